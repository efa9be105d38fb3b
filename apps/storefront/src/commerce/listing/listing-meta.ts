/** The tags of a listing's page for search engines and chats: the same for categories, stores, offers and results. */
import type { ListingState } from '@tianguis/domain';
import type { MetaDescriptor } from 'react-router';
import { productPath } from '../../shared/links/paths.ts';
import { breadcrumbList } from '../../shared/seo/breadcrumb-list.ts';
import { itemList } from '../../shared/seo/item-list.ts';
import { listingIndexing } from '../../shared/seo/listing-indexing.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import { listingTitle } from './listing-title.ts';

export interface ListingMeta {
  /** The listing's name without filters: "Celulares", "Ofertas". */
  name: string;
  description: string;
  state: ListingState;
  /** The page depends on the visitor, such as a listing of products that arrive tomorrow. */
  isPersonal: boolean;
  /** The canonical path of a listing with this state. */
  path(state: ListingState): string;
  listing: {
    total: number;
    products: readonly { id: number; slug: string; picture: string; alt: string }[];
    facets: {
      brand: readonly { value: string; label: string }[];
      price: { min: number; max: number };
      unfiltered: number;
    };
  };
  pageSize: number;
  crumbs: readonly { name: string; path: string }[];
  origin: string;
  siteName: string;
  /** Picture in shared links; default: the picture of the first product. */
  image?: string | null;
  /** Structured data that is added between the common tags and the breadcrumb. */
  structuredData?: Record<string, unknown>;
}

export function listingMeta(page: ListingMeta): MetaDescriptor[] {
  const { listing, state, origin } = page;
  const indexing = listingIndexing({
    ...{ state, total: listing.total, prices: listing.facets.price, unfiltered: listing.facets.unfiltered },
    ...{ path: page.path, isPersonal: page.isPersonal },
  });
  const [first] = listing.products;
  const shared = page.image
    ? { image: page.image }
    : first?.picture
      ? { image: first.picture, imageAlt: first.alt }
      : {};
  return [
    ...pageMeta({
      title: listingTitle(page.name, state, listing.facets.brand),
      // Each page of a listing is indexed separately, since it lists other products. So its title contains the page
      // number.
      description: state.page > 1 ? `Página ${state.page}. ${page.description}` : page.description,
      ...indexing,
      origin,
      siteName: page.siteName,
      ...shared,
    }),
    ...(page.structuredData ? [{ 'script:ld+json': page.structuredData }] : []),
    { 'script:ld+json': breadcrumbList(origin, page.crumbs) },
    ...(indexing.noindex
      ? []
      : [
          {
            'script:ld+json': itemList(
              origin,
              listing.products.map((product) => productPath(product)),
              state,
              page.pageSize,
            ),
          },
        ]),
  ];
}
