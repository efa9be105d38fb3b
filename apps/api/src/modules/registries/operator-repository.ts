/** SQL of gift registries, for operators. */
import type { UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';
import type { StoredRegistry } from './repository.ts';

export interface RegistrySheet extends StoredRegistry {
  email: string;
  items: number;
  gifts: number;
}

const sheet = sql`
  select r.id, r.customer_id as owner, c.email, r.code, r.kind, r.names, r.event_on::text as "eventOn", r.message,
         r.address_id as address, r.is_listed as "isListed", r.is_surprise as "isSurprise", r.closed_at as "closedAt",
         (select count(*)::integer from registry_items i where i.registry_id = r.id and i.wanted > 0) as items,
         (select count(*)::integer from registry_items i join registry_gifts g on g.item_id = i.id
           where i.registry_id = r.id) as gifts
    from registries r join customers c on c.id = r.customer_id`;

/** @param on the database, or a transaction of it */
export const registryOperatorRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  async ofCode(code: string): Promise<RegistrySheet | undefined> {
    const { rows } = await sql<RegistrySheet>`${sheet} where r.code = ${code}`.execute(db);
    return rows[0];
  },

  /** Registries by date of the event. */
  async list(all: boolean, most: number): Promise<RegistrySheet[]> {
    const { rows } = await sql<RegistrySheet>`
      ${sheet} where (${all} or r.closed_at is null) order by r.event_on, r.id limit ${most}`.execute(db);
    return rows;
  },

  /** The titles of products, by id. */
  async titles(products: readonly number[]): Promise<Map<number, string>> {
    const found = db
      .selectFrom('products')
      .select(['id', 'title'])
      .where('id', 'in', [0, ...products]);
    return new Map((await found.execute()).map(({ id, title }) => [id, title]));
  },

  async close(id: string): Promise<void> {
    await db.updateTable('registries').set({ closed_at: sql<Date>`now()` }).where('id', '=', id).execute();
  },
});
