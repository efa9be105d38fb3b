/** For tests: links to carts. */
import { type SharedCartKind, writeSharedLink } from '@tianguis/domain/cart';
import { withCarts } from '../cart/test-carts.ts';

type Payload = Parameters<typeof writeSharedLink>[0];

export async function withLinks() {
  const shop = await withCarts({ cartPartners: ['https://aliado.example'] });
  const shared = '/cart/api/v1/compartidos';
  return {
    ...shop,
    shared,
    form: (payload: Payload | string, tipo: SharedCartKind = 'afiliados') => ({
      tipo,
      enlace: typeof payload === 'string' ? payload : writeSharedLink(payload),
    }),
    preview: (payload: object) => shop.call('POST', `${shared}/ver`, { payload }),
    async clear() {
      await shop.clear();
      await shop.pool.query('truncate cart_links, cart_link_uses, affiliate_tags, live_clicks cascade');
    },
  };
}
