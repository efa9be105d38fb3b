/** The shop around an open database: pictures, API, storefront, listening. Loaded while the database starts. */
import { join } from 'node:path';
import { serverOptions } from '@tianguis/api';
import type { ShopConfig } from '@tianguis/config';
import type { InvalidationFeed, OpenDatabase } from '@tianguis/database';
import type { FastifyInstance } from 'fastify';
import { createApiAccess } from './api-access.ts';
import { createBuildFiles } from './build-files/build-files.ts';
import { publishPeriodically } from './build-files/publish-periodically.ts';
import { createErrorPages, type ErrorPages } from './errors/error-pages.ts';
import { commonHeaders } from './http/security-headers.ts';
import { readStaticFiles } from './http/static-files.ts';
import { createLimits, type Limits, registerLimitNumbers } from './limits/limits.ts';
import { listen } from './listen.ts';
import { createLog, type LogStream } from './logging.ts';
import type { Metrics } from './metrics/metrics.ts';
import { registerPageCache } from './metrics/page-cache.ts';
import { registerPool } from './metrics/pool.ts';
import type { CachedPage } from './page-cache/cached-page.ts';
import type { DiskOptions } from './page-cache/open-disk-cache.ts';
import { openPageCache } from './page-cache/open-page-cache.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { readPageVersion } from './page-cache/page-version.ts';
import { createMaker } from './pictures/maker.ts';
import { createPictures, type Pictures } from './pictures/pictures.ts';
import { createPictureStore } from './pictures/store.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings.ts';
import type { Shutdown } from './shutdown.ts';
import type { Services } from './storefront/build.ts';
import type { CachedPages, CdnHeaders } from './storefront/cached-pages.ts';
import { createFastPath, type FastPath, serverWithFastPath } from './storefront/fast-path.ts';
import { logFailures } from './storefront/log-failures.ts';
import { createVisitorOf, type VisitorOf } from './visitor.ts';
import { followVisits, type Visits } from './visits.ts';

export type ShopOptions = {
  settings: Settings;
  config: ShopConfig;
  database: OpenDatabase;
  shutdown: Shutdown;
  logStream: LogStream;
  metrics: Metrics;
  storefront: StorefrontSource;
};

/** Folder of the storefront's sources and build, and whether it is served from the sources. */
export type StorefrontSource = { folder: string; development: boolean };

/** Opens the shop: gives the connections of its visitors when it listens. */
export async function openShop({
  settings,
  config,
  database,
  shutdown,
  logStream,
  metrics,
  storefront,
}: ShopOptions): Promise<Visits> {
  const pictures = openPictures({ settings, database, shutdown, metrics, logStream });
  const caching = openPageCache({
    database,
    maxBytes: settings.pageCacheBytes,
    log: createLog(logStream, settings.logLevel),
    apiIsElsewhere: settings.apiBaseUrl !== undefined,
    disk: storefront.development ? undefined : diskOf(settings, storefront.folder),
  });
  shutdown.add('pages on disk', () => caching.stop());
  const { serverFactory, setFastPath } = serverWithFastPath();
  const { changes, cache } = caching;
  const errorPages = createErrorPages(settings.publicOrigin);
  const limits = createLimits(settings);
  const app = await createServer({
    ...{ settings, config, database, pictures, limits, logStream, metrics, changes },
    ...{ serverFactory, errorPages },
  });
  const visits = followVisits(app.server);
  // Noted before the server, so that it ends after it: without it pages would be given out that are no longer true.
  let feed: InvalidationFeed | undefined;
  shutdown.add('reading of changes', () => feed?.stop());
  // Drained first: from when Fastify closes, pages can no longer ask the API.
  shutdown.add('server', async () => {
    await visits.drain();
    await app.close();
  });
  const services = {
    api: createApiAccess(app, settings.apiBaseUrl),
    config,
    publicOrigin: settings.publicOrigin,
    now: Date.now,
  };
  const visitorOf = createVisitorOf(settings.trustProxy);
  const publicPages = await addStorefront(
    app,
    { services, settings, database, shutdown, cache, limits, cdn: settings.cdn, errorPages, visitorOf },
    storefront,
  );
  if (publicPages) setFastPath(fastPathOf(app, publicPages, settings, metrics, visitorOf));
  app.addHook('preClose', async () => setFastPath(undefined));
  feed = caching.follow();
  registerPool(metrics, database.pool);
  registerLimitNumbers(metrics, limits);
  registerPageCache(metrics, caching, feed);
  await listen(app, settings);
  return visits;
}

function diskOf(settings: Settings, storefront: string): DiskOptions | undefined {
  const maxBytes = settings.pageCacheDiskBytes;
  if (maxBytes === 0 || settings.pageCacheBytes === 0) return undefined;
  return { folder: join(settings.dataDir, 'pages'), maxBytes, version: () => readPageVersion(settings, storefront) };
}

/** Cached pages are answered before the framework begins, and logged and counted as it does. */
function fastPathOf(
  app: FastifyInstance,
  { peek, cdnControl }: CachedPages,
  { publicOrigin }: Settings,
  { requests }: Metrics,
  visitorOf: VisitorOf,
): FastPath {
  return createFastPath({
    peek,
    visitorOf,
    cdnControl: (page) => cdnControl(page, 'hit'),
    headers: commonHeaders(publicOrigin).others,
    requestId: serverOptions.genReqId,
    onAnswer({ method, url = '' }, { id, status, ms }) {
      requests.note('cached', status, ms);
      app.log.info({ reqId: id, method, url, status, ms: Math.round(ms * 100) / 100 }, 'request');
    },
  });
}

type PictureOptions = Pick<ShopOptions, 'settings' | 'database' | 'shutdown' | 'metrics' | 'logStream'>;

/** Drawn in processes of their own, fewer in each of several web processes. */
function openPictures({ settings, database, shutdown, metrics, logStream }: PictureOptions): Pictures {
  const store = createPictureStore(join(settings.dataDir, 'pictures'));
  const concurrency = settings.pictureConcurrency;
  const maker = createMaker(concurrency);
  shutdown.add('drawing of pictures', () => maker.stop());
  metrics.gauge('picture_processes', 'Processes that draw pictures.', () => maker.processes);
  const log = createLog(logStream, settings.logLevel);
  const onError = (err: unknown, says: string, reqId?: string) => log.error({ err, reqId }, says);
  const pictures = createPictures({ db: database.db, store, maker, concurrency, onError });
  metrics.gauge('pictures_pending', 'Pictures that somebody waits for.', () => pictures.pending);
  return pictures;
}

async function addStorefront(
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
  const files = readStaticFiles(join(folder, 'build', 'client'));
  const buildFiles = createBuildFiles({ database, own: files, ...settings.buildFiles });
  const ending = new AbortController();
  shutdown.add('publishing of files', () => ending.abort());
  await publishPeriodically(buildFiles, app.log, ending.signal);
  return registerBuiltStorefront(app, { ...options, build, files, buildFiles, onError });
}
