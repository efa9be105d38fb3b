/** Reads the checkout of a page, and leads a customer to the step that is next. */

import { type CheckoutStep, type CheckoutView, checkoutSteps } from '@tianguis/contract';
import { uuidShape } from '@tianguis/domain';
import { offeredOf } from '@tianguis/domain/offer';
import { registryPath } from '@tianguis/domain/registry';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { answered } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { checkoutParameter, checkoutPaths, stepPath, thanksPath } from '../../shared/links/checkout-paths.ts';
import { paths } from '../../shared/links/paths.ts';
import { asCustomer } from '../../shared/session/customer.server.ts';
import type { CheckoutPageData } from './checkout-data.ts';
import { stepsOf, toPage } from './to-page.server.ts';

export type Context = Readonly<RouterContextProvider>;

/** While the shop offers no way to pay, these pages do not exist (TR-01). @throws Response 404 */
export function requireOpen(context: Context): void {
  if (!offeredOf(context.get(shopContext).config.offer).purchases) throw data(null, { status: 404 });
}

/** The id of the checkout in the URL. @throws Response a redirect to the page that opens a checkout */
export function checkoutOf(context: Context, url: URL): string {
  requireOpen(context);
  const compra = url.searchParams.get(checkoutParameter);
  if (compra === null || compra === '') throw redirect(checkoutPaths.open, 303);
  if (!uuidShape.test(compra)) throw data(null, { status: 404 });
  return compra;
}

/** The path of the step at which a checkout goes on, or of the order that the checkout made. */
export function nextPath({ compra, step, pedido }: Pick<CheckoutView, 'compra' | 'step' | 'pedido'>): string {
  return pedido === null ? stepPath(step, compra) : thanksPath(pedido);
}

/**
 * Reads the checkout for a step.
 * @throws Response a redirect if an earlier step is not complete, if the step has no choice, or if the checkout has made
 *   its order
 */
export async function readStep(
  context: Context,
  url: URL,
  step: CheckoutStep,
): Promise<{ view: CheckoutView; page: CheckoutPageData }> {
  const compra = checkoutOf(context, url);
  const { data: view } = await answered(context.get(shopContext).api.checkout.read(compra, asCustomer(context)));
  // The registry was closed meanwhile, and its page says so.
  if (view.pedido === null && view.regalo && !view.address) throw redirect(registryPath(view.regalo.mesa), 303);
  if (view.pedido !== null || isAhead(step, view)) throw redirect(nextPath(view), 303);
  if (!stepsOf(view).includes(step)) throw redirect(nextPath(view), 303);
  const page = toPage(view);
  // Nothing is left to buy, and no line has to be mended.
  if (page.lines.length === 0 && page.leftOut.length === 0) throw redirect(paths.cart, 303);
  return { view, page };
}

/** The page after the address: the delivery, if there is a choice. */
export const afterAddress = (view: CheckoutView): string =>
  view.pedido === null && view.address !== null && stepsOf(view).includes('envio')
    ? stepPath('envio', view.compra)
    : nextPath(view);

const isAhead = (step: CheckoutStep, view: CheckoutView): boolean =>
  checkoutSteps.indexOf(step) > checkoutSteps.indexOf(view.step);
