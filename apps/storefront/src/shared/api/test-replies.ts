/** An API with the replies of a test, behind the typed client, as loaders use it. For tests only. */
import { createClient } from '@tianguis/contract/client';
import { RouterContextProvider } from 'react-router';
import { type ShopContext, shopContext } from './shop-context.ts';

export interface Replies {
  /** Requested paths with their queries. */
  asked: string[];
  api: ShopContext['api'];
  context: RouterContextProvider;
}

/** `answer` returns the body for a path, or a status without a body; what it throws is a network failure. */
export function replies(answer: (path: string) => object | number, shop: Partial<ShopContext> = {}): Replies {
  const asked: string[] = [];
  const api = createClient({
    transport: async ({ path }) => {
      asked.push(path);
      const body = answer(path);
      const [status, text] = typeof body === 'number' ? [body, ''] : [200, JSON.stringify(body)];
      return { status, headers: new Headers(), text };
    },
  });
  const context = new RouterContextProvider();
  context.set(shopContext, { publicOrigin: 'http://localhost', ...shop, api } as ShopContext);
  return { asked, api, context };
}
