/**
 * Opens the shop on an open database: pictures, API, storefront, HTTP server. This module is imported while the
 * database starts.
 */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type PhotographReader, serverOptions } from '@tianguis/api';
import type { ShopConfig } from '@tianguis/config';
import type { InvalidationFeed, OpenDatabase } from '@tianguis/database';
import type { FastifyInstance } from 'fastify';
import { addStorefront, type StorefrontSource } from './add-storefront.ts';
import { createApiAccess } from './api-access.ts';
import { createErrorPages } from './errors/error-pages.ts';
import { commonHeaders } from './http/security-headers.ts';
import { createLimits, registerLimitNumbers } from './limits/limits.ts';
import { createLog, type LogStream } from './logging/logging.ts';
import type { Metrics } from './metrics/metrics.ts';
import { registerPageCache } from './metrics/page-cache.ts';
import { registerPool } from './metrics/pool.ts';
import type { DiskOptions } from './page-cache/disk/open-disk-cache.ts';
import { openPageCache } from './page-cache/open-page-cache.ts';
import { readPageVersion } from './page-cache/page-version.ts';
import { payableConfig } from './payments/payable-config.ts';
import { openProvider } from './payments/provider.ts';
import { createDrawingPool } from './pictures/drawing/drawing-pool.ts';
import { photographTimeLimit, readPhotographs } from './pictures/photographs/read-photographs.ts';
import { createPictures, type Pictures } from './pictures/pictures.ts';
import { createPictureStore } from './pictures/store.ts';
import { listen } from './processes/listen.ts';
import type { Shutdown } from './processes/shutdown.ts';
import { type ClientConnections, followConnections } from './requests/client-connections.ts';
import { createVisitorOf, type VisitorOf } from './requests/visitor.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings/settings.ts';
import { createFastPath, type FastPath, serverWithFastPath } from './storefront/fast-path.ts';
import type { CachedPages } from './storefront/pages/cached-pages.ts';

export type ShopOptions = {
  settings: Settings;
  config: ShopConfig;
  database: OpenDatabase;
  shutdown: Shutdown;
  logStream: LogStream;
  metrics: Metrics;
  storefront: StorefrontSource;
};

/** The most milliseconds for which the shop waits for its pages on disk, less than rendering one page takes. */
const longestWaitForPages = 200;

/** Opens the shop. Returns when it listens. @returns the connections of its visitors */
export async function openShop({
  settings,
  config: configured,
  database,
  shutdown,
  logStream,
  metrics,
  storefront,
}: ShopOptions): Promise<ClientConnections> {
  const provider = await openProvider(settings, database);
  const config = payableConfig(configured, provider);
  const pictures = openPictures({ settings, database, shutdown, metrics, logStream });
  const log = createLog(logStream, settings.logLevel);
  const caching = openPageCache({
    ...{ database, log },
    maxBytes: settings.pageCacheBytes,
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
    ...{ photographReader: openPhotographs(shutdown), serverFactory, errorPages, provider },
  });
  const connections = followConnections(app.server);
  // Add this step before the server's, so that the feed stops after the server. Without the feed, the server would send
  // stale pages.
  let feed: InvalidationFeed | undefined;
  shutdown.add('reading of changes', () => feed?.stop());
  // Drain connections first, since pages can no longer call the API after Fastify has closed.
  shutdown.add('server', async () => {
    await connections.drain();
    await app.close();
  });
  // Connect while the storefront is added. All modules of the API listen to changes by now.
  feed = caching.follow();
  const services = {
    api: createApiAccess(app, settings.apiBaseUrl),
    config,
    publicOrigin: settings.publicOrigin,
    facebook: settings.facebook !== undefined,
    // The demo acquirer has pages of its own, at another port.
    ...(provider?.name === 'demo' ? { acquirerPort: settings.acquirerPort } : {}),
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
  registerPool(metrics, database.pool);
  registerLimitNumbers(metrics, limits);
  registerPageCache(metrics, caching, feed);
  // The first visitors of a shop that was restarted get the pages that are on disk.
  await Promise.race([caching.ready, wait(longestWaitForPages, undefined, { ref: false })]);
  await listen(app, settings);
  return connections;
}

function diskOf(settings: Settings, storefront: string): DiskOptions | undefined {
  const maxBytes = settings.pageCacheDiskBytes;
  if (maxBytes === 0 || settings.pageCacheBytes === 0) return undefined;
  return { folder: join(settings.dataDir, 'pages'), maxBytes, version: () => readPageVersion(settings, storefront) };
}

/** Creates the fast path, which logs and counts cached pages like the framework. */
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

/** Opens the pictures, which child processes draw. With several web processes, each has fewer child processes. */
function openPictures({ settings, database, shutdown, metrics, logStream }: PictureOptions): Pictures {
  const store = createPictureStore(join(settings.dataDir, 'pictures'));
  const concurrency = settings.pictureConcurrency;
  const pool = createDrawingPool(concurrency);
  shutdown.add('drawing of pictures', () => pool.stop());
  metrics.gauge('picture_processes', 'Processes that draw pictures.', () => pool.processes);
  const log = createLog(logStream, settings.logLevel);
  const onError = (err: unknown, message: string, reqId?: string) => log.error({ err, reqId }, message);
  const pictures = createPictures({ db: database.db, store, pool, concurrency, onError });
  metrics.gauge('pictures_pending', 'Pictures that are drawn or wait for it.', () => pictures.pending);
  return pictures;
}

/** Opens the reading of customers' photographs. Its process starts with the first photograph. */
function openPhotographs(shutdown: Shutdown): PhotographReader {
  const pool = createDrawingPool(1, { timeLimit: photographTimeLimit });
  shutdown.add('reading of photographs', () => pool.stop());
  return readPhotographs(pool);
}
