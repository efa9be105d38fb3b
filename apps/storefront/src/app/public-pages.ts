/**
 * The public pages, which are the same for everybody: the server and a CDN may cache them (decision 16). Each lists
 * what its page depends on: names of query parameters, or a function that gives the canonical address. The loader of a
 * listed page receives that canonical address and nothing else: no cookies, no headers, no other part of the address.
 * So the canonical address must contain nothing that the loader ignores. If only the data show that a part is
 * meaningless (a variant that the product does not have), the loader redirects to the address without it. A function
 * gives undefined for an address whose page depends on the visitor: what arrives tomorrow does so at a postal code.
 */
import { formatListing, landingAddresses, plainListing } from '@tianguis/domain';
import { formatProductQuery, readProductQuery } from '../features/product/product-query.ts';
import { readStoreIndex, storeIndexPath } from '../features/stores/index-address.ts';
import { datesParameter } from '../shared/links/dates-parameter.ts';
import { listingBase, readListing } from '../shared/links/listing-address.ts';
import { paths } from '../shared/links/paths.ts';
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
    'routes/shop/category': listingAddress,
    'routes/shop/offers': listingAddress,
    'routes/shop/product': ({ path, query }) => path + formatProductQuery(readProductQuery(query)),
    'routes/shop/stores': ({ query }) => storeIndexPath(readStoreIndex(query)),
    'routes/shop/store': listingAddress,
    'routes/shop/search': ({ query }) => searchAddress(query.get('query')),
    'routes/shop/results': listingAddress,
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

/** The canonical address of a listing; undefined if it depends on the visitor, the asked path if it is no listing. */
function listingAddress({ path, query }: AskedAddress): string | undefined {
  const listing = readListing({ pathname: path, searchParams: query });
  if (listing === undefined) return path;
  const { kind, state } = listing;
  if (state.arrivesTomorrow) return undefined;
  // The names in a menu link are for people; only the number identifies the category.
  if (kind === 'category' && listing.slug === undefined) return `${paths.departments}/menu?id=${listing.id}`;
  if (kind === 'results' && listing.text === '') return paths.results;
  const segments = formatListing(state);
  // The first page has the specification's address (RT-12).
  if (kind === 'offers' && segments === formatListing(plainListing)) return paths.offers;
  return `${listingBase(listing)}/${segments}`;
}

function searchAddress(query: string | null): string {
  const text = cleanText(query ?? '');
  return text === '' ? paths.mobileSearch : `${paths.mobileSearch}?${new URLSearchParams({ query: text })}`;
}
