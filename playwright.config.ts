import { defineConfig, devices } from '@playwright/test';
import { origin } from './e2e/support/shop/operator.ts';
import { isShopOpen, shopProcesses } from './e2e/support/shop/tested-shop.ts';
import { chromiumFlags } from './packages/testkit/src/browser/chromium-flags.ts';
import { desktopUserAgent, phoneUserAgent } from './packages/testkit/src/browser/user-agents.ts';

/** Browser of the tests. The tests run shopper journeys against the real shop (`e2e/tested-shop.ts`). */
const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [...chromiumFlags],
};

export default defineConfig({
  testDir: 'e2e',
  // Vitest runs the other tests of this folder.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // These limits only end tests that hang. They are long, because responses are slow on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    launchOptions: chromium,
    // The tests of a worker share one page, whose cookies, storage and routes Playwright clears between tests. A new
    // page with its renderer process costs 0.4 s of CPU time. Tests with other options get a new page.
    reuseContext: true,
    // `page.route` does not see requests of a service worker. Only tests of the worker allow it (`e2e/offline`).
    serviceWorkers: 'block',
    // Traces are off, because recording each test takes a fifth of the run's time. To find a cause, run with `--trace
    // on`.
    trace: 'off',
  },
  // A test for one device has the tag of that device. Skipping the test in its body would open its page first.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop\b/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 740 },
        // The resolution of a cheap phone: 720 × 1480 pixels.
        deviceScaleFactor: 2,
        userAgent: phoneUserAgent,
      },
    },
    {
      name: 'desktop',
      grepInvert: /@phone\b/,
      use: { viewport: { width: 1280, height: 860 }, userAgent: desktopUserAgent },
    },
  ],
  webServer: isShopOpen
    ? []
    : shopProcesses().map((one) => ({
        ...one,
        timeout: 600_000,
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      })),
});
