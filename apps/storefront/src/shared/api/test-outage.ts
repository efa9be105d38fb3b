/** A shop whose API cannot be reached, as a loader meets it. For tests alone. */
import { type ApiClient, ApiError } from '@tianguis/contract/client';
import { RouterContextProvider } from 'react-router';
import { type ShopContext, shopContext } from './shop-context.ts';

export function outage(): RouterContextProvider {
  const fail = () => Promise.reject(new ApiError({ status: 503, code: 'NETWORK', msg: 'No contesta' }));
  const api = { products: { byIds: fail, recommendations: fail } } as unknown as ApiClient;
  const context = new RouterContextProvider();
  context.set(shopContext, { api, config: {}, publicOrigin: 'http://localhost' } as ShopContext);
  return context;
}
