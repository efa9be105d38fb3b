export * from './millionths.ts';
export * from './regime-names.ts';
export * from './regimes.ts';
export * from './rfc.ts';
export * from './seller-tax.ts';
export * from './tax-keys.ts';
export * from './tax-map.ts';
export * from './taxpayer-name.ts';
