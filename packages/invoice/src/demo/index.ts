/** Invented certificates, for the demo and for tests. */
export { type TestCsdOptions, testCsd } from './csd.ts';
