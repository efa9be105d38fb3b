import { verify } from '@node-rs/argon2';
import { withDatabase } from '@tianguis/testkit';
import { beforeAll, expect, test } from 'vitest';
import { demoCustomers } from '../customers.ts';
import { isDemoLoaded, loadDemo } from './load-demo.ts';

const { pool } = await withDatabase();
const empty = await withDatabase();
const progress: number[] = [];
let indexesBefore: string[];

async function one<Row>(sql: string, from = pool): Promise<Row | undefined> {
  return (await from.query(sql)).rows[0] as Row | undefined;
}

async function definitions(of = pool): Promise<string[]> {
  const { rows } = await of.query<{ text: string }>(
    `select indexdef as text from pg_indexes where schemaname = 'public'
     union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
     order by 1`,
  );
  return rows.map(({ text }) => text);
}

beforeAll(async () => {
  indexesBefore = await definitions();
  await loadDemo({ pool, products: 2_000, onProgress: (done) => progress.push(done) });
});

test('a failed load is rolled back completely', async () => {
  const interrupt = () => {
    throw new Error('interrupted');
  };
  await expect(
    loadDemo({ pool: empty.pool, products: 600, onProgress: (done) => done >= 400 && interrupt() }),
  ).rejects.toThrow('interrupted');
  expect(await isDemoLoaded(empty.pool)).toBe(false);
  expect(
    await one(
      'select (select count(*)::int from products) as products, (select count(*)::int from categories) as categories',
      empty.pool,
    ),
  ).toEqual({ products: 0, categories: 0 });
  expect(await definitions(empty.pool)).toEqual(indexesBefore);
});

test('2,000 products are loaded completely, with unchanged indexes and keys', async () => {
  expect(await isDemoLoaded(pool)).toBe(true);
  expect(await definitions()).toEqual(indexesBefore);
  expect(progress.at(-1)).toBe(2_000);
  expect([...progress].sort((a, b) => a - b)).toEqual(progress);
  expect(
    await one(`select count(*)::int as count, count(distinct level1_id)::int as departments from products`),
  ).toEqual({ count: 2_000, departments: 18 });
  expect(
    await one(`select value->>'products' as products, value->>'seed' as seed from facts where name = 'demo'`),
  ).toEqual({ products: '2000', seed: 'tianguis' });
});

test('every product has variants and existing pictures, and its rating matches its reviews', async () => {
  expect(
    await one(`select count(*)::int as wrong from products p where
      not exists (select from product_variants v where v.product_id = p.id)
      or not exists (select from product_pictures i join pictures k on k.key = i.picture_key where i.product_id = p.id and k.source->>'kind' = 'demo')
      or p.rating_count <> (select count(*) from reviews r where r.product_id = p.id)
      or p.rating_average <> coalesce((select round(avg(rating), 2) from reviews r where r.product_id = p.id), 0)
      or p.stock <> (select sum(stock) from product_variants v where v.product_id = p.id)`),
  ).toEqual({ wrong: 0 });
  expect(
    await one(`select count(*)::int as missing from (select logo_key as key from stores union all select icon from categories where level = 1) faces
      where not exists (select from pictures where pictures.key = faces.key)`),
  ).toEqual({ missing: 0 });
  expect(
    await one(`select count(*)::int as wrong from stores s where rating_count <>
      (select count(*) from reviews r join products p on p.id = r.product_id where p.store_id = s.id)`),
  ).toEqual({ wrong: 0 });
});

test('every offer with an end has a scheduled end for each of its variants', async () => {
  expect(
    await one(`select count(*)::int as wrong from products p join product_variants v on v.product_id = p.id left join variant_offers o on o.variant_id = v.id
      where (o.sale_price, o.ends_at) is distinct from
        (case when p.offer_ends_at is not null and v.sale_price < v.list_price then v.sale_price end,
         case when v.sale_price < v.list_price then p.offer_ends_at end)`),
  ).toEqual({ wrong: 0 });
  expect((await one<{ count: number }>('select count(*)::int as count from variant_offers'))?.count).toBeGreaterThan(
    20,
  );
});

test('AP-15 stock by place sums up to no more than there is, and sets of warehouses are those that have it', async () => {
  expect(
    await one(`select count(*)::int as wrong from product_variants v
      where v.stock < (select coalesce(sum(n.stock), 0) from variant_places n where n.variant_id = v.id)`),
  ).toEqual({ wrong: 0 });
  expect(
    await one(`select count(*)::int as wrong from products p left join dispatch_sets d on d.id = p.dispatch_set
      where d.places is distinct from (select array_agg(distinct l.id order by l.id)
        from product_variants v join variant_places n on n.variant_id = v.id
          join shipping_places l on l.id = n.place_id and l.kind = 'warehouse' where v.product_id = p.id)`),
  ).toEqual({ wrong: 0 });
  const known = await one<{ known: number; unknown: number; shops: number }>(`select
    (select count(*)::int from products where dispatch_set is not null) as known,
    (select count(*)::int from products
      where fulfillment_id = 1 and stock > 0 and not is_store_only and dispatch_set is null) as unknown,
    (select count(distinct place_id)::int from variant_places n join shipping_places l on l.id = n.place_id
      where l.kind = 'shop') as shops`);
  expect(known?.known).toBeGreaterThan(600);
  expect(known?.unknown).toBeLessThan(30);
  expect(known?.shops).toBe(8);
  // The sequence of ids continues above the loaded places.
  expect(
    await one(`select nextval(pg_get_serial_sequence('shipping_places', 'id')) > max(id) as free from shipping_places`),
  ).toEqual({ free: true });
});

test('the demo customers can sign in', async () => {
  for (const { email, password } of demoCustomers) {
    const row = await one<{ password_hash: string }>(`select password_hash from customers where email = '${email}'`);
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    expect(await verify(row?.password_hash ?? '', password)).toBe(true);
  }
});

test('RL-03 the demo customers have lists, in which prices have dropped, and one has none', async () => {
  const { rows } = await pool.query(
    `select c.nombre, count(distinct l.id)::int as lists, count(i.product_id)::int as products,
            count(*) filter (where p.sale_price < i.saved_price)::int > 0 as dropped,
            count(*) filter (where p.stock = 0)::int > 0 as "soldOut"
       from customers c left join wishlists l on l.customer_id = c.id left join wishlist_items i on i.wishlist_id = l.id
       left join products p on p.id = i.product_id group by c.nombre order by c.nombre`,
  );
  expect(rows).toEqual([
    { nombre: 'Alberto', lists: 1, products: 4, dropped: true, soldOut: true },
    { nombre: 'Ana', lists: 3, products: 22, dropped: true, soldOut: true },
    { nombre: 'Guadalupe', lists: 0, products: 0, dropped: false, soldOut: false },
  ]);
});

test('a second load is refused', async () => {
  await expect(loadDemo({ pool, products: 10 })).rejects.toThrow('empty database');
  expect(await one('select count(*)::int as count from products')).toEqual({ count: 2_000 });
});
