/** The shop around an open database: pictures, API, storefront, listening. Loaded while the database starts. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ShopConfig } from '@tianguis/config';
import type { OpenDatabase } from '@tianguis/database';
import type { FastifyInstance } from 'fastify';
import { createApiAccess } from './api-access.ts';
import { loadDemoOnce } from './database.ts';
import type { LogStream } from './logging.ts';
import { firstPagePictures, makeMissing } from './pictures/first-pages.ts';
import { createMaker } from './pictures/maker.ts';
import { createPictures } from './pictures/pictures.ts';
import { createPictureStore, type PictureStore } from './pictures/store.ts';
import { createProgress } from './progress.ts';
import { requestScope } from './request-scope.ts';
import { createServer } from './server.ts';
import { rootFolder, type Settings } from './settings.ts';
import type { Shutdown } from './shutdown.ts';
import type { Services } from './storefront/build.ts';

export type ShopOptions = {
  settings: Settings;
  config: ShopConfig;
  database: OpenDatabase;
  shutdown: Shutdown;
  logStream: LogStream;
  development: boolean;
};

const storefrontFolder = join(rootFolder, 'apps/storefront');

/** Fills an empty shop with the demo, then opens it: returns when it listens. */
export async function openShop({
  settings,
  config,
  database,
  shutdown,
  logStream,
  development,
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
  await addStorefront(app, services, shutdown, development);
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
  development: boolean,
): Promise<void> {
  const onError = (error: unknown) =>
    app.log.error({ err: error, reqId: requestScope.getStore()?.id }, 'the storefront failed');
  const folder = storefrontFolder;
  if (development) {
    const { registerViteStorefront } = await import('./storefront/development.ts');
    return registerViteStorefront(app, { folder, services, shutdown, onError });
  }
  const { loadBuild, registerBuiltStorefront } = await import('./storefront/production.ts');
  const build = join(folder, 'build');
  registerBuiltStorefront(app, { build: await loadBuild(build), folder: build, services, onError });
}

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is in use by another program: stop it, or set PORT to another number.`);
    if (code === 'EACCES')
      throw new Error(`Port ${port} may not be used by this user: set PORT to a number from 1024 up.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Error(`The setting HOST is "${host}", which is no address of this machine.`);
    throw error;
  }
}
