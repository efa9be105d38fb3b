/** Landings at an address of the specification's own. */
import { redirect } from 'react-router';
import type { ShopContext } from '../../shared/api/shop-context.ts';
import { contentReply, loadContent } from './data.server.ts';

/**
 * The reply of the landing `name`, whose one address is `path`: asked for in another case, or with or without a slash at its end, it leads there
 * (301), so that neither a search engine nor a cache holds it twice. `others` goes to the page with it.
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
