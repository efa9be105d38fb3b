/** The staging tables, which contain the rows of the imported file. */
import { openCopy } from '@tianguis/database';
import { taxAttributes, taxKeyOf } from '@tianguis/domain/tax';
import type { Attribute, FeedItem } from '@tianguis/feed';
import type pg from 'pg';
import { copyRow } from './copy-row.ts';

type Client = pg.ClientBase;

const columns =
  'row_no, line, fault, sku, product_sku, unsure, wanted_id, title, slug, description, brand, gtin, model, seller, ' +
  'seller_name, category, condition, warranty, highlights, specifications, list_price, sale_price, sale_starts_at, ' +
  'sale_ends_at, availability, quantity, ships_free, months, weight_grams, handling_days, features, tax, active, ' +
  'options, color, size, material, pattern, color_hex, picture_keys, picture_urls, gallery_keys, gallery_urls, gallery_colors, gallery_alts';

export interface StagedItem {
  /** Number of the row in the file. In XML, several rows may have the same line. */
  rowNo: number;
  line: number;
  item: FeedItem;
  category: string | undefined;
}

export interface StagedFault {
  rowNo: number;
  line: number;
  reasons: readonly string[];
  sku: string | undefined;
  productSku: string | undefined;
  /** Whether the row does not clearly identify its variant (see `HeldBackRow`). */
  isUnsure: boolean;
}

/** Empties the tables for another file. Their indexes are created again after the file was read. */
export async function clearStaging(client: Client): Promise<void> {
  await client.query(`
    drop index if exists import_items_product, import_items_sku;
    truncate import_items, import_products, import_categories, import_sellers, import_brands`);
}

/** Writes rows to the staging tables by COPY. `write` waits while PostgreSQL is slower than the reader. */
export function openStaging(client: Client) {
  const { write, ...copy } = openCopy(client, `copy import_items (${columns}) from stdin`);
  return {
    ...copy,
    write: (rows: readonly (StagedItem | StagedFault)[]): Promise<void> =>
      write(rows.map((row) => ('item' in row ? itemRow(row) : faultRow(row))).join('')),
  };
}

const empty = Array.from({ length: columns.split(', ').length - 6 }, () => null);

function faultRow({ rowNo, line, reasons, sku, productSku, isUnsure }: StagedFault): string {
  return copyRow([rowNo, line, reasons.join('\n').slice(0, 2000), sku, productSku, isUnsure, ...empty]);
}

function itemRow({ rowNo, line, item, category }: StagedItem): string {
  const { price, pictures, gallery } = item;
  return copyRow([
    ...[
      rowNo,
      line,
      null,
      item.sku,
      item.productSku,
      false,
      item.linkedProductId,
      item.title,
      item.slug,
      item.description,
      item.brand,
    ],
    ...[item.gtin, item.model, item.seller, item.sellerName, category, item.condition, item.warranty, item.highlights],
    ...[item.specifications && JSON.stringify(item.specifications), price?.list, price?.offer?.price],
    ...[price?.offer?.starts, price?.offer?.ends, item.availability, item.quantity, item.shipsFree, item.months],
    ...[item.weightGrams, item.handlingDays, item.features],
    ...[item.tax && JSON.stringify(item.tax), item.active],
    ...[item.options && Object.keys(item.options).length > 0 ? JSON.stringify(item.options) : null],
    ...[item.color, item.size, item.material, item.pattern, item.colorHex],
    ...[pictures?.map(({ key }) => key), pictures?.map(({ url }) => url)],
    ...[gallery?.map(({ key }) => key), gallery?.map(({ url }) => url)],
    ...[gallery?.map(({ color }) => color), gallery?.map(({ alt }) => alt)],
  ]);
}

/** Empty values of attributes. In XML, a missing element counts as an empty cell if another item has the element. */
const empties: Partial<Record<Attribute, readonly string[]>> = {
  description: [`description = coalesce(description, '')`],
  gtin: [`gtin = coalesce(gtin, '')`],
  mpn: [`model = coalesce(model, '')`],
  external_seller_id: [`seller = coalesce(seller, '')`],
  condition: [`condition = coalesce(condition, 'new')`],
  warranty: [`warranty = coalesce(warranty, '')`],
  product_highlight: [`highlights = coalesce(highlights, '{}')`],
  product_detail: [`specifications = coalesce(specifications, '[]')`],
  shipping: ['ships_free = coalesce(ships_free, false)'],
  installment: ['months = coalesce(months, 0)'],
  shipping_weight: ['weight_grams = coalesce(weight_grams, 0)'],
  max_handling_time: ['handling_days = coalesce(handling_days, 0)'],
  features: [`features = coalesce(features, '{}')`],
  color: [`color = coalesce(color, '')`],
  size: [`size = coalesce(size, '')`],
  material: [`material = coalesce(material, '')`],
  pattern: [`pattern = coalesce(pattern, '')`],
  color_hex: [`color_hex = coalesce(color_hex, '')`],
  image_link: [`picture_keys = coalesce(picture_keys, '{}')`, `picture_urls = coalesce(picture_urls, '{}')`],
};

/** Fills missing elements of XML. Which elements the file has is known only at its end. */
export async function fillMissing(client: Client, attributes: ReadonlySet<Attribute>): Promise<void> {
  const emptyTax = taxAttributes.filter((attribute) => attributes.has(attribute)).map((name) => [taxKeyOf[name], null]);
  const sets = [
    ...[...attributes].flatMap((attribute) => empties[attribute] ?? []),
    ...(emptyTax.length > 0
      ? [`tax = '${JSON.stringify(Object.fromEntries(emptyTax))}'::jsonb || coalesce(tax, '{}')`]
      : []),
  ];
  if (sets.length > 0) await client.query(`update import_items set ${sets.join(', ')} where fault is null`);
}

/** Reasons that differ only in quoted values and numbers. A row with several reasons counts for each of them. */
export interface HeldBackKind {
  count: number;
  /** The reason of the first row. */
  reason: string;
  /** The first lines of the file. */
  lines: number[];
}

/** The kinds of reasons for which rows are held back, the most frequent first. */
export async function heldBackKinds(client: Client): Promise<HeldBackKind[]> {
  const { rows } = await client.query<HeldBackKind>(`
    select count(*)::int as count, (array_agg(reason order by row_no))[1] as reason,
           (array_agg(line order by row_no))[1:3] as lines
      from (
        select row_no, line, unnest(string_to_array(fault, E'\\n')) as reason from import_items where fault is not null
      ) r
     group by regexp_replace(regexp_replace(reason, '"[^"]*"', '""', 'g'), '\\d+', '0', 'g')
     order by 1 desc, min(row_no)`);
  return rows;
}

/** Held-back rows, in the sequence of the file. */
export async function* heldBack(client: Client): AsyncGenerator<{ line: number; id: string | null; reason: string }> {
  let after = 0;
  for (;;) {
    const { rows } = await client.query<{ no: number; line: number; id: string | null; reason: string }>(
      `select row_no as no, line, sku as id, fault as reason from import_items
        where fault is not null and row_no > $1 order by row_no limit 5000`,
      [after],
    );
    yield* rows.map(({ line, id, reason }) => ({ line, id, reason: reason.replaceAll('\n', '; ') }));
    const last = rows.at(-1);
    if (!last) return;
    after = last.no;
  }
}
