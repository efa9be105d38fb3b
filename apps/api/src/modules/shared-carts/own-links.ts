/** Links that a customer makes of a cart ("compartir mi carrito"), and can close. */
import type { CartLinksReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { cartLimits, mostLinkBytes, writeSharedLink } from '@tianguis/domain/cart';
import { Failure } from '../../failure.ts';
import { makeToken } from '../accounts/service.ts';
import type { CartCall, CartService } from '../cart/service.ts';
import { linkRepository, type StoredCartLink } from './link-repository.ts';
import type { LinkCallers } from './service.ts';

export interface OwnLinkService {
  links(call: CartCall): Promise<CartLinksReply>;
  /**
   * Makes a link with the products of the cart that can be bought now.
   * @throws Failure CART_LINKS_FULL; VALIDATION_FAILED for an empty cart, or for a cart that is too large
   */
  create(call: CartCall): Promise<CartLinksReply>;
  /** Closes a link, which then works for nobody. Closing it again is no error. */
  close(call: CartCall, id: string): Promise<CartLinksReply>;
}

interface OwnLinkOptions {
  callers: LinkCallers;
  carts: Pick<CartService, 'view'>;
  publicOrigin: string;
}

const mostOpen = 20;
const openDays = 30;
const dayMs = 86_400_000;

export const addressOf = (origin: string, { kind, link }: Pick<StoredCartLink, 'kind' | 'link'>): string =>
  `${origin}/${kind}/${link}`;

export function createOwnLinks(shop: UnitOfWork, { callers, carts, publicOrigin }: OwnLinkOptions): OwnLinkService {
  const whose = async ({ accessToken }: CartCall) => (await callers.whoCalls(accessToken)).account.id;
  const list = async (customer: string): Promise<CartLinksReply> => ({
    status: 'success',
    data: {
      enlaces: (await linkRepository(shop.db).openOf(customer)).map((link) => ({
        ...{ enlace: link.id, url: addressOf(publicOrigin, link), productos: link.lines },
        ...{ creado: link.createdAt.toISOString(), vence: (link.endsAt ?? link.createdAt).toISOString() },
      })),
    },
  });

  return {
    links: async (call) => list(await whose(call)),

    async create(call) {
      const customer = await whose(call);
      const { data } = await carts.view({ accessToken: call.accessToken });
      const products = data.products.flatMap(({ id: product_id, childrenSku, cart_quantity: quantity }) =>
        quantity > 0 ? [{ product_id, ...(childrenSku !== '0' && { childrenSku }), quantity }] : [],
      );
      if (products.length === 0) throw refused('Tu carrito no tiene nada que se pueda comprar ahora.');
      const id = makeToken().slice(0, 22);
      const payload = { id, products };
      const bytes = new TextEncoder().encode(JSON.stringify(payload)).length;
      if (products.length > cartLimits.perCall || bytes > mostLinkBytes)
        throw refused('Tu carrito es demasiado grande para un enlace: caben hasta 100 productos.');
      await shop.withTransaction(async ({ db }) => {
        const links = linkRepository(db);
        const name = await links.lockMaker(customer);
        if (name === undefined) throw new Failure('UNAUTHENTICATED');
        if ((await links.openOf(customer)).length >= mostOpen) throw new Failure('CART_LINKS_FULL');
        await links.add({
          ...{ id, kind: 'referidos', customer, name, store: null, link: writeSharedLink(payload) },
          ...{ lines: products.length, startsAt: null, endsAt: new Date(Date.now() + openDays * dayMs) },
        });
      });
      return list(customer);
    },

    async close(call, id) {
      const customer = await whose(call);
      await linkRepository(shop.db).close(id, customer);
      return list(customer);
    },
  };
}

const refused = (msg: string): Failure =>
  new Failure('VALIDATION_FAILED', 'There is nothing to share.', {
    fields: [{ name: 'carrito', code: 'WRONG' as const, msg }],
  });
