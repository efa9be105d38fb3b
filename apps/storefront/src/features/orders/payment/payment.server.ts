/** Reads how an order is paid (RL-08). */
import { dateInMexico } from '@tianguis/domain';
import type { RouterContextProvider } from 'react-router';
import { answered } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { type OrderParams, productOf } from '../order/order.server.ts';
import { type PaymentPageData, toPaymentPage } from './payment-data.ts';

/** @throws Response 404 for the order of another customer, like an unknown one (RO-02) */
export async function readPayment(
  context: Readonly<RouterContextProvider>,
  params: OrderParams,
): Promise<PaymentPageData> {
  const product = productOf(params);
  const { api, config, now } = context.get(shopContext);
  const { data } = await answered(api.orders.payment(params.order, asCustomer(context)));
  return toPaymentPage(data, product, dateInMexico(now()), config.creditModule.label);
}
