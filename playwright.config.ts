import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { app as facebookApp } from './apps/api/src/modules/accounts/testing/test-graph.ts';
import { facebookPort, neighbourPort, writeShopConfig } from './e2e/shop-config.ts';
import { chromiumFlags } from './packages/testkit/src/browser/chromium-flags.ts';
import { desktopUserAgent, phoneUserAgent } from './packages/testkit/src/browser/user-agents.ts';

/** Shopper journeys in a real browser against the real shop: own port, own data, a small demo catalogue. */
const port = Number(process.env.E2E_PORT ?? 3987);
const origin = `http://localhost:${port}`;
const dataDir = process.env.E2E_DATA_DIR ?? 'data/e2e';

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
  webServer: [
    {
      // A new shop each time: what an older demo left behind would be tested instead of today's.
      command: `node --eval "fs.rmSync(process.env.DATA_DIR, { recursive: true, force: true })" && exec node apps/server/src/main.ts`,
      url: `${origin}/readyz`,
      timeout: 600_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: {
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        DATA_DIR: dataDir,
        SHOP_CONFIG: writeShopConfig(resolve(import.meta.dirname, dataDir)),
        DEMO_PRODUCTS: '2400',
        LOG_LEVEL: 'warn',
        // All tests are one visitor.
        NEWSLETTER_PER_VISITOR: '1000',
        FACEBOOK_APP_ID: facebookApp.appId,
        FACEBOOK_APP_SECRET: facebookApp.appSecret,
        FACEBOOK_GRAPH_URL: `http://localhost:${facebookPort}`,
        FACEBOOK_DIALOG_URL: `http://localhost:${facebookPort}/dialog/oauth`,
        WRITES_PER_VISITOR: '5000',
        DATABASE_URL: '',
      },
    },
    {
      // A client of the shop's realm, and a provider outside of it: they need the database that the shop has opened.
      command: 'exec node e2e/neighbours.ts',
      url: `http://localhost:${neighbourPort}/`,
      timeout: 600_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: { E2E_PORT: String(port), E2E_DATA_DIR: dataDir },
    },
  ],
});
