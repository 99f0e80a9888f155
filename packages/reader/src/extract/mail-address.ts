/** The address that a link writes to; null where it leads elsewhere. */
export function mailAddress(target: string): string | null {
  const written = /mailto:([^?"\s]{4,120})/i.exec(target)?.[1];
  return written === undefined ? null : decoded(written);
}

/** What a link says with `%40` and the like. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
