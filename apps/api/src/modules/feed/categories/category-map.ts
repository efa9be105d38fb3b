/** Maps rows of a feed to categories of the shop, by the operator's rules (config/categories.json). */
import { categoryKey, categoryNames } from '@tianguis/domain';
import { excerpt } from '@tianguis/feed';

export interface CategoryRules {
  /** Whether a `product_type` without a rule creates a category with its name. */
  create: boolean;
  /** Maps a `product_type` to a path of the shop. A rule also applies to all paths below its own. */
  product_type: Readonly<Record<string, string>>;
  /** Maps an id or path of Google's taxonomy in the same way. */
  google_product_category: Readonly<Record<string, string>>;
}

export type CategoryAnswer = { path: string } | { reason: string } | undefined;

const LEVELS = 3;
const MAX_NAME = 80;
const MAX_CACHED = 100_000;

export const pathOf = (names: readonly string[]) => names.join(' > ');

/**
 * @param existing paths of the shop's categories, each as names from the department down
 * @throws Error with one sentence if the target of a rule is not a path of one to three names
 */
export function createCategoryMap(rules: CategoryRules, existing: Iterable<readonly string[]>) {
  /** Known paths. The key is the normalised path, the value the spelling that was read first. */
  const known = new Map<string, string[]>();
  const answers = new Map<string, CategoryAnswer>();
  for (const names of existing) known.set(categoryKey(names), [...names]);
  const byType = readRules(rules.product_type, 'product_type');
  const byGoogle = readRules(rules.google_product_category, 'google_product_category');

  function answer(productType: string, google: string): CategoryAnswer {
    const names = categoryNames(productType);
    const ruled = longest(byType, names) ?? longest(byGoogle, categoryNames(google));
    if (ruled) return { path: knownSpelling(ruled) };
    if (names.length === 0) {
      return google.trim() === ''
        ? undefined
        : { reason: `google_product_category "${excerpt(google)}" is not in the rules for categories` };
    }
    const cut = names.slice(0, LEVELS);
    const found = known.get(categoryKey(cut));
    if (found) return { path: pathOf(found) };
    if (!rules.create) {
      const near = nearest(names);
      return {
        reason: `product_type "${excerpt(productType)}" is no category and not in the rules for categories${near ? `; the nearest is "${near}"` : ''}`,
      };
    }
    if (cut.some((name) => name.length > MAX_NAME))
      return { reason: `product_type "${excerpt(productType)}" has a name longer than ${MAX_NAME} characters` };
    return { path: knownSpelling(cut) };
  }

  /** Returns the path in its known spelling. Stores the spelling of new names. */
  function knownSpelling(names: readonly string[]): string {
    let path: string[] = [];
    for (const name of names) {
      const child = [...path, name];
      const key = categoryKey(child);
      const found = known.get(key) ?? child;
      known.set(key, found);
      path = found;
    }
    return pathOf(path);
  }

  function nearest(names: readonly string[]): string | undefined {
    const last = categoryKey(names.slice(-1));
    let best: { path: string; score: number } | undefined;
    for (const path of known.values()) {
      const score = similarity(last, categoryKey(path.slice(-1)));
      if (score > 0.3 && score > (best?.score ?? 0)) best = { path: pathOf(path), score };
    }
    return best?.path;
  }

  return {
    /** Returns the path in the shop; or the reason why there is none; or undefined if the row has neither column. */
    find(productType: string | undefined, google: string | undefined): CategoryAnswer {
      if (productType === undefined && google === undefined) return undefined;
      const key = `${productType ?? ''}\n${google ?? ''}`;
      const cached = answers.get(key);
      if (cached !== undefined) return cached;
      const computed = answer(productType ?? '', google ?? '');
      if (answers.size < MAX_CACHED) answers.set(key, computed);
      return computed;
    },
  };
}

export type CategoryMap = ReturnType<typeof createCategoryMap>;

function readRules(rules: Readonly<Record<string, string>>, field: string): Map<string, string[]> {
  return new Map(
    Object.entries(rules).map(([from, to]) => {
      const names = categoryNames(to);
      if (names.length === 0 || names.length > LEVELS)
        throw new Error(
          `The rule "${from}" in ${field} must lead to one to three names with ">" between them; it is "${to}".`,
        );
      return [categoryKey(categoryNames(from)), names];
    }),
  );
}

/** The rule for the path itself, or else for its nearest ancestor. */
function longest(rules: Map<string, string[]>, names: readonly string[]): string[] | undefined {
  for (let count = names.length; count > 0; count--) {
    const rule = rules.get(categoryKey(names.slice(0, count)));
    if (rule) return rule;
  }
  return undefined;
}

/** The similarity of two names: the share of letter bigrams that they have in common (Dice coefficient). */
function similarity(a: string, b: string): number {
  const pairs = (text: string) => new Set(Array.from(text, (_, i) => text.slice(i, i + 2)).slice(0, -1));
  const [left, right] = [pairs(a), pairs(b)];
  const common = [...left].filter((pair) => right.has(pair)).length;
  return (2 * common) / (left.size + right.size || 1);
}
