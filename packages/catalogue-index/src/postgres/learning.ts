/**
 * Which departments are no longer what their words, phrases and kinds of things were learned from, and which of these are
 * learned from anew. README.md says why.
 */
import type pg from 'pg';

/** A department, as the last build read it and as it is. */
export interface Learned {
  id: number;
  /** Products on sale. */
  products: number;
  /** Products that came, changed or went since the build. */
  changed: number;
  /** Undefined: it was never built. */
  builtAt: Date | undefined;
  /** Products that the build read. */
  read: number;
}

export const isUnlearned = ({ changed }: Pick<Learned, 'changed'>): boolean => changed > 0;

/** Reads keys alone: counts of runs, the delta and the text delta. */
export async function findLearned(client: Pick<pg.ClientBase, 'query'> | pg.Pool): Promise<Learned[]> {
  const { rows } = await client.query<Omit<Learned, 'builtAt'> & { builtAt: Date | null }>(`
    with there as (
      select c.path[1] as id, sum(products)::integer as products
        from index_category_counts as n join categories as c on c.id = n.category_id group by 1
    ), pending as (
      select d.level1_id as id, count(*)::integer as products
        from index_text_delta join index_documents as d using (product_id) group by 1
    )
    select id, coalesce(t.products, 0) as products, coalesce(b.products, 0) as read, b.built_at as "builtAt",
           -- What went is in no delta, but it is missing.
           greatest(coalesce(p.products, 0), abs(coalesce(t.products, 0) - coalesce(b.products, 0))) as changed
      from there as t
      full join (select level1_id as id, products, built_at from index_text_builds) as b using (id)
      left join pending as p using (id)
     order by b.built_at nulls first, id`);
  return rows.map(({ builtAt, ...row }) => ({ ...row, builtAt: builtAt ?? undefined }));
}

/** A department with more products is large: reading it takes more than a second. */
export const largeDepartment = 5_000;
/** So many products of departments that are not large are read at once. */
const mostAtOnce = 20_000;
/** After a large department no other one is read before so many of its products have passed in each minute. */
const productsPerMinute = 5_000;
const minute = 60_000;

/**
 * Departments that are learned from anew at this time, those that waited longest first: at once all that are not large,
 * and one that is large.
 */
export function dueOf(departments: readonly Learned[], now: Date): number[] {
  const waiting = departments
    .filter(isUnlearned)
    .toSorted((one, other) => (one.builtAt?.getTime() ?? 0) - (other.builtAt?.getTime() ?? 0) || one.id - other.id);
  const isLarge = ({ products, read }: Learned) => Math.max(products, read) > largeDepartment;
  let read = 0;
  const small = waiting.filter((one) => {
    if (isLarge(one) || read + one.products > mostAtOnce) return false;
    read += one.products;
    return true;
  });
  const isResting = departments.some(
    ({ builtAt, read: products }) =>
      builtAt !== undefined &&
      products > largeDepartment &&
      builtAt.getTime() + (products / productsPerMinute) * minute > now.getTime(),
  );
  const [large] = isResting ? [] : waiting.filter(isLarge);
  return [...small, ...(large ? [large] : [])].map(({ id }) => id);
}
