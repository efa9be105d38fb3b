/** Fills an empty database with the demo shop before the server listens. Also draws the pictures of its first pages. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ShopConfig } from '@tianguis/config';
import type { OpenDatabase } from '@tianguis/database';
import { loadDemoOnce } from '../database.ts';
import type { Progress } from '../logging/progress.ts';
import type { Settings } from '../settings/settings.ts';
import type { Shutdown } from './shutdown.ts';

export type FillOptions = { settings: Settings; config: ShopConfig; database: OpenDatabase; shutdown: Shutdown };

/**
 * Loads the demo into a database without products, unless `DEMO_PRODUCTS` is 0. Also draws pictures and indexes words.
 */
export async function fillEmptyShop({ settings, config, database, shutdown }: FillOptions): Promise<void> {
  if (!(await loadDemoOnce(database, settings))) return;
  const [
    { firstPagePictures, drawMissing },
    { createDrawingPool },
    { createPictures },
    { createPictureStore },
    progress,
  ] = await Promise.all([
    import('../pictures/first-pages.ts'),
    import('../pictures/drawing/drawing-pool.ts'),
    import('../pictures/pictures.ts'),
    import('../pictures/store.ts'),
    import('../logging/progress.ts'),
  ]);
  const { db, pool } = database;
  await indexWords(pool, progress.createProgress('Reading words for search'));
  const store = createPictureStore(join(settings.dataDir, 'pictures'));
  // Use all cores, since the shop has no visitors yet.
  const concurrency = availableParallelism();
  const drawing = createDrawingPool(concurrency);
  shutdown.add('drawing of the first pictures', () => drawing.stop());
  const onError = (error: unknown) => {
    throw error;
  };
  const pictures = createPictures({ db, store, pool: drawing, concurrency, onError });
  const onProgress = progress.createProgress('Drawing the pictures of the first pages');
  await drawMissing(await firstPagePictures(db, config.pageSize), { store, pictures, concurrency, onProgress });
  await drawing.stop();
}

/** Builds the search index of a new shop. */
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
