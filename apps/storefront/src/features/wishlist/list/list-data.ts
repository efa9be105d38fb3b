/** The data of a list's page. */
import type { WishList, WishListPageReply, WishListSort } from '@tianguis/contract';
import { type CardData, toCard } from '../../../commerce/product-card/card-data.ts';
import { sharedListPath } from '../../../shared/links/wishlist-paths.ts';

export type { WishList, WishListSort } from '@tianguis/contract';

/**
 * Whether the product can be bought. `shop`: it is sold only in shops. `soldOut`: it is sold out now. `gone`: it is no
 * longer sold.
 */
export type WishState = 'buyable' | 'shop' | 'soldOut' | 'gone';

export interface Wish {
  card: CardData;
  /** Price when it was saved, in centavos. */
  savedPrice: number;
  savedAt: string;
  state: WishState;
}

export type Product = WishListPageReply['data']['products'][number]['product'];

export function stateOf({ is_active: isActive, stock, features }: Product): WishState {
  if (!isActive) return 'gone';
  if (stock === 0) return 'soldOut';
  return features.is_store_only ? 'shop' : 'buyable';
}

export const toWish = ({
  product,
  saved_price: savedPrice,
  saved_at: savedAt,
}: WishListPageReply['data']['products'][number]): Wish => ({
  ...{ card: toCard(product), savedPrice, savedAt, state: stateOf(product) },
});

/** The last action, as the next page shows it. */
export interface ListNotice {
  text: string;
  /** The fields of the form that undoes it. */
  undo?: Readonly<Record<string, string>> | undefined;
}

export interface ListPageData {
  lists: readonly WishList[];
  list: WishList;
  wishes: readonly Wish[];
  sort: WishListSort;
  page: number;
  pages: number;
  hiddenDiscount: number;
  /** URL of the open link, if this browser has its secret. */
  link: string | undefined;
  /** Whether the customer receives mails when a product is cheaper or available again. */
  isMailed: boolean;
  notice: ListNotice | undefined;
}

/** Fields of the forms of a list. */
export const listFields = {
  /** The action. */
  what: 'accion',
  list: 'lista',
  product: 'producto',
  to: 'a',
  name: 'nombre',
  showsName: 'mostrarNombre',
} as const;

export const listActions = [
  ...(['crear', 'renombrar', 'borrar', 'recuperar', 'quitar', 'devolver', 'mover', 'copiar', 'al-carrito'] as const),
  ...(['compartir', 'enlace-nuevo', 'mostrar', 'cerrar', 'avisar'] as const),
] as const;
export type ListAction = (typeof listActions)[number];

/** Query parameters: the action that was just done, and its product or list. */
export const noticeParameters = { done: 'listo', of: 'de' } as const;
export const sortParameter = 'orden';
export const pageParameter = 'pagina';

/** The URL of a page of a shared list. */
export function sharedListAddress(
  secret: string,
  { sort = 'reciente', page = 1 }: { sort?: WishListSort; page?: number },
): string {
  return (
    sharedListPath(secret) +
    (sort === 'reciente' ? '' : `&${sortParameter}=${sort}`) +
    (page === 1 ? '' : `&${pageParameter}=${page}`)
  );
}

/** Id of the card with the link of a list. */
export const shareCardId = 'enlace';

/** Window event after a form of a list has changed the saved products. */
export const listChange = 'listchange';
