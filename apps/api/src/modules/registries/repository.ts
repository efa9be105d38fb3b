/** SQL of gift registries (RT-23). */
import type { Unit, UnitOfWork } from '@tianguis/database';
import type { PaymentState } from '@tianguis/domain/order';
import type { ChangeFacts, CountedGift, RegistryKind } from '@tianguis/domain/registry';
import { sql } from 'kysely';
import { changedAmount, changedPieces, changeFacts } from './changes/change-repository.ts';
import { givenPieces } from './gift-repository.ts';

export interface RegistryValues {
  kind: RegistryKind;
  names: string;
  folded: string;
  /** YYYY-MM-DD */
  eventOn: string;
  message: string;
  address: string;
  isListed: boolean;
  isSurprise: boolean;
}

export interface StoredRegistry extends Omit<RegistryValues, 'folded' | 'address'> {
  id: string;
  owner: string;
  code: string;
  /** Null if the address was deleted. */
  address: string | null;
  closedAt: Date | null;
}

export interface StoredItem {
  id: string;
  product: number;
  sku: string;
  slug: string;
  wanted: number;
  gifts: CountedGift[];
}

export interface StoredGift {
  id: string;
  payment: PaymentState;
  from: string;
  note: string;
  title: string;
  pieces: number;
  at: Date;
  thankedAt: Date | null;
  /** What decides whether it can be changed into balance. */
  facts: ChangeFacts;
  /** What the owner changed into balance: 0 pieces if nothing was. */
  changed: { pieces: number; amount: number };
}

const columns = sql`
  r.id, r.customer_id as owner, r.code, r.kind, r.names, r.event_on::text as "eventOn", r.message, a.id as address,
  r.is_listed as "isListed", r.is_surprise as "isSurprise", r.closed_at as "closedAt"`;
const source = sql`
  registries r left join addresses a on a.id = r.address_id and a.customer_id = r.customer_id and a.slot is not null`;

/** @param on the database, or a transaction of it */
export const registryRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** A registry of a customer. Undefined for another customer's registry. */
  async own(customer: string, id: string): Promise<StoredRegistry | undefined> {
    const { rows } = await sql<StoredRegistry>`
      select ${columns} from ${source} where r.id = ${id} and r.customer_id = ${customer}`.execute(db);
    return rows[0];
  },

  async ofForm(customer: string, form: string): Promise<string | undefined> {
    const found = db.selectFrom('registries').select('id').where('customer_id', '=', customer);
    return (await found.where('form_id', '=', form).executeTakeFirst())?.id;
  },

  async ofCode(code: string): Promise<StoredRegistry | undefined> {
    const { rows } = await sql<StoredRegistry>`select ${columns} from ${source} where r.code = ${code}`.execute(db);
    return rows[0];
  },

  /** The registries of a customer: open ones first, then by date. */
  async all(customer: string): Promise<(StoredRegistry & { items: number })[]> {
    const { rows } = await sql<StoredRegistry & { items: number }>`
      select ${columns},
             (select count(*)::integer from registry_items i where i.registry_id = r.id and i.wanted > 0) as items
        from ${source} where r.customer_id = ${customer}
       order by r.closed_at is not null, r.event_on, r.id`.execute(db);
    return rows;
  },

  /** Open registries whose owners consent to be found, and whose names have all words. @param words each after a space */
  async search(words: readonly string[], since: string, most: number): Promise<StoredRegistry[]> {
    const has = words.map((word) => sql`strpos(r.folded, ${word}) > 0`);
    const { rows } = await sql<StoredRegistry>`
      select ${columns} from ${source}
       where r.is_listed and r.closed_at is null and r.event_on >= ${since} and ${sql.join(has, sql` and `)}
       order by r.event_on, r.id limit ${most}`.execute(db);
    return rows;
  },

  /** The items that are wanted, or were given, with their gifts. */
  async items(registry: string): Promise<StoredItem[]> {
    const { rows } = await sql<StoredItem>`
      select i.id, i.product_id as product, i.sku, p.slug, i.wanted,
             (select coalesce(json_agg(json_build_object('payment', o.payment_state, 'pieces', n.pieces)), '[]')
                from registry_gifts g join orders o on o.id = g.order_id
               cross join lateral (
                 select sum(${givenPieces})::integer as pieces from order_lines l where l.order_id = o.id) n
               where g.item_id = i.id) as gifts
        from registry_items i join products p on p.id = i.product_id
       where i.registry_id = ${registry} and i.wanted > 0 order by i.added_at desc, i.id`.execute(db);
    return rows;
  },

  /** The gifts of a registry, the newest first. */
  async gifts(registry: string): Promise<StoredGift[]> {
    const { rows } = await sql<StoredGift>`
      select g.order_id as id, o.payment_state as payment, coalesce(o.buyer ->> 'nombre', '') as from,
             coalesce(o.gift_note, '') as note, n.title, n.pieces, o.placed_at as at, g.thanked_at as "thankedAt",
             ${changeFacts} as facts, json_build_object('pieces', ${changedPieces}, 'amount', ${changedAmount}) as changed
        from registry_gifts g join registry_items i on i.id = g.item_id join orders o on o.id = g.order_id
       cross join lateral (
         select sum(${givenPieces})::integer as pieces, min(coalesce(l.shown ->> 'title', l.sku)) as title
           from order_lines l where l.order_id = o.id) n
       where i.registry_id = ${registry} order by o.placed_at desc, g.order_id`.execute(db);
    return rows;
  },
});

const toColumns = (values: RegistryValues) => ({
  ...{ kind: values.kind, names: values.names, folded: values.folded, event_on: values.eventOn },
  ...{ message: values.message, address_id: values.address, is_listed: values.isListed },
  is_surprise: values.isSurprise,
});

/** Changes of a customer's registries. @param unit a transaction that has locked the customer */
export const registryWriter = ({ db }: Unit) => ({
  /** @returns undefined if another registry has the code */
  async add(customer: string, form: string, code: string, values: RegistryValues): Promise<string | undefined> {
    const row = { customer_id: customer, form_id: form, code, ...toColumns(values) };
    const added = db
      .insertInto('registries')
      .values(row)
      .onConflict((conflict) => conflict.column('code').doNothing());
    return (await added.returning('id').executeTakeFirst())?.id;
  },

  async change(id: string, values: RegistryValues, closedAt: Date | null): Promise<void> {
    await db
      .updateTable('registries')
      .set({ ...toColumns(values), closed_at: closedAt })
      .where('id', '=', id)
      .execute();
  },

  /** Whether the customer has the address. */
  async hasAddress(customer: string, address: string): Promise<boolean> {
    const found = db.selectFrom('addresses').select('id').where('customer_id', '=', customer);
    return (await found.where('id', '=', address).where('slot', 'is not', null).executeTakeFirst()) !== undefined;
  },

  /** Locks an item, so that its gifts are counted one after the other. @returns its id; undefined if it is not there */
  async lockItem(registry: string, product: number, sku: string): Promise<string | undefined> {
    const found = db.selectFrom('registry_items').select('id').where('registry_id', '=', registry);
    const own = found.where('product_id', '=', product).where('sku', '=', sku).forNoKeyUpdate();
    return (await own.executeTakeFirst())?.id;
  },

  async setItem(registry: string, product: number, sku: string, wanted: number): Promise<void> {
    await sql`
      insert into registry_items (registry_id, product_id, sku, wanted) values (${registry}, ${product}, ${sku}, ${wanted})
      on conflict (registry_id, product_id, sku) do update set wanted = excluded.wanted`.execute(db);
  },

  async countItems(registry: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from registry_items where registry_id = ${registry} and wanted > 0`.execute(db);
    return rows[0]?.count ?? 0;
  },

  /** @returns false if the registry has no such gift */
  async thank(registry: string, gift: string, at: Date | null): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update registry_gifts g set thanked_at = ${at}::timestamptz from registry_items i
       where g.order_id = ${gift} and i.id = g.item_id and i.registry_id = ${registry}`.execute(db);
    return numAffectedRows === 1n;
  },
});
