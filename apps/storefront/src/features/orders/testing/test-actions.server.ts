/** For tests: runs loaders and actions of the pages of an order, in a shop whose API answers as given. */
import type { ShopConfig } from '@tianguis/config';
import type { OrderView } from '@tianguis/contract';
import { wholeOffer } from '@tianguis/testkit/offers';
import { asAction, type Call, shop, signedIn } from '../../../shared/session/test-session.server.ts';
import { number } from './test-order.ts';

type Reply = { status: number; body?: unknown } | undefined;

export const success = (data: unknown): Reply => ({ status: 200, body: { status: 'success', data } });
export const refusal = (status: number, code: string, more: object = {}): Reply => ({
  ...{ status, body: { status, code, msg: `${code}.`, request_id: '1', ...more } },
});

/** A shop without a balance, and so without exchanges. */
const config = { offer: { ...wholeOffer, balance: false } } as ShopConfig;

/**
 * @param order the order of the URL
 * @param reply answers all other calls; undefined: no reply comes
 * @returns the result, or what was thrown, and the bodies that were sent
 */
export async function run<T>(order: OrderView, reply: (call: Call) => Reply, work: Parameters<typeof asAction<T>>[1]) {
  const own = shop(signedIn(), (call) => (call.path.endsWith(`/pedidos/${number}`) ? success(order) : reply(call)), {
    config,
  });
  const result = await asAction(own.context, work).catch((thrown: unknown) => thrown);
  const sent = own.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body && JSON.parse(body));
  return { ...own, result, sent };
}
