/** For tests: requests of a signed-in browser, in a shop whose API replies as the test wants. */
import type { RouterContextProvider } from 'react-router';
import type { ShopContext } from '../api/shop-context.ts';
import { replies, StatusReply } from '../api/test-replies.ts';
import { createRequestScope } from '../request/create-scope.server.ts';
import { requestContext } from '../request/request-scope.ts';
import { requireCustomer } from './customer.server.ts';

export const now = 1_800_000_000;
export const profile = { nombre: 'Ana', correo: 'ana@correo.mx' };
/** Cookies of a signed-in browser, and further cookies. */
export const signedIn = (more: Record<string, string> = {}) => ({
  session_token: 'session-1',
  access_token: 'access-1',
  refresh_token: `refresh-${crypto.randomUUID()}`,
  access_token_expira: String(now + 600),
  refresh_token_expira: String(now + 90_000),
  profileData: JSON.stringify(profile),
  dispositivo: 'device-1',
  ...more,
});

export interface Call {
  method: string;
  path: string;
  body: string;
  cookie: string | undefined;
  /** The header `authorization`. */
  authorization: string | undefined;
}

type Answer = { status: number; body?: unknown } | undefined;

/**
 * A request of a browser with these cookies, in a shop whose API replies with `reply`. If `reply` is undefined, the API
 * cannot be reached.
 * @param more further values of the shop
 */
export function shop(
  cookies: Record<string, string>,
  reply: (call: Call) => Answer | Promise<Answer>,
  more: Partial<ShopContext> = {},
) {
  const calls: Call[] = [];
  const { context } = replies(
    async (path, { method, headers, body }) => {
      const call = {
        method,
        path,
        body: String(body ?? ''),
        cookie: headers.cookie,
        authorization: headers.authorization,
      };
      calls.push(call);
      const answer = await reply(call);
      if (answer === undefined) throw new Error('no connection');
      return new StatusReply(answer.status, answer.body);
    },
    {
      ...{ publicOrigin: 'https://tienda.example', now: () => now * 1_000 },
      accounts: { realm: 'tianguis', client: 'tienda' } as ShopContext['accounts'],
      ...more,
    },
  );
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  const { signal } = new AbortController();
  const scope = createRequestScope({ id: '1', address: '203.0.113.7', personal: { cookie, signal } }, true);
  context.set(requestContext, scope);
  const left = () => Object.keys(cookies).filter((name) => scope.cookies.get(name) !== undefined);
  return { context, calls, scope, left };
}

/**
 * Runs `work` as an action of a route that needs a customer.
 * @returns its result
 */
export async function asAction<Result>(
  context: RouterContextProvider,
  work: (context: RouterContextProvider) => Promise<Result>,
): Promise<Result | undefined> {
  let result: Result | undefined;
  const request = new Request('http://shop/x', { method: 'POST' });
  await (requireCustomer as (...given: unknown[]) => Promise<Response>)(
    { request, url: new URL(request.url), context },
    async () => {
      result = await work(context);
      return new Response();
    },
  );
  return result;
}

/** A form with these fields. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
