import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import type { FileKind, FileRow, ShippingRows } from './files/file-columns.ts';

export interface StoreName {
  id: number;
  slug: string;
  /** The store's id in a feed. */
  external: string | null;
}

/** The values of a product that its dates depend on. */
export interface ExplainedProduct {
  id: number;
  title: string;
  store: string;
  active: boolean;
  /** The result of `delivery_group()`. */
  delivery: number;
}

/** SQL for the name of a store in exports: the id in feeds, or else the slug, or else the number of the store. */
const storeName = sql`(select case when s.external_id is not null then s.external_id
  when exists (select from stores o where o.id <> s.id and s.slug in (o.slug, o.external_id)) then s.id::text
  else s.slug end from stores s where s.id = store_id)`;

/** One statement reads all rows, so that they are consistent. */
const rowsQuery = sql<ShippingRows>`
  select
    (select coalesce(json_agg(json_build_object('code', code, 'name', name, 'kind', kind, 'store', ${storeName},
       'postal_code', postal_code, 'address', address, 'opening_hours', opening_hours, 'cutoff', cutoff,
       'express_cutoff', express_cutoff, 'work_days', work_days, 'handling_days', handling_days,
       'made_to_order_days', made_to_order_days, 'active', is_active) order by id), '[]')
       from shipping_places) as places,
    (select coalesce(json_agg(json_build_object('place', code, 'prefix', prefix, 'zone', zone)
       order by place_id nulls first, prefix), '[]')
       from shipping_zones z left join shipping_places p on p.id = z.place_id) as zones,
    (select coalesce(json_agg(json_build_object('store', ${storeName}, 'service', service, 'zone', zone,
       'days_min', days_min, 'days_max', days_max, 'delivery_days', delivery_days)
       order by store_id nulls first, service, array_position('{local,regional,nacional,lejana}', zone)), '[]')
       from shipping_rates) as rates,
    (select coalesce(json_agg(json_build_object('store', ${storeName}, 'service', service, 'zone', zone,
       'up_to_grams', up_to_grams, 'price', price)
       order by store_id nulls first, service, array_position('{local,regional,nacional,lejana}', zone),
         up_to_grams), '[]') from shipping_prices) as prices,
    (select coalesce(json_agg(json_build_object('day', day::text, 'name', name) order by day), '[]')
       from shipping_holidays) as holidays`;

const place = sql`(select id from shipping_places p where p.code = n.place)`;

/** Statements that write rows of each kind. The parameter is the rows as JSON, with numbers of stores. */
const writes: Record<FileKind, (rows: string) => ReturnType<typeof sql>[]> = {
  places: (rows) => [
    // Clear the stores first, so that two places can swap their stores.
    sql`update shipping_places p set store_id = null
      from jsonb_to_recordset(${rows}::jsonb) as n (code text) where p.code = n.code and p.store_id is not null`,
    sql`insert into shipping_places (code, name, kind, store_id, postal_code, address, opening_hours, cutoff,
        express_cutoff, work_days, handling_days, made_to_order_days, is_active)
      select code, name, kind, store_id, postal_code, address, opening_hours, cutoff, express_cutoff, work_days,
        handling_days, made_to_order_days, active
      from jsonb_to_recordset(${rows}::jsonb) as n (no integer, code text, name text, kind text, store_id integer,
        postal_code text, address text, opening_hours text, cutoff smallint, express_cutoff smallint,
        work_days smallint, handling_days smallint, made_to_order_days smallint, active boolean) order by no
      on conflict (code) do update set name = excluded.name, kind = excluded.kind, store_id = excluded.store_id,
        postal_code = excluded.postal_code, address = excluded.address, opening_hours = excluded.opening_hours,
        cutoff = excluded.cutoff, express_cutoff = excluded.express_cutoff, work_days = excluded.work_days,
        handling_days = excluded.handling_days, made_to_order_days = excluded.made_to_order_days,
        is_active = excluded.is_active`,
  ],
  zones: (rows) => [
    sql`insert into shipping_zones (place_id, prefix, zone) select ${place}, prefix, zone
      from jsonb_to_recordset(${rows}::jsonb) as n (place text, prefix text, zone text)
      on conflict (place_id, prefix) do update set zone = excluded.zone`,
  ],
  rates: (rows) => [
    sql`insert into shipping_rates (store_id, service, zone, days_min, days_max, delivery_days)
      select store_id, service, zone, days_min, days_max, delivery_days
      from jsonb_to_recordset(${rows}::jsonb) as n (store_id integer, service text, zone text, days_min smallint,
        days_max smallint, delivery_days smallint)
      on conflict (store_id, service, zone) do update set days_min = excluded.days_min, days_max = excluded.days_max,
        delivery_days = excluded.delivery_days`,
  ],
  prices: (rows) => [
    sql`insert into shipping_prices (store_id, service, zone, up_to_grams, price)
      select store_id, service, zone, up_to_grams, price
      from jsonb_to_recordset(${rows}::jsonb) as n (store_id integer, service text, zone text, up_to_grams integer,
        price integer)
      on conflict (store_id, service, zone, up_to_grams) do update set price = excluded.price`,
  ],
  holidays: (rows) => [
    sql`insert into shipping_holidays (day, name) select day, name
      from jsonb_to_recordset(${rows}::jsonb) as n (day date, name text)
      on conflict (day) do update set name = excluded.name`,
  ],
};

const removals: Record<FileKind, (rows: string) => ReturnType<typeof sql>> = {
  places: (rows) => sql`delete from shipping_places t using jsonb_to_recordset(${rows}::jsonb) as n (code text)
    where t.code = n.code`,
  zones: (rows) => sql`delete from shipping_zones t
    using jsonb_to_recordset(${rows}::jsonb) as n (place text, prefix text)
    where t.place_id is not distinct from ${place} and t.prefix = n.prefix`,
  rates: (rows) => sql`delete from shipping_rates t
    using jsonb_to_recordset(${rows}::jsonb) as n (store_id integer, service text, zone text)
    where t.store_id is not distinct from n.store_id and (t.service, t.zone) = (n.service, n.zone)`,
  prices: (rows) => sql`delete from shipping_prices t
    using jsonb_to_recordset(${rows}::jsonb) as n (store_id integer, service text, zone text, up_to_grams integer)
    where t.store_id is not distinct from n.store_id
      and (t.service, t.zone, t.up_to_grams) = (n.service, n.zone, n.up_to_grams)`,
  holidays: (rows) => sql`delete from shipping_holidays t using jsonb_to_recordset(${rows}::jsonb) as n (day date)
    where t.day = n.day`,
};

/** @param db the database, or a transaction of it */
export function createShippingOperatorRepository(db: Kysely<Database>) {
  const json = (rows: readonly FileRow[], numbers: ReadonlyMap<string, number>) =>
    JSON.stringify(
      rows.map((row, no) => ({
        ...row,
        no,
        store_id: typeof row.store === 'string' ? numbers.get(row.store) : null,
      })),
    );
  return {
    /** All rows, in the sequence of the export. */
    async rows(): Promise<ShippingRows> {
      const { rows } = await rowsQuery.execute(db);
      return rows[0] ?? { places: [], zones: [], rates: [], prices: [], holidays: [] };
    },

    /** Locks the rules against other writers until the transaction ends. */
    async lock(): Promise<void> {
      await sql`lock table shipping_places, shipping_zones, shipping_rates, shipping_prices, shipping_holidays
        in share row exclusive mode`.execute(db);
    },

    stores: (): Promise<StoreName[]> =>
      db.selectFrom('stores').select(['id', 'slug', 'external_id as external']).orderBy('id').execute(),

    /** @param numbers the number of each store, by the name of the store in the rows */
    async write(kind: FileKind, rows: readonly FileRow[], numbers: ReadonlyMap<string, number>): Promise<void> {
      if (rows.length > 0) for (const query of writes[kind](json(rows, numbers))) await query.execute(db);
    },

    async remove(kind: FileKind, rows: readonly FileRow[], numbers: ReadonlyMap<string, number>): Promise<void> {
      if (rows.length > 0) await removals[kind](json(rows, numbers)).execute(db);
    },

    /** Products with known stock in these places. */
    async productsIn(codes: readonly string[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select distinct v.product_id as id from shipping_places l join variant_places n on n.place_id = l.id
          join product_variants v on v.id = n.variant_id where l.code = any (${codes})`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** A product by its id, its SKU, or the SKU of one of its variants. */
    async product(named: string): Promise<ExplainedProduct | undefined> {
      const { rows } = await sql<ExplainedProduct>`
        select p.id, p.title, s.name as store, p.is_active as active, delivery_group(p)::float8 as delivery
          from products p join stores s on s.id = p.store_id
         where p.id::text = ${named} or p.sku = ${named}
            or p.id = (select product_id from product_variants where sku = ${named})
         order by p.id::text = ${named} desc limit 1`.execute(db);
      return rows[0];
    },

    /** Codes of places, by their ids. */
    async codes(): Promise<ReadonlyMap<number, string>> {
      const places = await db.selectFrom('shipping_places').select(['id', 'code']).execute();
      return new Map(places.map(({ id, code }) => [id, code]));
    },
  };
}

export type ShippingOperatorRepository = ReturnType<typeof createShippingOperatorRepository>;
