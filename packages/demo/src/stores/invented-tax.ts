/** Tax data of the demo's sellers, and the litres of its soft drinks. All of it is invented, and the names say so. */
import { rfcDigit, type SellerTax } from '@tianguis/domain/tax';
import type { ClientBase } from 'pg';
import type { ShopStore } from './index.ts';

/**
 * The RFC of a company without initials, founded on the first day of 2000. So it belongs to nobody, and its check digit
 * is right. Official stores and the retailer have the general regime of companies, the others the simplified one.
 */
export function inventedTax({ id, name, isOwn, isOfficial }: ShopStore): SellerTax {
  const body = `XXX000101${id.toString(36).toUpperCase().padStart(2, '0')}`;
  return {
    rfc: body + rfcDigit(body),
    regime: isOwn || isOfficial ? '601' : '626',
    name: `${name} (empresa inventada)`.toLocaleUpperCase('es-MX'),
  };
}

/** Tables that {@link addTax} fills. */
export const taxTables = ['seller_tax', 'variant_tax'] as const;

/** Writes the rows. The stores and the products must exist. */
export async function addTax(client: ClientBase, stores: readonly ShopStore[]): Promise<void> {
  await client.query(
    `insert into seller_tax (store_id, rfc, regime, name)
     select id, rfc, regime, name from jsonb_to_recordset($1::jsonb) n (id integer, rfc text, regime text, name text)`,
    [JSON.stringify(stores.map((store) => ({ id: store.id, ...inventedTax(store) })))],
  );
  // "6 de 355 ml": the quota of IEPS of soft drinks is for a litre.
  await client.query(
    `insert into variant_tax (variant_id, ieps_units)
     select v.id, (coalesce(s.parts[1], '1')::integer * s.parts[2]::integer) * 1000
       from categories c
       join products p on p.category_id = c.id
       join product_variants v on v.product_id = p.id
      cross join lateral (
        select regexp_match(v.options ->> 'Presentación', '^(?:(\\d+) de )?(\\d+) ml$') as parts) s
      where c.slug = 'refrescos' and s.parts is not null`,
  );
}
