export * from './closed-pages.ts';
export * from './conditions.ts';
export * from './offer.ts';
export * from './payment-marks.ts';
