import { shopContext } from '../../../shared/api/shop-context.ts';
import { sitemapFile } from '../../../shared/seo/sitemap.server.ts';
import type { Route } from './+types/sitemap-part';

/** Parts of the sitemap, such as `/sitemaps/productos-1.xml`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await sitemapFile(context.get(shopContext), params.file);
  return (
    file ??
    new Response('No existe ese archivo.\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  );
}
