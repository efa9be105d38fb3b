/** Paths of categories in feeds and in configuration files: `Ropa > Hombre > Playeras`. */

/** The names of a path, from the department down. */
export const categoryNames = (path: string): string[] =>
  path
    .split(/\s*>\s*/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '');

const nameKey = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The same text for paths that differ in case, accents and spaces: `Ropa  > niña` and `ROPA > Nina`. */
export const categoryKey = (names: readonly string[]): string => names.map(nameKey).join('>');

/** Values that an operator gives for categories. A rule also applies to the categories below. */
export interface CategoryRules<Value> {
  /** The values of a category, from the department's rule down to the nearest rule. @param category names likewise */
  valuesOf(category: readonly string[]): Value[];
  /** The rules whose path is none of these categories. */
  unmatched(existing: Iterable<readonly string[]>): string[];
}

/** @throws Error with one sentence if two rules are for the same category, or a rule for none */
export function createCategoryRules<Value>(rules: Readonly<Record<string, Value>>): CategoryRules<Value> {
  const byKey = new Map<string, { path: string; value: Value }>();
  for (const [path, value] of Object.entries(rules)) {
    const key = categoryKey(categoryNames(path));
    if (key === '') throw new Error('a rule has an empty path of a category');
    const same = byKey.get(key);
    if (same) throw new Error(`the rules "${same.path}" and "${path}" are for the same category`);
    byKey.set(key, { path, value });
  }
  return {
    valuesOf: (category) =>
      category.flatMap((_, level) => {
        const rule = byKey.get(categoryKey(category.slice(0, level + 1)));
        return rule ? [rule.value] : [];
      }),
    unmatched(existing) {
      const known = new Set([...existing].map(categoryKey));
      return [...byKey].flatMap(([key, { path }]) => (known.has(key) ? [] : [path]));
    },
  };
}
