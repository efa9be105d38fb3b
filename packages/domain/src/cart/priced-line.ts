import type { Centavos } from '../money/money.ts';

/** The values of a line that decide its price. */
export interface PricedLine {
  /** Tells it from others of the cart. */
  key: string;
  seller: number;
  department: number;
  /** Current price of one piece. */
  price: Centavos;
  /** Price of one piece before any offer. */
  listPrice: Centavos;
  /** Those that can be bought (VA-07): 0 does not count. */
  pieces: number;
  shipsFree: boolean;
}
