/**
 * The source and the use of a picture in the database. The queries have the same timeout as all queries for visitors.
 */
import type { PictureKind } from '@tianguis/contract';
import { type Database, preparedQuery } from '@tianguis/database';
import type { PictureRecipe } from '@tianguis/demo';
import { type Kysely, sql } from 'kysely';

export type PictureSource = {
  source: { kind: 'demo'; recipe: PictureRecipe } | { kind: 'fetched' } | { kind: 'file' };
  state: string | null;
  /**
   * Kinds of rows that use the picture. `product` is assumed if no department or store uses it, since a search through
   * all products would take too long.
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

/** The source of a picture: a recipe of the demo, or a URL from a feed; undefined if there is no such picture. */
export async function sourceOf(db: Kysely<Database>, key: string): Promise<PictureSource | undefined> {
  const [found] = await askSource(db, key);
  return found && { ...found, kinds: found.kinds.length > 0 ? found.kinds : ['product'] };
}

/** Makes a picture due again after its file was lost. */
export async function fetchAgain(db: Kysely<Database>, key: string): Promise<void> {
  await sql`
    update pictures set fetch_state = 'waiting', fetch_attempts = 0, fetch_at = now()
     where key = ${key} and fetch_state = 'here'`.execute(db);
}
