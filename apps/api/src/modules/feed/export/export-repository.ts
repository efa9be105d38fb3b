/** Reads the shop's products with all columns of a feed, page by page. */
import { type Querier, transaction } from '@tianguis/database';
import type { Exported } from '@tianguis/feed';
import type pg from 'pg';

type Row = Omit<Exported, 'variants' | 'features'> & {
  is_backorder: boolean;
  is_big_ticket: boolean;
  is_store_pickup: boolean;
  is_store_only: boolean;
  super_express: boolean;
  digital: boolean;
  fulfillment_id: number;
  variants: (Omit<Exported['variants'][number], 'offer'> & {
    offer: { price: number; starts: string | null; ends: string | null } | null;
  })[];
};

/** Products with ids above `after`, sorted by id. */
export const exportPage = (on: Querier, after: number, count: number, all: boolean): Promise<Exported[]> =>
  readProducts(on, 'select * from products where id > $1 and (is_active or $3) order by id limit $2', [
    after,
    count,
    all,
  ]);

/** The products with these ids that exist, also those off sale. */
export const exportProducts = (on: Querier, ids: readonly number[]): Promise<Exported[]> =>
  readProducts(on, 'select * from products where id = any ($1)', [ids]);

/** @param page SQL of the products */
async function readProducts(on: Querier, page: string, values: unknown[]): Promise<Exported[]> {
  const { rows } = await on.query<Row>(
    `
      with page as (${page})
      select p.id, p.sku, p.title, p.slug, p.description, b.name as brand, p.gtin, p.model,
        case when s.id = (select min(id) from stores where is_own) then ''
          else coalesce(s.external_id, s.slug) end as seller,
        s.name as "sellerName",
        array(select name from categories a where a.id = any (c.path) order by level) as category, p.condition,
        p.warranty, p.highlights, p.specifications, p.months, p.offer_ends_at as "offerEndsAt",
        p.ships_free as "shipsFree", p.weight_grams as "weightGrams",
        p.extended_catalogue_days as "handlingDays", p.is_active as active, p.is_backorder, p.is_big_ticket,
        p.is_store_pickup, p.is_store_only, p.super_express, p.digital, p.fulfillment_id,
        coalesce(t.keys, '{}') as tax,
        coalesce((
          select json_agg(json_build_object('key', i.picture_key, 'color', i.color, 'alt', i.alt) order by i.position)
            from product_pictures i where i.product_id = p.id), '[]') as pictures,
        coalesce((
          select json_agg(json_build_object(
              'sku', v.sku, 'options', v.options, 'colorHex', v.color_hex, 'listPrice', v.list_price,
              'salePrice', v.sale_price, 'stock', v.stock, 'storedByShop', v.fulfillment_id = 1,
              'iepsUnits', x.ieps_units,
              'offer', case when o.variant_id is not null then
                json_build_object('price', o.sale_price, 'starts', o.starts_at, 'ends', o.ends_at) end)
              order by v.position)
            from product_variants v left join variant_offers o on o.variant_id = v.id
            left join variant_tax x on x.variant_id = v.id
           where v.product_id = p.id), '[]') as variants
      from page p join brands b on b.id = p.brand_id join stores s on s.id = p.store_id
        join categories c on c.id = p.category_id left join product_tax t on t.product_id = p.id
      order by p.id`,
    values,
  );
  return rows.map(toExported);
}

function toExported(row: Row): Exported {
  const flags: [boolean, string][] = [
    [row.is_backorder, 'backorder'],
    [row.is_big_ticket, 'big_ticket'],
    [row.is_store_pickup, 'store_pickup'],
    [row.is_store_only, 'store_only'],
    [row.super_express, 'super_express'],
    [row.digital, 'digital'],
    [row.fulfillment_id === 1, 'stored_by_shop'],
  ];
  return {
    ...row,
    features: flags.flatMap(([on, name]) => (on ? [name] : [])),
    variants: row.variants.map(({ offer, ...variant }) => ({
      ...variant,
      offer: offer && { price: offer.price, starts: dateOf(offer.starts), ends: dateOf(offer.ends) },
    })),
  };
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** Runs a whole export in a transaction that reads one snapshot of the shop. */
export const withSnapshot = <Result>(client: pg.ClientBase, work: () => Promise<Result>): Promise<Result> =>
  transaction(client, work, { snapshot: true });

export async function countExported(on: Querier, all: boolean): Promise<number> {
  const { rows } = await on.query<{ count: number }>(
    'select count(*)::int as count from products where is_active or $1',
    [all],
  );
  return rows[0]?.count ?? 0;
}
