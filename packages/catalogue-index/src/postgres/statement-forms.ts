/** Statements that are written once, and planned once for a connection, since that takes longer than what they do. */
import { listingFilters } from '@tianguis/domain';
import type { TextQuery } from '@tianguis/domain/words';
import { filterConditions } from './filters.ts';
import type { Selection } from './scope.ts';

/**
 * The form of what most pages ask: categories and stores without filters, searches of the whole shop, and the offers;
 * undefined of all others. No more, since a plan takes most of a megabyte, and the digits of prices would make forms
 * without end.
 */
export function formOf(selection: Selection): string | undefined {
  const { category, store, text, discount } = selection;
  const names = [...filterConditions(selection).keys()];
  if (text) {
    const isCommon = names.length === 0 && category === undefined && store === undefined;
    if (!isCommon || text.within) return undefined;
    return `search ${text.isPlain ? '' : 'relaxed'} ${text.hasLast ? 'with a last part' : ''}`;
  }
  if (names.length === 0) return `level ${category?.level ?? 0} ${store === undefined ? '' : 'of a store'}`;
  const isOffers =
    category === undefined &&
    store === undefined &&
    names.every((name) => name === 'discount') &&
    listingFilters.discount.steps.some((step) => step === discount);
  return isOffers ? `offers ${discount}` : undefined;
}

/** The parameters of a statement of such a form, by where they stand in the selection. */
export function parametersOf({ category, store, text }: Selection): Record<string, unknown> {
  const parameters: Record<string, unknown> = { category: category?.id, department: category?.department, store };
  const { isPlain: _plain, hasLast: _last, ...lists } = text ?? {};
  for (const [name, list] of Object.entries(lists)) parameters[`text.${name}`] = list;
  return parameters;
}

/** The selection with these in place of its parameters. */
export function withParameters(selection: Selection, parameters: Readonly<Record<string, unknown>>): Selection {
  const { category, store, text } = selection;
  const replace = (query: TextQuery) =>
    Object.fromEntries(Object.entries(query).map(([name, value]) => [name, parameters[`text.${name}`] ?? value]));
  return {
    ...selection,
    category: category && {
      ...category,
      id: parameters.category as number,
      department: parameters.department as number,
    },
    store: store === undefined ? undefined : (parameters.store as number),
    text: text && (replace(text) as unknown as TextQuery),
  };
}
