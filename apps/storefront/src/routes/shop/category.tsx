import { Breadcrumb } from '@tianguis/ui';
import { data, redirect } from 'react-router';
import { listingMeta } from '../../commerce/listing/listing-meta.ts';
import { listingDescription, listingName } from '../../commerce/listing/listing-title.ts';
import { CategoryLinks } from '../../features/catalogue/category-links.tsx';
import { catalogueCopy as copy } from '../../features/catalogue/copy.ts';
import { categoryPage, listing } from '../../features/catalogue/data.server.ts';
import { datesOf, listingAt, listingHref } from '../../features/catalogue/listing-links.ts';
import { ListingPage } from '../../features/catalogue/listing-page.tsx';
import { listingSettings, stayWithin } from '../../features/catalogue/listing-route.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { readListingOf } from '../../shared/links/listing/listing-address.ts';
import { categoryPath, listingBases, paths } from '../../shared/links/paths.ts';
import { listingPath } from '../../shared/seo/listing-indexing.ts';
import type { Route } from './+types/category';
import { arrivalParts } from './listing/arrival-parts.tsx';
import { withArrivals } from './listing/with-arrivals.server.ts';

/**
 * RT-11, RT-33: a category's listing. Redirects a URL with a wrong slug to the right slug, and a page number past the
 * end to the last page.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const read = readListingOf('category', url);
  if (read === undefined) throw data(null, { status: 404 });
  const { id, slug, state } = read;
  const load = () =>
    withArrivals({ context, url }, state, (query, listed) =>
      listing(shop.api, { ...query, 'filter_by[category]': id }, listed, shop.config.pageSize),
    );
  const { listed, ...page } = await categoryPage(shop.api, id, load);
  const address = { base: listingBases.category(page.category), state, ...datesOf(url) };
  if (slug !== undefined && slug !== page.category.slug) throw redirect(listingAt(address, state), 301);
  stayWithin(address, listed.listing);
  return {
    ...page,
    ...listed,
    address,
    ...listingSettings(shop),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { category, breadcrumb, listing, address, pageSize, hasMonths, origin, siteName } = loaderData;
  const [department] = breadcrumb;
  const within = department && department.id !== category.id ? ` en ${department.name}` : '';
  const { brand, price } = listing.facets;
  return listingMeta({
    name: category.name,
    description: listingDescription(`${listingName(category.name, address.state, brand)}${within}`, {
      total: listing.total,
      hasMonths,
      // The facet contains the lowest price only without the price filter. With the filter, the listing's name contains
      // the price.
      from: address.state.priceMin === undefined ? price.min : 0,
    }),
    state: address.state,
    isPersonal: loaderData.arrivals !== undefined,
    path: listingPath(address.base),
    listing,
    pageSize,
    crumbs: [
      { name: copy.home, path: paths.home },
      ...breadcrumb.map((crumb) => ({ name: crumb.name, path: categoryPath(crumb) })),
    ],
    origin,
    siteName,
  });
};

export default function Category({ loaderData }: Route.ComponentProps) {
  const { category, breadcrumb, listing, arrivals, address, hiddenDiscount, credit } = loaderData;
  const parent = breadcrumb.at(-2);
  const href = (other: { id: number; slug: string }) =>
    listingHref({ ...address, base: listingBases.category(other) }, {});
  return (
    <div className="page">
      <Breadcrumb
        label={copy.breadcrumb}
        items={[
          { name: copy.home, href: paths.home },
          ...breadcrumb.map((crumb) =>
            crumb.id === category.id ? { name: crumb.name } : { name: crumb.name, href: categoryPath(crumb) },
          ),
        ]}
      />
      <ListingPage
        title={category.name}
        address={address}
        listing={listing}
        hiddenDiscount={hiddenDiscount}
        credit={credit}
        {...arrivalParts(arrivals, address)}
        categories={
          <CategoryLinks
            up={parent && { name: parent.name, href: href(parent) }}
            below={category.children.map((child) => ({ id: child.id, name: child.name, href: href(child) }))}
            counts={listing.facets.category}
          />
        }
      />
    </div>
  );
}
