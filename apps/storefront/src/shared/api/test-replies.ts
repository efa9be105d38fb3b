/** For tests: an API with the replies of a test, behind the typed client that loaders use. */
import { type Call, createClient } from '@tianguis/contract/client';
import { RouterContextProvider } from 'react-router';
import { type ShopContext, shopContext } from './shop-context.ts';

export interface Replies {
  /** Requested paths with their queries. */
  asked: string[];
  api: ShopContext['api'];
  context: RouterContextProvider;
}

/** A reply with a status and a body. */
export class StatusReply {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown = {}) {
    this.status = status;
    this.body = body;
  }
}

/**
 * `answer` returns the body for a path, a status without a body, or both. An error that it throws is a network failure.
 */
export function replies(
  answer: (path: string, call: Call) => object | number | Promise<object | number>,
  shop: Partial<ShopContext> = {},
): Replies {
  const asked: string[] = [];
  const api = createClient({
    transport: async (call) => {
      asked.push(call.path);
      const body = await answer(call.path, call);
      if (body instanceof StatusReply)
        return { status: body.status, headers: new Headers(), text: JSON.stringify(body.body) };
      const [status, text] = typeof body === 'number' ? [body, ''] : [200, JSON.stringify(body)];
      return { status, headers: new Headers(), text };
    },
  });
  const context = new RouterContextProvider();
  context.set(shopContext, { publicOrigin: 'http://localhost', ...shop, api } as ShopContext);
  return { asked, api, context };
}
