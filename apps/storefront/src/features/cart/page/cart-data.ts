/** The data of the cart's page. All amounts are centavos, and the server computes all sums. */
import type { CartView } from '@tianguis/contract';

type Line = CartView['products'][number];
export type LineState = Line['state'];

export interface CartLineData {
  id: number;
  /** SKU of the variant; '0': the product has no choices. */
  sku: string;
  title: string;
  href: string;
  picture: string;
  alt: string;
  /** "Negro", "M". */
  options: string[];
  /** Price of one piece. */
  price: number;
  listPrice: number;
  /** Price of the line's counted pieces. */
  amount: number;
  /** Pieces that are wanted, those of them that count, and the most that can be wanted now. */
  wanted: number;
  pieces: number;
  most: number;
  state: LineState;
  /** The price of one piece that the customer saw last, if the price has changed. */
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
  /** The outcome of the last change, if it differs from the request. */
  notices: string[];
}

/** The last action, for the page that follows it. */
export interface CartNotice {
  text: string;
  /** The action that takes it back. */
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
  /** Version of the cart that was shown. */
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

/** The action that takes another action back. */
export const undoOf: Partial<Readonly<Record<CartAction, CartAction>>> = {
  ...{ quitar: 'devolver', despues: 'carrito', favoritos: 'devolver' },
};
