/**
 * Seeds fast-check for all tests, as a setup file of Vitest, with TEST_SEED or 1. So a test generates the same data in
 * each run, and fails in all runs or in none. `npm run test:full` and `npm test -- --shuffle` use another seed.
 */
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.TEST_SEED ?? 1) });
