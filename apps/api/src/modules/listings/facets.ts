/** Turns counts of the index into facets of the API, with labels. */
import type { Facets as IndexFacets } from '@tianguis/catalogue-index';
import type { Facets, FacetValue } from '@tianguis/contract';
import { type FilterName, filterNames, filterOf } from '@tianguis/domain';

/** Categories have the sequence of the tree; categories without products are left out. */
export function toFacets(counts: IndexFacets, categories: ReadonlyArray<{ id: number; name: string }>): Facets {
  const inCategory = new Map(counts.categories.map(({ id, count }) => [id, count]));
  const facets: Record<string, unknown> = {
    category: categories.flatMap(({ id, name }) => {
      const count = inCategory.get(id);
      return count === undefined ? [] : [{ value: String(id), label: name, count }];
    }),
    price: { min: counts.price.least ?? 0, max: counts.price.greatest ?? 0 },
    unfiltered: counts.scope,
  };
  for (const name of filterNames) {
    const facet = facetOf(name, counts);
    if (facet !== undefined) facets[filterOf(name).parameter] = facet;
  }
  return facets as Facets;
}

/** The count of a filter, or the counts of its choices; undefined for the filters by price and by arrival. */
function facetOf(name: FilterName, counts: IndexFacets): number | FacetValue[] | undefined {
  if (name === 'priceMin' || name === 'priceMax' || name === 'arrivesTomorrow') return undefined;
  if (name === 'brands') return counts.brands.map(({ slug, name: label, count }) => ({ value: slug, label, count }));
  const filter = filterOf(name);
  const counted = counts[name];
  if (typeof counted === 'number') return counted;
  const count = (at: number) => counted[at] ?? 0;
  if (filter.kind === 'atLeast')
    return filter.steps.map((step, at) => ({ value: String(step), label: filter.label(step), count: count(at) }));
  if (filter.kind === 'options')
    return Object.entries(filter.options).map(([value, { label }], at) => ({ value, label, count: count(at) }));
  return undefined;
}
