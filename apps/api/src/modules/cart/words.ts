/** The cart's sentences for shoppers. */
import { cutText, formatMoney, plural } from '@tianguis/domain';

const shown = (title: string | undefined): string => (title === undefined ? 'Ese producto' : `“${shorten(title)}”`);
const shorten = (title: string): string => (title.length > 60 ? `${cutText(title, 57).trimEnd()}…` : title);
const pieces = (count: number): string => plural(count, 'pieza', 'piezas');

export const cartWords = {
  gone: (title?: string) => `${shown(title)} ya no se vende.`,
  choose: (title: string) => `Elige una opción de ${shown(title)} para agregarlo.`,
  shopOnly: (title: string) => `${shown(title)} solo se vende en tiendas físicas.`,
  soldOut: (title?: string) => `${shown(title)} está agotado por ahora.`,
  full: (title?: string) => `Tu carrito ya tiene 200 productos distintos: no cupo ${shown(title)}.`,
  laterFull: (title?: string) => `Ya guardaste 200 productos para después: no cupo ${shown(title)}.`,
  wasLater: (title: string) => `Tenías ${shown(title)} guardado para después; ahora está en tu carrito.`,
  /** @param bound the most pieces that can be bought */
  fewer: (title: string | undefined, bound: number, stock: number) =>
    bound < stock
      ? `De ${shown(title)} vendemos hasta ${pieces(bound)} por compra.`
      : `De ${shown(title)} ${bound === 1 ? 'queda' : 'quedan'} ${pieces(bound)}.`,
  allOfThem: (title: string, bound: number, stock: number) =>
    bound < stock
      ? `Ya tienes en tu carrito lo más que vendemos de ${shown(title)} por compra: ${pieces(bound)}.`
      : `Ya tienes en tu carrito todo lo que queda de ${shown(title)}: ${pieces(bound)}.`,
  otherPrice: (title: string, before: number, now: number) =>
    `El precio de ${shown(title)} cambió: ahora cuesta ${formatMoney(now)} (antes, ${formatMoney(before)}).`,
  changedElsewhere: (title: string | undefined, before: number, now: number) =>
    `Cambiaste ${shown(title)} en otra ventana: tenía ${pieces(before)}, y ahora tiene ${pieces(now)}.`,
  cameBack: (title?: string) => `Habías quitado ${shown(title)} en otra ventana; lo regresamos a tu carrito.`,
} as const;

export const couponWords = {
  unknown: 'No conocemos ese cupón. Revisa que esté bien escrito.',
  over: 'Ese cupón no está vigente.',
  usedUp: 'Ese cupón ya se agotó.',
  alreadyUsed: 'Ya usaste ese cupón en una compra.',
} as const;
