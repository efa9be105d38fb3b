/** For tests: orders and refunds as the API returns them. */
import type { OrderLine, OrderParcel, OrderReturn, OrderView, RefundView } from '@tianguis/contract';

export const number = '0123456789';

export const lineOf = (line: number, more: Partial<OrderLine> = {}): OrderLine => ({
  ...{ line, id: line, childrenSku: String(line), title: `Producto ${line}`, brand: '', options: [], picture: null },
  ...{
    pieces: 1,
    cancelled: 0,
    cancellable: 1,
    returnable: 0,
    return_until: null,
    list_price: 10_000,
    price: 10_000,
    discount: 0,
    slug: null,
  },
  ...more,
});

export const parcelOf = (lines: OrderLine[], more: Partial<OrderParcel> = {}): OrderParcel => ({
  ...{ id: `p${lines[0]?.line}`, delivery: 'carrier', status: { word: 'preparando tu producto', track: 'shipping' } },
  ...{ promised: null, delivered_at: null, seller: { id: 1, name: 'Tianguis' }, place: null, steps: [] },
  ...{ collected_at: null, carrier: null, tracking: null, shipping: 0, lines },
  ...more,
});

/** A parcel that left: nothing of it can be cancelled. */
export const goneParcel = (lines: OrderLine[], more: Partial<OrderParcel> = {}): OrderParcel =>
  parcelOf(
    lines.map((line) => ({ ...line, cancellable: 0 })),
    { status: { word: 'en camino', track: 'shipping' }, collected_at: '2026-12-01T16:00:00Z', ...more },
  );

export const refundOf = (more: Partial<RefundView> = {}): RefundView => ({
  ...{ id: 'a', amount: 50_000, state: 'due', at: '2026-12-01T16:00:00Z', way: 'card' },
  ...{ card: { brand: 'visa', last4: '4242' }, needs_account: false, arrives_by: '2026-12-15', account: null },
  ...more,
});

/** A refund that waits for an account. */
export const waitingRefund = (more: Partial<RefundView> = {}): RefundView =>
  refundOf({ id: 'b', way: 'oxxo', card: null, needs_account: true, arrives_by: null, ...more });

const tenderOf = (kind: string) => ({ kind, amount: 50_000, card: null, months: 1 });
/** A return of line 3 that was not sent yet. */
export const returnOf = (more: Partial<OrderReturn> = {}): OrderReturn => ({
  ...{ id: '00000000-0000-4000-8000-000000000001', number: `${number}01`, parcel: 'p3', state: 'started' },
  ...{ word: 'devolución iniciada', asked_at: '2026-12-01T16:00:00Z', due_on: '2026-12-11' },
  steps: [{ word: 'devolución iniciada', state: 'current', at: '2026-12-01T16:00:00Z' }],
  lines: [{ line: 3, id: 3, childrenSku: '3', title: 'Producto 3', options: [], picture: null, pieces: 1 }],
  ...more,
});

export const orderOf = (parcels: OrderParcel[], more: Partial<OrderView> = {}): OrderView => ({
  ...{ pedido: number, placed_at: '2026-12-01T16:00:00Z', ended_at: null, is_test: false },
  status: { word: 'preparando tu producto', track: 'shipping' },
  payment: { state: 'paid', pay_until: null, tenders: [tenderOf('card')] },
  ...{ goods: 50_000, discount: 0, shipping: 0, total: 50_000, coupon: null, address: null, gift_note: null },
  gift_change: null,
  exchange_of: null,
  ...{
    parcels,
    refunds: [],
    returns: [],
    texts: [],
    can_pay: false,
    can_cancel: true,
    can_change: false,
    has_slip: false,
    today: '2026-12-01',
  },
  ...more,
});

/** An order that is not paid, in this way. */
export const unpaidOf = (parcels: OrderParcel[], kind: string, more: Partial<OrderView> = {}): OrderView =>
  orderOf(parcels, {
    status: { word: 'esperando pago', track: 'payment' },
    payment: { state: 'awaiting', pay_until: '2026-12-03T16:00:00Z', tenders: [tenderOf(kind)] },
    ...{ can_pay: true, can_change: false, has_slip: false },
    ...more,
  });
