/** Offers with dates begin and end by themselves. */
import type pg from 'pg';

/** Offers that have begun or ended and of which a price does not know it yet. */
const due = `
  select o.variant_id, v.product_id, o.ends_at, n.over, n.price
    from variant_offers o
    join product_variants v on v.id = o.variant_id
    join products p on p.id = v.product_id
    cross join lateral (select coalesce(o.ends_at <= now(), false) as over) e
    cross join lateral (select e.over, case when e.over then v.list_price else least(o.sale_price, v.list_price) end as price) n
   where (o.ends_at <= now() or coalesce(o.starts_at, '-infinity') <= now())
     and (n.over or v.sale_price <> n.price
       or ((p.sale_price, p.offer_ends_at) is distinct from (n.price, o.ends_at)
         and v.position = (select min(position) from product_variants f where f.product_id = p.id)))`;

/**
 * Products that name the end of an offer which their first variant has no row of: written before offers were kept by variant (migration 0008),
 * so that nobody would end it.
 */
const unkept = `
  select p.id from products p
    cross join lateral (select id from product_variants v where v.product_id = p.id order by position limit 1) first
   where p.offer_ends_at is not null and not exists (select from variant_offers o where o.variant_id = first.id)`;

/** Keeps such offers as those that are written today; of a product whose first variant asks its list price, the end is forgotten. */
const keepOffers = `
  select from products where id in (${unkept}) order by id for no key update;
  insert into variant_offers (variant_id, sale_price, ends_at)
  select v.id, v.sale_price, p.offer_ends_at from products p join product_variants v on v.product_id = p.id
   where p.id in (${unkept}) and v.sale_price < v.list_price
  on conflict do nothing;
  update products set offer_ends_at = null, updated_at = now() where id in (${unkept})`;

/**
 * Makes every price with dates what it is at this moment: offers that have begun are asked, those that have ended are taken back and
 * forgotten. What is so already is neither written nor locked; several processes may call it at once.
 * @returns how many variants changed their price
 */
export async function switchOffers(client: Pick<pg.ClientBase, 'query'>): Promise<number> {
  await client.query(keepOffers);
  // One transaction of two statements: products are locked as imports and operators lock them, and only then is it read what is due.
  // The second is one statement, so that no page sees a variant's new price beside its product's old one.
  const results: unknown = await client.query(`
    select from products where id in (select product_id from (${due}) d) order by id for no key update;
    with due as (${due}), ended as (
      delete from variant_offers o using due d where o.variant_id = d.variant_id and d.over
    ), priced as (
      update product_variants v set sale_price = d.price from due d where v.id = d.variant_id and v.sale_price <> d.price returning v.id
    ), shown as (
      select distinct on (v.product_id) v.product_id, v.list_price, coalesce(d.price, v.sale_price) as price, v.id,
             d.variant_id is not null as due, case when d.over then null else d.ends_at end as ends_at
        from product_variants v left join due d on d.variant_id = v.id
       where v.product_id in (select product_id from due)
       order by v.product_id, v.position
    ), products_priced as (
      update products p set sale_price = s.price, offer_ends_at = s.ends_at, updated_at = now()
        from shown s where p.id = s.product_id and s.due and (p.sale_price, p.offer_ends_at) is distinct from (s.price, s.ends_at)
    )
    select count(*)::int as changed from priced`);
  const last = (results as pg.QueryResult<{ changed: number }>[]).at(-1);
  return last?.rows[0]?.changed ?? 0;
}
