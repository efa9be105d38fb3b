/** The data of the cart's page. All amounts are centavos, and the server computes all sums. */
import type { CartView } from '@tianguis/contract';
import { cartDoneParameter } from '../../../shared/links/cart-paths.ts';

type Line = CartView['products'][number];
export type LineState = Line['state'];

export interface CartLineData {
  id: number;
  /** SKU of the variant; '0' if the product has no choices. */
  sku: string;
  title: string;
  href: string;
  picture: string;
  alt: string;
  /** The chosen options: "Negro", "M". */
  options: string[];
  /** Price of one piece. */
  price: number;
  listPrice: number;
  /** Price of all counted pieces of the line. */
  amount: number;
  /** Pieces that the customer wants, pieces that count, and the most that can be wanted now. */
  wanted: number;
  pieces: number;
  most: number;
  state: LineState;
  /** The price of one piece that the customer saw last; null if the price has not changed. */
  priceBefore: number | null;
  /** When the product arrives, in words. */
  arrival: string | undefined;
  /** Nobody delivers the product to the postal code, which `arrival` says. */
  isUndeliverable: boolean;
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

/** An order that waits for its payment. */
export interface UnpaidOrderData {
  /** Its number. */
  order: string;
  total: number;
  /** Until when its pieces are reserved, in words; undefined if the time does not end them. */
  until: string | undefined;
  canChange: boolean;
  lines: { key: string; title: string; picture: string | null; pieces: number; amount: number }[];
}

export interface CartPageData {
  unpaid: UnpaidOrderData[];
  sellers: CartSellerData[];
  later: CartLineData[];
  /** Number of counted pieces. */
  pieces: number;
  version: number;
  totals: CartView['totals'];
  coupon: CartView['coupon'];
  /** Title of a product that has no months without interest, if other products of the cart have them. */
  withoutMonths: string | undefined;
  /** Postal code of the delivery; undefined if unknown. */
  postalCode: string | undefined;
  /** Value of the goods from which shipping is free, in centavos: of the cart, or of each seller (BL-03). */
  freeFrom: number;
  /** Centavos that are missing until the whole cart ships free; undefined if each seller counts apart. */
  toFreeShipping: number | undefined;
  /** Whether purchases are open: the shop offers a way to pay (TR-01). */
  isOpen: boolean;
  /** The outcome of the last change, if it differs from the request. */
  notices: string[];
}

/** The last action, as the next page shows it. */
export interface CartNotice {
  text: string;
  /** The action succeeded with a result that differs from the request. */
  isNotice?: boolean | undefined;
  /** The action that undoes it. */
  undo?: { what: CartAction; id: number; sku: string } | undefined;
}

/** Fields of the forms of the cart. */
export const cartFields = {
  /** Name of the action. */
  what: 'accion',
  product: 'producto',
  sku: 'variante',
  pieces: 'cantidad',
  /** Value of the buttons for one more or one less piece, which overrides `pieces`. */
  step: 'fijar',
  /** Version of the cart that the page showed. */
  version: 'version',
  coupon: 'codigo',
  /** Number of an unpaid order. */
  order: 'pedido',
} as const;

export const cartActions = [
  ...(['cantidad', 'quitar', 'devolver', 'despues', 'carrito', 'favoritos'] as const),
  ...(['precios', 'cupon', 'sin-cupon', 'cambiar'] as const),
] as const;
export type CartAction = (typeof cartActions)[number];

/** Query parameters: the action that was just done, and its line. */
export const cartNotice = { done: cartDoneParameter, product: 'producto', sku: 'variante' } as const;

/** Key that distinguishes the lines of a cart. */
export const keyOf = ({ id, sku }: Pick<CartLineData, 'id' | 'sku'>): string => `${id} ${sku}`;

/** The action that undoes another action. */
export const undoOf: Partial<Readonly<Record<CartAction, CartAction>>> = {
  ...{ quitar: 'devolver', despues: 'carrito', favoritos: 'devolver' },
};
