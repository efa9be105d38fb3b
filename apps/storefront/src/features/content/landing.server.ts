/** Landings at URLs that the specification gives. */
import { redirect } from 'react-router';
import type { ShopContext } from '../../shared/api/shop-context.ts';
import { contentReply, loadContent } from './data.server.ts';

/**
 * Loads the landing `name`, whose canonical path is `path`. Routes ignore letter case and a trailing slash; such URLs
 * redirect to `path` (301), so that search engines and caches store one copy. `others` is added to the page's data.
 */
export async function loadLanding<Others extends object>(
  shop: ShopContext,
  { name, path, url }: { name: string; path: string; url: URL },
  others: Others,
) {
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  const load = await loadContent(shop, { kind: 'landing', key: name, url }, () => path);
  return contentReply({ ...load, ...others });
}
