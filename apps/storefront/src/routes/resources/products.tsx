import { parseIds } from '@tianguis/domain';
import { toCard } from '../../commerce/product-card/card-data.ts';
import type { SeenReply } from '../../commerce/shelf/seen-storage.ts';
import { answered } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { Route } from './+types/products';

/**
 * Cards of the products `?ids=3,1,2` that are still sold, in the sequence of the ids (AP-13), for "vistos
 * recientemente". A request has at most 24 ids.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, config } = context.get(shopContext);
  const ids = parseIds(url.searchParams.get('ids') ?? '');
  if (!ids) {
    return Response.json(
      { msg: 'Pide de uno a 24 productos por su número, separados por comas.' },
      { status: 400, headers: { 'cache-control': 'no-store' } },
    );
  }
  const { data } = await answered(api.products.byIds(ids));
  const reply: SeenReply = {
    products: data.products.filter((product) => product.is_active).map(toCard),
    hiddenDiscount: config.hiddenDiscount,
  };
  return Response.json(reply, { headers: { 'cache-control': 'public, max-age=60, stale-while-revalidate=600' } });
}
