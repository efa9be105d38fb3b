/** Finds the shop's categories, sellers and brands for the names in a file, and creates missing ones. */
import { dateInMexico } from '@tianguis/domain';
import { slugOf } from '@tianguis/feed';
import type pg from 'pg';
import type { WaitingDepartment } from '../import-options.ts';
import { categoryPaths } from './plan-repository.ts';

type Client = pg.ClientBase;

/**
 * Finds the categories of the file, and creates missing ones in the sequence of the file. A department that is new in a
 * shop with products waits for an operator, so that a wrong file does not change the menus. In a shop without products,
 * and with `publish`, the departments of the file are published.
 */
export async function resolveCategories(client: Client, { publish }: { publish: boolean }): Promise<number> {
  const ids = new Map((await categoryPaths(client)).map(({ id, names }) => [names.join(' > '), id]));
  const { rows } = await client.query<{ path: string }>(
    'select category as path from first_items where category is not null group by category order by min(row_no)',
  );
  await client.query(`
    select setval(pg_get_serial_sequence('categories', 'id'),
      greatest((select max(id) from categories), (select last_value from categories_id_seq)))`);
  const found = await client.query<{ isEmpty: boolean }>('select not exists (select from products) as "isEmpty"');
  const isPublished = publish || found.rows[0]?.isEmpty === true;
  let created = 0;
  for (const { path } of rows) {
    const names = path.split(' > ');
    for (let level = 1; level <= names.length; level++) {
      const ancestor = names.slice(0, level).join(' > ');
      if (ids.has(ancestor)) continue;
      const parent = ids.get(names.slice(0, level - 1).join(' > ')) ?? null;
      const name = names[level - 1] ?? '';
      const { rows: added } = await client.query<{ id: number }>(
        `with new as (select nextval(pg_get_serial_sequence('categories', 'id'))::int as id)
         insert into categories (id, parent_id, level, path, name, slug, position, is_published)
         select new.id, $1, $2, coalesce((select path from categories where id = $1), '{}') || new.id, $3, $4,
           (select coalesce(max(position) + 1, 0) from categories where parent_id is not distinct from $1), $5
         from new returning id`,
        [parent, level, name, slugOf(name) || 'categoria', isPublished || level > 1],
      );
      ids.set(ancestor, added[0]?.id ?? 0);
      created++;
    }
  }
  const paths = rows.map(({ path }) => path);
  if (isPublished)
    await client.query('update categories set is_published = true where id = any ($1::int[]) and not is_published', [
      [...new Set(paths.map((path) => ids.get(path.split(' > ')[0] ?? '')))],
    ]);
  await client.query('insert into import_categories (path, category_id) select * from unnest($1::text[], $2::int[])', [
    paths,
    paths.map((path) => ids.get(path)),
  ]);
  return created;
}

/** The departments that wait for an operator. */
export async function waitingDepartments(client: Client): Promise<WaitingDepartment[]> {
  const { rows } = await client.query<WaitingDepartment>(`
    select c.id, c.name,
           (select count(*)::int from products p where p.level1_id = c.id and p.is_active) as products
      from categories c where c.level = 1 and not c.is_published order by c.position, c.id`);
  return rows;
}

/** Finds the sellers of the file by their ids, and creates missing ones with a name and a slug. */
export async function resolveSellers(client: Client, shopName: string): Promise<number> {
  const { rows } = await client.query<{ seller: string; name: string }>(`
    select seller, coalesce((array_agg(seller_name order by row_no) filter (where seller_name <> ''))[1], '') as name
      from first_items where seller is not null group by seller order by min(row_no)`);
  await client.query(`
    select setval(pg_get_serial_sequence('stores', 'id'),
      greatest((select max(id) from stores), (select last_value from stores_id_seq)))`);
  const freeSlug = await freeSlugs(client, 'stores', 'tienda');
  let created = 0;
  for (const { seller, name } of rows) {
    const found = await client.query<{ id: number }>(
      seller === ''
        ? 'select id from stores where is_own order by id limit 1'
        : `select id from stores where external_id = $1 or (external_id is null and slug = $1)
            order by external_id nulls last, id limit 1`,
      seller === '' ? [] : [seller],
    );
    let id = found.rows[0]?.id;
    // Store the id, so that later feeds find the store by this id, even if its slug has changed.
    if (id !== undefined && seller !== '')
      await client.query('update stores set external_id = $2 where id = $1 and external_id is null and not is_own', [
        id,
        seller,
      ]);
    if (id === undefined) {
      const newName = name || (seller === '' ? shopName : seller);
      const added = await client.query<{ id: number }>(
        `insert into stores (name, slug, is_own, since, external_id)
         values ($1, $2, $3, $5, $4) returning id`,
        [newName, freeSlug(newName), seller === '', seller === '' ? null : seller, dateInMexico(Date.now())],
      );
      id = added.rows[0]?.id ?? 0;
      created++;
    }
    await client.query('insert into import_sellers (seller, store_id) values ($1, $2)', [seller, id]);
  }
  return created;
}

/** The brand of products that have no brand. */
const NO_BRAND = 'Genérico';

/** Finds the brands of the file, ignoring case, and creates missing ones. */
export async function resolveBrands(client: Client): Promise<number> {
  await client.query(`
    select setval(pg_get_serial_sequence('brands', 'id'),
      greatest((select max(id) from brands), (select last_value from brands_id_seq)))`);
  const { rows } = await client.query<{ name: string }>(
    `select name from (
       select distinct on (lower(name collate es_mx)) name, row_no from (
         select coalesce(nullif(brand, ''), $1) as name, min(row_no) as row_no
           from first_items where brand is not null group by 1) n
       where not exists (select from brands b where lower(b.name collate es_mx) = lower(n.name collate es_mx))
       order by lower(name collate es_mx), row_no) missing
     order by row_no`,
    [NO_BRAND],
  );
  if (rows.length > 0) {
    const freeSlug = await freeSlugs(client, 'brands', 'marca');
    await client.query(
      `insert into brands (name, slug)
       select name, slug from unnest($1::text[], $2::text[]) with ordinality new (name, slug, position)
        order by position`,
      [rows.map(({ name }) => name), rows.map(({ name }) => freeSlug(name))],
    );
  }
  await client.query(
    `insert into import_brands (name, brand_id)
     select n.name, (
         select min(id) from brands b
          where lower(b.name collate es_mx) = lower(coalesce(nullif(n.name, ''), $1) collate es_mx))
       from (select distinct brand as name from first_items where brand is not null) n`,
    [NO_BRAND],
  );
  return rows.length;
}

/** Returns a function that makes unique slugs. */
async function freeSlugs(
  client: Client,
  table: 'stores' | 'brands',
  fallback: string,
): Promise<(name: string) => string> {
  const { rows } = await client.query<{ slug: string }>(`select slug from ${table}`);
  const taken = new Set(rows.map(({ slug }) => slug));
  return (name) => {
    const slug = slugOf(name) || fallback;
    let free = slug;
    for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
    taken.add(free);
    return free;
  };
}
