/** The texts of products that search reads. */
import type { ProductTexts } from '@tianguis/domain/words';
import type pg from 'pg';

interface Row {
  place: number;
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

/** Columns of a product's texts; `p` is the product. */
const texts = `
  p.title, b.name as brand, p.model, p.description, p.highlights, p.specifications, s.name as store, s.is_official,
  (select array_agg(c.name order by c.level) from categories as c where c.id in (p.level1_id, p.level2_id, p.level3_id, p.category_id)) as categories,
  (select array_agg(distinct o.value) from product_variants as v cross join lateral json_each_text(v.options) as o where v.product_id = p.id) as options`;
const joins = 'join brands as b on b.id = p.brand_id join stores as s on s.id = p.store_id';

/**
 * Texts of what stands in these parts of a department; `place` counts from the department's beginning. `waits`: the product changed since its
 * postings were built; `noted` are its words once somebody read them.
 */
export async function readPlacedTexts(
  client: Pick<pg.Pool, 'query'>,
  department: number,
  parts: { from: number; to: number },
): Promise<Array<{ place: number; texts: ProductTexts; waits: boolean; noted: string[] | null }>> {
  const { rows } = await client.query<Row & { waits: boolean; noted: string[] | null }>(
    `select r.part * 1024 + r.start + place.n::integer - 1 as place, ${texts},
            exists (select from search_waiting as w where w.product_id = p.id) as waits,
            (select tsvector_to_array(w.words) from search_waiting as w where w.product_id = p.id) as noted
       from listing_runs as r join listing_run_ids as i using (level1_id, part, start)
      cross join lateral unnest(i.ids) with ordinality as place (id, n)
       join products as p on (p.id, p.category_id, p.brand_id) = (place.id, r.category_id, r.brand_id) and p.is_active ${joins}
      where r.level1_id = $1 and r.part between $2 and $3 order by 1`,
    [department, parts.from, parts.to],
  );
  return rows.map((row) => ({ place: row.place, texts: toTexts(row), waits: row.waits, noted: row.noted }));
}

/** Texts of these products; of those on sale. */
export async function readTexts(
  client: pg.ClientBase,
  ids: readonly number[],
): Promise<Array<{ id: number; texts: ProductTexts }>> {
  const { rows } = await client.query<Row & { id: number }>(
    `select p.id, 0 as place, ${texts} from products as p ${joins} where p.id = any ($1) and p.is_active`,
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
    // Who sells is a reason to find a product only for shops that shoppers know by name.
    texts: [row.description, ...row.highlights, ...(row.is_official ? [row.store] : [])],
  };
}
