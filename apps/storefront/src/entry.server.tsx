import type { AccountSettings, ShopConfig } from '@tianguis/config';
import { createClient, type Transport } from '@tianguis/contract/client';
import { type EntryContext, RouterContextProvider } from 'react-router';
import { softPages } from './app/public-pages.ts';
import { renderWholePage } from './app/react-router/whole-page.server.tsx';
import { shopContext } from './shared/api/shop-context.ts';
import { AnyAddress, failureContext, isForAnyAddress } from './shared/errors/any-address.ts';
import { createRequestScope, type ListenerScope, type TrackedScope } from './shared/request/create-scope.server.ts';
import { requestContext } from './shared/request/request-scope.ts';

export { personalParameters, publicPages } from './app/public-pages.ts';
export { pageOf } from './app/react-router/whole-page.server.tsx';

/** Services that the server passes to the storefront with every request. */
export interface Services {
  /** Handles an API call, in this process or over the network. */
  api: Transport;
  config: ShopConfig;
  /** Settings of accounts, from the configuration or the defaults. */
  accounts: AccountSettings;
  /** Whether customers may sign in by Facebook. */
  facebook?: boolean;
  publicOrigin: string;
  /** Port of the demo acquirer; undefined without a demo acquirer. */
  acquirerPort?: number | undefined;
  now(): number;
}

/**
 * The load context of one request. It is made here, so that server and storefront use the same keys. With a status as
 * `failure`, the reply is the error page of that status for any URL. `scope` is the scope of the request.
 */
export function createLoadContext(services: Services, failure?: number, scope?: ListenerScope): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(failureContext, failure);
  context.set(requestContext, createRequestScope(scope, services.publicOrigin.startsWith('https:')));
  context.set(shopContext, {
    api: createClient({
      transport: services.api,
      scope: { requestId: scope?.id, address: scope?.address, signal: scope?.personal?.signal },
    }),
    config: services.config,
    accounts: services.accounts,
    facebook: services.facebook ?? false,
    publicOrigin: services.publicOrigin,
    acquirerPort: services.acquirerPort,
    now: services.now,
  });
  return context;
}

/** Renders pages as a whole, for browsers and crawlers, so that pages can be cached with their hash. */
export default function handleRequest(
  { url }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const isStatic = isForAnyAddress(loadContext.get(failureContext));
  const { isPublic } = loadContext.get(requestContext) as TrackedScope;
  const pages = context.staticHandlerContext.matches.map(({ route }) => route.id).filter((id) => id !== 'root');
  const isSoft = isPublic && pages.every((id) => softPages.includes(id));
  // In development there is no worker, since each request would get files of an earlier moment.
  const hasWorker = import.meta.env.PROD && loadContext.get(shopContext).config.serviceWorker !== false;
  return renderWholePage({ isSoft, hasWorker, url, status, headers }, context, (router) => (
    <AnyAddress value={isStatic}>{router}</AnyAddress>
  ));
}
