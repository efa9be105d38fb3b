/** The terms of sellers by category (AF-06). */
import { createCategoryRules } from '../../texts/category-path.ts';
import type { BasisPoints, SellerTerms } from './earnings.ts';

/** The operator's rules: `config/sellers.json`. */
export interface SellerRules {
  commission: {
    /** Of products whose category has no rule. */
    default: BasisPoints;
    /** By the path of a category. A rule also applies to the categories below. */
    categories: Readonly<Record<string, BasisPoints>>;
  };
  /** Taxes that the shop withholds: of sellers whose RFC is known, and of the others (LIF 2026, article 25). */
  withholding: Readonly<Record<'withRfc' | 'withoutRfc', Pick<SellerTerms, 'isr' | 'iva'>>>;
}

/**
 * Returns a function that gives the terms of a line: the commission of the nearest category with a rule, and the
 * withholdings of its seller.
 * @throws Error with one sentence if two rules are for the same category, or a rule for none
 */
export function createSellerTerms({ commission, withholding }: SellerRules) {
  const rules = createCategoryRules(commission.categories);
  return (line: { category: readonly string[]; hasRfc: boolean }): SellerTerms => ({
    commission: rules.valuesOf(line.category).at(-1) ?? commission.default,
    ...withholding[line.hasRfc ? 'withRfc' : 'withoutRfc'],
  });
}
