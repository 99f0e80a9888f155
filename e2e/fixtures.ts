import { type BrowserContext, test as base, type Page } from 'playwright/test';

/** What the pages of a test may say without failing it: patterns on `"<kind>: <text>"`. Empty unless a test expects one. */
type Options = { allowed: RegExp[] };

/** What the browser said that no test asked for. */
function listen(page: Page, heard: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      heard.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => heard.push(`page error: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left ends its requests and its live subscription: nobody misses them.
    if (reason !== 'net::ERR_ABORTED') heard.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500)
      heard.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  // SEC-21: nothing leaves for a third party.
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== '127.0.0.1' && hostname !== 'localhost') {
      heard.push(`third party: ${request.url()}`);
    }
  });
}

/**
 * Playwright's test, which fails when a page logs an error or warning, throws, loses a request, gets a 5xx or calls a
 * third party. A test that provokes one says so: `test.use({ allowed: [/status of 401/] })`.
 * `another()` is the first page of one more person, with a browser profile of their own and under the same rules.
 */
export const test = base.extend<Options & { quiet: string[]; another: () => Promise<Page> }>({
  allowed: [[], { option: true }],
  quiet: [
    async ({ context, allowed }, use) => {
      const heard: string[] = [];
      // The page of a context that is used again is there already.
      for (const page of context.pages()) listen(page, heard);
      context.on('page', (page) => listen(page, heard));
      await use(heard);
      const unexpected = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  async another({ browser, quiet }, use) {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      context.on('page', (page) => listen(page, quiet));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test';
