import { buttonClass } from '@tianguis/ui';
import { chosenProduct } from '../../features/product/data.server.ts';
import { sessionCopy as copy } from '../../features/session/copy.ts';
import { pendingFromCookies } from '../../features/session/pending-action.ts';
import { toWanted, Wanted } from '../../features/session/wanted.tsx';
import { wayBack } from '../../features/session/way-back.server.ts';
import { answered } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { requestContext } from '../../shared/request/request-scope.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import type { Route } from './+types/login';

/** RT-02. The pending action is shown, and the way back stays, whatever the address contains. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, config, publicOrigin } = context.get(shopContext);
  const pending = pendingFromCookies(context.get(requestContext).cookies);
  // A product that no longer exists is no failure: the page shows no action.
  const known = pending && (await answered(api.products.byIds([pending.product]))).data.products.length > 0;
  const chosen = known ? await chosenProduct(api, pending.product, pending.sku) : undefined;
  return {
    wanted: pending && chosen && toWanted(pending, chosen.product, chosen.variant),
    back: wayBack({ request, url }, publicOrigin),
    siteName: config.name,
    origin: publicOrigin,
  };
}

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
  const { wanted, back } = loaderData;
  return (
    <div className="page grid max-w-xl grid-cols-[minmax(0,1fr)] justify-items-center gap-5 py-6 text-center sm:py-10">
      <h1 className="text-xl font-bold sm:text-2xl">{wanted ? copy.intent[wanted.kind] : copy.title}</h1>
      {wanted && <Wanted wanted={wanted} />}
      <p className="text-ink-soft">{wanted ? copy.soon : copy.soonPlain}</p>
      <a href={back} className={buttonClass('primary')}>
        {copy.back}
      </a>
    </div>
  );
}
