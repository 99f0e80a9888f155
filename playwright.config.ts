import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './tools/chromium.mjs';
import { REPORTS } from './tools/reports.mjs';

const port = Number(process.env.E2E_PORT ?? 3199);
const data = `.e2e/data-${port}`;
// This file is read again in each worker: only the first reading, before the server starts, empties the folder.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(data, { recursive: true, force: true });

/** The built product on an empty data folder, in a real browser, in Chile. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.e2e/results',
  reporter: [['list'], ['json', { outputFile: REPORTS.playwright }]],
  // One more than the cores of a small machine: a page that waits leaves its core to another's.
  workers: Math.max(3, availableParallelism()),
  // On a machine at its limit a key can come before its menu. What passes only when tried again is counted apart.
  retries: 1,
  forbidOnly: true,
  fullyParallel: true,
  // A machine that does other things meanwhile is no fault of the product: nothing here is measured in seconds.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    headless: true,
    // Emptied between journeys, not started anew: that took a fifth of their time.
    reuseContext: true,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    // A click that was lost is told within a minute, not when its whole journey has run out of time.
    actionTimeout: 60_000,
    launchOptions: { executablePath: chromiumPath() ?? undefined, args: CHROMIUM_ARGS },
    // Recording every step doubles the time of a journey: asked for with E2E_TRACE=1, when one fails.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `"${process.execPath}" apps/server/dist/main.js`,
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port), RECLUTA_DATA: data, NODE_ENV: 'production' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
