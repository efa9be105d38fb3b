/** Landings at an address that the specification gives. */
import { redirect } from 'react-router';
import type { ShopContext } from '../../shared/api/shop-context.ts';
import { contentReply, loadContent } from './data.server.ts';

/**
 * Loads the landing `name`, whose canonical address is `path`. Other addresses redirect there (301), so that search
 * engines and caches store one copy: routes ignore letter case and a trailing slash. `others` is added to the page's
 * data.
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
