/** Query parameters and facets of the API, derived from the filters of listings (`listingFilters`). */
import {
  type FilterChoices,
  type FilterName,
  filterNames,
  filterOf,
  type ListingFilter,
  listingFilters,
} from '@tianguis/domain';
import Type, { type Static, type TArray, type TInteger, type TOptional, type TSchema, type TUnsafe } from 'typebox';

type KindOf<Name extends FilterName> = (typeof listingFilters)[Name]['kind'];
type ParameterOf<Name extends FilterName> = (typeof listingFilters)[Name]['parameter'];

/** The query parameter of each filter: `filter_by[brand]` and so on. */
type Parameters = {
  [Name in FilterName as `filter_by[${ParameterOf<Name>}]`]: TOptional<
    TUnsafe<
      { arrival: boolean; flag: boolean; slugs: string; options: string; atLeast: number; price: number }[KindOf<Name>]
    >
  >;
};

function parameterOf(filter: ListingFilter): TSchema {
  switch (filter.kind) {
    case 'flag':
    case 'arrival':
      return Type.Boolean({ description: `true: ${filter.description}; false: as if absent` });
    case 'slugs':
      return Type.String({
        pattern: '^[a-z0-9-]{1,60}(,[a-z0-9-]{1,60}){0,29}$',
        description: filter.description,
      });
    case 'options': {
      const one = Object.keys(filter.options).join('|');
      return Type.String({ pattern: `^(${one})(,(${one})){0,29}$`, description: filter.description });
    }
    case 'atLeast':
      return Type.Integer({ minimum: 1, maximum: filter.greatest, description: filter.description });
    case 'price':
      return Type.Integer({ minimum: 0, maximum: 2147483647, description: 'Centavos' });
  }
}

export const filterParameters = Object.fromEntries(
  Object.values(listingFilters).map((filter) => [`filter_by[${filter.parameter}]`, Type.Optional(parameterOf(filter))]),
) as unknown as Parameters;

/**
 * One choice of a facet: the value to filter by, the label to show, and the count of products under all other filters.
 */
export const facetValue = Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() });
export type FacetValue = Static<typeof facetValue>;

/**
 * The facet of each filter: a count, or a list of choices. The price filters share the facet `price`; the filter by
 * arrival has no facet.
 */
type FilterFacets = {
  [Name in FilterName as KindOf<Name> extends 'price' | 'arrival'
    ? never
    : ParameterOf<Name>]: KindOf<Name> extends 'flag' ? TInteger : TArray<typeof facetValue>;
};

function facetOf(filter: ListingFilter): TSchema {
  if (filter.kind === 'flag') return Type.Integer({ description: `How many are left: ${filter.description}` });
  if (filter.kind === 'atLeast')
    return Type.Array(facetValue, { description: `${filter.steps.join(', ')}: ${filter.description.toLowerCase()}` });
  if (filter.kind === 'options') return Type.Array(facetValue, { description: Object.keys(filter.options).join(', ') });
  return Type.Array(facetValue, {
    description: 'By slug, most products first, at most 60; those filtered by are always among them',
  });
}

const withFacet: readonly ListingFilter[] = Object.values(listingFilters).filter(
  ({ kind }) => kind !== 'price' && kind !== 'arrival',
);

/** The schema of each filter's facet. */
export const filterFacets = Object.fromEntries(
  withFacet.map((filter) => [filter.parameter, facetOf(filter)]),
) as unknown as FilterFacets;

/** The facets of a listing without products. */
export const noFilterFacets = Object.fromEntries(
  withFacet.map(({ kind, parameter }) => [parameter, kind === 'flag' ? 0 : []]),
) as unknown as { [Name in keyof FilterFacets]: Static<FilterFacets[Name]> };

type FilterQuery = { [Name in keyof Parameters]?: Static<Parameters[Name]> };

/** Turns the choices of filters into query parameters. */
export function toFilterQuery(choices: FilterChoices): FilterQuery {
  const query: Record<string, unknown> = {};
  for (const name of filterNames) {
    const choice: unknown = choices[name];
    if (choice === undefined || choice === false || (Array.isArray(choice) && choice.length === 0)) continue;
    query[`filter_by[${filterOf(name).parameter}]`] = Array.isArray(choice) ? choice.join(',') : choice;
  }
  return query;
}

/** Turns query parameters into the choices of filters. The result leaves out filters without a parameter. */
export function readFilterQuery(query: FilterQuery): Partial<FilterChoices> {
  const choices: Record<string, unknown> = {};
  for (const name of filterNames) {
    const { parameter } = filterOf(name);
    const value: unknown = query[`filter_by[${parameter}]` as keyof FilterQuery];
    if (value !== undefined) choices[name] = typeof value === 'string' ? value.split(',') : value;
  }
  return choices;
}
