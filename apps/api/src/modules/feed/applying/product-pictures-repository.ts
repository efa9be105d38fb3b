/** Writes the pictures of a batch's products. */
import { limits } from '@tianguis/feed';
import type pg from 'pg';

type Client = pg.ClientBase;

/**
 * The most pictures of a product. If stored pictures stay because a row is held back, new pictures are added up to this
 * number.
 */
const maxPictures = limits.gallery;
/**
 * The rank of a picture is `row number * rowSpan + position in the row`, so the ranks of different rows do not overlap.
 */
const rowSpan = 1_000_000;

/**
 * SQL: whether stored pictures stay. If a row of the product is silent about pictures, each stored picture may belong
 * to this row.
 */
const retainsStored = `b.first_pictures and b.silent_row is not null
  and not exists (select from galleries o where o.product_sku = b.product_sku and o.row_no < b.silent_row)`;

/**
 * Writes the pictures of products: those in the `gallery`, or else the pictures of the variants. A picture that only
 * variants of one colour have gets this colour. If the product has a silent row (see `readBatch`), its stored pictures
 * stay with the rank of that row, and new pictures are added.
 * @returns products whose pictures changed, and the number of new pictures that must be fetched
 */
export async function writePictures(client: Client): Promise<{ products: { product_id: number }[]; waiting: number }> {
  await client.query(`
    drop table if exists batch_pictures;
    create temp table batch_pictures on commit drop as
    with galleries as (
      select distinct on (i.product_sku) i.* from batch_items i
       where cardinality(i.gallery_keys) > 0 order by i.product_sku, i.row_no
    ), of_variants as (
      select i.product_sku, u.key, u.url, i.row_no, u.position, nullif(i.color, '') as color
        from batch_items i
        cross join lateral unnest(i.picture_keys, i.picture_urls) with ordinality u (key, url, position)
       where not exists (select from galleries o where o.product_sku = i.product_sku)
    ), product_colors as (
      select product_sku, nullif(color, '') as color from batch_items
      union all
      select b.product_sku, v.options ->> 'Color'
        from batch_products b join product_variants v using (product_id) where b.silent_row is not null
    ), color_counts as (
      select product_sku, count(distinct color) as count from product_colors group by product_sku
    ), merged as (
      select l.product_sku, l.key, (array_agg(l.url order by l.row_no, l.position))[1] as url,
             min(l.row_no * ${rowSpan}::bigint + l.position) as rank,
             case when c.count > 1 and count(distinct l.color) = 1 and count(*) = count(l.color)
               then min(l.color) end as color,
             null::text as alt
        from of_variants l join color_counts c using (product_sku) group by l.product_sku, l.key, c.count
      union all
      select o.product_sku, u.key, u.url, o.row_no * ${rowSpan}::bigint + u.position, nullif(u.color, ''), u.alt
        from galleries o
        cross join lateral unnest(o.gallery_keys, o.gallery_urls, o.gallery_colors, o.gallery_alts)
             with ordinality u (key, url, color, alt, position)
    ), stored as (
      select b.product_id, b.product_sku, s.picture_key as key, b.silent_row * ${rowSpan}::bigint + s.position as rank,
             s.color, s.alt, row_number() over (partition by b.product_id, s.picture_key order by s.position) = 1 as is_first,
             b.colors_before, s.alt = p.title || coalesce(', ' || s.color, '') as is_derived
        from batch_products b
        join products p on p.id = b.product_id
        join product_pictures s on s.product_id = b.product_id
       where ${retainsStored}
    ), retained as (
      select s.product_sku, s.key, null as url,
             case when s.is_first then least(s.rank, m.rank) else s.rank end as rank, c.color,
             -- If the alternative text was derived from the title, derive it again.
             case when m.key is not null and s.is_derived then null else s.alt end as alt
        from stored s
        left join lateral (
          select key, rank, color from merged m
           where m.product_sku = s.product_sku and m.key = s.key order by rank limit 1) m on true
       cross join lateral (
         -- If a variant had this colour and none has it now, a row changed its colour, and the picture follows.
         -- Otherwise (no variant had it, or the picture has its own text) a gallery set the colour, perhaps the gallery of
         -- the silent row.
         select case when m.key is not null and s.is_derived and s.color = any (s.colors_before) and not exists (
                    select from product_variants v
                     where v.product_id = s.product_id and v.options ->> 'Color' = s.color)
                  then m.color else s.color end as color
       ) c
    ), added as (
      select m.*, row_number() over (partition by product_sku order by rank) as n from merged m
       where not exists (select from stored s where s.product_sku = m.product_sku and s.key = m.key)
    ), planned as (
      select product_sku, key, url, rank, color, alt from retained
      union all
      select a.product_sku, key, url, rank, color, alt from added a
       where not exists (select from stored s where s.product_sku = a.product_sku)
          or n <= ${maxPictures} - (select count(*) from stored s where s.product_sku = a.product_sku)
    )
    select b.product_id, (row_number() over (partition by b.product_id order by m.rank) - 1)::smallint as position,
           m.key, m.url, m.color,
           coalesce(nullif(m.alt, ''), coalesce(b.title, p.title) || coalesce(', ' || m.color, '')) as alt
      from planned m join batch_products b using (product_sku) left join products p on p.id = b.product_id`);
  // Sorted by key, so that two batches with the same new pictures wait for each other and cannot deadlock. The first
  // pictures of all products are fetched before any second picture.
  const { rowCount: waiting } = await client.query(`
    insert into pictures (key, source, fetch_state, fetch_at)
    select distinct on (key) key, jsonb_build_object('kind', 'fetched', 'url', url), 'waiting',
           now() + position * interval '1 millisecond'
      from batch_pictures b
     where not exists (select from pictures p where p.key = b.key) order by key, position, product_id
    on conflict (key) do nothing`);
  const { rows } = await client.query<{ product_id: number }>(`
    with planned as (
      select product_id, array_agg((position, key, color, alt)::text order by position) as list
        from batch_pictures group by product_id
    ), stored as (
      select product_id, array_agg((position, picture_key, color, alt)::text order by position) as list
        from product_pictures where product_id in (select product_id from batch_products where not is_new)
       group by product_id
    )
    select b.product_id
      from batch_products b left join planned w using (product_id) left join stored s using (product_id)
     where b.first_pictures and w.list is distinct from s.list`);
  const result = { products: rows, waiting: waiting ?? 0 };
  if (rows.length === 0) return result;
  const ids = rows.map((row) => row.product_id);
  await client.query('delete from product_pictures where product_id = any ($1)', [ids]);
  await client.query(
    `insert into product_pictures (product_id, position, color, picture_key, alt)
     select product_id, position, color, key, alt from batch_pictures
      where product_id = any ($1) order by product_id, position`,
    [ids],
  );
  return result;
}
