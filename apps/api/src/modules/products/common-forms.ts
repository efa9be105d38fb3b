/** Statements on listings that are written once, and planned once for a connection, since that takes longer than what they do. */
import { discountSteps } from './facet-repository.ts';
import { facetConditions, type ListingFilter } from './filter-repository.ts';
import type { WordQuery } from './word-query.ts';

/**
 * The form of what most pages ask: places without filters, searches of the whole shop, and the offers; undefined of all others. Not more, since a plan takes most of a
 * megabyte, and digits of prices would be texts without end.
 */
export function commonForm(filter: ListingFilter): string | undefined {
  const { category, store, words, discount } = filter;
  const names = [...facetConditions(filter).keys()];
  if (words) {
    const isCommon = names.length === 0 && category === undefined && store === undefined;
    return isCommon ? `searched ${words.is_plain ? '' : 'for the most'}` : undefined;
  }
  if (names.length === 0) return `level ${category?.level ?? 0} ${store === undefined ? '' : 'of a store'}`;
  const isOffers =
    category === undefined &&
    store === undefined &&
    names.every((name) => name === 'discount') &&
    discountSteps.some((step) => step === discount);
  return isOffers ? `offers ${discount}` : undefined;
}

/** What is put into a statement of such a form, by its place in the filter. */
export function placeIds({ category, store, words }: ListingFilter): Record<string, unknown> {
  const ids: Record<string, unknown> = { category: category?.id, department: category?.department, store };
  const { matching, is_plain: _ofTheForm, ...lists } = words ?? {};
  for (const [name, list] of Object.entries(lists)) ids[`words.${name}`] = list;
  for (const [name, text] of Object.entries(matching ?? {})) ids[`matching.${name}`] = text;
  return ids;
}

/** The filter with stand-ins for what {@link placeIds} takes out of it. */
export function withIds(filter: ListingFilter, ids: Readonly<Record<string, unknown>>): ListingFilter {
  const { category, store, words } = filter;
  const standIns = <Part extends object>(part: Part, prefix: string): Part =>
    Object.fromEntries(Object.entries(part).map(([name, value]) => [name, ids[`${prefix}.${name}`] ?? value])) as Part;
  return {
    ...filter,
    category: category && { ...category, id: ids.category as number, department: ids.department as number },
    store: store === undefined ? undefined : (ids.store as number),
    words: words && ({ ...standIns(words, 'words'), matching: standIns(words.matching, 'matching') } as WordQuery),
  };
}
