export { type TestCsdOptions, testCsd } from '../demo/csd.ts';
export * from './documents.ts';
export { hasSatFiles, needsSatFiles, satFolder, satSchemas } from './sat.ts';
