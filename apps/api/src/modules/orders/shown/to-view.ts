/** Converts rows of orders to what their customer sees. */
import type { OrderAddress, OrderParcel, OrderSummary, OrderView } from '@tianguis/contract';
import { dateInMexico } from '@tianguis/domain';
import { offerText } from '@tianguis/domain/offer';
import {
  canCancelPaid,
  deliveryKindOf,
  isPaid,
  type OrderStates,
  outcomeOf,
  type PaymentState,
  paymentTable,
  piecesOfReturn,
  progressOf,
  statusOfParcels,
} from '@tianguis/domain/order';
import { type PaidBack, type RefundRow, toRefundViews } from '../../refunds/service.ts';
import { openWindow, type ReturnRow, toOrderReturn } from '../../returns/service.ts';
import type { FoundLine, FoundOrder, FoundParcel, GoodsRefund, ListedLine, ListedOrder, ListedParcel } from './rows.ts';

/** What a view depends on besides the order. */
export interface ViewTerms {
  /** Epoch milliseconds. */
  now: number;
  /** Whether the shop offers a way to pay (TR-01). */
  isOpen: boolean;
}

const utc = (moment: string | Date): string => new Date(moment).toISOString();
const utcOrNull = (moment: string | Date | null): string | null => (moment === null ? null : utc(moment));

export function toSummary(order: ListedOrder, terms: ViewTerms): OrderSummary {
  const states = statesOf(order, order.parcels, order.refunds);
  return {
    ...{ pedido: order.number, placed_at: utc(order.placedAt), total: order.total, is_test: order.isTest },
    ...{ status: statusOfParcels(states), payment: order.payment },
    ...{ way: order.way, pay_until: utcOrNull(order.slipUntil ?? order.paysUntil), can_pay: canPay(order, terms) },
    ...{ can_cancel: canCancel(states), has_slip: order.slipUntil !== null },
    parcels: order.parcels.map((parcel) => toParcelSummary(parcel, order, order.refunds)),
    // A line whose pieces are in several parcels is several lines of the order.
    lines: [...Map.groupBy(order.lines, ({ id, sku }) => `${id} ${sku}`).values()].flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const pieces = own.reduce((sum, line) => sum + line.pieces, 0);
      return [{ ...goodsOf(first), options: Object.values(first.shown.options ?? {}), pieces }];
    }),
  };
}

export function toOrder(
  order: FoundOrder,
  { refunds: rows, returns }: { refunds: readonly RefundRow[]; returns: readonly ReturnRow[] },
  { paidBack, ...terms }: ViewTerms & { paidBack: PaidBack },
): OrderView {
  const refunds = rows.filter(({ parcels }) => parcels.length > 0);
  const states = statesOf(order, order.parcels, refunds);
  const { payment, goods, discount, shipping, total, tenders } = order;
  return {
    ...{ pedido: order.number, placed_at: utc(order.placedAt), ended_at: utcOrNull(order.endedAt) },
    ...{ is_test: order.isTest, status: statusOfParcels(states) },
    payment: { state: payment, pay_until: utcOrNull(order.slipUntil ?? order.paysUntil), tenders },
    ...{ goods, discount, shipping, total, coupon: order.coupon },
    ...{ address: order.address && toAddress(order.address), gift_note: order.giftNote },
    ...{ exchange_of: order.exchangeOf, gift_change: toGiftChange(order, rows) },
    parcels: order.parcels.map((parcel) => toParcel(parcel, order, { refunds, now: terms.now })),
    refunds: toRefundViews(rows, paidBack),
    returns: returns.map(toOrderReturn),
    texts: textsOf(order.accepted),
    ...{
      can_pay: canPay(order, terms),
      can_cancel: canCancel(states),
      can_change: canChange(order),
      has_slip: order.slipUntil !== null,
    },
    today: dateInMexico(terms.now),
  };
}

const statesOf = (
  { payment, isTest }: { payment: PaymentState; isTest: boolean },
  parcels: readonly Pick<ListedParcel, 'state' | 'returns'>[],
  refunds: readonly GoodsRefund[],
): OrderStates => ({
  ...{ payment, isTest, parcels: parcels.map(({ state }) => state) },
  refunds: refunds.map(({ state, toOwner }) => (toOwner ? 'to_owner' : state)),
  returned: parcels.map(({ returns }) => returns.map((one) => piecesOfReturn(one.state, one.refunds))),
});

/** What the owner of a registry got instead of the goods. */
const toGiftChange = ({ giftChange }: FoundOrder, refunds: readonly RefundRow[]): OrderView['gift_change'] =>
  giftChange && {
    ...{ names: giftChange.names, at: utc(giftChange.at) },
    amount: refunds.reduce((sum, { amount, toOwner }) => (toOwner ? sum + amount : sum), 0),
  };

/** The refunds of pieces of a parcel. */
const ofParcel = (refunds: readonly GoodsRefund[], { id }: { id: string }): readonly GoodsRefund[] =>
  refunds.filter(({ parcels }) => parcels.includes(id));

/** A provider can be asked to charge, and the reservation has not ended. */
const canPay = (
  { payment, paysUntil, isTest }: Pick<ListedOrder, 'payment' | 'paysUntil' | 'isTest'>,
  { now, isOpen }: ViewTerms,
): boolean =>
  isOpen &&
  !isTest &&
  outcomeOf(paymentTable, payment, 'charge').outcome === 'changed' &&
  (paysUntil === null || paysUntil.getTime() > now);

const isUnpaid = ({ payment }: { payment: PaymentState }): boolean =>
  outcomeOf(paymentTable, payment, 'cancellation').outcome === 'changed';

const canCancel = (states: OrderStates): boolean =>
  !states.isTest && (isPaid(states.payment) ? canCancelPaid(states) : isUnpaid(states));

/** As in the cart, which shows no gift and no order that its customer pays elsewhere. */
const canChange = ({ payment, slipUntil, isTest, exchangeOf, isGift }: FoundOrder): boolean =>
  !isTest && !isGift && exchangeOf === null && payment === 'awaiting' && slipUntil === null;

const goodsOf = ({ id, sku, shown }: ListedLine) => ({
  ...{ id, childrenSku: sku, title: shown.title ?? '', picture: shown.picture ?? null },
});

type Order = Pick<ListedOrder, 'payment' | 'isTest'>;

function toParcelSummary(parcel: ListedParcel, order: Order, refunds: readonly GoodsRefund[]) {
  const { promisedFrom: from, promisedTo: to } = parcel;
  return {
    ...{ id: parcel.id, delivery: deliveryKindOf(parcel.service) },
    status: statusOfParcels(statesOf(order, [parcel], ofParcel(refunds, parcel))),
    promised: from !== null && to !== null ? { from, to } : null,
    delivered_at: utcOrNull(parcel.deliveredAt),
  };
}

function toParcel(
  parcel: FoundParcel,
  order: FoundOrder,
  { refunds, now }: { refunds: readonly GoodsRefund[]; now: number },
): OrderParcel {
  const window = openWindow({ payment: order.payment, isTest: order.isTest, parcel, now });
  const states = statesOf(order, [parcel], ofParcel(refunds, parcel));
  const moments = momentsOf(parcel, order);
  const seller = order.sellers.find(({ id }) => id === parcel.seller);
  return {
    ...toParcelSummary(parcel, order, refunds),
    seller: { id: parcel.seller, name: seller?.name ?? '' },
    place: parcel.place,
    steps: progressOf(parcel.state, deliveryKindOf(parcel.service)).map(({ step, word, state }) => ({
      ...{ word, state, at: state === 'next' ? null : (moments.get(step) ?? null) },
    })),
    collected_at: utcOrNull(parcel.collectedAt),
    ...{ carrier: parcel.carrier, tracking: parcel.tracking, shipping: parcel.paid },
    lines: order.lines
      .filter((line) => line.parcel === parcel.id)
      .map((line) => toLine(line, canCancel(states), window?.until)),
  };
}

/** When the parcel reached each state. Its payment authorises it, and an order that was revived is authorised again. */
function momentsOf(parcel: FoundParcel, { steps }: FoundOrder): Map<string, string> {
  const moments = new Map<string, string>();
  for (const { to, parcel: of, at } of steps)
    if (of === parcel.id) moments.set(to, utc(at));
    else if (of === null && to === 'paid' && !moments.has('authorised')) moments.set('authorised', utc(at));
  if (parcel.collectedAt !== null) moments.set('on_the_way', utc(parcel.collectedAt));
  if (parcel.deliveredAt !== null) moments.set('delivered', utc(parcel.deliveredAt));
  return moments;
}

const toLine = (
  line: FoundLine,
  isCancellable: boolean,
  returnUntil: string | undefined,
): OrderParcel['lines'][number] => ({
  ...goodsOf(line),
  brand: line.shown.brand ?? '',
  options: Object.entries(line.shown.options ?? {}).map(([name, value]) => ({ name, value })),
  ...{ line: line.line, cancelled: line.cancelled },
  cancellable: isCancellable ? line.pieces - line.cancelled : 0,
  returnable: returnUntil === undefined ? 0 : line.free,
  return_until: line.free > 0 ? (returnUntil ?? null) : null,
  ...{ pieces: line.pieces, list_price: line.listPrice, price: line.price, discount: line.discount, slug: line.slug },
});

const fields = [
  ...(['nombre', 'direccion', 'colonia', 'codigoPostal', 'municipio', 'ciudad', 'estado'] as const),
  ...(['entreCalles', 'referencias', 'telefono'] as const),
] as const satisfies readonly (keyof OrderAddress)[];

const toAddress = (address: Record<string, string>): OrderAddress =>
  Object.fromEntries(fields.map((name) => [name, address[name] ?? ''])) as OrderAddress;

/** What the shop offered is stored beside the texts, and is no text. */
const textsOf = (accepted: Record<string, string>): OrderView['texts'] =>
  Object.entries(accepted)
    .filter(([name]) => name !== offerText)
    .map(([name, version]) => ({ name, version }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
