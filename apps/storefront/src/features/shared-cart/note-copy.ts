/** Texts of the note in the cart about a link, apart from the texts of the other pages of shared carts. */
import { plural } from '@tianguis/domain';
import type { SharedCartKind } from '@tianguis/domain/cart';

const products = (count: number): string => plural(count, 'producto', 'productos');
const pieces = (count: number): string => plural(count, 'pieza', 'piezas');

const added: Readonly<Record<SharedCartKind, (count: string, by: string | undefined) => string>> = {
  afiliados: (count, by) => (by ? `Agregamos ${count} que te recomienda ${by}.` : `Agregamos ${count} de tu enlace.`),
  livestream: (count, by) =>
    by ? `Agregamos ${count} que viste con ${by}.` : `Agregamos ${count} que viste en la transmisión.`,
  referidos: (count, by) =>
    by ? `Agregamos ${count} que te compartió ${by}.` : `Agregamos ${count} que te compartieron.`,
  external_cart: (count) => `Agregamos ${count} del carrito que traías.`,
};

export const noteCopy = {
  title: (kind: SharedCartKind, count: number, by: string | undefined) => added[kind](products(count), by),
  /** Title if some products were not added, or differ from the link. */
  partly: (kind: SharedCartKind, count: number, by: string | undefined) =>
    `${added[kind](products(count), by)} Revisa lo que cambió:`,
  nothing: 'Tu carrito ya tenía todo lo que se puede agregar de ese enlace.',
  undone: 'Listo: quitamos de tu carrito lo que llegó con el enlace.',
  more: (count: number) => `y ${count} más`,
  undo: 'Deshacer',
  pieces: (count: number) => (count === 1 ? '' : ` (${pieces(count)})`),
} as const;
