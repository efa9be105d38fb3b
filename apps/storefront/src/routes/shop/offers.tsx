import { countFilters, formatListing, type ListingState, plainListing } from '@tianguis/domain';
import { Breadcrumb } from '@tianguis/ui';
import { data } from 'react-router';
import { listingMeta } from '../../commerce/listing/listing-meta.ts';
import { listingName } from '../../commerce/listing/listing-title.ts';
import { catalogueCopy } from '../../features/catalogue/copy.ts';
import { NarrowingCategories } from '../../features/catalogue/filters/narrowing-categories.tsx';
import { datesOf } from '../../features/catalogue/listing-links.ts';
import { ListingPage } from '../../features/catalogue/listing-page.tsx';
import { dropUnknown, listingSettings, stayWithin } from '../../features/catalogue/listing-route.server.ts';
import { OfferSteps } from '../../features/catalogue/offer-steps.tsx';
import { offers, resolveOffersState } from '../../features/catalogue/offers.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { readListingOf } from '../../shared/links/listing/listing-address.ts';
import { listingBases, paths } from '../../shared/links/paths.ts';
import { listingPath } from '../../shared/seo/listing-indexing.ts';
import type { Route } from './+types/offers';
import { arrivalParts } from './listing/arrival-parts.tsx';
import { withArrivals } from './listing/with-arrivals.server.ts';

const copy = catalogueCopy.offers;

/**
 * RT-12: all offers of the shop, with the filters of a category. The canonical URL of the first page is `/c/ofertas/`.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const read = readListingOf('offers', url);
  if (read === undefined) throw data(null, { status: 404 });
  const { state: asked } = read;
  const { crumbs, state } = await resolveOffersState(shop.api, asked, shop.config);
  const address = { base: listingBases.offers, state, ...datesOf(url) };
  dropUnknown(asked, address);
  const { listing, arrivals } = await withArrivals({ context, url }, state, (query, listed) =>
    offers(shop.api, listed, shop.config, query),
  );
  stayWithin(address, listing);
  return {
    crumbs,
    listing,
    arrivals,
    address,
    ...listingSettings(shop),
  };
}

/** The first page has the URL that the specification gives. */
const path = (state: ListingState) =>
  formatListing(state) === formatListing(plainListing) ? paths.offers : listingPath(listingBases.offers)(state);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { crumbs, listing, address, pageSize, origin, siteName } = loaderData;
  const category = crumbs.at(-1);
  const name = copy.titleIn(category?.name);
  return listingMeta({
    name,
    description: copy.description(
      listingName(name, address.state, listing.facets.brand),
      listing.total,
      loaderData.hasMonths,
    ),
    state: address.state,
    isPersonal: loaderData.arrivals !== undefined,
    path,
    listing,
    pageSize,
    crumbs: [
      { name: catalogueCopy.home, path: paths.home },
      { name: copy.title, path: paths.offers },
      ...(category ? [{ name: category.name, path: path({ ...plainListing, category: category.id }) }] : []),
    ],
    origin,
    siteName,
  });
};

export default function Offers({ loaderData }: Route.ComponentProps) {
  const { crumbs, listing, arrivals, address, hiddenDiscount, credit } = loaderData;
  const category = crumbs.at(-1);
  const isWhole = countFilters(address.state) === 0 && address.state.page === 1;
  return (
    <div className="page">
      <Breadcrumb
        label={catalogueCopy.breadcrumb}
        items={[
          { name: catalogueCopy.home, href: paths.home },
          ...(category ? [{ name: copy.title, href: paths.offers }, { name: category.name }] : [{ name: copy.title }]),
        ]}
      />
      <ListingPage
        title={copy.titleIn(category?.name)}
        address={address}
        listing={listing}
        hiddenDiscount={hiddenDiscount}
        credit={credit}
        {...arrivalParts(arrivals, address)}
        lead={isWhole && <OfferSteps address={address} discounts={listing.facets.discount} />}
        categoryFilter={category?.name}
        categories={
          <NarrowingCategories
            address={address}
            crumbs={crumbs}
            everything={copy.title}
            counts={listing.facets.category}
          />
        }
      />
    </div>
  );
}
