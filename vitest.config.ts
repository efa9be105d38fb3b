import { defineConfig } from 'vitest/config';

/** Folders whose tests may ask for a real PostgreSQL; one server is started for all of them, and only when one of them runs. */
const withPostgres = ['apps/api', 'apps/server', 'packages/database', 'packages/demo', 'packages/testkit'];

export default defineConfig({
  test: {
    // Vitest leaves one processor free, which of two is half; much of what these tests do is waiting for PostgreSQL and for processes.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'postgres',
          include: withPostgres.map((folder) => `${folder}/**/*.test.ts`),
          globalSetup: ['./packages/testkit/src/postgres/global-setup.ts'],
          // Commands and whole shops as processes of their own take their time on a busy machine; this only ends what hangs.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: [
            'apps/**/*.test.{ts,tsx}',
            'packages/**/*.test.{ts,tsx}',
            'config/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**', ...withPostgres.map((folder) => `${folder}/**`)],
        },
      },
    ],
  },
});
