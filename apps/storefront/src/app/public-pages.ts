/**
 * The public pages, which are the same for everybody: the server and a CDN may cache them (decision 16). Each lists
 * what its page depends on: names of query parameters, or a function that gives the canonical address. The loader of a
 * listed page receives that canonical address and nothing else: no cookies, no headers, no other part of the address.
 * So the canonical address must contain nothing that the loader ignores. If only the data show that a part is
 * meaningless (a variant that the product does not have), the loader redirects to the address without it. A function
 * gives undefined for an address whose page depends on the visitor: what arrives tomorrow does so at a postal code.
 */
import { formatListing, type ListingState, landingAddresses, parseListing, plainListing } from '@tianguis/domain';
import { formatProductQuery, readProductQuery } from '../features/product/product-query.ts';
import { readStoreIndex, storeIndexPath } from '../features/stores/index-address.ts';
import { datesParameter } from '../shared/links/dates-parameter.ts';
import { isId, readCategoryAddress, readStoreAddress, segmentsOf } from '../shared/links/listing-address.ts';
import { listingBases, paths } from '../shared/links/paths.ts';
import { readResults, resultsBase } from '../shared/links/results-address.ts';
import { cleanText } from '../shared/links/searched-text.ts';

/** The requested address of a public page: `path` in the notation of its route, `params` decoded. */
export interface AskedAddress {
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

export const publicPages: Readonly<Record<string, readonly string[] | ((asked: AskedAddress) => string | undefined)>> =
  {
    'routes/shop/home': [],
    'routes/shop/corner': [],
    'routes/shop/landing': [],
    'routes/help/credit': [],
    ...Object.fromEntries(Object.keys(landingAddresses).map((name) => [`help/${name}`, []])),
    'routes/shop/departments': [],
    'routes/shop/category': categoryAddress,
    'routes/shop/offers': ({ params }) => offersPath(params['*'] ?? ''),
    'routes/shop/product': ({ path, query }) => path + formatProductQuery(readProductQuery(query)),
    'routes/shop/stores': ({ query }) => storeIndexPath(readStoreIndex(query)),
    'routes/shop/store': storeAddress,
    'routes/shop/search': ({ query }) => searchAddress(query.get('query')),
    'routes/shop/results': ({ path, query }) => resultsAddress(path, query.get('query')),
    'routes/shop/settings': [],
    'routes/shop/more': [],
    'routes/resources/departments': ['v'],
  };

/**
 * Public pages that pages of products and lists lead to without loading a document: these know the routes of no others.
 */
export const softPages: readonly string[] = [
  ...['home', 'departments', 'category', 'offers', 'product', 'stores', 'store', 'search', 'results', 'corner'],
].map((name) => `routes/shop/${name}`);

/** Parameters that make a page personal: `vista` carries the token of a preview, `fechas` shows dates of arrival. */
export const personalParameters: readonly string[] = ['vista', datesParameter];

function categoryAddress({ path, params, query }: AskedAddress): string | undefined {
  const address = readCategoryAddress(params['*'] ?? '', query.get('id'));
  if (address === undefined) return path;
  const { id, slug, state } = address;
  // The names in a menu link are for people; only the number identifies the category.
  return slug === undefined ? `${paths.departments}/menu?id=${id}` : listingAddress(paths.departments, id, slug, state);
}

function storeAddress({ path, params }: AskedAddress): string | undefined {
  const { slug, state } = readStoreAddress(params['*'] ?? '');
  return isId(params.id ?? '') ? listingAddress('/tienda', params.id ?? '', slug, state) : path;
}

function listingAddress(base: string, id: number | string, slug: string, state: ListingState): string | undefined {
  if (state.arrivesTomorrow) return undefined;
  const name = slug === '' ? [] : [encodeURIComponent(slug)];
  return [base, id, ...name, formatListing(state)].join('/');
}

/** The first page has the specification's address (RT-12). */
function offersPath(splat: string): string | undefined {
  const { state } = parseListing(segmentsOf(splat));
  if (state.arrivesTomorrow) return undefined;
  const segments = formatListing(state);
  return segments === formatListing(plainListing) ? paths.offers : `${listingBases.offers}/${segments}`;
}

function searchAddress(query: string | null): string {
  const text = cleanText(query ?? '');
  return text === '' ? paths.mobileSearch : `${paths.mobileSearch}?${new URLSearchParams({ query: text })}`;
}

function resultsAddress(path: string, query: string | null): string | undefined {
  const { text, literal, details, state } = readResults(path, query);
  if (state.arrivesTomorrow) return undefined;
  return text === '' ? paths.results : `${resultsBase(text, { literal, details })}/${formatListing(state)}`;
}
