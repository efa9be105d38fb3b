import { offeredOf } from '@tianguis/domain/offer';
import { redirect } from 'react-router';
import { storesCopy as copy } from '../../features/stores/copy.ts';
import { isWorthFinding, readStoreIndex, storeIndexPath } from '../../features/stores/index-address.ts';
import { storeIndex, storesOnPage } from '../../features/stores/index-data.server.ts';
import { StoreIndex } from '../../features/stores/store-index.tsx';
import { shopContext } from '../../shared/api/shop-context.ts';
import { paths, storePath } from '../../shared/links/paths.ts';
import { breadcrumbList } from '../../shared/seo/breadcrumb-list.ts';
import { itemList } from '../../shared/seo/item-list.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import type { Route } from './+types/stores';

/**
 * RT-14: stores by letter and department. Unknown letters are ignored. An unknown department is redirected to all
 * departments, and a page number past the end to the last page.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, config, publicOrigin } = context.get(shopContext);
  const asked = readStoreIndex(url.searchParams);
  const index = await storeIndex(api, asked);
  const canonical = storeIndexPath(index.state);
  if (canonical !== storeIndexPath(asked)) throw redirect(canonical, 302);
  const last = Math.max(1, index.pages);
  if (index.state.page > last) throw redirect(storeIndexPath({ ...index.state, page: last }), 302);
  const department = index.facets.department.find(({ value }) => Number(value) === index.state.department)?.label;
  return {
    index,
    pageSize: storesOnPage,
    title: copy.titleOf({ letter: index.state.letter, department }),
    hasMonths: offeredOf(config.offer).months,
    origin: publicOrigin,
    siteName: config.name,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { index, pageSize, title, origin, siteName } = loaderData;
  const { state, total } = index;
  const [first] = index.stores;
  const isFindable = isWorthFinding(state, total);
  const path = storeIndexPath(state);
  return [
    ...pageMeta({
      title: state.page > 1 ? `${title} · ${copy.page(state.page)}` : title,
      description: copy.description(title, total, { site: siteName, hasMonths: loaderData.hasMonths }),
      ...(first?.logo && { image: first.logo, imageAlt: first.name }),
      ...(isFindable ? { canonical: path } : { noindex: true }),
      origin,
      siteName,
    }),
    {
      'script:ld+json': breadcrumbList(origin, [
        { name: copy.home, path: paths.home },
        { name: copy.title, path: paths.stores },
        ...(path === paths.stores ? [] : [{ name: title, path }]),
      ]),
    },
    ...(isFindable ? [{ 'script:ld+json': itemList(origin, index.stores.map(storePath), state, pageSize) }] : []),
  ];
};

export default function Stores({ loaderData }: Route.ComponentProps) {
  return <StoreIndex {...loaderData.index} title={loaderData.title} />;
}
