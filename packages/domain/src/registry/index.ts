export * from './gift-change.ts';
export * from './registry-kinds.ts';
export * from './registry-paths.ts';
export * from './registry-rules.ts';
