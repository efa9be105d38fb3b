export * from './coupon.ts';
export * from './free-shipping.ts';
export * from './limits.ts';
export * from './months.ts';
export * from './priced-line.ts';
export * from './shared-link.ts';
export * from './totals.ts';
