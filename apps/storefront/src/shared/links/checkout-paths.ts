/** URLs of the checkout, in a separate file from `paths`, which every page of the shop loads. */
import type { CheckoutStep } from '@tianguis/contract';

export const checkoutPaths = {
  /** Opens a checkout and leads to its first incomplete step. The button "Comprar" submits its form here. */
  open: '/comprar',
  /** Provider's pages return to this path, followed by the id of the attempt. */
  back: '/comprar/regreso',
  /** For scripts: answers a form of a step. */
  answer: '/comprar/respuesta',
} as const;

/** Parameter of the URLs: the id of the checkout. */
export const checkoutParameter = 'compra';

/** The page of a step. */
export function stepPath(step: CheckoutStep, compra: string, more: Readonly<Record<string, string>> = {}): string {
  return `/comprar/${step}?${new URLSearchParams({ [checkoutParameter]: compra, ...more })}`;
}

/** For scripts: answers the form of a step. */
export const stepAnswerPath = (step: CheckoutStep, compra: string): string =>
  `${checkoutPaths.answer}/${step}?${new URLSearchParams({ [checkoutParameter]: compra })}`;

/** The page after an order: its number, and how it is paid or is to be paid. */
export const thanksPath = (order: string): string => `/comprar/gracias/${encodeURIComponent(order)}`;

/** Another try, or another way to pay an order (PA-07). */
export const payPath = (order: string): string => `${orderPath(order)}/pagar`;

/** For scripts: answers the form of {@link payPath}. */
export const payAnswerPath = (order: string): string => `${payPath(order)}/respuesta`;

/** RL-07: an order. */
export const orderPath = (order: string): string => `/pedido/${encodeURIComponent(order)}`;
