import { defineConfig } from 'vitest/config';

/** Folders whose tests may use a real PostgreSQL: one server for all of them, started only if one of them runs. */
const withPostgres = [
  ...['apps/api', 'apps/server', 'packages/catalogue-index', 'packages/database', 'packages/demo', 'packages/identity'],
  ...['packages/schema', 'packages/testkit'],
];

const seeded = { setupFiles: ['./packages/testkit/src/random/seed.ts'] };

/**
 * Ends what hangs. On a busy machine the right answer comes late, and a test that gave up on it would say nothing of
 * the shop.
 */
const untilSomethingHangs = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
    // Vitest leaves one processor free, which of two is half; these tests wait for PostgreSQL and processes much of the
    // time.
    maxWorkers: '100%',
    tags: [
      {
        name: 'process',
        description: 'Starts, kills and upgrades real shops and databases (tools/testing/process-tests.mjs).',
      },
      { name: 'smoke', description: 'A process test that always runs.' },
    ],
    projects: [
      {
        test: {
          name: 'postgres',
          include: withPostgres.map((folder) => `${folder}/**/*.test.ts`),
          globalSetup: ['./packages/testkit/src/postgres/global-setup.ts'],
          // The files of a worker share its modules: loading the API takes longer than most files test.
          isolate: false,
          ...seeded,
          ...untilSomethingHangs,
        },
      },
      {
        test: {
          name: 'unit',
          isolate: false,
          ...seeded,
          ...untilSomethingHangs,
          include: [
            'apps/**/*.test.{ts,tsx}',
            'packages/**/*.test.{ts,tsx}',
            'config/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**', ...withPostgres.map((folder) => `${folder}/**`)],
        },
      },
      {
        // Requests to one built shop, in series: some tests change a price or a name for a moment, which others read.
        test: {
          name: 'shop',
          include: ['e2e/requests/**/*.test.ts'],
          globalSetup: ['./e2e/requests/global-setup.ts'],
          fileParallelism: false,
          // Vitest runs projects with different numbers of workers one after the other.
          sequence: { groupOrder: 1 },
          isolate: false,
          ...untilSomethingHangs,
        },
      },
    ],
  },
});
