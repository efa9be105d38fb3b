import { creditLanding, landingPath } from '@tianguis/domain';
import { data, redirect } from 'react-router';
import { nestedContentMeta } from '../../features/content/content-meta.ts';
import { NestedContentPage } from '../../features/content/content-page.tsx';
import { contentReply, loadContent } from '../../features/content/data.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { creditPath } from '../../shared/links/paths.ts';
import type { Route } from './+types/landing';

/** RT-15: a landing, identified by its name. A landing with a URL in the specification exists only at that URL. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(params.name)) throw data(null, { status: 404 });
  const shop = context.get(shopContext);
  const own = params.name === creditLanding ? creditPath(shop.config.creditModule.product) : landingPath(params.name);
  if (own !== `/landing/${params.name}`) throw redirect(own + url.search, 301);
  const asked = { kind: 'landing', key: params.name, url } as const;
  const load = await loadContent(shop, asked, () => own);
  return contentReply(load);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? nestedContentMeta(loaderData) : []);

export default function Landing({ loaderData }: Route.ComponentProps) {
  return <NestedContentPage load={loaderData} />;
}
