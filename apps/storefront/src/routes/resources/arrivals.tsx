import { parseIds } from '@tianguis/domain';
import { postalCodeOf } from '../../commerce/destination/destination.server.ts';
import { arrivals } from '../../features/location/arrivals/arrivals.server.ts';
import { mostArrivals } from '../../features/location/arrivals/arrivals.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { requestContext } from '../../shared/request/request-scope.ts';
import type { Route } from './+types/arrivals';

/** The same limit as in AP-15. */
const longestSku = 100;
const headers = { 'cache-control': 'private, no-store' };

/**
 * Arrival dates at the visitor's postal code (AP-15). One call reads the dates of the page's cards (`productos`) and of
 * a product page's variant (`producto`, `variante`). The code is in the cookie, so that no URL and no log contains it.
 */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const idsOf = (name: string, most: number) => {
    const text = searchParams.get(name);
    return text ? parseIds(text, most) : [];
  };
  const [products, product] = [idsOf('productos', mostArrivals), idsOf('producto', 1)];
  const sku = searchParams.get('variante') ?? '';
  const code = postalCodeOf(context.get(requestContext).cookies);
  if (!products || !product || products.length + product.length === 0 || sku.length > longestSku)
    return Response.json({ msg: 'Esa lista de productos no se puede leer.' }, { status: 400, headers });
  if (!code) return Response.json({ msg: 'Falta tu código postal.' }, { status: 400, headers });
  const detail = product[0] === undefined ? undefined : { product: product[0], sku };
  return Response.json(await arrivals(context.get(shopContext), code, { products, detail }), { headers });
}
