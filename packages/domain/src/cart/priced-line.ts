import type { Centavos } from '../money.ts';

/** What of a line decides what it costs. */
export interface PricedLine {
  /** Tells it from others of the cart. */
  key: string;
  seller: number;
  department: number;
  /** Of one piece, today. */
  price: Centavos;
  /** Of one piece, before any offer. */
  listPrice: Centavos;
  /** Those that can be bought (VA-07): 0 does not count. */
  pieces: number;
  shipsFree: boolean;
}
