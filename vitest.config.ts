import { defineConfig } from 'vitest/config';

/**
 * Folders whose tests may use a real PostgreSQL. All of them share one server, which is started only if such a test
 * runs.
 */
const withPostgres = [
  ...['apps/api', 'apps/server', 'packages/catalogue-index', 'packages/database', 'packages/demo', 'packages/identity'],
  ...['packages/schema', 'packages/testkit'],
];

const seeded = { setupFiles: ['./packages/testkit/src/random/seed.ts'] };

/**
 * These limits only end tests that hang. They are long, because responses are slow on a busy machine, and a shorter
 * limit would fail correct tests.
 */
const untilSomethingHangs = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 180_000 } } };

export default defineConfig({
  test: {
    // By default, Vitest leaves one processor free, which is half of a machine with two. These tests often wait for
    // PostgreSQL and other processes, so all processors are used.
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
          // The test files of a worker share loaded modules, because loading the API takes longer than most files'
          // tests.
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
        // Requests to one built shop, in series: some tests change a price or a name for a moment, and other tests read
        // it.
        test: {
          name: 'shop',
          include: ['e2e/requests/**/*.test.ts'],
          globalSetup: ['./e2e/requests/global-setup.ts'],
          fileParallelism: false,
          // Vitest runs projects with different numbers of workers one after the other.
          sequence: { groupOrder: 1 },
          isolate: false,
          ...untilSomethingHangs,
          // Some tests walk through thousands of addresses, beside the tests of another process.
          testTimeout: 900_000,
        },
      },
    ],
  },
});
