/** The differences between a quote and today's quote, in words (CO-01). */
import { formatMoney, plural } from '@tianguis/domain';
import { dayInWords } from '@tianguis/domain/arrival-words';
import type { QuoteDifference } from '@tianguis/domain/order';
import { toDay } from '@tianguis/domain/shipping';

export interface DifferenceWords {
  text: string;
  /** "id SKU" of the line that differs; undefined if no single line does. */
  line: string | undefined;
}

const pieces = (count: number) => plural(count, 'pieza', 'piezas');
const changed = (was: number, is: number) => (is > was ? 'Subió' : 'Bajó');

interface Known {
  /** The seller's name of each parcel, by the key of the parcel. */
  sellers: ReadonlyMap<string, string>;
  /** The name of a legal text. */
  nameOf(slug: string): string;
  today: number;
}

type Words = { [Kind in QuoteDifference['kind']]: (one: QuoteDifference & { kind: Kind }, known: Known) => string };

const from = (seller: string | undefined): string => (seller === undefined ? '' : ` de ${seller}`);

const words: Words = {
  pieces: ({ title, was, is }) =>
    is === 0
      ? `Ya no se puede comprar “${title}”.`
      : is < was
        ? `De “${title}” ahora ${is === 1 ? 'solo hay' : 'hay solo'} ${pieces(is)}; querías ${was}.`
        : `De “${title}” ahora llevas ${pieces(is)} en vez de ${was}.`,
  price: ({ title, was, is }) =>
    `${changed(was, is)} el precio de “${title}”: costaba ${formatMoney(was)} y ahora cuesta ${formatMoney(is)}.`,
  added: ({ title }) => `Se agregó “${title}”, que no estaba en lo que viste.`,
  shipping: ({ parcel, was, is }, { sellers }) =>
    `${changed(was, is)} el envío${from(sellers.get(parcel))}: era ${money(was)} y ahora es ${money(is)}.`,
  later: ({ parcel, was, is }, { sellers, today }) => {
    const before = dayInWords(toDay(was), today);
    return is === null
      ? `El paquete${from(sellers.get(parcel))} ya no tiene fecha segura; antes llegaba a más tardar ${before}.`
      : `El paquete${from(sellers.get(parcel))} llega más tarde: a más tardar ${dayInWords(toDay(is), today)}, y antes ${before}.`;
  },
  parcels: ({ gone }) =>
    gone === 'pickup'
      ? 'Ya no puedes recoger todo en la tienda que viste. Revisa cómo y cuándo lo recibes ahora.'
      : gone === undefined
        ? 'Tus productos van repartidos en otros paquetes.'
        : 'Cambió el envío que viste. Revisa la fecha y el costo.',
  coupon: ({ code, was, is }) =>
    is === 0
      ? `El cupón ${code} ya no aplica: descontaba ${formatMoney(was)}.`
      : was === 0
        ? `Ahora aplica el cupón ${code}, que descuenta ${formatMoney(is)}.`
        : `El cupón ${code} ahora descuenta ${formatMoney(is)}; antes, ${formatMoney(was)}.`,
  balance: ({ was, is }) =>
    is === 0
      ? 'Tu saldo ya no alcanza para esta compra, o lo usaste en otra.'
      : `Tu saldo ahora paga ${formatMoney(is)} de esta compra; antes, ${formatMoney(was)}.`,
  address: () => 'Cambió la dirección de entrega.',
  texts: ({ changed: slugs }, { nameOf }) =>
    `Hay una versión nueva de ${slugs.map(nameOf).join(' y de ')}. Al pagar la aceptas.`.replaceAll('de el ', 'del '),
  total: ({ was, is }) => `Cambió el total: era ${formatMoney(was)} y ahora es ${formatMoney(is)}.`,
};

const money = (amount: number): string => (amount === 0 ? 'gratis' : formatMoney(amount));

/** @param found as the API returns them; kinds that this page does not know are said in general words */
export function differencesInWords(found: readonly { kind: string }[], known: Known): DifferenceWords[] {
  return found.map((one) => {
    const line = 'line' in one && typeof one.line === 'string' ? one.line : undefined;
    if (!Object.hasOwn(words, one.kind)) return { line, text: 'Cambió un dato de tu compra. Revísala antes de pagar.' };
    const say = words[one.kind as QuoteDifference['kind']] as (one: unknown, known: Known) => string;
    return { line, text: say(one, known) };
  });
}
