import { join } from 'node:path';
import type { OpenDatabase } from '@tianguis/database';
import type { FastifyInstance } from 'fastify';
import { createBuildFiles } from './build-files/build-files.ts';
import { publishPeriodically } from './build-files/publish-periodically.ts';
import type { ErrorPages } from './errors/error-pages.ts';
import { readStaticFiles } from './http/static-files.ts';
import { withWorker } from './http/worker-file.ts';
import type { Limits } from './limits/limits.ts';
import type { CachedPage } from './page-cache/cached-page.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { Shutdown } from './processes/shutdown.ts';
import type { VisitorOf } from './requests/visitor.ts';
import type { Settings } from './settings/settings.ts';
import type { Services } from './storefront/build.ts';
import { logFailures } from './storefront/log-failures.ts';
import type { CachedPages, CdnHeaders } from './storefront/pages/cached-pages.ts';

/** The folder of the storefront's sources and build. In development, the sources are served. */
export type StorefrontSource = { folder: string; development: boolean };

/** Adds the storefront to the server. @returns its public pages, except in development */
export async function addStorefront(
  app: FastifyInstance,
  {
    settings,
    database,
    shutdown,
    ...options
  }: {
    services: Services;
    settings: Settings;
    database: OpenDatabase;
    shutdown: Shutdown;
    cache: PageCache<CachedPage>;
    limits: Limits;
    cdn: CdnHeaders | undefined;
    errorPages: ErrorPages;
    visitorOf: VisitorOf;
  },
  { folder, development }: StorefrontSource,
): Promise<CachedPages | undefined> {
  const onError = logFailures(app.log);
  if (development) {
    const { registerViteStorefront } = await import('./storefront/development.ts');
    await registerViteStorefront(app, { folder, services: options.services, shutdown, onError });
    return undefined;
  }
  const { loadBuild, registerBuiltStorefront } = await import('./storefront/production.ts');
  const build = await loadBuild(join(folder, 'build'));
  const { serviceWorker = true } = options.services.config;
  const files = withWorker(readStaticFiles(join(folder, 'build', 'client')), serviceWorker);
  const buildFiles = createBuildFiles({ database, own: files, ...settings.buildFiles });
  const ending = new AbortController();
  shutdown.add('publishing of files', () => ending.abort());
  await publishPeriodically(buildFiles, app.log, ending.signal);
  return registerBuiltStorefront(app, { ...options, build, files, buildFiles, onError });
}
