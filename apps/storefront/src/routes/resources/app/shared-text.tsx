import { redirect } from 'react-router';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { cleanText } from '../../../shared/links/listing/searched-text.ts';
import { ownPath } from '../../../shared/links/own-path.ts';
import { paths, resultsPath } from '../../../shared/links/paths.ts';
import { shareFields } from '../../../shared/seo/web-manifest.ts';
import type { Route } from './+types/shared-text';

const links = /https?:\/\/\S+/gi;

/**
 * What a device shares with the installed shop (PW-01): a link of the shop opens, and any other text is searched. Most
 * apps put the link into the text.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(shopContext);
  const [title, text, link] = [shareFields.title, shareFields.text, shareFields.url].map(
    (name) => url.searchParams.get(name) ?? '',
  );
  const own = [link ?? '', ...(text?.match(links) ?? [])].find((one) => one.startsWith(`${publicOrigin}/`));
  if (own !== undefined) return redirect(ownPath(own, publicOrigin), 303);
  const words = [text, title].map((one) => cleanText((one ?? '').replace(links, ' '))).find((one) => one !== '');
  return redirect(words === undefined ? paths.mobileSearch : resultsPath(words), 303);
}
