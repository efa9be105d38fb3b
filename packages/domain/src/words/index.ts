export * from './analyse.ts';
export * from './fold.ts';
export * from './normalise.ts';
export * from './product-words.ts';
export * from './signs.ts';
export * from './spelling.ts';
export * from './synonyms.ts';
export * from './word-filter.ts';
