/** Draws the pictures of a new shop's first pages before the server listens, so that no visitor waits for them. */
import { createPostgresIndex, type Filters } from '@tianguis/catalogue-index';
import type { PictureWidth } from '@tianguis/contract';
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import type { Progress } from '../logging/progress.ts';
import { DrawingTooSlow } from './drawing/drawing-pool.ts';
import type { Pictures } from './pictures.ts';
import type { PictureName, PictureStore } from './store.ts';

/** Widths of the pictures on cards: on phones, and on desktops. */
const cardWidths: readonly PictureWidth[] = [320, 480];
/** The smallest discount on the home page's shelves of offers; see the storefront's `features/home`. */
const offerFrom = 25;

/** Names of the pictures on the home page, and then on the first page of each department. */
export async function firstPagePictures(db: Kysely<Database>, pageSize: number): Promise<PictureName[]> {
  const index = createPostgresIndex(db, {});
  const departments = await db
    .selectFrom('categories')
    .select('id')
    .where('level', '=', 1)
    .orderBy('position')
    .execute();
  const pages: Filters[] = [
    {},
    { discount: offerFrom },
    ...departments.map(({ id }) => ({ category: { id, level: 1, department: id } })),
  ];
  const ids = new Set<number>();
  for (const filters of pages)
    for (const id of await index.first({ filters, sort: 'relevance', limit: pageSize })) ids.add(id);
  const shown = [...ids];
  const rows = await db
    .selectFrom('product_pictures')
    .select(['product_id', 'picture_key'])
    .distinctOn('product_id')
    .where(sql<boolean>`product_id = any (${shown}::integer[])`)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const keys = new Map(rows.map(({ product_id, picture_key }) => [product_id, picture_key]));
  const sorted = new Set(shown.flatMap((id) => keys.get(id) ?? []));
  return [...sorted].flatMap((key) => cardWidths.map((width) => ({ key, width })));
}

/**
 * Draws the pictures in `names` that the store does not have. A picture that a busy machine draws too slowly is left to
 * its first visitor, so that the shop still opens.
 * @returns the number of drawn pictures
 */
export async function drawMissing(
  names: readonly PictureName[],
  {
    store,
    pictures,
    concurrency,
    onProgress,
  }: { store: PictureStore; pictures: Pictures; concurrency: number; onProgress: Progress },
): Promise<number> {
  const missing = names.filter((name) => !store.has(name));
  let done = 0;
  let drawn = 0;
  let next = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let name = missing[next++]; name; name = missing[next++]) {
        await pictures.get(name, { visitor: 'the shop itself' }).then(
          () => drawn++,
          (error: unknown) => {
            if (!(error instanceof DrawingTooSlow)) throw error;
          },
        );
        done += 1;
        onProgress(done, missing.length);
      }
    }),
  );
  return drawn;
}
