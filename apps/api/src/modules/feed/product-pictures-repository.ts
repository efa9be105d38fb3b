/** The pictures of a batch's products. */
import type pg from 'pg';

type Client = pg.ClientBase;

/** The file's pictures of a product in order: said outright, or gathered from its variants, where what one colour alone shows is that colour's. */
export async function settlePictures(client: Client): Promise<{ product_id: number }[]> {
  await client.query(`
    drop table if exists batch_pictures;
    create temp table batch_pictures on commit drop as
    with outright as (
      select distinct on (i.product_sku) i.* from batch_items i where cardinality(i.gallery_keys) > 0 order by i.product_sku, i.row_no
    ), listed as (
      select i.product_sku, u.key, u.url, i.row_no, u.place, nullif(i.color, '') as color
        from batch_items i cross join lateral unnest(i.picture_keys, i.picture_urls) with ordinality u (key, url, place)
       where not exists (select from outright o where o.product_sku = i.product_sku)
    ), colours as (
      select product_sku, count(distinct nullif(color, '')) as count from batch_items group by product_sku
    ), merged as (
      select l.product_sku, l.key, (array_agg(l.url order by l.row_no, l.place))[1] as url, min(l.row_no * 1000::bigint + l.place) as place,
             case when c.count > 1 and count(distinct l.color) = 1 and count(*) = count(l.color) then min(l.color) end as color, null::text as alt
        from listed l join colours c using (product_sku) group by l.product_sku, l.key, c.count
      union all
      select o.product_sku, u.key, u.url, u.place, nullif(u.color, ''), u.alt
        from outright o cross join lateral unnest(o.gallery_keys, o.gallery_urls, o.gallery_colors, o.gallery_alts)
             with ordinality u (key, url, color, alt, place)
    )
    select b.product_id, (row_number() over (partition by b.product_id order by m.place) - 1)::smallint as position, m.key, m.url, m.color,
           coalesce(nullif(m.alt, ''), coalesce(b.title, p.title) || coalesce(', ' || m.color, '')) as alt
      from merged m join batch_products b using (product_sku) left join products p on p.id = b.product_id`);
  // In one order, so that two batches that bring the same pictures wait for each other rather than for ever. The first picture of each
  // product is fetched before the second of any.
  await client.query(`
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
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.product_id);
  await client.query('delete from product_pictures where product_id = any ($1)', [ids]);
  await client.query(
    `insert into product_pictures (product_id, position, color, picture_key, alt)
     select product_id, position, color, key, alt from batch_pictures where product_id = any ($1) order by product_id, position`,
    [ids],
  );
  return rows;
}
