export { splitAmount } from '../money/split.ts';
export * from './acquirer-origin.ts';
export * from './arrivals/on-time.ts';
export * from './balance.ts';
export * from './cancellation.ts';
export * from './order-split.ts';
export * from './progress/parcel-progress.ts';
export * from './quote.ts';
export * from './refund.ts';
export * from './refund-date.ts';
export * from './returns/exchange.ts';
export * from './returns/return-reasons.ts';
export * from './returns/return-states.ts';
export * from './returns/return-times.ts';
export * from './returns/return-words.ts';
export * from './sellers/earnings.ts';
export * from './sellers/seller-terms.ts';
export * from './states/parcel-states.ts';
export * from './states/payment-states.ts';
export * from './states/piece-states.ts';
export * from './states/state-table.ts';
export * from './status-word.ts';

export * from './time-to-pay.ts';

export * from './unsettled.ts';
export * from './ways.ts';
