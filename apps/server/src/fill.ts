/** An empty database becomes the demo shop, pictures of its first pages included, before the doors open. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ShopConfig } from '@tianguis/config';
import type { OpenDatabase } from '@tianguis/database';
import { loadDemoOnce } from './database.ts';
import type { Progress } from './progress.ts';
import type { Settings } from './settings.ts';
import type { Shutdown } from './shutdown.ts';

export type FillOptions = { settings: Settings; config: ShopConfig; database: OpenDatabase; shutdown: Shutdown };

/** Loads the demo into a database without products, unless `DEMO_PRODUCTS` is 0. */
export async function fillEmptyShop({ settings, config, database, shutdown }: FillOptions): Promise<void> {
  if (!(await loadDemoOnce(database, settings))) return;
  const [{ firstPagePictures, makeMissing }, { createMaker }, { createPictures }, { createPictureStore }, progress] =
    await Promise.all([
      import('./pictures/first-pages.ts'),
      import('./pictures/maker.ts'),
      import('./pictures/pictures.ts'),
      import('./pictures/store.ts'),
      import('./progress.ts'),
    ]);
  const { db, pool } = database;
  await indexWords(pool, progress.createProgress('Reading words for search'));
  const store = createPictureStore(join(settings.dataDir, 'pictures'));
  // With every core, since nobody is being served yet.
  const concurrency = availableParallelism();
  const maker = createMaker(concurrency);
  shutdown.add('drawing of the first pictures', () => maker.stop());
  const onError = (error: unknown) => {
    throw error;
  };
  const pictures = createPictures({ db, store, maker, concurrency, onError });
  const onProgress = progress.createProgress('Drawing the pictures of the first pages');
  await makeMissing(await firstPagePictures(db, config.pageSize), { store, pictures, concurrency, onProgress });
  await maker.stop();
}

/** Builds the index of search for what was loaded into an empty shop. */
export async function indexWords(pool: OpenDatabase['pool'], onProgress: Progress): Promise<void> {
  const { createPostgresMaintenance } = await import('@tianguis/catalogue-index');
  const index = createPostgresMaintenance(pool);
  const { products } = await index.status();
  let done = 0;
  await index.refresh((indexed) => {
    done += indexed;
    onProgress(done, products);
  });
}
