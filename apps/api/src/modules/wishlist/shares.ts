/**
 * Shares a list by a link. The database stores only a hash of the link's secret. So a reader of the database, or of a
 * backup, cannot open a list. The customer gets the secret only once, when the link is made.
 */
import {
  type SharedWishListForm,
  type SharedWishListReply,
  type WishListShareForm,
  type WishListShareReply,
  type WishListSort,
  wishlistPageSize,
} from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { Failure } from '../../failure.ts';
import { hashOfToken, makeToken } from '../accounts/service.ts';
import { pageMetadata } from '../page-metadata.ts';
import type { ProductService } from '../products/service.ts';
import { type ItemSort, itemRepository } from './item-repository.ts';
import { listRepository } from './list-repository.ts';
import { ownList } from './rules.ts';

export interface ShareService {
  /**
   * Makes a link with a new secret, which only this reply contains. If the list has a link already, only changes
   * whether the link shows the customer's name.
   */
  share(accessToken: string | undefined, id: string, form: WishListShareForm): Promise<WishListShareReply>;
  /** Closes the link, which then works for nobody. */
  closeShare(accessToken: string | undefined, id: string): Promise<WishListShareReply>;
  /**
   * @throws Failure WISHLIST_NOT_FOUND for a link that is closed, replaced, forged or unknown: the reply is the same
   */
  shared(form: SharedWishListForm): Promise<SharedWishListReply>;
}

export const itemSorts: Readonly<Record<WishListSort, ItemSort>> = {
  ...{ reciente: 'recent', precio: 'price', baja: 'drop' },
};

export function createShares(
  shop: UnitOfWork,
  { whose, cards }: { whose(accessToken: string | undefined): Promise<string>; cards: Pick<ProductService, 'byIds'> },
): ShareService {
  return {
    async share(accessToken, id, { mostrarNombre: showsName, nuevo: isNew = false }) {
      const customer = await whose(accessToken);
      return shop.withTransaction(async ({ db }) => {
        const lists = listRepository(db);
        if (!(await lists.lock(customer))) throw new Failure('UNAUTHENTICATED');
        const { sharedAt } = await ownList(lists, customer, id);
        const clave = sharedAt === null || isNew ? makeToken() : null;
        await lists.share(customer, id, { showsName, ...(clave !== null && { hash: hashOfToken(clave) }) });
        return { data: { clave } };
      });
    },

    async closeShare(accessToken, id) {
      const customer = await whose(accessToken);
      return shop.withTransaction(async ({ db }) => {
        const lists = listRepository(db);
        if (!(await lists.lock(customer))) throw new Failure('UNAUTHENTICATED');
        await ownList(lists, customer, id);
        await lists.closeShare(customer, id);
        return { data: { clave: null } };
      });
    },

    async shared({ clave, page = 1, orden = 'reciente' }) {
      const list = await listRepository(shop.db).shared(hashOfToken(clave));
      if (list === undefined) throw new Failure('WISHLIST_NOT_FOUND');
      const items = itemRepository(shop.db);
      const [total, rows] = await Promise.all([
        items.count(list.id),
        items.page(list.id, {
          ...{ sort: itemSorts[orden], limit: wishlistPageSize, offset: (page - 1) * wishlistPageSize },
        }),
      ]);
      const products = await cards.byIds(rows.map(({ id }) => id));
      return {
        data: { nombre: list.name, de: list.by, products },
        metadata: pageMetadata(total, page, wishlistPageSize),
      };
    },
  };
}
