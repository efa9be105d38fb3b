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

/** Services that the server passes to every request of the storefront. */
export interface Services {
  /** Handles an API call, in this process or over the network. */
  api: Transport;
  config: ShopConfig;
  /** How accounts work here: of the configuration, or the default. */
  accounts: AccountSettings;
  /** Whether customers may sign in by Facebook. */
  facebook?: boolean;
  publicOrigin: string;
  now(): number;
}

/**
 * The load context of one request, made here so that server and storefront use the same keys. With `failure`, a status,
 * the reply is the error page of that status, for any address. `scope` is the request that the page is made for.
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
    now: services.now,
  });
  return context;
}

/** Pages are rendered whole for browsers and crawlers alike, so that they can be cached with their hash. */
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
  return renderWholePage({ isSoft, url, status, headers }, context, (router) => (
    <AnyAddress value={isStatic}>{router}</AnyAddress>
  ));
}
