/** The storefront's server build from `react-router build` or from Vite, and the function that renders requests. */
import { type AccountSettings, accountsOf, type ShopConfig } from '@tianguis/config';
import type { Transport } from '@tianguis/contract/client';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { RequestScope } from '../requests/request-scope.ts';
import type { PublicPages, PublicRules } from './addresses/public-addresses.ts';
import type { CompletePage, Render, Rendered } from './pages/page.ts';
import { recordDependencies } from './pages/page-dependencies.ts';

/**
 * The values that the storefront receives for each request. The storefront imports none of these values from the server
 * (apps/storefront/README.md, "Load context").
 */
export type Services = {
  api: Transport;
  config: ShopConfig;
  publicOrigin: string;
  /** Whether customers may sign in by Facebook. */
  facebook?: boolean;
  /** The port at which browsers reach the pages of the demo acquirer; absent for other providers. */
  acquirerPort?: number;
  now(): number;
};

/** The services together with values that the server derives from the configuration. */
type StorefrontServices = Services & { accounts: AccountSettings };

type StorefrontEntry = ServerBuild['entry']['module'] & {
  createLoadContext(services: StorefrontServices, failure?: number, scope?: RequestScope): RouterContextProvider;
  pageOf(response: Response): CompletePage | undefined;
  publicPages: PublicPages;
  personalParameters: readonly string[];
};

/** A path that only the catch-all route matches. */
const noPage = '/no-page';

export type RenderOptions = {
  services: Services;
  /** Called with errors of loaders and components. */
  onError(error: unknown, requestId?: string): void;
  mode: 'production' | 'development';
};

/** The functions that render a request, and the error page of a status. */
export type Renders = { render: Render; renderFailure(status: number): Promise<Rendered> };

/** @throws Error if the build's `entry.server` lacks an export that the server needs */
export function createRender(build: ServerBuild, { services: base, onError, mode }: RenderOptions): Renders {
  const entry = entryOf(build);
  const services = { ...base, accounts: accountsOf(base.config) };
  const scopes = new WeakMap<object, RequestScope>();
  const handleError = (error: unknown, { request, context }: { request: Request; context: object }) => {
    if (!request.signal.aborted) onError(error, scopes.get(context)?.id);
  };
  const handle = createRequestHandler({ ...build, entry: { module: { ...entry, handleError } } }, mode);
  const ask = async (request: Request, context: RouterContextProvider) => {
    const response = await handle(request, context);
    return { response, page: entry.pageOf(response) };
  };
  return {
    render(request, dependencies, scope) {
      const given = dependencies ? { ...services, api: recordDependencies(services.api, dependencies) } : services;
      const context = entry.createLoadContext(given, undefined, scope);
      if (scope) scopes.set(context, scope);
      return ask(request, context);
    },
    renderFailure: (status) =>
      ask(new Request(`${services.publicOrigin}${noPage}`), entry.createLoadContext(services, status)),
  };
}

/** The rules for public pages in the storefront's build. Public pages are the same for all visitors. */
export function publicRulesOf(build: ServerBuild): PublicRules {
  const { publicPages: pages, personalParameters: personal } = entryOf(build);
  return { pages, personal };
}

function entryOf(build: ServerBuild): StorefrontEntry {
  const entry = build.entry.module;
  if (!isStorefrontEntry(entry))
    throw new Error(
      'The storefront\'s entry.server does not export all of "createLoadContext", "pageOf" and "publicPages".',
    );
  return entry;
}

function isStorefrontEntry(entry: ServerBuild['entry']['module']): entry is StorefrontEntry {
  return ['createLoadContext', 'pageOf', 'publicPages'].every((name) => name in entry);
}
