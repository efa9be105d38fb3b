/** Which category of the shop a row of a feed belongs to, by the operator's rules (config/categories.json). */
import { excerpt } from '@tianguis/feed';

export interface CategoryRules {
  /** Whether a `product_type` that no rule names becomes a category of that name. */
  create: boolean;
  /** From what a feed says to a path of the shop; each also takes what stands below it. */
  product_type: Readonly<Record<string, string>>;
  /** The same by number or path of Google's taxonomy. */
  google_product_category: Readonly<Record<string, string>>;
}

export type CategoryAnswer = { path: string } | { reason: string } | undefined;

const LEVELS = 3;
const LONGEST_NAME = 80;
const MOST = 100_000;

/** `Ropa  > niña` and `ROPA > Nina` are one path. */
const keyOf = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const split = (path: string) =>
  path
    .split(/\s*>\s*/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '');

export const pathOf = (names: readonly string[]) => names.join(' > ');

/**
 * @param existing paths of the shop's categories, names from the department down
 * @throws Error of one sentence when a rule leads to no path of one to three names
 */
export function createCategoryMap(rules: CategoryRules, existing: Iterable<readonly string[]>) {
  /** Path as it is known, by its key. */
  const known = new Map<string, string[]>();
  const answers = new Map<string, CategoryAnswer>();
  for (const names of existing) known.set(names.map(keyOf).join('>'), [...names]);
  const byType = readRules(rules.product_type, 'product_type');
  const byGoogle = readRules(rules.google_product_category, 'google_product_category');

  function answer(productType: string, google: string): CategoryAnswer {
    const names = split(productType);
    const ruled = longest(byType, names) ?? longest(byGoogle, split(google));
    if (ruled) return { path: spelt(ruled) };
    if (names.length === 0) {
      return google.trim() === ''
        ? undefined
        : { reason: `google_product_category "${excerpt(google)}" is not in the rules for categories` };
    }
    const cut = names.slice(0, LEVELS);
    const found = known.get(cut.map(keyOf).join('>'));
    if (found) return { path: pathOf(found) };
    if (!rules.create) {
      const near = nearest(names);
      return {
        reason: `product_type "${excerpt(productType)}" is no category and not in the rules for categories${near ? `; the nearest is "${near}"` : ''}`,
      };
    }
    if (cut.some((name) => name.length > LONGEST_NAME))
      return { reason: `product_type "${excerpt(productType)}" has a name longer than ${LONGEST_NAME} characters` };
    return { path: spelt(cut) };
  }

  /** The path with the names that are known already, and known from here on. */
  function spelt(names: readonly string[]): string {
    let above: string[] = [];
    for (const name of names) {
      const below = [...above, name];
      const key = below.map(keyOf).join('>');
      const found = known.get(key) ?? below;
      known.set(key, found);
      above = found;
    }
    return pathOf(above);
  }

  function nearest(names: readonly string[]): string | undefined {
    const last = keyOf(names.at(-1) ?? '');
    let best: { path: string; score: number } | undefined;
    for (const path of known.values()) {
      const score = likeness(last, keyOf(path.at(-1) ?? ''));
      if (score > 0.3 && score > (best?.score ?? 0)) best = { path: pathOf(path), score };
    }
    return best?.path;
  }

  return {
    /** The path of the shop, why there is none, or nothing when the row says nothing. */
    find(productType: string | undefined, google: string | undefined): CategoryAnswer {
      if (productType === undefined && google === undefined) return undefined;
      const key = `${productType ?? ''}\n${google ?? ''}`;
      const before = answers.get(key);
      if (before !== undefined) return before;
      const now = answer(productType ?? '', google ?? '');
      if (answers.size < MOST) answers.set(key, now);
      return now;
    },
  };
}

export type CategoryMap = ReturnType<typeof createCategoryMap>;

function readRules(rules: Readonly<Record<string, string>>, field: string): Map<string, string[]> {
  return new Map(
    Object.entries(rules).map(([from, to]) => {
      const names = split(to);
      if (names.length === 0 || names.length > LEVELS)
        throw new Error(
          `The rule "${from}" in ${field} must lead to one to three names with ">" between them; it is "${to}".`,
        );
      return [split(from).map(keyOf).join('>'), names];
    }),
  );
}

/** The rule for the path itself, else for the nearest above it. */
function longest(rules: Map<string, string[]>, names: readonly string[]): string[] | undefined {
  for (let count = names.length; count > 0; count--) {
    const rule = rules.get(names.slice(0, count).map(keyOf).join('>'));
    if (rule) return rule;
  }
  return undefined;
}

/** Share of neighbouring pairs of letters that two names have in common. */
function likeness(a: string, b: string): number {
  const pairs = (text: string) => new Set(Array.from(text, (_, i) => text.slice(i, i + 2)).slice(0, -1));
  const [left, right] = [pairs(a), pairs(b)];
  const common = [...left].filter((pair) => right.has(pair)).length;
  return (2 * common) / (left.size + right.size || 1);
}
