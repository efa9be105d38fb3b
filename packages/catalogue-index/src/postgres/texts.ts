/** The texts of products that are indexed. */
import { factAge, factBearing, factText, isWarning, type ProductTexts } from '@tianguis/domain/words';
import type pg from 'pg';
import { blockSize } from './geometry.ts';

/** A row of {@link texts}. */
export interface TextsRow extends Omit<ProductTexts, 'facts'> {
  options: readonly string[];
  /** Groups of rows of a name and a value. */
  specifications: ReadonlyArray<{ rows: ReadonlyArray<readonly [name: string, value: string]> }>;
}

/** What a row says of a product. */
export function toTexts<Row extends TextsRow>({
  options,
  specifications,
  ...product
}: Row): Omit<Row, 'options' | 'specifications'> & ProductTexts {
  const rows = specifications.flatMap((group) => group.rows);
  const said = rows.filter(([name, value]) => !isWarning(name, value));
  const read = (of: typeof factText) => said.flatMap(([name, value]) => of(name, value) || []);
  const warnings = rows.flatMap(([name, value]) => (isWarning(name, value) ? value : []));
  return {
    ...product,
    facts: [...options, ...read(factText)],
    factNames: rows.map(([name]) => name),
    ages: read(factAge),
    bearing: read(factBearing),
    texts: [...product.texts, ...warnings],
  };
}

/**
 * Columns of {@link TextsRow} of the product `p`. Who sells is a reason to find a product only for stores that
 * shoppers know by name. Long arrays as JSON, which is read several times as fast.
 */
const texts = `
  p.title, b.name as brand, p.model,
  array(select c.name from categories as c
         where c.id in (p.level1_id, p.level2_id, p.level3_id, p.category_id) order by c.level) as categories,
  (select path from categories as c where c.id = p.category_id) as "categoryIds",
  array_to_json(array(select distinct o.value from product_variants as v cross join lateral json_each_text(v.options) as o
                       where v.product_id = p.id)) as options,
  p.specifications,
  array_to_json(p.description || p.highlights || case when s.is_official then array[s.name] else '{}' end) as texts`;
const joins = 'join brands as b on b.id = p.brand_id join stores as s on s.id = p.store_id';

/** A product at its ordinal of a department. */
export interface OrdinalTexts extends ProductTexts {
  ordinal: number;
  /** Whether the product is in the text delta, and the terms that it has there; null while nobody has analysed it. */
  isPending: boolean;
  pendingTerms: string[] | null;
}

/** Texts of the products of these blocks of a department, by ascending ordinals. */
export async function readBlockTexts(
  client: Pick<pg.Pool, 'query'>,
  department: number,
  blocks: { from: number; to: number },
): Promise<OrdinalTexts[]> {
  const { rows } = await client.query<TextsRow & Omit<OrdinalTexts, 'facts'>>(
    `select r.block * ${blockSize} + r.start + at.n::integer - 1 as ordinal, ${texts},
            exists (select from index_text_delta as w where w.product_id = p.id) as "isPending",
            (select array(select t.term from index_delta_postings as t where t.product_id = p.id)
               from index_text_delta as w where w.product_id = p.id and w.is_analysed) as "pendingTerms"
       from index_runs as r join index_run_products as i using (level1_id, block, start)
      cross join lateral unnest(i.ids) with ordinality as at (id, n)
       join products as p on (p.id, p.category_id, p.brand_id) = (at.id, r.category_id, r.brand_id)
         and p.is_active ${joins}
      where r.level1_id = $1 and r.block between $2 and $3 order by 1`,
    [department, blocks.from, blocks.to],
  );
  return rows.map(toTexts);
}

/** {@link TextsRow}s; $1: products; of those that are on sale. */
export const textsQuery: string = `select p.id, ${texts} from products as p ${joins} where p.id = any ($1) and p.is_active`;

/** Texts of those of these products that are on sale. */
export async function readTexts(
  client: pg.ClientBase,
  ids: readonly number[],
): Promise<Array<ProductTexts & { id: number }>> {
  return (await client.query<TextsRow & { id: number }>(textsQuery, [ids])).rows.map(toTexts);
}
