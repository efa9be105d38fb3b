/** Wishlists (RL-03, AP-09): products that a customer saved, in lists with names. */
import {
  type SavedReply,
  type WishList,
  type WishListForm,
  type WishListPageReply,
  type WishListQuery,
  type WishListReply,
  type WishListsReply,
  wishlistLimits,
  wishlistPageSize,
} from '@tianguis/contract';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { Failure } from '../../failure.ts';
import { pageMetadata } from '../page-metadata.ts';
import type { ProductService } from '../products/service.ts';
import { itemRepository } from './item-repository.ts';
import { type ListSheet, listRepository } from './list-repository.ts';
import { addProducts, nameOfList, ownList, refuseFullList, refuseTakenName } from './rules.ts';
import { createShares, itemSorts, type ShareService } from './shares.ts';

/** Finds the customer of a call. @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440 */
export interface WishlistCallers {
  /** Finds the customer of an access token. */
  whoCalls(accessToken: string | undefined): Promise<{ account: { id: string } }>;
  /** Finds the customer of the `token` in a body: a session token or an access token. */
  whoHas(token: string): Promise<{ account: { id: string } }>;
}

/**
 * All functions with the id of a list throw Failure WISHLIST_NOT_FOUND, also for a list of another customer (RO-02).
 */
export interface WishlistService extends ShareService {
  saved(accessToken: string | undefined): Promise<WishListReply>;
  /**
   * Saves all of the products, or none. Products that are already saved do not change.
   * @throws Failure VALIDATION_FAILED with the products that are not sold, or because the list is full
   */
  add(form: WishListForm): Promise<SavedReply>;
  /** Removes products from all lists, or from the list in the form. A product that is in no list is no error. */
  remove(form: WishListForm): Promise<SavedReply>;
  lists(accessToken: string | undefined): Promise<WishListsReply>;
  /**
   * Makes a list. @throws Failure VALIDATION_FAILED for a name that another list has, or that cannot be seen; CONFLICT
   * for too many lists
   */
  create(accessToken: string | undefined, name: string): Promise<WishListsReply>;
  rename(accessToken: string | undefined, id: string, name: string): Promise<WishListsReply>;
  /** @throws Failure CONFLICT for the default list, into which hearts save */
  delete(accessToken: string | undefined, id: string): Promise<WishListsReply>;
  /** Restores a deleted list, or removed products of a list. */
  restore(accessToken: string | undefined, id: string, products?: readonly number[]): Promise<WishListsReply>;
  page(accessToken: string | undefined, id: string, query: WishListQuery): Promise<WishListPageReply>;
  /** Moves or copies products to another list. The products retain their saved price. */
  move(
    accessToken: string | undefined,
    id: string,
    to: { a: string; products: readonly number[]; copiar?: boolean },
  ): Promise<WishListsReply>;
}

const defaultName = 'Favoritos';

const words = {
  added: (count: number) => (count === 1 ? 'Lo guardamos en tus favoritos.' : 'Los guardamos en tus favoritos.'),
  removed: (count: number) => (count === 1 ? 'Lo quitamos de tus favoritos.' : 'Los quitamos de tus favoritos.'),
};

export function createWishlists(
  shop: UnitOfWork,
  { callers, products: cards }: { callers: WishlistCallers; products: Pick<ProductService, 'byIds'> },
): WishlistService {
  const whose = async (accessToken: string | undefined) => (await callers.whoCalls(accessToken)).account.id;
  const listsOf = async (customer: string, { db }: Pick<UnitOfWork, 'db'> = shop): Promise<WishListsReply> => ({
    data: { listas: (await listRepository(db).all(customer)).map(toList) },
  });

  /** Changes data of one customer, one change after the other, and replies with the lists. */
  async function change(
    accessToken: string | undefined,
    work: (
      on: { lists: ReturnType<typeof listRepository>; items: ReturnType<typeof itemRepository> },
      customer: string,
    ) => Promise<void>,
  ): Promise<WishListsReply> {
    const customer = await whose(accessToken);
    return shop.withTransaction(async (unit) => {
      const lists = listRepository(unit.db);
      if (!(await lists.lock(customer))) throw new Failure('UNAUTHENTICATED');
      await work({ lists, items: itemRepository(unit.db) }, customer);
      return listsOf(customer, unit);
    });
  }

  const savedNow = async (customer: string, db: UnitOfWork['db'], msg: string): Promise<SavedReply> => ({
    data: { products: [...new Set((await itemRepository(db).saved(customer)).map(({ id }) => id))] },
    msg,
  });

  return {
    ...createShares(shop, { whose, cards }),

    async saved(accessToken) {
      const rows = await itemRepository(shop.db).saved(await whose(accessToken));
      // A product in two lists is shown once, with the values that were saved last.
      const byProduct = Map.groupBy(rows, ({ id }) => id);
      const newest = [...byProduct.values()].flatMap(([first]) => first ?? []);
      return {
        data: {
          products: newest.map(({ id, list, savedPrice, savedAt }) => ({
            ...{ id, saved_price: savedPrice, saved_at: savedAt.toISOString(), lista: list },
          })),
        },
      };
    },

    async add({ token, products, lista }) {
      const { account } = await callers.whoHas(token);
      return shop.withTransaction(async ({ db }) => {
        const lists = listRepository(db);
        if (!(await lists.lock(account.id))) throw new Failure('UNAUTHENTICATED');
        const into = lista === undefined ? undefined : (await ownList(lists, account.id, lista)).id;
        await addProducts(db, account.id, { products, into, ownDefault: () => defaultList(lists, account.id) });
        return savedNow(account.id, db, words.added(products.length));
      });
    },

    async remove({ token, products, lista }) {
      const { account } = await callers.whoHas(token);
      return shop.withTransaction(async ({ db }) => {
        const lists = listRepository(db);
        if (!(await lists.lock(account.id))) throw new Failure('UNAUTHENTICATED');
        if (lista !== undefined) await ownList(lists, account.id, lista);
        await itemRepository(db).remove(account.id, products, lista);
        return savedNow(account.id, db, words.removed(products.length));
      });
    },

    async lists(accessToken) {
      const customer = await whose(accessToken);
      const reply = await listsOf(customer);
      if (reply.data.listas.some(({ predeterminada }) => predeterminada)) return reply;
      // The first call creates the default list, so that the list has an id.
      return change(accessToken, async ({ lists }) => {
        if ((await lists.default(customer)) === undefined) await lists.add(customer, defaultName, true);
      });
    },

    create: (accessToken, typed) =>
      change(accessToken, async ({ lists }, customer) => {
        const name = nameOfList(typed);
        const all = await lists.all(customer);
        refuseTakenName(all, name);
        const mostOwn = wishlistLimits.lists - (all.some(({ isDefault }) => isDefault) ? 0 : 1);
        if (all.length >= mostOwn)
          throw new Failure('CONFLICT', `A customer has at most ${wishlistLimits.lists} lists.`);
        await lists.add(customer, name);
      }),

    rename: (accessToken, id, typed) =>
      change(accessToken, async ({ lists }, customer) => {
        await ownList(lists, customer, id);
        const name = nameOfList(typed);
        refuseTakenName(await lists.all(customer), name, id);
        await lists.rename(customer, id, name);
      }),

    delete: (accessToken, id) =>
      change(accessToken, async ({ lists }, customer) => {
        const { isDefault } = await ownList(lists, customer, id);
        if (isDefault) throw new Failure('CONFLICT', 'The default list cannot be deleted: hearts save to it.');
        await lists.delete(customer, id);
      }),

    restore: (accessToken, id, products) =>
      change(accessToken, async ({ lists, items }, customer) => {
        if (products !== undefined) {
          await ownList(lists, customer, id);
          await items.restore(id, products);
          refuseFullList(await items.count(id));
          return;
        }
        if ((await lists.one(customer, id)) !== undefined) return;
        const deleted = await lists.deleted(customer, id);
        if (deleted === undefined) throw new Failure('WISHLIST_NOT_FOUND');
        const all = await lists.all(customer);
        refuseTakenName(all, deleted.name);
        if (all.length >= wishlistLimits.lists)
          throw new Failure('CONFLICT', `A customer has at most ${wishlistLimits.lists} lists.`);
        await lists.restore(customer, id, deleted.name);
      }),

    async page(accessToken, id, { page = 1, orden = 'reciente' }) {
      const customer = await whose(accessToken);
      const list = (await listRepository(shop.db).all(customer)).find((one) => one.id === id);
      if (list === undefined) throw new Failure('WISHLIST_NOT_FOUND');
      const rows = await itemRepository(shop.db).page(id, {
        ...{ sort: itemSorts[orden], limit: wishlistPageSize, offset: (page - 1) * wishlistPageSize },
      });
      const found = new Map((await cards.byIds(rows.map((row) => row.id))).map((card) => [card.id, card]));
      return {
        data: {
          lista: toList(list),
          products: rows.flatMap(({ id: product, savedPrice, savedAt }) => {
            const card = found.get(product);
            return card ? [{ product: card, saved_price: savedPrice, saved_at: savedAt.toISOString() }] : [];
          }),
        },
        metadata: pageMetadata(list.products, page, wishlistPageSize),
      };
    },

    move: (accessToken, id, { a, products, copiar = false }) =>
      change(accessToken, async ({ lists, items }, customer) => {
        await ownList(lists, customer, id);
        await ownList(lists, customer, a);
        if (a === id) return;
        const moved = await items.savedOf(customer, products, id);
        await items.copy(id, a, moved);
        refuseFullList(await items.count(a));
        if (!copiar) await items.drop(id, moved);
      }),
  };
}

const defaultList = async (lists: ReturnType<typeof listRepository>, customer: string): Promise<string> =>
  ((await lists.default(customer)) ?? (await lists.add(customer, defaultName, true))).id;

/**
 * Saves products of a cart, as hearts do, in the unit of the cart's change.
 * @throws Failure VALIDATION_FAILED with the products that are not sold, or because the list is full
 */
export async function saveProducts({ db }: Unit, customer: string, products: readonly number[]): Promise<void> {
  if (products.length === 0) return;
  const lists = listRepository(db);
  if (!(await lists.lock(customer))) throw new Failure('UNAUTHENTICATED');
  await addProducts(db, customer, { products, into: undefined, ownDefault: () => defaultList(lists, customer) });
}

const toList = ({ id, name, isDefault, products, dropped, sharedAt, showsName }: ListSheet): WishList => ({
  ...{ id, nombre: name, predeterminada: isDefault, productos: products, bajaron: dropped },
  compartida: sharedAt && { desde: sharedAt.toISOString(), mostrarNombre: showsName },
});
