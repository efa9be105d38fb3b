/** The data of the pages that ask what a customer wants with a product (RL-10). The server makes all sentences. */
import type { OrderView } from '@tianguis/contract';
import { dateInMexico, orderHelpPath, orderPath, returnPagePath, returnPath } from '@tianguis/domain';
import { dayInWords } from '@tianguis/domain/arrival-words';
import { returnDays } from '@tianguis/domain/order';
import { toDay } from '@tianguis/domain/shipping';
import { paths } from '../../../shared/links/paths.ts';
import { closedSentence } from '../cancellation/closed-data.ts';
import type { HelpOption } from '../help/help-data.ts';
import { type Goods, type OrderFacts, toFacts, toGoods } from '../order-facts.ts';
import { capital } from '../order-words.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { type OpenLine, returnableLines } from './return-choice.ts';
import { returnFields as fields } from './return-fields.ts';

export interface WantPageData {
  facts: OrderFacts;
  /** The product of the URL. */
  goods: Goods[];
  /** Why it cannot be cancelled, or not be returned; undefined if nothing hinders the customer. */
  note: string | undefined;
  options: HelpOption[];
}

/**
 * What a customer can do with a product: return it, see a return of it, cancel it, write.
 * @param exchanges whether the shop offers exchanges
 */
export function toWant(order: OrderView, product: number, exchanges: boolean): WantPageData {
  const lines = order.parcels.flatMap((parcel) => parcel.lines).filter(({ id }) => id === product);
  const open = returnableLines(order, product);
  return {
    ...{ facts: toFacts(order, product), goods: lines.map((line) => toGoods(line, line.pieces)) },
    note: open.length > 0 ? undefined : whyNot(order, product),
    options: [
      ...returnOptions(order, product, exchanges),
      ...runningOptions(order, product),
      ...otherOptions(order, product),
    ],
  };
}

/** A product that cannot be cancelled, and the steps to take instead. @param exchanges as of {@link toWant} */
export function toCannotCancel(order: OrderView, product: number, exchanges: boolean): WantPageData {
  const own = order.parcels.flatMap((parcel) => {
    const lines = parcel.lines.filter(({ id }) => id === product);
    return lines.length === 0 ? [] : [{ ...parcel, lines }];
  });
  return { ...toWant(order, product, exchanges), note: closedSentence({ ...order, parcels: own }) };
}

/** Whether pieces of a line may be exchanged, if there are any: the API decides about the pieces. */
const canExchange = ({ parcels, payment, address }: OrderView, { parcel: id }: OpenLine): boolean =>
  parcels.some((parcel) => parcel.id === id && parcel.delivery === 'carrier') &&
  !payment.tenders.some(({ kind }) => kind === 'credit') &&
  // The giver of a gift reads the town of its address only.
  address?.direccion !== '';

/** "te regresamos …": the ways to return a product. */
function returnOptions(order: OrderView, product: number, exchanges: boolean): HelpOption[] {
  const [first] = returnableLines(order, product);
  const until = first?.line.return_until;
  if (!first || !until) return [];
  const { want } = copy;
  const choose = returnPagePath('solicitar-cambio-devolucion', order.pedido, product);
  const broken = new URLSearchParams({ [fields.reason]: 'no-funciona' });
  return [
    {
      ...{
        href: choose,
        icon: 'return',
        title: exchanges && canExchange(order, first) ? want.return.either : want.return.title,
      },
      text: want.return.text(dayInWords(toDay(until), toDay(order.today))),
    },
    { href: `${choose}?${broken}`, icon: 'info', title: want.broken.title, text: want.broken.text },
  ];
}

/** The returns of a product that its customer has asked for. */
function runningOptions({ pedido, returns }: OrderView, product: number): HelpOption[] {
  return returns
    .filter(({ lines }) => lines.some(({ id }) => id === product))
    .map(({ id, number, word }) => ({
      ...{
        href: returnPath(pedido, id),
        icon: 'return',
        title: copy.want.running.title(number),
        text: `${capital(word)}.`,
      },
    }));
}

function otherOptions(order: OrderView, product: number): HelpOption[] {
  const { want } = copy;
  const lines = order.parcels.flatMap((parcel) => parcel.lines).filter(({ id }) => id === product);
  const isCancellable = order.can_cancel && lines.some(({ cancellable }) => cancellable > 0);
  const { pedido: number } = order;
  return [
    ...(isCancellable
      ? [{ ...want.cancel, href: orderHelpPath('motivo-cancelacion', number, product), icon: 'close' as const }]
      : []),
    { ...want.order, href: orderPath(number, product), icon: 'package' },
    { href: paths.contact, icon: 'mail', title: want.write.title, text: want.write.text(number) },
  ];
}

/** Why nothing of a product can be returned now. */
function whyNot(order: OrderView, product: number): string {
  const { notes } = copy;
  const parcels = order.parcels.filter(({ lines }) => lines.some(({ id }) => id === product));
  const isReturned = order.returns.some(
    ({ state, lines }) => state !== 'expired' && state !== 'cancelled' && lines.some(({ id }) => id === product),
  );
  if (isReturned) return notes.returned;
  if (parcels.every(({ delivery }) => delivery === 'digital')) return notes.digital;
  if (order.is_test || order.payment.state !== 'paid') return notes.other;
  if (parcels.every((parcel) => parcel.delivered_at === null && parcel.status.track === 'shipping'))
    return notes.notYet;
  const isOver = parcels.some(
    ({ delivered_at: at }) => at !== null && toDay(order.today) - toDay(dateInMexico(at)) > returnDays,
  );
  return isOver ? notes.over : notes.other;
}
