import { CreditBanner } from '../../commerce/credit-banner.tsx';
import { creditAfter } from '../../commerce/credit-data.ts';
import { SeenRecently } from '../../commerce/shelf/seen-recently.tsx';
import { contentMeta } from '../../features/content/content-meta.ts';
import { ContentPage } from '../../features/content/content-page.tsx';
import { contentReply, loadContent } from '../../features/content/data.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { paths } from '../../shared/links/paths.ts';
import { shopStructuredData } from '../../shared/seo/shop-data.ts';
import type { Route } from './+types/home';

/** RT-01: the home page, blocks in the operator's sequence. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const load = await loadContent(shop, { kind: 'home', key: 'home', url }, () => paths.home);
  return contentReply({
    ...load,
    credit: creditAfter(shop.config, 'home'),
    // Computed here and not in `meta`, so that browsers do not load this code.
    structured: shopStructuredData(shop.config, shop.publicOrigin),
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [...contentMeta(loaderData), { 'script:ld+json': loaderData.structured }] : [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { content, hiddenDiscount, credit } = loaderData;
  return (
    <div data-home>
      <ContentPage
        content={content}
        hiddenDiscount={hiddenDiscount}
        banner={credit && { after: credit.after, element: <CreditBanner {...credit} /> }}
      />
      <div className="page mt-10">
        <SeenRecently />
      </div>
    </div>
  );
}
