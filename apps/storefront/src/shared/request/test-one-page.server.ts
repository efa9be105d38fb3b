/** A shop of one page, for tests of a request's scope. */
import { createRequestHandler, type LoaderFunction, RouterContextProvider, type ServerBuild } from 'react-router';
import { type ShopContext, shopContext } from '../api/shop-context.ts';
import { commitScope } from './commit.server.ts';
import { createRequestScope, type ListenerScope } from './create-scope.server.ts';
import { requestContext } from './request-scope.ts';

export const origin = 'https://shop.example';

export const thrown: unknown[] = [];

/** Requests a shop with one page through React Router's own handler. */
export async function ask(
  loader: LoaderFunction,
  { cookie = '', isPublic = false, path = '/page', method = 'GET', headers = {} as Record<string, string> } = {},
) {
  const page = { default: () => null, loader, action: loader };
  const build = {
    entry: {
      module: {
        default: async (_request: Request, status: number, headers: Headers) =>
          new Response('page', { status, headers }),
        handleError: (error: unknown) => void thrown.push(error),
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null, middleware: [commitScope] } },
      page: { id: 'page', parentId: 'root', path: 'page', module: page },
      resource: { id: 'resource', parentId: 'root', path: 'resource', module: { loader, action: loader } },
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    future: {},
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
  const listener: ListenerScope = { id: 'request-1', address: '203.0.113.7' };
  if (!isPublic) listener.personal = { cookie, signal: new AbortController().signal };
  const context = new RouterContextProvider();
  context.set(shopContext, { publicOrigin: origin } as ShopContext);
  context.set(requestContext, createRequestScope(listener, true));
  return createRequestHandler(build as unknown as ServerBuild, 'production')(
    new Request(origin + path, { method, headers: { origin, ...headers } }),
    context,
  );
}
