/** The data of a list's page. */
import type { WishList, WishListPageReply, WishListSort } from '@tianguis/contract';
import { type CardData, toCard } from '../../../commerce/product-card/card-data.ts';

export type { WishList, WishListSort } from '@tianguis/contract';

/** Whether it can be bought: `shop` in a shop alone, `soldOut` perhaps again, `gone` no more. */
export type WishState = 'buyable' | 'shop' | 'soldOut' | 'gone';

export interface Wish {
  card: CardData;
  /** Centavos, when it was saved. */
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

/** The last action, for the page that follows it. */
export interface ListNotice {
  text: string;
  /** The fields of the form that takes it back. */
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
  /** The address of the open link, where this browser has it. */
  link: string | undefined;
  /** Whether its customer is mailed when something is cheaper, or back. */
  isMailed: boolean;
  notice: ListNotice | undefined;
}

/** Fields of the forms of a list. */
export const listFields = {
  /** What to do. */
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

/** In an address: what has just been done, and to what. */
export const noticeParameters = { done: 'listo', of: 'de' } as const;
export const sortParameter = 'orden';
export const pageParameter = 'pagina';

/** Of the card that has the link of a list. */
export const shareCardId = 'enlace';

/** The window's event when a form of a list has changed what is saved. */
export const listChange = 'listchange';
