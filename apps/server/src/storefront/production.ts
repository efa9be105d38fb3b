import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withoutDeadLinks } from '@tianguis/config';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { ErrorPages } from '../errors/error-pages.ts';
import type { Limits } from '../limits/limits.ts';
import type { CachedPage } from '../page-cache/cached-page.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { readRoutes } from './addresses/routes.ts';
import { createRender, publicRulesOf, type Services } from './build.ts';
import { type CachedPages, type CdnHeaders, createCachedPages } from './pages/cached-pages.ts';
import { createPages } from './pages/page.ts';
import { registerStorefront, type StorefrontOptions } from './route.ts';

/** Loads the built storefront. @throws Error with one sentence if it has not been built */
export async function loadBuild(folder: string): Promise<ServerBuild> {
  const file = join(folder, 'server', 'index.js');
  if (!existsSync(file))
    throw new Error(`The storefront has not been built (${file} is missing): start the shop with "npm start".`);
  return import(pathToFileURL(file).href);
}

export type ProductionOptions = {
  build: ServerBuild;
  services: Services;
  cache: PageCache<CachedPage>;
  limits: Limits;
  cdn: CdnHeaders | undefined;
  errorPages: ErrorPages;
  files: StorefrontOptions['files'];
  buildFiles: NonNullable<StorefrontOptions['buildFiles']>;
  visitorOf: NonNullable<StorefrontOptions['visitorOf']>;
  onError(error: unknown): void;
};

/** Serves the built storefront. Hides dead links of the menus, and logs them as warnings. @returns its public pages */
export function registerBuiltStorefront(
  app: FastifyInstance,
  { build, files, buildFiles, services, cache, limits, cdn, errorPages, visitorOf, onError }: ProductionOptions,
): CachedPages {
  const { publicOrigin, acquirerPort } = services;
  const routeOf = readRoutes(build.routes);
  const { config, faults } = withoutDeadLinks(services.config, (path) => !routeOf(path).isUnknown);
  for (const { field, href } of faults)
    app.log.warn(
      `The shop configuration has a link that is hidden: "${field}" leads to ${href}, which is no page of this shop.`,
    );
  const { render, renderFailure } = createRender(build, {
    services: { ...services, config },
    onError,
    mode: 'production',
  });
  const page = createPages({ render, publicOrigin, acquirerPort, onError });
  const publicPages = createCachedPages({
    render: page,
    routes: build.routes,
    rules: publicRulesOf(build),
    publicOrigin,
    cache,
    cdn,
  });
  errorPages.renderBy((status) =>
    createPages({ render: () => renderFailure(status), publicOrigin, onError })(new Request(publicOrigin)),
  );
  registerStorefront(app, {
    page,
    publicPages,
    limits,
    files,
    buildFiles,
    publicOrigin,
    errorPages,
    routeOf,
    visitorOf,
  });
  return publicPages;
}
