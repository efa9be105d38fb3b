/**
 * Sharing a list by a link. The secret of the link is in no table: who reads the database, or a backup of it, can open
 * no list. So its customer gets it once, when the link is made.
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
  /** Opens the link of a list with a new secret, which is given this once; or only says what an open one shows. */
  share(accessToken: string | undefined, id: string, form: WishListShareForm): Promise<WishListShareReply>;
  /** From the reply on, the link is dead for everybody. */
  closeShare(accessToken: string | undefined, id: string): Promise<WishListShareReply>;
  /** @throws Failure WISHLIST_NOT_FOUND: closed, replaced, forged and never made are all alike */
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
