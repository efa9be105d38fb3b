import type { Centavos } from '../money/money.ts';

/** The values of a line that decide its price. */
export interface PricedLine {
  /** Identifies the line within the cart. */
  key: string;
  seller: number;
  department: number;
  /** Current price of one piece. */
  price: Centavos;
  /** Price of one piece before any offer. */
  listPrice: Centavos;
  /** Pieces that can be bought (VA-07). A line with 0 pieces does not count. */
  pieces: number;
  shipsFree: boolean;
}

/** The price of all pieces of a line. */
export const worthOf = ({ price, pieces }: Pick<PricedLine, 'price' | 'pieces'>): Centavos => price * pieces;
