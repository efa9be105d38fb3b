export * from './count.ts';
export * from './frame.ts';
export * from './initial.ts';
export * from './listing-path.ts';
export * from './money.ts';
export * from './postal-code.ts';
export * from './seen.ts';
export * from './variants.ts';
