/**
 * Seeds fast-check for all tests, as a setup file of Vitest: TEST_SEED, or 1. So a test draws the same data in each run
 * and fails in all runs or in none; another seed is drawn by `npm run test:full` and `npm test -- --shuffle`.
 */
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.TEST_SEED ?? 1) });
