import { parseIds } from '@tianguis/domain';
import { toCard } from '../../commerce/product-card/card-data.ts';
import { answered } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { Route } from './+types/recommendations';

/** Number of cards of the longest shelf of recommendations. */
const most = 24;

/**
 * "Para ti" (RT-01): cards of products that are related to those seen on a device. The URL contains their ids, so the
 * response can be cached for a while.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const seen = parseIds(url.searchParams.get('vistos') ?? '');
  if (!seen)
    return Response.json(
      { msg: 'Esa lista de productos no se puede leer.' },
      { status: 400, headers: { 'cache-control': 'no-store' } },
    );
  const reply = await answered(context.get(shopContext).api.products.recommendations(seen, { page_size: most }));
  return Response.json(reply.data.products.map(toCard), { headers: { 'cache-control': 'public, max-age=300' } });
}
