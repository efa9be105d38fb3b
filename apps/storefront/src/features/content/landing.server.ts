/** Landings at an address of the specification's own. */
import { redirect } from 'react-router';
import type { ShopContext } from '../../shared/api/shop-context.ts';
import { contentReply, loadContent } from './data.server.ts';

/**
 * The reply of the landing `name`, whose one address is `path`: other addresses lead there (301), so that neither a
 * search engine nor a cache holds it twice. Letter case and a slash at the end, which routes do not tell apart, are
 * those of `path` before a page is made, and the page names its address as canonical. `others` goes to the page with it.
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
