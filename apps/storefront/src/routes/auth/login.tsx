import { buttonClass } from '@tianguis/ui';
import { data } from 'react-router';
import { toCard } from '../../commerce/card-data.ts';
import { ProductCard } from '../../commerce/product-card.tsx';
import { sessionCopy as copy } from '../../features/session/copy.ts';
import { pendingFromRequest } from '../../features/session/pending-action.ts';
import { answered } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { ownPath } from '../../shared/links/own-path.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import type { Route } from './+types/login';

/** RT-02. What was wanted is shown and the way back is kept, whatever the address bar says. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, config, publicOrigin } = context.get(shopContext);
  const pending = pendingFromRequest(request);
  const wanted = pending ? (await answered(api.products.byIds([pending.product]))).data.products[0] : undefined;
  return data(
    {
      intent: pending && wanted ? pending.kind : undefined,
      product: wanted && toCard(wanted),
      hiddenDiscount: config.hiddenDiscount,
      back: ownPath(new URL(request.url).searchParams.get('redirect'), publicOrigin),
      siteName: config.name,
      origin: publicOrigin,
    },
    { headers: { 'cache-control': 'private, no-store' } },
  );
}

/** It depends on who asks. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: copy.title,
        description: copy.title,
        noindex: true,
        origin: loaderData.origin,
        siteName: loaderData.siteName,
      })
    : [];

export default function Login({ loaderData }: Route.ComponentProps) {
  const { intent, product, back, hiddenDiscount } = loaderData;
  return (
    <div className="page grid max-w-xl justify-items-center gap-5 py-10 text-center">
      <h1 className="text-2xl font-bold">{intent ? copy.intent[intent] : copy.title}</h1>
      {product && (
        <div className="w-56 text-left">
          <ProductCard product={product} hiddenDiscount={hiddenDiscount} first heading="h2" />
        </div>
      )}
      <p className="text-ink-soft">{product ? copy.soon : copy.soonPlain}</p>
      <a href={back} className={buttonClass('primary')}>
        {copy.back}
      </a>
    </div>
  );
}
