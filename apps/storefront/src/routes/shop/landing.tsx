import { data } from 'react-router';
import { roomMeta } from '../../features/content/content-meta.ts';
import { ContentRoom } from '../../features/content/content-page.tsx';
import { contentReply, loadContent } from '../../features/content/data.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { landingPath } from '../../shared/links/paths.ts';
import type { Route } from './+types/landing';

/** RT-15: a landing page, known by its name. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(params.name)) throw data(null, { status: 404 });
  const asked = { kind: 'landing', key: params.name, request } as const;
  const load = await loadContent(context.get(shopContext), asked, ({ id }) => landingPath(id));
  return contentReply(load);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? roomMeta(loaderData) : []);

export default function Landing({ loaderData }: Route.ComponentProps) {
  return <ContentRoom load={loaderData} />;
}
