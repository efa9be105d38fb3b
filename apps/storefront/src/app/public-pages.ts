/**
 * The public pages, which are the same for everybody: the server and a CDN may cache them (decision 16). Each entry
 * lists the inputs of the page: names of query parameters, or a function that returns the canonical URL. The loader of
 * a listed page receives this canonical URL and nothing else: no cookies, no headers, no other part of the URL. So the
 * canonical URL must not contain a part that the loader ignores. Only the data can show that some parts have no
 * meaning, such as a variant that the product does not have. Then the loader redirects to the URL without this part. A
 * function returns undefined if the page depends on the visitor, such as a listing of products that arrive tomorrow.
 */
import { formatListing, landingAddresses, plainListing } from '@tianguis/domain';
import { formatProductQuery, readProductQuery } from '../features/product/product-query.ts';
import { readStoreIndex, storeIndexPath } from '../features/stores/index-address.ts';
import { datesParameter } from '../shared/links/dates-parameter.ts';
import { listingBase, readListing } from '../shared/links/listing/listing-address.ts';
import { cleanText } from '../shared/links/listing/searched-text.ts';
import { paths } from '../shared/links/paths.ts';

/** The requested URL of a public page: `path` as its route writes it, `params` decoded. */
export interface AskedAddress {
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

export const publicPages: Readonly<Record<string, readonly string[] | ((asked: AskedAddress) => string | undefined)>> =
  {
    'routes/shop/home': [],
    'routes/shop/corner': [],
    'routes/shop/landing': ['version'],
    'routes/help/credit': [],
    ...Object.fromEntries(Object.keys(landingAddresses).map((name) => [`help/${name}`, ['version']])),
    'routes/shop/departments': [],
    'routes/shop/category': listingAddress,
    'routes/shop/offers': listingAddress,
    'routes/shop/product': ({ path, query }) => path + formatProductQuery(readProductQuery(query)),
    'routes/shop/stores': ({ query }) => storeIndexPath(readStoreIndex(query)),
    'routes/shop/store': listingAddress,
    'routes/shop/search': ({ query }) => searchAddress(query.get('query')),
    'routes/shop/results': listingAddress,
    'routes/shop/settings': [],
    'routes/shop/more': [],
    'routes/shop/registries/landing': ({ path, query }) =>
      query.has('codigo') || query.has('nombre') ? undefined : path,
    'routes/resources/departments': ['v'],
  };

/**
 * Routes of public pages to which products and listings can navigate without a new document. The shorter manifest
 * contains only these routes.
 */
export const softPages: readonly string[] = [
  ...['home', 'departments', 'category', 'offers', 'product', 'stores', 'store', 'search', 'results', 'corner'],
].map((name) => `routes/shop/${name}`);

/**
 * Parameters that make a page depend on its visitor: `vista` contains the token of a preview, `fechas` shows arrival
 * dates.
 */
export const personalParameters: readonly string[] = ['vista', datesParameter];

/**
 * The canonical URL of a listing. The function returns undefined if the listing depends on the visitor, and the
 * requested path if it is no listing.
 */
function listingAddress({ path, query }: AskedAddress): string | undefined {
  const listing = readListing({ pathname: path, searchParams: query });
  if (listing === undefined) return path;
  const { kind, state } = listing;
  if (state.arrivesTomorrow) return undefined;
  // The names in a menu link are for readers; only the number identifies the category.
  if (kind === 'category' && listing.slug === undefined) return `${paths.departments}/menu?id=${listing.id}`;
  if (kind === 'results' && listing.text === '') return paths.results;
  const segments = formatListing(state);
  // The first page has the URL that the specification gives (RT-12).
  if (kind === 'offers' && segments === formatListing(plainListing)) return paths.offers;
  return `${listingBase(listing)}/${segments}`;
}

function searchAddress(query: string | null): string {
  const text = cleanText(query ?? '');
  return text === '' ? paths.mobileSearch : `${paths.mobileSearch}?${new URLSearchParams({ query: text })}`;
}
