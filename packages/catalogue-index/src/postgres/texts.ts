/** The texts of products that are indexed. */
import type { ProductTexts } from '@tianguis/domain/words';
import type pg from 'pg';
import { blockSize } from './geometry.ts';

interface Row {
  title: string;
  brand: string;
  model: string;
  categories: string[];
  options: string[] | null;
  specifications: Array<{ rows: Array<[string, string]> }>;
  description: string;
  highlights: string[];
  store: string;
  is_official: boolean;
}

/** Columns of the texts of the product `p`. */
const texts = `
  p.title, b.name as brand, p.model, p.description, p.highlights, p.specifications, s.name as store, s.is_official,
  (select array_agg(c.name order by c.level) from categories as c
    where c.id in (p.level1_id, p.level2_id, p.level3_id, p.category_id)) as categories,
  (select array_agg(distinct o.value) from product_variants as v cross join lateral json_each_text(v.options) as o
    where v.product_id = p.id) as options`;
const joins = 'join brands as b on b.id = p.brand_id join stores as s on s.id = p.store_id';

/** A product at its ordinal of a department. */
export interface OrdinalTexts {
  ordinal: number;
  texts: ProductTexts;
  /** Whether the product is in the text delta, and the terms that it has there; null while nobody has analysed it. */
  isPending: boolean;
  pendingTerms: string[] | null;
}

/** Texts of the products of these blocks of a department, in the order of their ordinals. */
export async function readBlockTexts(
  client: Pick<pg.Pool, 'query'>,
  department: number,
  blocks: { from: number; to: number },
): Promise<OrdinalTexts[]> {
  const { rows } = await client.query<Row & Omit<OrdinalTexts, 'texts'>>(
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
  return rows.map((row) => ({
    ordinal: row.ordinal,
    texts: toTexts(row),
    isPending: row.isPending,
    pendingTerms: row.pendingTerms,
  }));
}

/** Texts of those of these products that are on sale. */
export async function readTexts(
  client: pg.ClientBase,
  ids: readonly number[],
): Promise<Array<{ id: number; texts: ProductTexts }>> {
  const { rows } = await client.query<Row & { id: number }>(
    `select p.id, ${texts} from products as p ${joins} where p.id = any ($1) and p.is_active`,
    [ids],
  );
  return rows.map((row) => ({ id: row.id, texts: toTexts(row) }));
}

function toTexts(row: Row): ProductTexts {
  return {
    title: row.title,
    brand: row.brand,
    model: row.model,
    categories: row.categories,
    facts: [...(row.options ?? []), ...row.specifications.flatMap(({ rows }) => rows.map(([, value]) => value))],
    // Who sells is a reason to find a product only for stores that shoppers know by name.
    texts: [row.description, ...row.highlights, ...(row.is_official ? [row.store] : [])],
  };
}
