/** The shop around an open database: pictures, API, storefront, listening. Loaded while the database starts. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ShopConfig } from '@tianguis/config';
import type { OpenDatabase } from '@tianguis/database';
import type { FastifyInstance } from 'fastify';
import { createApiAccess } from './api-access.ts';
import { loadDemoOnce } from './database.ts';
import { listen } from './listen.ts';
import type { LogStream } from './logging.ts';
import { firstPagePictures, makeMissing } from './pictures/first-pages.ts';
import { createMaker } from './pictures/maker.ts';
import { createPictures } from './pictures/pictures.ts';
import { createPictureStore, type PictureStore } from './pictures/store.ts';
import { createProgress } from './progress.ts';
import { requestScope } from './request-scope.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings.ts';
import type { Shutdown } from './shutdown.ts';
import type { Services } from './storefront/build.ts';

export type ShopOptions = {
  settings: Settings;
  config: ShopConfig;
  database: OpenDatabase;
  shutdown: Shutdown;
  logStream: LogStream;
  storefront: StorefrontSource;
};

/** Folder of the storefront's sources and build, and whether it is served from the sources. */
export type StorefrontSource = { folder: string; development: boolean };

/** Fills an empty shop with the demo, then opens it: returns when it listens. */
export async function openShop({
  settings,
  config,
  database,
  shutdown,
  logStream,
  storefront,
}: ShopOptions): Promise<void> {
  const store = createPictureStore(join(settings.dataDir, 'pictures'));
  if (await loadDemoOnce(database, settings)) await drawFirstPages(database, store, shutdown, config.pageSize);

  const maker = createMaker(settings.pictureConcurrency);
  shutdown.add('drawing of pictures', () => maker.stop());
  const pictures = createPictures({ pool: database.pool, store, maker, concurrency: settings.pictureConcurrency });
  const app = await createServer({ settings, config, database, pictures, logStream });
  shutdown.add('server', () => app.close());
  const services = {
    api: createApiAccess(app, settings.apiBaseUrl),
    config,
    publicOrigin: settings.publicOrigin,
    now: Date.now,
  };
  await addStorefront(app, services, shutdown, storefront);
  await listen(app, settings);
}

/** With every core, since nobody is being served yet. */
async function drawFirstPages(
  { pool }: OpenDatabase,
  store: PictureStore,
  shutdown: Shutdown,
  pageSize: number,
): Promise<void> {
  const concurrency = availableParallelism();
  const maker = createMaker(concurrency);
  shutdown.add('drawing of the first pictures', () => maker.stop());
  const pictures = createPictures({ pool, store, maker, concurrency });
  const onProgress = createProgress('Drawing the pictures of the first pages');
  await makeMissing(await firstPagePictures(pool, pageSize), { store, pictures, concurrency, onProgress });
  await maker.stop();
}

async function addStorefront(
  app: FastifyInstance,
  services: Services,
  shutdown: Shutdown,
  { folder, development }: StorefrontSource,
): Promise<void> {
  const onError = (error: unknown) =>
    app.log.error({ err: error, reqId: requestScope.getStore()?.id }, 'the storefront failed');
  if (development) {
    const { registerViteStorefront } = await import('./storefront/development.ts');
    return registerViteStorefront(app, { folder, services, shutdown, onError });
  }
  const { loadBuild, registerBuiltStorefront } = await import('./storefront/production.ts');
  const build = join(folder, 'build');
  registerBuiltStorefront(app, { build: await loadBuild(build), folder: build, services, onError });
}
