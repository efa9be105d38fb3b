import { shopContext } from '../../../shared/api/shop-context.ts';
import { sitemapIndex } from '../../../shared/seo/sitemap.server.ts';
import type { Route } from './+types/sitemap';

/** `/sitemap.xml`: the index of all parts. */
export function loader({ context }: Route.LoaderArgs) {
  const { api, publicOrigin } = context.get(shopContext);
  return sitemapIndex(api, publicOrigin);
}
