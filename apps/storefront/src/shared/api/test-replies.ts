/** An API that answers as a test says, through the typed client, as a loader meets it. For tests alone. */
import { createClient } from '@tianguis/contract/client';
import { RouterContextProvider } from 'react-router';
import { type ShopContext, shopContext } from './shop-context.ts';

export interface Replies {
  /** Paths asked for so far, with their queries. */
  asked: string[];
  api: ShopContext['api'];
  context: RouterContextProvider;
}

/** `answer` gives the body for a path, or a status without one; what it throws is a network that fails. */
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
