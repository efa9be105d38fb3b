/**
 * A session that the API refuses although the provider renews its tokens, or does not answer: no page of a customer and
 * the sign-in page redirect to each other forever (RT-02, SS-06).
 */
import { apiPaths } from '@tianguis/contract';
import { parseSetCookie } from 'cookie';
import { createRequestHandler, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { startAction } from '../../features/session/pending-action/require-sign-in.server.ts';
import { readEntry } from '../../features/shared-cart/entry.server.ts';
import { savePending } from '../../features/wishlist/hearts/pending.server.ts';
import { pressHeart } from '../../features/wishlist/hearts/press.server.ts';
import { answered } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { commitScope } from '../../shared/request/commit.server.ts';
import { asCustomer, requireCustomer } from '../../shared/session/customer.server.ts';
import { type Call, shop, signedIn } from '../../shared/session/test-session.server.ts';
import { loader as login } from '../auth/login.tsx';

const origin = 'https://tienda.example';
/** Browsers stop after twenty redirects. */
const mostSteps = 20;

const heart = { id: 'a-b-c-d-e', kind: 'favorito', product: 7, sku: '0', quantity: 1 } as const;

const readLists = async ({ context }: LoaderFunctionArgs) => {
  await answered(context.get(shopContext).api.wishlist.lists(asCustomer(context)));
  return null;
};

/** The sign-in page, and pages that read as the customer, in the ways in which the pages of the shop do this. */
const pages = {
  login: { loader: login },
  'mi-cuenta': { middleware: [requireCustomer], loader: readLists, action: readLists },
  'acciones/continuar': {
    middleware: [requireCustomer],
    loader: async ({ context }: LoaderFunctionArgs) => savePending(context, heart.product),
  },
  'acciones/favoritos': {
    action: async ({ context, request }: LoaderFunctionArgs) =>
      (await pressHeart(context, heart.product, false)) ?? startAction(context, request.headers.get('referer'), heart),
  },
  'afiliados/*': { loader: ({ context, url }: LoaderFunctionArgs) => readEntry(context, url, 'x') },
};

const page = (path: string, module: object) => ({
  ...{ id: path, parentId: 'root', path },
  module: { default: () => null, ...module },
});
const build = {
  entry: {
    module: {
      default: async (_request: Request, status: number, headers: Headers) => new Response('page', { status, headers }),
      handleError: () => undefined,
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null, middleware: [commitScope] } },
    ...Object.fromEntries(Object.entries(pages).map(([path, module]) => [path, page(path, module)])),
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  ...{ future: {}, ssr: true, prerender: [], routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' } },
};
const handle = createRequestHandler(build as unknown as ServerBuild, 'production');

const tokens = { access_token: 'access-2', expires_in: 900, token_type: 'Bearer' };
/** An API that refuses the session. `renewal` is the reply of the provider to a refresh. */
const refusing =
  (renewal: { status: number; body?: object }) =>
  ({ path, authorization }: Call) => {
    if (path.endsWith('/token'))
      return renewal.status === 200
        ? { status: 200, body: { ...tokens, refresh_token: `refresh-${crypto.randomUUID()}` } }
        : renewal;
    if (path.endsWith('/logout')) return { status: 204 };
    const isForVisitors =
      path.startsWith('/products/') || (path === apiPaths.sharedCartPreview && authorization === undefined);
    return isForVisitors
      ? { status: 200, body: { data: { products: [] } } }
      : { status: 401, body: { status: 401, code: 'UNAUTHENTICATED', msg: 'Inicia sesión.' } };
  };

/** Requests an address as a signed-in browser does, and follows its redirects. */
async function walk(path: string, renewal: { status: number }, method = 'GET') {
  const jar = new Map<string, string>(Object.entries(signedIn()));
  const steps = [path];
  let status = 0;
  for (let to: string | null = path; to !== null && steps.length <= mostSteps; ) {
    const { context } = shop(Object.fromEntries(jar), refusing(renewal), { config: { name: 'Tianguis' } as never });
    const sent = { method, headers: { origin, referer: `${origin}/mi-cuenta` } };
    const reply: Response = await handle(new Request(new URL(to, origin), sent), context);
    for (const line of reply.headers.getSetCookie()) {
      const { name, value = '', maxAge } = parseSetCookie(line) ?? {};
      if (maxAge === 0) jar.delete(name ?? '');
      else jar.set(name ?? '', value);
    }
    status = reply.status;
    const location = reply.headers.get('location');
    to = status >= 300 && status < 400 ? location : null;
    if (to !== null) steps.push(to.replace(/^https:\/\/[^/]+/, ''));
    method = 'GET';
  }
  return { steps, status, left: [...jar.keys()] };
}

test.each([
  ['/mi-cuenta', 'GET'],
  ['/mi-cuenta', 'POST'],
  ['/acciones/continuar', 'GET'],
  ['/acciones/favoritos', 'POST'],
  ['/afiliados/x', 'GET'],
  ['/login?redirect=/mi-cuenta', 'GET'],
  ['/login?redirect=/afiliados/x', 'GET'],
])(
  'RT-02 SS-06 a session that the API refuses even when it is renewed ends at the sign-in page (%s, %s)',
  async (path, method) => {
    const { steps, status, left } = await walk(path, { status: 200 }, method);
    expect(status, steps.slice(0, 6).join(' → ')).toBe(200);
    expect(steps.at(-1)).toMatch(/^\/login\?redirect=/);
    // A pending action survives the sign-in (SS-07).
    expect(left.filter((name) => name !== 'pendiente')).toEqual(['dispositivo']);
  },
);

test.each([
  ['/mi-cuenta', 503],
  ['/acciones/continuar', 503],
  ['/login?redirect=/mi-cuenta', 503],
])(
  'SS-06 a session that the API refuses while the provider does not answer lasts, and the page fails (%s)',
  async (path, expected) => {
    const { steps, status, left } = await walk(path, { status: 503 });
    expect(status, steps.slice(0, 6).join(' → ')).toBe(expected);
    expect(left).toEqual(expect.arrayContaining(['access_token', 'refresh_token', 'profileData']));
  },
);
