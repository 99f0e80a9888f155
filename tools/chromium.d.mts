/** undefined: Playwright's own browser; null: there is none. */
export function chromiumPath(): string | null | undefined;
export const CHROMIUM_ARGS: string[];
