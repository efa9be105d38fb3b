/** Prints everything of one order. Texts of customers and sellers cannot control the terminal. */
import type { OrderReport } from '@tianguis/api';
import { type ParcelState, type PaymentState, type PieceState, statusOf } from '@tianguis/domain/order';
import { oneLine, table } from '../table.ts';
import { showMoment, showPrice } from '../words.ts';

type Cell = string | number;
type Parts = Readonly<Record<string, unknown>>;

export function printOrder(report: OrderReport): string[] {
  const { order, proofs } = report;
  return [
    ...table(head(report)),
    ...section('Lines', lineRows(report), [0, 3, 4, 5, 6, 7, 8, 9, 10]),
    ...section('Sellers', sellerRows(report), [1, 2, 3, 4]),
    ...section('Parcels', parcelRows(report), [4, 5]),
    ...section('Tenders', tenderRows(report), [2, 3]),
    ...section('Attempts', attemptRows(report), [4]),
    ...section('Receipts', receiptRows(report), [3, 4]),
    ...section('Refunds', refundRows(report), [1]),
    ...section('Movements of stock', movementRows(report), [3]),
    ...section('Events', eventRows(report)),
    '',
    ...table(proofs.map(({ name, isFine }) => [isFine ? 'ok' : 'FAIL', name])),
    ...proofs.filter(({ isFine }) => !isFine).map(({ says, todo }) => `Order ${order.number} has ${says}. ${todo}`),
  ];
}

/** A heading, and a table whose first row has the names of the columns. A table without other rows is left out. */
function section(title: string, rows: readonly (readonly Cell[])[], right: readonly number[] = []): string[] {
  return rows.length < 2 ? ['', `${title}: none`] : ['', title, ...table(rows, right)];
}

const moment = (date: Date | null): string => (date === null ? '-' : showMoment(date));
/** The parts of a JSON value in one line. */
const parts = (value: Parts | null): string => {
  const words = Object.entries(value ?? {}).map(([name, part]) => `${name}: ${textOf(part)}`);
  return words.length === 0 ? '-' : oneLine(words.join(', '), 200);
};
const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
/** The first part of an id, by which the rows of an order name each other. */
const short = (id: string | null): string => id?.slice(0, 8) ?? '-';

function head({ order, account, parcels }: OrderReport): Cell[][] {
  // No table has states of pieces yet, so all pieces are sold.
  const pieces: PieceState[] = [];
  const { word } = statusOf({
    ...{ payment: order.payment_state as PaymentState, isTest: order.is_test, pieces },
    parcels: parcels.map(({ state }) => state as ParcelState),
  });
  return [
    ['Order', order.number],
    ...(order.is_test ? [['Test', 'counts in no sum']] : []),
    ['Placed', showMoment(order.placed_at)],
    ['State', `${order.payment_state} (${word})`],
    ...(order.pays_until === null || order.ended_at !== null ? [] : [['Pays until', showMoment(order.pays_until)]]),
    ...(order.ended_at === null ? [] : [['Ended', showMoment(order.ended_at)]]),
    ['Customer', account === null ? 'erased' : `${oneLine(account, 254)} (${order.customer_id})`],
    ['Buyer', parts(order.buyer)],
    ['Address', parts(order.address)],
    ['Gift note', oneLine(order.gift_note ?? '-', 500)],
    ['Goods', showPrice(order.goods)],
    ['Discount', showPrice(order.discount)],
    ['Shipping', showPrice(order.shipping)],
    ['Total', `${showPrice(order.total)} MXN`],
    [
      'Coupon',
      order.coupon_code === null
        ? '-'
        : `${oneLine(order.coupon_code)}, ${order.coupon_state}${order.coupon_funder ? `, paid by the ${order.coupon_funder}` : ''}`,
    ],
    ['Accepted', parts(order.accepted)],
    ['Checkout', order.checkout_id],
  ];
}

const lineRows = ({ lines }: OrderReport): Cell[][] => [
  [
    'Line',
    'Parcel',
    'SKU',
    'Pieces',
    'Cancelled',
    'Refunded',
    'List',
    'Price',
    'Discount',
    'Shipping',
    'Amount',
    'Shown',
    'Tax',
  ],
  ...lines.map((line) => [
    ...[line.position + 1, short(line.parcel_id), line.sku, line.pieces, line.cancelled, line.refunded],
    showPrice(line.list_price),
    ...[showPrice(line.price), showPrice(line.discount), showPrice(line.shipping)],
    ...[showPrice(line.price * line.pieces - line.discount + line.shipping), shownOf(line.shown), parts(line.tax)],
  ]),
];

/** Title, options and brand of a line, without the address of its picture. */
const shownOf = ({ title = '-', ...more }: Parts): string => {
  const { options, brand } = more;
  const choices = Object.entries((options ?? {}) as Parts).map(([name, value]) => `${name}: ${value}`);
  return oneLine([String(title), ...choices, ...(brand ? [String(brand)] : [])].join(', '), 80);
};

const sellerRows = ({ sellers }: OrderReport): Cell[][] => [
  ['Store', 'Goods', 'Discount', 'Shipping', 'Sum', 'Name', 'Tax'],
  ...sellers.map((seller) => [
    ...[seller.store_id, showPrice(seller.goods), showPrice(seller.discount), showPrice(seller.shipping)],
    ...[showPrice(seller.goods - seller.discount + seller.shipping), oneLine(seller.name), parts(seller.tax)],
  ]),
];

const parcelRows = ({ parcels }: OrderReport): Cell[][] => [
  [
    'Parcel',
    'Store',
    'State',
    'Service',
    'Shipping',
    'Paid',
    'Rest by',
    'Place',
    'Promise',
    'Carrier',
    'Collected',
    'Delivered',
  ],
  ...parcels.map((parcel) => [
    ...[short(parcel.id), parcel.store_id, parcel.state, `${parcel.service} ${parcel.zone ?? ''}`.trim()],
    ...[showPrice(parcel.price), showPrice(parcel.paid), parcel.borne_by ?? '-', parcel.place_id ?? '-'],
    ...[promiseOf(parcel), oneLine(`${parcel.carrier ?? '-'} ${parcel.tracking ?? ''}`)],
    ...[moment(parcel.collected_at), moment(parcel.delivered_at)],
  ]),
];

const promiseOf = ({ promised_from: from, promised_to: to }: OrderReport['parcels'][number]): string =>
  from === null && to === null ? '-' : `${from ?? '-'} to ${to ?? '-'}`;

const tenderRows = ({ tenders, shares }: OrderReport): Cell[][] => [
  ['Tender', 'Kind', 'Amount', 'Of its lines'],
  ...tenders.map(({ id, kind, amount }) => {
    const own = shares.filter(({ tender_id }) => tender_id === id);
    const sum = own.reduce((total, { net, shipping }) => total + net + shipping, 0);
    return [short(id), kind, showPrice(amount), own.length === 0 ? '-' : showPrice(sum)];
  }),
];

const attemptRows = ({ attempts }: OrderReport): Cell[][] => [
  ['Attempt', 'Tender', 'State', 'Provider', 'Amount', 'MSI', 'Made', 'Expires'],
  ...attempts.map((attempt) => [
    ...[short(attempt.id), short(attempt.tender_id), attempt.state, nameOf(attempt), showPrice(attempt.amount)],
    ...[attempt.months ?? '-', showMoment(attempt.created_at), moment(attempt.expires_at)],
  ]),
];

const nameOf = ({ provider, provider_id: id }: { provider: string; provider_id: string | null }): string =>
  oneLine(`${provider} ${id ?? ''}`, 80);

const receiptRows = ({ receipts }: OrderReport): Cell[][] => [
  ['Receipt', 'Arrived', 'Provider', 'Amount', 'Applied', 'Currency'],
  ...receipts.map((receipt) => [
    ...[short(receipt.id), showMoment(receipt.arrived_at), nameOf(receipt), showPrice(receipt.amount)],
    ...[showPrice(receipt.applied), receipt.currency],
  ]),
];

/** Where a refund goes, if not to where the money came from. */
const targetOf = ({ to_owner: toOwner, to_balance: toBalance }: OrderReport['refunds'][number]): string =>
  toOwner ? 'owner of the registry' : toBalance ? 'balance' : '-';

const refundRows = ({ refunds }: OrderReport): Cell[][] => [
  ['Refund', 'Amount', 'State', 'To', 'Cause', 'Receipt', 'Tender', 'Provider', 'Decided'],
  ...refunds.map((refund) => [
    ...[short(refund.id), showPrice(refund.amount), refund.state, targetOf(refund), oneLine(refund.cause)],
    ...[
      short(refund.receipt_id),
      short(refund.tender_id),
      oneLine(refund.provider_id ?? '-', 80),
      showMoment(refund.created_at),
    ],
  ]),
];

const movementRows = ({ movements }: OrderReport): Cell[][] => [
  ['Moved', 'Line', 'Reason', 'Pieces', 'Cause'],
  ...movements.map(({ at, line_id, reason, pieces, cause }) => [
    ...[showMoment(at), short(line_id), reason, pieces, oneLine(cause || '-')],
  ]),
];

const eventRows = ({ events }: OrderReport): Cell[][] => [
  ['When', 'What', 'By', 'Details'],
  ...events.map(({ at, kind, actor, data }) => [showMoment(at), kind, oneLine(actor), parts(data)]),
];
