import { data, redirect } from 'react-router';
import { nestedContentMeta } from '../../features/content/content-meta.ts';
import { NestedContentPage } from '../../features/content/content-page.tsx';
import { contentReply, loadContent } from '../../features/content/data.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { cornerPath } from '../../shared/links/paths.ts';
import type { Route } from './+types/corner';

/**
 * RT-15: a corner, identified by its number. A URL with a wrong name is redirected to the URL with the right name,
 * except in a preview.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw data(null, { status: 404 });
  const asked = { kind: 'corner', key: params.id, url } as const;
  const load = await loadContent(context.get(shopContext), asked, cornerPath);
  const { page, preview } = load.content;
  if (params.slug !== page.slug && !preview) throw redirect(load.path, 301);
  return contentReply(load);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? nestedContentMeta(loaderData) : []);

export default function Corner({ loaderData }: Route.ComponentProps) {
  return <NestedContentPage load={loaderData} />;
}
