export { type TestCsdOptions, testCsd } from './csd.ts';
export * from './documents.ts';
export { hasSatFiles, needsSatFiles, satFolder, satSchemas } from './sat.ts';
