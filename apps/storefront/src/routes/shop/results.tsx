import { countFilters, type ListingState } from '@tianguis/domain';
import { Breadcrumb } from '@tianguis/ui';
import { data } from 'react-router';
import { catalogueCopy } from '../../features/catalogue/copy.ts';
import { listingQuery } from '../../features/catalogue/data.server.ts';
import { NarrowingCategories } from '../../features/catalogue/filters/narrowing-categories.tsx';
import { datesOf } from '../../features/catalogue/listing-links.ts';
import { type ListingLine, ListingPage } from '../../features/catalogue/listing-page.tsx';
import { dropUnknown, listingSettings, stayWithin } from '../../features/catalogue/listing-route.server.ts';
import { searchCopy as copy } from '../../features/search/copy.ts';
import { categoryCrumbs, elsewhere, type Results as Found, results } from '../../features/search/data.server.ts';
import { LateNoResults } from '../../features/search/late-no-results.tsx';
import {
  CorrectedNotice,
  MissingBrandNotice,
  MissingPriceNotice,
  MissingThingNotice,
  PartlyNotice,
  SuggestedNotice,
  UnderstoodNotice,
} from '../../features/search/notices.tsx';
import { useRemembered } from '../../features/search/remember.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { readListingOf } from '../../shared/links/listing/listing-address.ts';
import { resultsBase } from '../../shared/links/listing/results-address.ts';
import { paths } from '../../shared/links/paths.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import type { Route } from './+types/results';
import { arrivalParts } from './listing/arrival-parts.tsx';
import { understoodAddress } from './listing/understood-address.ts';
import { withArrivals } from './listing/with-arrivals.server.ts';

/**
 * RT-08, RT-09: the results of a text. Unknown segments are ignored. An unknown category is redirected to all
 * categories, and a page number past the end to the last page.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const read = readListingOf('results', url);
  if (read === undefined) throw data(null, { status: 404 });
  const { text, literal, details, state: asked } = read;
  const settings = listingSettings(shop);
  if (text === '') return { text, found: undefined, elsewhere: await elsewhere(shop.api), ...settings };
  const { category, ...others } = asked;
  const crumbs = category === undefined ? [] : await categoryCrumbs(shop.api, category);
  const state: ListingState = crumbs.length > 0 ? asked : others;
  const address = { base: resultsBase(text, { literal, details }), state, ...datesOf(url) };
  dropUnknown(asked, address);
  const { listing, arrivals } = await withArrivals({ context, url }, state, (query, listed) =>
    results(shop.api, text, { ...listingQuery(listed, settings.pageSize), ...query, literal, details }),
  );
  const found = { ...listing, crumbs, arrivals };
  stayWithin(address, found);
  const isEmpty = !arrivals?.isAsking && found.total === 0 && countFilters(state) === 0;
  return {
    text,
    found: { ...found, ...understoodAddress({ ...found, asked: details }, address) },
    elsewhere: isEmpty ? await elsewhere(shop.api) : undefined,
    ...settings,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { text, found, origin, siteName } = loaderData;
  return pageMeta({
    title: text === '' ? copy.crumb : copy.name(text),
    description: copy.description(text, found?.total ?? 0),
    // Results are not indexed, since the search texts are endless (decision 3).
    noindex: true,
    origin,
    siteName,
  });
};

/** Whether another notice already explains why products do not match every word. */
const isExplained = ({
  missingThing,
  missingBrand,
  ideas,
  leftOut,
}: Pick<Found, 'missingThing' | 'missingBrand' | 'ideas' | 'leftOut'>): boolean =>
  missingThing !== undefined || ideas.length > 0 || (missingBrand !== undefined && leftOut.length === 0);

/** Whether words of the text became filters, or the results are ideas for an occasion. */
const isUnderstood = ({ understood, ideas }: Pick<Found, 'understood' | 'ideas'>, text: string): boolean =>
  (understood !== undefined && understood.text !== text) || ideas.length > 0;

/**
 * Whether some products lack a part of the requested properties, some details are no filters, or the shop does not sell
 * the requested thing.
 */
const isPartly = ({
  mentioned,
  total,
  missingThing,
  understood,
}: Pick<Found, 'mentioned' | 'total' | 'missingThing' | 'understood'>): boolean =>
  mentioned < total || missingThing !== undefined || (understood?.details.some(({ said }) => said !== null) ?? false);

/** The line above the products that do not say that they are for children, unless all of them are on later pages. */
function childrenLine(found: Pick<Found, 'forChildren' | 'products'>, before: number): ListingLine | undefined {
  if (found.forChildren === undefined) return undefined;
  const at = Math.max(0, found.forChildren - before);
  return at < found.products.length ? { at, text: copy.notForChildren } : undefined;
}

export default function Results({ loaderData }: Route.ComponentProps) {
  const { text, found, elsewhere, hiddenDiscount, credit, pageSize } = loaderData;
  useRemembered(text);
  return (
    <div className="page">
      <Breadcrumb
        label={catalogueCopy.breadcrumb}
        items={[{ name: catalogueCopy.home, href: paths.home }, { name: copy.crumb }]}
      />
      {elsewhere || !found ? (
        elsewhere && (
          <LateNoResults
            text={text}
            missingThing={found?.missingThing}
            suggested={found?.suggested}
            elsewhere={elsewhere}
            hiddenDiscount={hiddenDiscount}
          />
        )
      ) : (
        <ListingPage
          title={copy.title(text)}
          address={found.address}
          listing={found}
          hiddenDiscount={hiddenDiscount}
          credit={credit}
          {...arrivalParts(found.arrivals, found.address)}
          lead={
            <>
              {found.corrected !== undefined && (
                <CorrectedNotice text={text} corrected={found.corrected} isUndone={isUnderstood(found, text)} />
              )}
              {found.missingBrand !== undefined && <MissingBrandNotice brand={found.missingBrand} />}
              {found.missingThing !== undefined && (
                <MissingThingNotice thing={found.missingThing} hasIdeas={found.ideas.length > 0} />
              )}
              {found.missingPrice !== undefined && <MissingPriceNotice prices={found.missingPrice} />}
              {isUnderstood(found, text) && (
                <UnderstoodNotice
                  text={text}
                  ideas={found.ideas}
                  change={found.understood?.change}
                  details={found.details.length}
                  isPartly={isPartly(found)}
                />
              )}
              {found.suggested !== undefined && <SuggestedNotice suggested={found.suggested} />}
              {!isExplained(found) && (
                <PartlyNotice
                  text={text}
                  leftOut={found.leftOut}
                  complete={found.complete}
                  mentioned={found.mentioned}
                  total={found.total}
                />
              )}
            </>
          }
          categoryFilter={found.crumbs.at(-1)?.name}
          details={found.details}
          line={childrenLine(found, (found.address.state.page - 1) * pageSize)}
          categories={
            <NarrowingCategories
              address={found.address}
              crumbs={found.crumbs}
              everything={copy.everything}
              counts={found.facets.category}
            />
          }
        />
      )}
    </div>
  );
}
