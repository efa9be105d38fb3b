/** What the page of the cart shows. All amounts are centavos, and all sums are of the server. */
import type { CartView } from '@tianguis/contract';

type Line = CartView['products'][number];
export type LineState = Line['state'];

export interface CartLineData {
  id: number;
  /** Of the variant; '0': the product has no choices. */
  sku: string;
  title: string;
  href: string;
  picture: string;
  alt: string;
  /** "Negro", "M". */
  options: string[];
  /** Of one piece. */
  price: number;
  listPrice: number;
  /** Of the line: its pieces that count. */
  amount: number;
  /** Pieces that are wanted, those of them that count, and the most that can be wanted now. */
  wanted: number;
  pieces: number;
  most: number;
  state: LineState;
  /** What one piece cost when the customer last saw it, if that has changed. */
  priceBefore: number | null;
  /** When it arrives, in words. */
  arrival: string | undefined;
  isFulfilled: boolean;
}

export interface CartSellerData {
  id: number;
  name: string;
  href: string;
  isOfficial: boolean;
  goods: number;
  shipping: { isFree: boolean; cost: number | null; missing: number };
  lines: CartLineData[];
}

export interface CartPageData {
  sellers: CartSellerData[];
  later: CartLineData[];
  /** Pieces that count. */
  pieces: number;
  version: number;
  totals: CartView['totals'];
  coupon: CartView['coupon'];
  /** Title of what keeps the cart from months without interest, where the rest of it has them. */
  withoutMonths: string | undefined;
  /** Where it goes; undefined: not known. */
  postalCode: string | undefined;
  /** From this value of its goods on a seller's ship free. */
  freeFrom: number;
  /** What became of the last change, where it is not what was asked for. */
  notices: string[];
}

/** What has just been done, for the page that comes after it. */
export interface CartNotice {
  text: string;
  /** What takes it back. */
  undo?: { what: CartAction; id: number; sku: string } | undefined;
}

/** Fields of the forms of the cart. */
export const cartFields = {
  /** What to do. */
  what: 'accion',
  product: 'producto',
  sku: 'variante',
  pieces: 'cantidad',
  /** Of the buttons for one more or one less: counts instead of `pieces`. */
  step: 'fijar',
  /** Of the cart that was shown. */
  version: 'version',
  coupon: 'codigo',
} as const;

export const cartActions = [
  ...(['cantidad', 'quitar', 'devolver', 'despues', 'carrito', 'favoritos'] as const),
  ...(['precios', 'cupon', 'sin-cupon'] as const),
] as const;
export type CartAction = (typeof cartActions)[number];

/** In an address: what has just been done, and to which line. */
export const cartNotice = { done: 'listo', product: 'producto', sku: 'variante' } as const;

/** Tells lines apart. */
export const keyOf = ({ id, sku }: Pick<CartLineData, 'id' | 'sku'>): string => `${id} ${sku}`;

/** What takes an action back. */
export const undoOf: Partial<Readonly<Record<CartAction, CartAction>>> = {
  ...{ quitar: 'devolver', despues: 'carrito', favoritos: 'devolver' },
};
