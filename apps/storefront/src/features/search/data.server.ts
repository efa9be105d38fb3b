/** Loads the data of the results. Converts API replies into the page's own types. */
import { type CategoryCrumb, type Facets, noFacets, type SearchQuery, type SearchReply } from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import { type ListingState, sorts } from '@tianguis/domain';
import type { DepartmentTileData } from '../../commerce/department-tile.tsx';
import { type CardData, toCard } from '../../commerce/product-card/card-data.ts';
import { answered, found } from '../../shared/api/failures.ts';

export interface Results {
  products: CardData[];
  total: number;
  pages: number;
  facets: Facets;
  /** The corrected text that the results belong to. */
  corrected: string | undefined;
  /** Another text to search, if nothing was found. */
  suggested: string | undefined;
  /** Words that no product contains. */
  leftOut: string[];
  /** Number of products with all words in title or facts; these products come first. */
  complete: number;
  /** Number of products with all words that matter, also in descriptions. */
  mentioned: number;
  /**
   * Number of products before those pharmacy products that do not say that they are for children. Undefined if there
   * are none, or if the text has no child in it.
   */
  forChildren: number | undefined;
  /** A brand of the search that the shop does not sell. */
  missingBrand: string | undefined;
  /** A thing of the search that the shop does not sell. */
  missingThing: string | undefined;
  /** Prices in the search text that no product has, in centavos. */
  missingPrice: { priceMin?: number; priceMax?: number } | undefined;
  /** Some of the things that are listed for a gift, an occasion or a need. */
  ideas: string[];
  /** Filters and a sort in the search text, details of the things, and the remaining text. */
  understood: { text: string; change: Partial<ListingState>; details: AskedDetail[] } | undefined;
}

/** A detail of the search text. `said`: number of products that say so; null if all do, or the detail filters. */
export interface AskedDetail {
  id: string;
  label: string;
  said: number | null;
}

/** Links for a search without results. */
export interface Elsewhere {
  departments: DepartmentTileData[];
  bestSellers: CardData[];
}

/** The categories from the department down to the category filter; empty if the id does not exist. */
export async function categoryCrumbs(api: ApiClient, id: number): Promise<CategoryCrumb[]> {
  return (await found(api.categories.subtree(id)))?.metadata.breadcrumb ?? [];
}

/** Loads the results of a text under filters. */
export async function results(
  api: ApiClient,
  text: string,
  { literal, details, ...filters }: Omit<SearchQuery, 'query' | 'details'> & { details: readonly string[] },
): Promise<Results> {
  const { data, metadata } = await answered(
    api.search.products({
      query: text,
      client: 'web',
      stage: 'production',
      ...filters,
      ...(literal && { literal }),
      ...(details.length > 0 && { details: details.join(',') }),
    }),
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
    mentioned: metadata.mentioned,
    forChildren: metadata.for_children ?? undefined,
    missingBrand: metadata.missing_brand ?? undefined,
    missingThing: metadata.missing_thing ?? undefined,
    missingPrice: metadata.missing_price ? toPrices(metadata.missing_price) : undefined,
    ideas: metadata.ideas,
    understood: metadata.understood ? toUnderstood(metadata.understood) : undefined,
  };
}

function toUnderstood(understood: NonNullable<SearchReply['metadata']['understood']>): Results['understood'] {
  const { text, details, discount, free_shipping: freeShipping } = understood;
  const sort = sorts.find((one) => one === understood.order_by);
  const change = {
    ...toPrices(understood),
    ...(discount === undefined ? {} : { discount }),
    ...(freeShipping ? { freeShipping } : {}),
    ...(sort === undefined ? {} : { sort }),
  };
  return { text, change, details };
}

const toPrices = ({ price_min: priceMin, price_max: priceMax }: { price_min?: number; price_max?: number }) => ({
  ...(priceMin === undefined ? {} : { priceMin }),
  ...(priceMax === undefined ? {} : { priceMax }),
});

const bestSellers = 10;

/** Loads the links of a search without results, so that no search is a dead end. */
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
