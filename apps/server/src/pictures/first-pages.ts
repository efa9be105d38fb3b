/** The pictures that a new shop's first visitors see, made before the doors open so that nobody waits for them. */
import type { PictureWidth } from '@tianguis/contract';
import type pg from 'pg';
import type { Progress } from '../progress.ts';
import type { Pictures } from './pictures.ts';
import type { PictureName, PictureStore } from './store.ts';

/** Widths that cards use on phones and on desktops. */
const cardWidths: readonly PictureWidth[] = [320, 480];
/** The home page's shelves of offers; see the storefront's `features/home`. */
const offerFrom = 25;

/** Names of the pictures on the first page of every department and on the home page, home first. */
export async function firstPagePictures(pool: Pick<pg.Pool, 'query'>, pageSize: number): Promise<PictureName[]> {
  const { rows } = await pool.query<{ key: string }>(
    `with home as (
       (select product_id as id, 0 as rank from listing order by listing.rank desc, product_id limit $1)
       union
       (select product_id, 0 from listing where discount >= $2 order by listing.rank desc, product_id limit $1)
     ), departments as (
       select p.id, 1 as rank from categories c
       cross join lateral (
         select product_id as id from listing where level1_id = c.id order by listing.rank desc, product_id limit $1
       ) p where c.level = 1
     ), shown as (
       select id, min(rank) as rank from (select * from home union all select * from departments) a group by id
     )
     select key from (
       select distinct on (p.picture_key) p.picture_key as key, s.rank, s.id
       from shown s join product_pictures p on p.product_id = s.id
       where p.position = (select min(position) from product_pictures where product_id = s.id)
       order by p.picture_key, s.rank
     ) k order by rank, id`,
    [pageSize, offerFrom],
  );
  return rows.flatMap(({ key }) => cardWidths.map((width) => ({ key, width })));
}

/** Makes those of `names` that are not there yet, as many at once as `pictures` allows. Returns how many were made. */
export async function makeMissing(
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
  let next = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let name = missing[next++]; name; name = missing[next++]) {
        await pictures.get(name, { visitor: 'the shop itself' });
        done += 1;
        onProgress(done, missing.length);
      }
    }),
  );
  return missing.length;
}
