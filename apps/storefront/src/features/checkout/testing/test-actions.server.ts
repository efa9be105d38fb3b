/** For tests: runs actions of the checkout in a shop whose API answers as given. */
import { wholeOffer } from '@tianguis/testkit/offers';
import type { ShopContext } from '../../../shared/api/shop-context.ts';
import { asAction, type Call, shop, signedIn } from '../../../shared/session/test-session.server.ts';
import { viewOf } from './test-checkout.ts';

const config = { offer: wholeOffer } as ShopContext['config'];
export const more = { config, publicOrigin: 'http://localhost:3000', acquirerPort: 3001 };
export const request = new Request('http://localhost:3000/x', { headers: { host: 'localhost:3000' } });
export const document = (view = viewOf()) => ({ status: 200, body: { status: 'success', data: view } });
export const cart = { total_items: 0, metadata: { version: 9 }, products: [] };

/** Runs an action in a shop whose API answers as given. @returns its result or the redirect that it threw */
export async function run<T>(
  reply: (call: Call) => { status: number; body?: unknown } | undefined,
  work: Parameters<typeof asAction<T>>[1],
) {
  const own = shop(
    signedIn(),
    (call) => (call.path.startsWith('/cart') ? { status: 200, body: { data: cart } } : reply(call)),
    more,
  );
  const result = await asAction(own.context, work).catch((thrown: unknown) => thrown);
  const to = result instanceof Response ? result.headers.get('location') : undefined;
  return {
    ...own,
    result,
    to,
    sent: own.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body && JSON.parse(body)),
  };
}
