/** Nonce of the host's Content-Security-Policy, which it writes into the page; Mantine puts it on its style elements. */
export function readStyleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}

declare global {
  /** Where the scroll lock of dialogs (react-style-singleton, through get-nonce) looks for the nonce of its style. */
  var __webpack_nonce__: string | undefined;
}

/** Tells the nonce to what writes styles without Mantine's provider. Before the first render. */
export function shareStyleNonce(): void {
  globalThis.__webpack_nonce__ = readStyleNonce();
}
