import { shopContext } from '../../../shared/api/shop-context.ts';
import { robotsText } from '../../../shared/seo/robots.ts';
import type { Route } from './+types/robots';

/** `/robots.txt`. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(robotsText(context.get(shopContext).publicOrigin), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
