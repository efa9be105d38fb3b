/** The pictures of a batch's products. */
import { limits } from '@tianguis/feed';
import type pg from 'pg';

type Client = pg.ClientBase;

/** Pictures of a product, beyond which nothing is added to those that stay because a row of it is held back. */
const most = limits.gallery;
/** More than pictures of a row, and than pictures of a product: places of rows do not overlap. */
const places = 1_000_000;

/** Where a row of the product is silent about pictures, any of those that are stored may be its own. */
const isKept = `b.first_pictures and b.silent_row is not null
  and not exists (select from outright o where o.product_sku = b.product_sku and o.row_no < b.silent_row)`;

/**
 * The file's pictures of a product in order: said outright, or gathered from its variants, where what one colour alone shows is that colour's.
 * Of a product with a silent row (see `gather`) those that are stored stay, in the place of that row, and others come in beside them.
 * @returns products whose pictures changed, and how many pictures wait now to be fetched
 */
export async function settlePictures(client: Client): Promise<{ products: { product_id: number }[]; waiting: number }> {
  await client.query(`
    drop table if exists batch_pictures;
    create temp table batch_pictures on commit drop as
    with outright as (
      select distinct on (i.product_sku) i.* from batch_items i where cardinality(i.gallery_keys) > 0 order by i.product_sku, i.row_no
    ), listed as (
      select i.product_sku, u.key, u.url, i.row_no, u.place, nullif(i.color, '') as color
        from batch_items i cross join lateral unnest(i.picture_keys, i.picture_urls) with ordinality u (key, url, place)
       where not exists (select from outright o where o.product_sku = i.product_sku)
    ), coloured as (
      select product_sku, nullif(color, '') as color from batch_items
      union all
      select b.product_sku, v.options ->> 'Color' from batch_products b join product_variants v using (product_id) where b.silent_row is not null
    ), colours as (
      select product_sku, count(distinct color) as count from coloured group by product_sku
    ), merged as (
      select l.product_sku, l.key, (array_agg(l.url order by l.row_no, l.place))[1] as url, min(l.row_no * ${places}::bigint + l.place) as place,
             case when c.count > 1 and count(distinct l.color) = 1 and count(*) = count(l.color) then min(l.color) end as color, null::text as alt
        from listed l join colours c using (product_sku) group by l.product_sku, l.key, c.count
      union all
      select o.product_sku, u.key, u.url, o.row_no * ${places}::bigint + u.place, nullif(u.color, ''), u.alt
        from outright o cross join lateral unnest(o.gallery_keys, o.gallery_urls, o.gallery_colors, o.gallery_alts)
             with ordinality u (key, url, color, alt, place)
    ), stored as (
      select b.product_id, b.product_sku, s.picture_key as key, b.silent_row * ${places}::bigint + s.position as place, s.color, s.alt,
             row_number() over (partition by b.product_id, s.picture_key order by s.position) = 1 as is_first,
             b.colors_before, s.alt = p.title || coalesce(', ' || s.color, '') as follows
        from batch_products b join products p on p.id = b.product_id join product_pictures s on s.product_id = b.product_id
       where ${isKept}
    ), kept as (
      select s.product_sku, s.key, null as url, case when s.is_first then least(s.place, m.place) else s.place end as place, c.color,
             -- Words that follow from the title go on doing so.
             case when m.key is not null and s.follows then null else s.alt end as alt
        from stored s
        left join lateral (select key, place, color from merged m where m.product_sku = s.product_sku and m.key = s.key order by place limit 1) m on true
       cross join lateral (
         -- A colour that a variant had and none has any more is that of a row that says now another one. One that none had, or that has
         -- words of its own beside it, was said outright, maybe by the silent row.
         select case when m.key is not null and s.follows and s.color = any (s.colors_before) and not exists (
                    select from product_variants v where v.product_id = s.product_id and v.options ->> 'Color' = s.color)
                  then m.color else s.color end as color
       ) c
    ), added as (
      select m.*, row_number() over (partition by product_sku order by place) as n from merged m
       where not exists (select from stored s where s.product_sku = m.product_sku and s.key = m.key)
    ), wanted as (
      select product_sku, key, url, place, color, alt from kept
      union all
      select a.product_sku, key, url, place, color, alt from added a
       where not exists (select from stored s where s.product_sku = a.product_sku)
          or n <= ${most} - (select count(*) from stored s where s.product_sku = a.product_sku)
    )
    select b.product_id, (row_number() over (partition by b.product_id order by m.place) - 1)::smallint as position, m.key, m.url, m.color,
           coalesce(nullif(m.alt, ''), coalesce(b.title, p.title) || coalesce(', ' || m.color, '')) as alt
      from wanted m join batch_products b using (product_sku) left join products p on p.id = b.product_id`);
  // In one order, so that two batches that bring the same pictures wait for each other rather than for ever. The first picture of each
  // product is fetched before the second of any.
  const { rowCount: waiting } = await client.query(`
    insert into pictures (key, source, fetch_state, fetch_at)
    select distinct on (key) key, jsonb_build_object('kind', 'fetched', 'url', url), 'waiting', now() + position * interval '1 millisecond' from batch_pictures b
     where not exists (select from pictures p where p.key = b.key) order by key, position, product_id
    on conflict (key) do nothing`);
  const { rows } = await client.query<{ product_id: number }>(`
    with wanted as (
      select product_id, array_agg((position, key, color, alt)::text order by position) as list from batch_pictures group by product_id
    ), stored as (
      select product_id, array_agg((position, picture_key, color, alt)::text order by position) as list
        from product_pictures where product_id in (select product_id from batch_products where not is_new) group by product_id
    )
    select b.product_id from batch_products b left join wanted w using (product_id) left join stored s using (product_id)
     where b.first_pictures and w.list is distinct from s.list`);
  const settled = { products: rows, waiting: waiting ?? 0 };
  if (rows.length === 0) return settled;
  const ids = rows.map((row) => row.product_id);
  await client.query('delete from product_pictures where product_id = any ($1)', [ids]);
  await client.query(
    `insert into product_pictures (product_id, position, color, picture_key, alt)
     select product_id, position, color, key, alt from batch_pictures where product_id = any ($1) order by product_id, position`,
    [ids],
  );
  return settled;
}
