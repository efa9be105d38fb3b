/** Words and parts that several mails about orders share. Mails are read days later, so no date is "mañana". */
import { dateInMexico, formatMoney, momentFormat, plural } from '@tianguis/domain';
import { arrivalInWords, dayInWords } from '@tianguis/domain/arrival-words';
import { toDay } from '@tianguis/domain/shipping';
import type { Letter, LetterPart } from '@tianguis/mail';
import { orderPage } from '../../orders/service.ts';
import type { LetterLine, LetterOrder, LetterParcel } from './letter-order-repository.ts';

/** A letter without the reason for which the customer gets it. */
export type Content = Omit<Letter, 'reason'>;
/** The letter of a step; undefined if the step needs none. @param cause tells mails of one step apart */
export type LetterOf = (order: LetterOrder, origin: string, cause: string) => Content | undefined;

/** Days by which a date lies behind "today", so that it is written as a date and without its year. */
const later = 7;

/** `el martes 1 de diciembre` */
export const dayWords = (date: string): string => dayInWords(toDay(date), toDay(date) - later);

/** `Llega entre el martes 1 y el jueves 3 de diciembre`; undefined if nothing was promised. */
export function arrivalWords({ promisedFrom: from, promisedTo: to }: LetterParcel): string | undefined {
  return from === null || to === null ? undefined : arrivalInWords(toDay(from), toDay(to), toDay(from) - later);
}

const time = momentFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
/** The last minute before an end: `el martes 1 de diciembre a las 23:59`. */
export function endWords(end: Date): string {
  const last = end.getTime() - 1;
  return `${dayWords(dateInMexico(last))} a las ${time(last)}`;
}

/** `2 × Comal de barro, Rojo` */
export const lineWords = ({ title, options, pieces }: LetterLine): string =>
  [`${pieces} × ${title}`, ...Object.values(options)].join(', ');

/** The goods of a parcel, with what they cost. Refers to the order, since products change. */
export const goodsList = (lines: readonly LetterLine[]): LetterPart => ({
  kind: 'list',
  items: lines.map((line) => `${lineWords(line)}: ${formatMoney(line.amount)}`),
});

export const piecesOf = (lines: readonly LetterLine[]): number => lines.reduce((sum, { pieces }) => sum + pieces, 0);

/** What the order costs, line by line. */
export function totalLines({ goods, discount, shipping, total, balance }: LetterOrder): LetterPart {
  const items = [
    `Productos: ${formatMoney(goods)}`,
    ...(discount > 0 ? [`Descuento: −${formatMoney(discount)}`] : []),
    `Envío: ${shipping === 0 ? 'gratis' : formatMoney(shipping)}`,
    `Total: ${formatMoney(total)}`,
    ...(balance > 0 ? [`De tu saldo a favor: −${formatMoney(balance)}`] : []),
  ];
  return { kind: 'list', items };
}

/** Each parcel with its seller, its promise and its goods. */
export function parcelParts({ parcels, sellers }: LetterOrder): LetterPart[] {
  const names = new Map(sellers.map(({ store, name }) => [store, name]));
  return parcels.flatMap((parcel, at): LetterPart[] => {
    if (parcel.lines.length === 0) return [];
    const which = parcels.length > 1 ? `Paquete ${at + 1} de ${parcels.length}, de ` : 'De ';
    const when = parcel.place ? `lo recoges en ${parcel.place.name}` : arrivalWords(parcel)?.replace('Llega', 'llega');
    const head = `${which}${names.get(parcel.store) ?? 'la tienda'}${when ? `: ${when}` : ''}`;
    return [{ kind: 'text', text: `${head}.` }, goodsList(parcel.lines)];
  });
}

export const giftParts = ({ giftNote }: LetterOrder): LetterPart[] =>
  giftNote === null ? [] : [{ kind: 'note', text: `Va con tu dedicatoria, sin precios: «${giftNote}»` }];

export const greeting = ({ name }: LetterOrder): string => (name === '' ? 'Hola' : `Hola, ${name}`);

export const orderButton = ({ number }: LetterOrder, origin: string, label = orderPage(number).text): LetterPart => ({
  ...{ kind: 'button', label, href: origin + orderPage(number).href },
});

/** A letter to the customer. A test order says so, since it obliges nobody. */
export const toCustomer = (order: LetterOrder, letter: Content): Letter => ({
  ...letter,
  subject: `${order.isTest ? 'Pedido de prueba: ' : ''}${letter.subject}`,
  reason: `Recibes este correo por tu pedido ${order.number}.`,
});

/** `tu producto`, `tus 3 productos` */
export const yourPieces = (lines: readonly LetterLine[]): string =>
  piecesOf(lines) === 1 ? 'tu producto' : `tus ${plural(piecesOf(lines), 'producto', 'productos')}`;
