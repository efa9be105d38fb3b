import { type ListingState, plainListing } from '@tianguis/domain';
import { Breadcrumb } from '@tianguis/ui';
import { data, redirect } from 'react-router';
import { listingMeta } from '../../commerce/listing/listing-meta.ts';
import { listingName } from '../../commerce/listing/listing-title.ts';
import { listing as loadListing } from '../../features/catalogue/data.server.ts';
import { NarrowingCategories } from '../../features/catalogue/filters/narrowing-categories.tsx';
import { datesOf, listingAt } from '../../features/catalogue/listing-links.ts';
import { ListingPage } from '../../features/catalogue/listing-page.tsx';
import { dropUnknown, listingSettings, stayWithin } from '../../features/catalogue/listing-route.server.ts';
import { storesCopy as copy } from '../../features/stores/copy.ts';
import { storeProfile } from '../../features/stores/profile-data.server.ts';
import { StoreHeader } from '../../features/stores/store-header.tsx';
import { storeStructuredData } from '../../features/stores/structured-data.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { readListingOf } from '../../shared/links/listing/listing-address.ts';
import { listingBases, paths, storePath } from '../../shared/links/paths.ts';
import { listingPath } from '../../shared/seo/listing-indexing.ts';
import type { Route } from './+types/store';
import { arrivalParts } from './listing/arrival-parts.tsx';
import { withArrivals } from './listing/with-arrivals.server.ts';

/**
 * RT-14: a store and its listing. A URL with a wrong slug is redirected to the right slug. An unknown category is
 * redirected to all categories, and a page number past the end to the last page.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const read = readListingOf('store', url);
  if (read === undefined) throw data(null, { status: 404 });
  const { id, slug, state: asked } = read;
  const { store, category } = await storeProfile(shop.api, id, asked.category);
  const { category: _, ...everywhere } = asked;
  const state: ListingState = category ? asked : everywhere;
  const address = { base: listingBases.store(store), state, ...datesOf(url) };
  if (slug !== store.slug) throw redirect(listingAt(address, state), 301);
  dropUnknown(asked, address);
  const { listing, arrivals } = await withArrivals({ context, url }, state, (query, listed) =>
    loadListing(shop.api, { ...query, 'filter_by[store]': store.id }, listed, shop.config.pageSize),
  );
  stayWithin(address, listing);
  return {
    store,
    category,
    listing,
    arrivals,
    // Computed here and not in `meta`, so that browsers do not load this code.
    structured: storeStructuredData(store, shop.publicOrigin),
    address,
    ...listingSettings(shop),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { store, category, listing, address, pageSize, origin, siteName } = loaderData;
  const path = listingPath(address.base);
  const name = copy.storeTitle(store.name, category?.name);
  return listingMeta({
    name,
    description: copy.storeDescription(
      listingName(name, address.state, listing.facets.brand),
      listing.total,
      store.about,
    ),
    state: address.state,
    isPersonal: loaderData.arrivals !== undefined,
    path,
    listing,
    pageSize,
    crumbs: [
      { name: copy.home, path: paths.home },
      { name: copy.title, path: paths.stores },
      { name: store.name, path: storePath(store) },
      ...(category ? [{ name: category.name, path: path({ ...plainListing, category: category.id }) }] : []),
    ],
    origin,
    siteName,
    image: store.logo,
    structuredData: loaderData.structured,
  });
};

export default function Store({ loaderData }: Route.ComponentProps) {
  const { store, category, listing, arrivals, address, hiddenDiscount, credit, siteName } = loaderData;
  return (
    <div className="page">
      <Breadcrumb
        label={copy.breadcrumb}
        items={[
          { name: copy.home, href: paths.home },
          { name: copy.title, href: paths.stores },
          ...(category
            ? [{ name: store.name, href: storePath(store) }, { name: category.name }]
            : [{ name: store.name }]),
        ]}
      />
      <StoreHeader store={store} siteName={siteName} />
      <ListingPage
        title={category?.name ?? copy.everything}
        heading="h2"
        address={address}
        listing={listing}
        hiddenDiscount={hiddenDiscount}
        credit={credit}
        {...arrivalParts(arrivals, address)}
        categoryFilter={category?.name}
        categories={
          <NarrowingCategories
            address={address}
            crumbs={category ? [...category.above, category] : []}
            everything={store.name}
            counts={listing.facets.category}
          />
        }
      />
    </div>
  );
}
