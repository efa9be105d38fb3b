export { type SlipBars, slipBars } from './slip-bars.ts';
