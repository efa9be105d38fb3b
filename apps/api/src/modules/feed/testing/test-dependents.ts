/** For tests: the stored data that depend on rows of a feed, and the data that a second feed may change. */
import type pg from 'pg';
import { expect } from 'vitest';
import type { Cells, Fate } from './test-faults.ts';
import { select } from './test-feed.ts';

export interface Dependents {
  variants: Map<string, string>;
  products: Map<string, { row: Record<string, unknown>; pictures: Picture[] }>;
}
interface Picture {
  url: string;
  color: string | null;
  alt: string;
}

/** Reads the stored data that may depend on a row: each variant with its offer, each product with its pictures. */
export async function dependents(from: pg.Pool): Promise<Dependents> {
  const variants = await select<{ sku: string; text: string }>(
    from,
    `select v.sku, to_jsonb(v)::text || coalesce(to_jsonb(o)::text, '') as text
       from product_variants v left join variant_offers o on o.variant_id = v.id`,
  );
  const products = await select<{ sku: string; row: Record<string, unknown>; pictures: Picture[] | null }>(
    from,
    `select p.sku, to_jsonb(p) as row, (
       select jsonb_agg(
                jsonb_build_object('url', k.source ->> 'url', 'color', i.color, 'alt', i.alt) order by i.position)
         from product_pictures i join pictures k on k.key = i.picture_key where i.product_id = p.id) as pictures
       from products p`,
  );
  return {
    variants: new Map(variants.map(({ sku, text }) => [sku, text])),
    products: new Map(products.map(({ sku, row, pictures }) => [sku, { row, pictures: pictures ?? [] }])),
  };
}

/** Columns of a product that change with its variants or with the time. */
const ofVariants = ['list_price', 'sale_price', 'discount', 'stock', 'offer_ends_at', 'updated_at'];
const ownColumns = (row: Record<string, unknown> | undefined) =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => !ofVariants.includes(name)));

/** Checks that the second feed has not changed data that depend on held-back rows. */
export function compareDependents(
  rows: readonly Cells[],
  given: readonly Fate[],
  { before, after, isForced }: { before: Dependents; after: Dependents; isForced: boolean },
): void {
  const isHeldBack = (at: number) => given[at]?.kind === 'fault';
  const isNameless = (at: number) => isHeldBack(at) && !isNamed(given[at]);
  rows.forEach((cells, at) => {
    // An operator who forces a replacement confirms that rows without a name are irrelevant.
    if (isHeldBack(at) && !(isForced && isNameless(at)))
      expect(after.variants.get(cells.id ?? '')).toBe(before.variants.get(cells.id ?? ''));
  });
  for (const [sku, stored] of before.products) {
    const ofProduct = rows.flatMap((cells, at) => (cells.item_group_id === sku ? [at] : []));
    const heldBack = ofProduct.filter(isHeldBack);
    const first = heldBack[0];
    const now = after.products.get(sku);
    if (first === undefined || (isForced && heldBack.some(isNameless))) continue;
    const valid = rows.flatMap((cells, at) => (productAfter(cells, given[at]) === sku ? [at] : []));
    const validBefore = valid.filter((at) => at < first);
    const hasGallery = validBefore.some((at) => galleryOf(rows[at], given[at]) !== '');
    if (validBefore.length === 0) {
      const { is_backorder: _is, gtin: _code, ...rest } = ownColumns(stored.row);
      expect(now?.row).toMatchObject(rest);
      if (stored.pictures.length > 0) expect(now?.pictures[0]).toEqual(stored.pictures[0]);
    }
    // If no code is stored, any valid row may add one.
    const maySetCode = stored.row.gtin === null ? valid : validBefore;
    if (!maySetCode.some((at) => codeOf(rows[at], given[at]) !== '')) expect(now?.row.gtin).toBe(stored.row.gtin);
    if (hasGallery) continue;
    expect(now?.pictures.map(({ url }) => url)).toEqual(expect.arrayContaining(stored.pictures.map(({ url }) => url)));
    // Pictures that are in no valid row are unchanged.
    const named = new Set(valid.flatMap((at) => linksOf({ ...rows[at], ...changed(given[at]) })));
    for (const picture of stored.pictures) if (!named.has(picture.url)) expect(now?.pictures).toContainEqual(picture);
  }
}

/** The product to which a valid row belongs in the second feed. */
const productAfter = (cells: Cells, fate: Fate | undefined): string | undefined =>
  fate?.kind === 'fault' || fate?.kind === 'gone' ? undefined : fate?.kind === 'moves' ? 'P1' : cells.item_group_id;
const changed = (fate: Fate | undefined): Cells => (fate?.kind === 'other' ? fate.cells : {});
const galleryOf = (cells: Cells = {}, fate?: Fate) => ({ ...cells, ...changed(fate) }).gallery ?? '';
const codeOf = (cells: Cells = {}, fate?: Fate) => ({ ...cells, ...changed(fate) }).gtin ?? '';
const isNamed = (fate: Fate | undefined) =>
  fate?.kind !== 'fault' || !/\bid\b|quotes|cell|many/.test(fate.name) || fate.name === 'a long cell';

function linksOf({ image_link = '', additional_image_link = '', gallery = '' }: Cells): string[] {
  const further = [
    ...additional_image_link.split(','),
    ...gallery.split(',').map((one) => one.replace(/^.*Foto:/, '')),
  ];
  return [image_link, ...further].map((one) => one.replaceAll('\\', '')).filter(Boolean);
}
