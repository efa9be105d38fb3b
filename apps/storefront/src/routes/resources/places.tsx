import { findPlace } from '../../features/account/addresses/places.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { Route } from './+types/places';

/** The places of a postal code, for the form of an address. No shared cache may store where a person lives. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { place, problem } = await findPlace(context.get(shopContext).api, url.searchParams.get('codigoPostal') ?? '');
  const status = problem === 'unlisted' ? 404 : problem === 'failed' ? 503 : 200;
  return Response.json(status === 200 ? place : null, { status, headers: { 'cache-control': 'private, no-store' } });
}
