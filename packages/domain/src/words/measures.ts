/**
 * What "chico" and "grande" mean of a kind whose titles say how much they hold or measure: a small fridge has few cubic
 * feet, a big screen many inches.
 */
const small: ReadonlySet<string> = new Set(['chico', 'pequeño', 'compacto', 'mini', 'mediano']);
const large: ReadonlySet<string> = new Set(['grande', 'gran', 'amplio', 'enorme', 'gigante', 'jumbo']);

/** How many titles of a category have a quantity. */
interface MeasureRow {
  term: string;
  category: number;
  starts: number;
}

/** Units of size, in their canonical form (units.ts). */
const quantity = /^(\d+(?:\.\d+)?)(pie|in|cm|ml|g|btu|persona)$/;
/** Two sides, which make an area. */
const sides = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/;

/** What a term measures, and in which unit; undefined: it is no size. */
function readSize(term: string): { size: number; unit: string } | undefined {
  const [, size, unit] = quantity.exec(term) ?? [];
  if (unit !== undefined) return { size: Number(size), unit };
  const [, one, other] = sides.exec(term) ?? [];
  return other === undefined ? undefined : { size: Number(one) * Number(other), unit: 'area' };
}
/** Rows of quantities begin so, since they are no words that titles start with. */
const mark = '#';

/** The term of a row for a quantity; undefined: a term is none. */
export const measureOf = (term: string): string | undefined => (readSize(term) === undefined ? undefined : mark + term);
export const isMeasure = ({ term }: Pick<MeasureRow, 'term'>): boolean => term.startsWith(mark);

/** From this share of the titles of a kind on, a unit is what it is measured in. */
const leastShare = 0.7;
/** The share of a kind's products that are its small, or its large ones. */
const share = 0.25;
/** Fewer different sizes are no range. */
const fewSizes = 3;
const mostTerms = 32;

export interface Measures {
  /**
   * Terms of the sizes that products of these categories have, of which a word says that they are small or large; none
   * where it says nothing of size, or titles do not tell.
   * @param word normalised; @param products of the categories
   */
  meantBy(word: string, categories: readonly number[], products: number): string[];
}

/** @param rows of quantities; others are passed over */
export function readMeasures(rows: Iterable<MeasureRow>): Measures {
  const byCategory = new Map<number, Array<{ term: string; unit: string; size: number; count: number }>>();
  for (const { term, category, starts: count } of rows) {
    const read = isMeasure({ term }) ? readSize(term.slice(mark.length)) : undefined;
    if (read === undefined) continue;
    const known = byCategory.get(category) ?? [];
    known.push({ term: term.slice(mark.length), ...read, count });
    byCategory.set(category, known);
  }
  return {
    meantBy(word, categories, products) {
      const isLarge = large.has(word);
      if (!isLarge && !small.has(word)) return [];
      const all = categories.flatMap((id) => byCategory.get(id) ?? []);
      const counts = Map.groupBy(all, ({ unit }) => unit);
      const countOf = (some: typeof all) => some.reduce((sum, { count }) => sum + count, 0);
      const [best = []] = [...counts.values()].sort((one, other) => countOf(other) - countOf(one));
      const sizes = new Map<number, { terms: Set<string>; count: number }>();
      for (const { term, size, count } of best) {
        const known = sizes.get(size) ?? { terms: new Set<string>(), count: 0 };
        sizes.set(size, { terms: known.terms.add(term), count: known.count + count });
      }
      if (sizes.size < fewSizes || countOf(best) < products * leastShare) return [];
      const ascending = [...sizes].sort(([one], [other]) => (isLarge ? other - one : one - other));
      const most = countOf(best) * share;
      let before = 0;
      const meant = ascending.filter(([, { count }]) => {
        const isWithin = before < most;
        before += count;
        return isWithin;
      });
      return meant.flatMap(([, { terms }]) => [...terms]).slice(0, mostTerms);
    },
  };
}
