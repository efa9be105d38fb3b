/** Writes the tax keys of a batch, but only differences. */
import type pg from 'pg';

/**
 * Writes the keys of products from their first rows, and the taxed units of variants from each row. A key that the file
 * lacks stays; a key whose cell is empty is removed. Both are one statement for the whole batch.
 * @returns products whose keys or whose variants' units changed
 */
export async function writeTax(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ product_id: number }>(`
    with given as (
      select b.product_id, jsonb_strip_nulls(coalesce(t.keys, '{}') || (b.tax - 'iepsUnits')) as keys, t.keys as stored
        from batch_products b left join product_tax t on t.product_id = b.product_id where b.tax is not null
    ), without as (
      delete from product_tax t using given g
       where t.product_id = g.product_id and g.keys = '{}' returning t.product_id
    ), written as (
      insert into product_tax as t (product_id, keys)
      select product_id, keys from given where keys <> '{}' and keys is distinct from stored
      on conflict (product_id) do update set keys = excluded.keys
      returning t.product_id
    ), given_units as (
      select v.id, v.product_id, (i.tax ->> 'iepsUnits')::bigint as units
        from batch_items i join product_variants v on v.sku = i.sku where i.tax ? 'iepsUnits'
    ), without_units as (
      delete from variant_tax t using given_units g
       where t.variant_id = g.id and g.units is null returning g.product_id
    ), written_units as (
      insert into variant_tax as t (variant_id, ieps_units)
      select g.id, g.units from given_units g left join variant_tax s on s.variant_id = g.id
       where g.units is not null and g.units is distinct from s.ieps_units
      on conflict (variant_id) do update set ieps_units = excluded.ieps_units
      returning t.variant_id
    )
    select product_id from without union select product_id from written union select product_id from without_units
    union select g.product_id from written_units w join given_units g on g.id = w.variant_id`);
  return rows.map(({ product_id }) => product_id);
}
