/** For tests: everything stored that hangs on the rows of a feed, and what of it a second feed may change. */
import type pg from 'pg';
import { expect } from 'vitest';
import type { Cells, Fate } from './test-faults.ts';
import { select } from './test-feed.ts';

export interface Hanging {
  variants: Map<string, string>;
  products: Map<string, { row: Record<string, unknown>; pictures: Picture[] }>;
}
interface Picture {
  url: string;
  color: string | null;
  alt: string;
}

/** Everything stored that may hang on a row: of each variant its row, its product and its offer; of each product its row and pictures. */
export async function hanging(from: pg.Pool): Promise<Hanging> {
  const variants = await select<{ sku: string; text: string }>(
    from,
    `select v.sku, to_jsonb(v)::text || coalesce(to_jsonb(o)::text, '') as text
       from product_variants v left join variant_offers o on o.variant_id = v.id`,
  );
  const products = await select<{ sku: string; row: Record<string, unknown>; pictures: Picture[] | null }>(
    from,
    `select p.sku, to_jsonb(p) as row, (
       select jsonb_agg(jsonb_build_object('url', k.source ->> 'url', 'color', i.color, 'alt', i.alt) order by i.position)
         from product_pictures i join pictures k on k.key = i.picture_key where i.product_id = p.id) as pictures from products p`,
  );
  return {
    variants: new Map(variants.map(({ sku, text }) => [sku, text])),
    products: new Map(products.map(({ sku, row, pictures }) => [sku, { row, pictures: pictures ?? [] }])),
  };
}

/** Of a product's columns those that its variants decide, or that tell of the writing. */
const ofVariants = ['list_price', 'sale_price', 'discount', 'stock', 'offer_ends_at', 'updated_at'];
const words = (row: Record<string, unknown> | undefined) =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => !ofVariants.includes(name)));

/** Compares what hangs on rows that are held back, before the second feed and after it. */
export function compareHanging(
  rows: readonly Cells[],
  given: readonly Fate[],
  { before, after, isForced }: { before: Hanging; after: Hanging; isForced: boolean },
): void {
  const isHeld = (place: number) => given[place]?.kind === 'fault';
  const isNameless = (place: number) => isHeld(place) && !isNamed(given[place]);
  rows.forEach((cells, place) => {
    // Whoever forces a replacement says that rows without a name are none.
    if (isHeld(place) && !(isForced && isNameless(place)))
      expect(after.variants.get(cells.id ?? '')).toBe(before.variants.get(cells.id ?? ''));
  });
  for (const [sku, stored] of before.products) {
    const places = rows.flatMap((cells, place) => (cells.item_group_id === sku ? [place] : []));
    const held = places.filter(isHeld);
    const first = held[0];
    const now = after.products.get(sku);
    if (first === undefined || (isForced && held.some(isNameless))) continue;
    const right = rows.flatMap((cells, place) => (ends(cells, given[place]) === sku ? [{ cells, place }] : []));
    const leads = right.filter(({ place }) => place < first);
    const governs = leads.some(({ place }) => galleryOf(rows[place], given[place]) !== '');
    if (leads.length === 0) {
      const { is_backorder: _is, gtin: _code, ...rest } = words(stored.row);
      expect(now?.row).toMatchObject(rest);
      if (stored.pictures.length > 0) expect(now?.pictures[0]).toEqual(stored.pictures[0]);
    }
    // A code that no row had yet may come from any row that is right.
    const mayName = stored.row.gtin === null ? right : leads;
    if (!mayName.some(({ place }) => codeOf(rows[place], given[place]) !== ''))
      expect(now?.row.gtin).toBe(stored.row.gtin);
    if (governs) continue;
    expect(now?.pictures.map(({ url }) => url)).toEqual(expect.arrayContaining(stored.pictures.map(({ url }) => url)));
    // What no row that is right shows is as it was, to the letter.
    const named = new Set(right.flatMap(({ place }) => linksOf({ ...rows[place], ...changed(given[place]) })));
    for (const picture of stored.pictures) if (!named.has(picture.url)) expect(now?.pictures).toContainEqual(picture);
  }
}

/** Which product a row that is right is of in the second feed. */
const ends = (cells: Cells, fate: Fate | undefined): string | undefined =>
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
