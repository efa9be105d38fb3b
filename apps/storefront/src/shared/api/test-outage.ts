/** Shops with a failing API. For tests only. */
import { type ApiClient, ApiError, createClient } from '@tianguis/contract/client';
import { RouterContextProvider } from 'react-router';
import { type ShopContext, shopContext } from './shop-context.ts';

/** An API that replies to every call with this response. */
export function answering(status: number, body: unknown): ApiClient {
  const headers = { get: () => null };
  return createClient({ transport: async () => ({ status, headers, text: JSON.stringify(body) }) });
}

/** The context of a shop whose API is unreachable, as loaders receive it. */
export function outage(): RouterContextProvider {
  const fail = () => Promise.reject(new ApiError({ status: 503, code: 'NETWORK', msg: 'No contesta' }));
  const api = { products: { byIds: fail, recommendations: fail } } as unknown as ApiClient;
  const context = new RouterContextProvider();
  context.set(shopContext, { api, config: {}, publicOrigin: 'http://localhost' } as ShopContext);
  return context;
}
