/** The storefront's server build, from `react-router build` or Vite, and how it renders a request. */
import { type AccountSettings, accountsOf, type ShopConfig } from '@tianguis/config';
import type { Transport } from '@tianguis/contract/client';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { RequestScope } from '../requests/request-scope.ts';
import type { PublicPages, PublicRules } from './addresses/public-addresses.ts';
import type { CompletePage, Render, Rendered } from './pages/page.ts';
import { recordDependencies } from './pages/page-dependencies.ts';

/**
 * What the storefront receives for every request; it imports none of it (apps/storefront/README.md, "Load context").
 */
export type Services = {
  api: Transport;
  config: ShopConfig;
  publicOrigin: string;
  /** Whether customers may sign in by Facebook. */
  facebook?: boolean;
  now(): number;
};

/** The same with what follows from the configuration by code of the server. */
type StorefrontServices = Services & { accounts: AccountSettings };

type StorefrontEntry = ServerBuild['entry']['module'] & {
  createLoadContext(services: StorefrontServices, failure?: number, scope?: RequestScope): RouterContextProvider;
  pageOf(response: Response): CompletePage | undefined;
  publicPages: PublicPages;
  personalParameters: readonly string[];
};

/** An address that only the catch-all route matches. */
const noPage = '/no-page';

export type RenderOptions = {
  services: Services;
  /** Reports what loaders and components throw. */
  onError(error: unknown, requestId?: string): void;
  mode: 'production' | 'development';
};

/** Renders a request, or the error page of a status without a request. */
export type Renders = { render: Render; renderFailure(status: number): Promise<Rendered> };

/** @throws Error when the build's `entry.server` does not export what the server needs of it */
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

/** The pages that are the same for all visitors, as the storefront declares them. */
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
