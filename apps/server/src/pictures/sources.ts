/** The source and use of a picture in the database. The queries have the timeout of all queries for visitors. */
import type { PictureKind } from '@tianguis/contract';
import { type Database, preparedQuery } from '@tianguis/database';
import type { PictureRecipe } from '@tianguis/demo';
import { type Kysely, sql } from 'kysely';

export type PictureSource = {
  source: { kind: 'demo'; recipe: PictureRecipe } | { kind: 'fetched' } | { kind: 'file' };
  state: string | null;
  /**
   * What refers to it. `product` is assumed unless a department or a store does, since products are too many to search.
   */
  kinds: PictureKind[];
};

const askSource = preparedQuery<string, PictureSource>(
  (_db, key) => sql<PictureSource>`
    select source, fetch_state as state, array_remove(array[
             case when exists (select from categories where icon = p.key) then 'department' end,
             case when exists (select from stores where logo_key = p.key) then 'store' end], null) as kinds
      from pictures p where key = ${key}`,
);

/** The source of a picture: a recipe of the demo, or the address of a feed; undefined when there is no such picture. */
export async function sourceOf(db: Kysely<Database>, key: string): Promise<PictureSource | undefined> {
  const [found] = await askSource(db, key);
  return found && { ...found, kinds: found.kinds.length > 0 ? found.kinds : ['product'] };
}

/** Makes a picture due again whose file was lost. */
export async function fetchAgain(db: Kysely<Database>, key: string): Promise<void> {
  await sql`
    update pictures set fetch_state = 'waiting', fetch_attempts = 0, fetch_at = now()
     where key = ${key} and fetch_state = 'here'`.execute(db);
}
