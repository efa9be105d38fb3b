/** The shop around an open database: pictures, API, storefront, listening. Loaded while the database starts. */
import type { Server } from 'node:http';
import { join } from 'node:path';
import { serverOptions } from '@tianguis/api';
import type { ShopConfig } from '@tianguis/config';
import type { OpenDatabase } from '@tianguis/database';
import type { FastifyInstance } from 'fastify';
import { createApiAccess } from './api-access.ts';
import { listen } from './listen.ts';
import { createLog, type LogStream } from './logging.ts';
import { registerKeeping } from './metrics/keeping.ts';
import type { Metrics } from './metrics/metrics.ts';
import { registerPool } from './metrics/pool.ts';
import { createKeeping } from './pages/keeping.ts';
import type { KeptPage } from './pages/kept-page.ts';
import type { PageCache } from './pages/page-cache.ts';
import type { CdnHeaders, Pages } from './pages/pages.ts';
import { createQuickAnswer, type QuickAnswer, serverWithQuickAnswers } from './pages/quick-answers.ts';
import { createMaker } from './pictures/maker.ts';
import { createPictures, type Pictures } from './pictures/pictures.ts';
import { createPictureStore } from './pictures/store.ts';
import { requestScope } from './request-scope.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings.ts';
import type { Shutdown } from './shutdown.ts';
import type { Services } from './storefront/build.ts';
import { commonHeaders } from './storefront/security-headers.ts';

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

/** Opens the shop: gives its server when it listens. */
export async function openShop({
  settings,
  config,
  database,
  shutdown,
  logStream,
  metrics,
  storefront,
}: ShopOptions): Promise<Server> {
  const pictures = openPictures({ settings, database, shutdown, metrics });
  const keeping = createKeeping({
    database,
    maxBytes: settings.pageCacheBytes,
    log: createLog(logStream, settings.logLevel),
    apiIsElsewhere: settings.apiBaseUrl !== undefined,
  });
  const { serverFactory, setQuickAnswer } = serverWithQuickAnswers();
  const { changes, cache } = keeping;
  const app = await createServer({ settings, config, database, pictures, logStream, metrics, changes, serverFactory });
  shutdown.add('server', () => app.close());
  const services = {
    api: createApiAccess(app, settings.apiBaseUrl),
    config,
    publicOrigin: settings.publicOrigin,
    now: Date.now,
  };
  const publicPages = await addStorefront(app, { services, shutdown, cache, cdn: settings.cdn }, storefront);
  if (publicPages) setQuickAnswer(quickAnswerOf(app, publicPages, settings, metrics));
  app.addHook('preClose', async () => setQuickAnswer(undefined));
  const feed = keeping.follow();
  shutdown.add('reading of changes', () => feed.stop());
  registerPool(metrics, database.pool);
  registerKeeping(metrics, cache, feed);
  await listen(app, settings);
  return app.server;
}

/** Pages that are kept are answered before the framework begins, and logged and counted as it does. */
function quickAnswerOf(
  app: FastifyInstance,
  { peek, cdnControl }: Pages,
  { publicOrigin }: Settings,
  { requests }: Metrics,
): QuickAnswer {
  return createQuickAnswer({
    peek,
    cdnControl: (page) => cdnControl(page, 'hit'),
    headers: commonHeaders(publicOrigin).others,
    requestId: serverOptions.genReqId,
    onAnswer({ method, url = '' }, { id, status, ms }) {
      requests.note('cached', status, ms);
      app.log.info({ reqId: id, method, url, status, ms: Math.round(ms * 100) / 100 }, 'request');
    },
  });
}

type PictureOptions = Pick<ShopOptions, 'settings' | 'database' | 'shutdown' | 'metrics'>;

/** Drawn in processes of their own, fewer in each of several web processes. */
function openPictures({ settings, database, shutdown, metrics }: PictureOptions): Pictures {
  const store = createPictureStore(join(settings.dataDir, 'pictures'));
  const concurrency = settings.pictureConcurrency;
  const maker = createMaker(concurrency);
  shutdown.add('drawing of pictures', () => maker.stop());
  metrics.gauge('picture_processes', 'Processes that draw pictures.', () => maker.processes);
  const pictures = createPictures({ pool: database.pool, store, maker, concurrency });
  metrics.gauge('pictures_pending', 'Pictures that somebody waits for.', () => pictures.pending);
  return pictures;
}

async function addStorefront(
  app: FastifyInstance,
  {
    services,
    shutdown,
    cache,
    cdn,
  }: { services: Services; shutdown: Shutdown; cache: PageCache<KeptPage>; cdn: CdnHeaders | undefined },
  { folder, development }: StorefrontSource,
): Promise<Pages | undefined> {
  const onError = (error: unknown) =>
    app.log.error({ err: error, reqId: requestScope.getStore()?.id }, 'the storefront failed');
  if (development) {
    const { registerViteStorefront } = await import('./storefront/development.ts');
    await registerViteStorefront(app, { folder, services, shutdown, onError });
    return undefined;
  }
  const { loadBuild, registerBuiltStorefront } = await import('./storefront/production.ts');
  const build = join(folder, 'build');
  return registerBuiltStorefront(app, { build: await loadBuild(build), folder: build, services, cache, cdn, onError });
}
