import { formatListing, parseListing } from '@tianguis/domain';
import { redirect } from 'react-router';
import { shopContext } from '../../shared/api/shop-context.ts';
import { ownPath } from '../../shared/links/own-path.ts';
import { paths } from '../../shared/links/paths.ts';
import type { Route } from './+types/price-filter';

/** The digits of the typed price: "$1,200" is 1200. An empty field removes the bound. */
function segment(name: string, typed: string | null): string[] {
  const digits = (typed ?? '').replace(/\.\d{1,2}$/, '').replace(/\D/g, '');
  return digits === '' ? [] : [`${name}=${digits}`];
}

/**
 * Redirects the price form to the canonical address of the listing `en`, with both bounds in its segments (RT-09,
 * RT-11).
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url;
  const { pathname } = new URL(
    ownPath(searchParams.get('en'), context.get(shopContext).publicOrigin),
    'http://localhost',
  );
  const parts = pathname.split('/').filter((part) => part !== '');
  const first = parts.findIndex((part) => part.includes('='));
  const base = first < 0 ? parts : parts.slice(0, first);
  const others = parts.slice(base.length).filter((part) => !/^(preciomenor|preciomayor|pagina)=/.test(part));
  const { state } = parseListing([
    ...others,
    ...segment('preciomenor', searchParams.get('preciomenor')),
    ...segment('preciomayor', searchParams.get('preciomayor')),
  ]);
  return redirect(base.length > 0 ? `/${base.join('/')}/${formatListing(state)}` : paths.home, 303);
}
