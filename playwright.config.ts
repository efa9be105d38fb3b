import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from './packages/testkit/src/browser/chromium-flags.ts';
import { desktopUserAgent, phoneUserAgent } from './packages/testkit/src/browser/user-agents.ts';

/** Shopper journeys in a real browser against the real shop: own port, own data, a small demo catalogue. */
const port = Number(process.env.E2E_PORT ?? 3987);
const origin = `http://localhost:${port}`;

const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [...chromiumFlags],
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // These end what hangs: on a busy machine the right answer comes late.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    launchOptions: chromium,
    // Recording each test for the case that it fails is a fifth of the time of a run: whoever looks for a cause gives
    // `--trace on`.
    trace: 'off',
  },
  // A test of one device alone has the tag of that device; skipping it in its body would open its page first.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop\b/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 740 },
        // Of a cheap phone: 720 × 1480 pixels.
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
  webServer: {
    // A new shop each time: what an older demo left behind would be tested instead of today's.
    command: `node --eval "fs.rmSync(process.env.DATA_DIR, { recursive: true, force: true })" && exec node apps/server/src/main.ts`,
    url: `${origin}/readyz`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: process.env.E2E_DATA_DIR ?? 'data/e2e',
      DEMO_PRODUCTS: '2400',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
    },
  },
});
