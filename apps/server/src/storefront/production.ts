import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { KeptPage } from '../pages/kept-page.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { type CdnHeaders, createPageSource, type Pages } from '../pages/pages.ts';
import { createRender, publicRulesOf, type Services } from './build.ts';
import { createPages } from './page.ts';
import { registerStorefront } from './route.ts';
import { readStaticFiles } from './static-files.ts';

/** Loads the built storefront. @throws Error of one sentence when it has not been built */
export async function loadBuild(folder: string): Promise<ServerBuild> {
  const file = join(folder, 'server', 'index.js');
  if (!existsSync(file))
    throw new Error(`The storefront has not been built (${file} is missing): start the shop with "npm start".`);
  return import(pathToFileURL(file).href);
}

export type ProductionOptions = {
  build: ServerBuild;
  folder: string;
  services: Services;
  cache: PageCache<KeptPage>;
  cdn: CdnHeaders | undefined;
  onError(error: unknown): void;
};

/** Serves the built storefront; gives its public pages. */
export function registerBuiltStorefront(
  app: FastifyInstance,
  { build, folder, services, cache, cdn, onError }: ProductionOptions,
): Pages {
  const { publicOrigin } = services;
  const render = createRender(build, { services, onError, mode: 'production' });
  const page = createPages({ render, publicOrigin, onError });
  const publicPages = createPageSource({
    make: page,
    routes: build.routes,
    rules: publicRulesOf(build),
    publicOrigin,
    cache,
    cdn,
  });
  registerStorefront(app, { page, publicPages, files: readStaticFiles(join(folder, 'client')), publicOrigin });
  return publicPages;
}
