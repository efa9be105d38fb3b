/** Tax keys by category. A product's own keys, from a feed, win over the map. */
import { createCategoryRules } from '../texts/category-path.ts';
import type { TaxKeys } from './tax-keys.ts';

/** The operator's rules: `config/tax.json`. */
export interface TaxRules {
  /** Keys of products whose category has no rule. */
  default: TaxKeys;
  /** Keys by the path of a category. A rule also applies to the categories below. */
  categories: Readonly<Record<string, TaxKeys>>;
}

export interface TaxMap {
  /** @param category names from the department down. Each key has the value of the nearest category with a rule. */
  keysOf(category: readonly string[]): TaxKeys;
  /** The rules whose path is none of these categories. */
  unmatched(existing: Iterable<readonly string[]>): string[];
}

/** @throws Error with one sentence if two rules are for the same category, or a rule for none */
export function createTaxMap({ default: usual, categories }: TaxRules): TaxMap {
  const rules = createCategoryRules(categories);
  return {
    keysOf: (category) => Object.assign({}, usual, ...rules.valuesOf(category)),
    unmatched: rules.unmatched,
  };
}

export interface TaxedProduct {
  /** Keys from the feed. */
  own: TaxKeys;
  /** Names from the department down. */
  category: readonly string[];
  /** Whether the seller has the tax incentive of the northern or southern border region. */
  isBorder: boolean;
}

/**
 * The tax keys of a product. For a seller of the border region, 16 % of the map becomes 8 %; a rate of the feed stays.
 */
export function taxKeysOf({ own, category, isBorder }: TaxedProduct, map: Pick<TaxMap, 'keysOf'>): TaxKeys {
  const mapped = map.keysOf(category);
  return { ...mapped, ...(isBorder && mapped.iva === 16 && { iva: 8 }), ...own };
}
