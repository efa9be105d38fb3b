import { CreditBanner } from '../../commerce/credit-banner.tsx';
import { creditAfter } from '../../commerce/credit-data.ts';
import { SeenRecently } from '../../commerce/seen-recently.tsx';
import { ContentPage } from '../../features/content/content-page.tsx';
import { contentPage, contentReply } from '../../features/content/data.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import { shopFacts, shopStructuredData } from '../../shared/seo/shop-data.ts';
import type { Route } from './+types/home';

/** RT-01 Home: blocks in an operator's order. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, config, publicOrigin } = context.get(shopContext);
  const content = await contentPage(api, 'home', 'home', request);
  return contentReply(content, {
    content,
    hiddenDiscount: config.hiddenDiscount,
    credit: creditAfter(config, 'home'),
    shop: shopFacts(config),
    origin: publicOrigin,
    siteName: config.name,
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { content, shop, origin, siteName } = loaderData;
  const { title, description } = content.page;
  return [
    ...pageMeta({
      title,
      description,
      origin,
      siteName,
      ...(content.preview ? { noindex: true } : { canonical: '/' }),
    }),
    { 'script:ld+json': shopStructuredData(shop, origin) },
  ];
};

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
