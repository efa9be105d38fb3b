export * from './deadline.ts';
export * from './global-invoice.ts';
export * from './issue-time.ts';
export * from './part.ts';
export * from './payment-form.ts';
export * from './receiver/receiver.ts';
export * from './receiver/uses.ts';
export * from './sums/index.ts';
