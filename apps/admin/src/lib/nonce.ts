/** Nonce of the host's Content-Security-Policy, which it writes into the page; Mantine puts it on its style elements. */
export function readStyleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}
