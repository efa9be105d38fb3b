import { shopContext } from '../../../shared/api/shop-context.ts';
import { webManifest } from '../../../shared/seo/web-manifest.ts';
import type { Route } from './+types/web-manifest';

/** `/manifest.webmanifest` (PW-01). */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(JSON.stringify(webManifest(context.get(shopContext).config)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
