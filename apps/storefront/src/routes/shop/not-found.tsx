import { data } from 'react-router';
import { ShopNotFound } from '../../app/frame/shop-error.tsx';
import { failureContext } from '../../shared/errors/any-address.ts';
import type { Route } from './+types/not-found';

/** RT-30: any path without a route. The server also renders all other error pages through this route. */
export function loader({ context }: Route.LoaderArgs) {
  const failure = context.get(failureContext);
  if (failure !== undefined && failure !== 404) throw data(null, { status: failure });
  return data(null, { status: 404 });
}

export default function AnyOtherPath() {
  return <ShopNotFound />;
}
