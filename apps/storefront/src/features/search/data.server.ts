/** What the results load. Replies of the API become the page's own types here. */
import { type CategoryCrumb, type Facets, noFacets, type SearchQuery } from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import { type CardData, toCard } from '../../commerce/card-data.ts';
import type { DepartmentTileData } from '../../commerce/department-tile.tsx';
import { answered, found } from '../../shared/api/failures.ts';

export interface Results {
  products: CardData[];
  total: number;
  pages: number;
  facets: Facets;
  /** What was searched instead, because of its spelling. */
  corrected: string | undefined;
  /** What may have been meant by what nothing was found for. */
  suggested: string | undefined;
  /** Words that no product has. */
  leftOut: string[];
  /** How many have all of the others; they come first. */
  complete: number;
}

/** Where to go from a search that found nothing. */
export interface Elsewhere {
  departments: DepartmentTileData[];
  bestSellers: CardData[];
}

/** A category that results may be narrowed to, from its department down; empty when there is none of that id. */
export async function categoryCrumbs(api: ApiClient, id: number): Promise<CategoryCrumb[]> {
  return (await found(api.categories.subtree(id)))?.metadata.breadcrumb ?? [];
}

/** Results of a text under filters. */
export async function results(
  api: ApiClient,
  text: string,
  { literal, ...filters }: Omit<SearchQuery, 'query'>,
): Promise<Results> {
  const { data, metadata } = await answered(
    api.search.products({ query: text, client: 'web', stage: 'production', ...filters, ...(literal && { literal }) }),
  );
  return {
    products: data.products.map(toCard),
    total: metadata.total,
    pages: metadata.pages,
    facets: metadata.facets ?? noFacets,
    corrected: metadata.corrected ?? undefined,
    suggested: metadata.suggested ?? undefined,
    leftOut: metadata.left_out,
    complete: metadata.complete,
  };
}

const bestSellers = 10;

/** UI: no search is a dead end. */
export async function elsewhere(api: ApiClient): Promise<Elsewhere> {
  const [tree, list] = await Promise.all([
    answered(api.categories.tree()),
    answered(api.products.list({ order_by: 'relevance', page_size: bestSellers })),
  ]);
  return {
    departments: tree.data
      .filter(({ products }) => products > 0)
      .map(({ id, name, slug, icon }) => ({ id, name, slug, icon })),
    bestSellers: list.data.products.map(toCard),
  };
}
