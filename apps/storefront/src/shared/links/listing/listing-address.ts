/**
 * Parses the URL of a listing: its products, filters, sort and page (RT-08, RT-09, RT-11, RT-12, RT-14, RT-33). No
 * other code parses such URLs, so that all code agrees on where the filters begin.
 */
import { type ListingState, parseListing, plainListing } from '@tianguis/domain';
import { listingBases, paths } from '../paths.ts';
import { type ResultsAddress, readResults, resultsBase } from './results-address.ts';
import { segmentsBelow, segmentsOf } from './segments.ts';

interface Named {
  id: number;
  state: ListingState;
}

export type ReadListing =
  /**
   * `slug`: the text in the URL; empty if it is missing. Undefined in a menu link, which has category names instead.
   */
  | (Named & { kind: 'category'; slug: string | undefined })
  | (Named & { kind: 'store'; slug: string })
  | { kind: 'offers'; state: ListingState }
  | (ResultsAddress & { kind: 'results' });

type Kind = ReadListing['kind'];

/** The parts of a URL; a `URL` has this type. */
export interface Asked {
  pathname: string;
  searchParams: URLSearchParams;
}

/** Each reader receives the segments below its path. */
const listings: ReadonlyArray<
  readonly [path: string, read: (segments: string[], query: URLSearchParams) => ReadListing | undefined]
> = [
  [paths.departments, (segments, query) => readCategory(segments, query.get('id'))],
  [paths.store, readStore],
  [listingBases.offers, (segments) => ({ kind: 'offers', state: parseListing(segments).state })],
  [paths.results, (segments, query) => ({ kind: 'results', ...readResults(segments, query.get('query')) })],
];

/** The listing at a URL; undefined if the URL is no listing. */
export function readListing({ pathname, searchParams }: Asked): ReadListing | undefined {
  const segments = segmentsOf(pathname);
  for (const [path, read] of listings) {
    const below = segmentsBelow(path, segments);
    if (below) return read(below, searchParams);
  }
  return undefined;
}

/** The listing at a URL, if it is of this kind. */
export function readListingOf<K extends Kind>(kind: K, address: Asked): Extract<ReadListing, { kind: K }> | undefined {
  const listing = readListing(address);
  return listing?.kind === kind ? (listing as Extract<ReadListing, { kind: K }>) : undefined;
}

/** A menu link contains the category in its query (RT-33); other URLs contain it in the first segment (RT-11). */
function readCategory([first = '', ...rest]: string[], menuId: string | null): ReadListing | undefined {
  if (menuId !== null && isId(menuId))
    return { kind: 'category', id: Number(menuId), slug: undefined, state: plainListing };
  if (!isId(first)) return undefined;
  const { slug, segments } = withoutSlug(rest);
  // The page is the category itself, so a category filter has no meaning here.
  const { category: _, ...state } = parseListing(segments).state;
  return { kind: 'category', id: Number(first), slug, state };
}

/** `categoria=` contains a department or one of its subcategories. */
function readStore([first = '', ...rest]: string[]): ReadListing | undefined {
  if (!isId(first)) return undefined;
  const { slug, segments } = withoutSlug(rest);
  return { kind: 'store', id: Number(first), slug, state: parseListing(segments).state };
}

/** Separates the slug after the number from the segments of filters, sort and page. The slug may be missing. */
function withoutSlug(segments: string[]): { slug: string; segments: string[] } {
  const [slug = '', ...rest] = segments;
  return slug.includes('=') ? { slug: '', segments } : { slug, segments: rest };
}

/** The path of a listing, before the segments of filters, sort and page. */
export function listingBase(listing: ReadListing): string {
  switch (listing.kind) {
    case 'category':
    case 'store': {
      const path = listing.kind === 'category' ? paths.departments : paths.store;
      return [path, listing.id, ...(listing.slug ? [encodeURIComponent(listing.slug)] : [])].join('/');
    }
    case 'offers':
      return listingBases.offers;
    case 'results':
      return resultsBase(listing.text, listing);
  }
}

/** Whether a text is an id of a product, a category or a store. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text);
}
