/**
 * The orders of a customer (RL-02, RL-07, BL-02, BL-13, OD-01). An order is shown as it was on its day. Money is in
 * centavos, moments are RFC 3339 in UTC, dates are YYYY-MM-DD.
 */
import { lastPageNumber } from '@tianguis/domain';
import Type, { type Static } from 'typebox';
import { cartNotice } from '../cart/cart.ts';
import { address } from '../delivery/addresses.ts';
import { nullable, pageMetadata } from '../shapes.ts';
import { paymentStates } from './payment.ts';
import { refund } from './refunds.ts';
import { orderReturn } from './returns.ts';

const strict = { additionalProperties: false };
const moment = (description: string) => Type.String({ description });

/** Orders on a page of the list (BL-02). */
export const ordersPageSize = 10;
/** The period of the list, if the caller names none, in days (BL-02). */
export const ordersDays = 30;
/** The most characters of a search for orders. */
export const longestOrderSearch = 100;

export const ordersQuery = Type.Object(
  {
    dias: Type.Optional(
      Type.String({
        pattern: '^(todos|[1-9][0-9]{0,3})$',
        description: 'Orders of the last days, today included; `todos`: of any day. Default 30',
      }),
    ),
    pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: lastPageNumber, default: 1 })),
    q: Type.Optional(
      Type.String({
        maxLength: longestOrderSearch,
        pattern: '^[^\\u0000]*$',
        description: 'Words of the title of a product, or digits of the number of the order',
      }),
    ),
  },
  strict,
);
export type OrdersQuery = Static<typeof ordersQuery>;

const status = Type.Object({
  word: Type.String({ description: 'The word of BL-13' }),
  track: Type.Enum(['payment', 'shipping', 'refund'], {
    description: 'What its page shows: what is to pay, the progress of the parcels, or that of the refund',
  }),
});
export type OrderStatus = Static<typeof status>;

const promise = nullable(Type.Object({ from: Type.String(), to: Type.String() }));

/** What the customer can do now. */
const abilities = {
  can_pay: Type.Boolean({ description: 'Another try to pay, or another way, is possible' }),
  can_cancel: Type.Boolean({ description: 'Some of its goods can still be cancelled' }),
  has_slip: Type.Boolean({ description: 'The customer has a slip of OXXO, or a CLABE, that is not paid yet' }),
};

const summaryOfParcel = Type.Object({
  id: Type.String(),
  delivery: Type.Enum(['carrier', 'pickup', 'digital']),
  status,
  promised: promise,
  delivered_at: nullable(moment('When the customer got the goods')),
});

const orderSummary = Type.Object({
  pedido: Type.String({ description: 'Its number' }),
  placed_at: moment('When it was placed'),
  total: Type.Integer(),
  is_test: Type.Boolean({ description: 'An order of an operator, which counts in no sum' }),
  status,
  payment: Type.Enum([...paymentStates]),
  way: nullable(Type.String({ description: 'The way to pay at a provider' })),
  pay_until: nullable(moment('When the reservation of an unpaid order ends')),
  ...abilities,
  parcels: Type.Array(summaryOfParcel),
  lines: Type.Array(
    Type.Object({
      id: Type.Integer({ description: 'The product' }),
      childrenSku: Type.String(),
      title: Type.String(),
      options: Type.Array(Type.String()),
      picture: nullable(Type.String()),
      pieces: Type.Integer(),
    }),
  ),
});
export type OrderSummary = Static<typeof orderSummary>;

export const ordersReply = Type.Object({
  status: Type.String(),
  data: Type.Object({ orders: Type.Array(orderSummary, { description: 'The newest first' }) }),
  metadata: Type.Object({
    ...pageMetadata.properties,
    in_all: Type.Integer({ description: 'Orders of the customer, whatever the period and the search' }),
    today: Type.String({ description: 'The date in Mexico City' }),
  }),
});
export type OrdersReply = Static<typeof ordersReply>;

const line = Type.Object({
  id: Type.Integer({ description: 'The product' }),
  childrenSku: Type.String(),
  title: Type.String(),
  brand: Type.String(),
  options: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  picture: nullable(Type.String()),
  line: Type.Integer({ description: 'Its number in the order' }),
  pieces: Type.Integer(),
  cancelled: Type.Integer({ description: 'Pieces that were cancelled' }),
  cancellable: Type.Integer({ description: 'Pieces that can be cancelled now' }),
  returnable: Type.Integer({ description: 'Pieces that can be returned now' }),
  return_until: nullable(
    Type.String({ description: 'The last date to ask for that; null if nothing can be returned' }),
  ),
  list_price: Type.Integer({ description: 'Of one piece, as the price' }),
  price: Type.Integer(),
  discount: Type.Integer({ description: 'The share of all pieces in the discount of the coupon' }),
  slug: nullable(Type.String({ description: 'Of the product’s page today; null if the shop no longer has it' })),
});
export type OrderLine = Static<typeof line>;

const step = Type.Object({
  word: Type.String(),
  state: Type.Enum(['done', 'current', 'next']),
  at: nullable(moment('When the parcel got there; null if it is not known')),
});
export type OrderStep = Static<typeof step>;

const parcel = Type.Object({
  ...summaryOfParcel.properties,
  seller: Type.Object({ id: Type.Integer(), name: Type.String() }),
  place: nullable(
    Type.Object(
      { name: Type.String(), address: Type.String(), opening_hours: Type.String() },
      {
        description: 'The shop of a pick-up, as it is today; null if the shop is no more',
      },
    ),
  ),
  steps: Type.Array(step, { description: 'Empty for a parcel that was cancelled' }),
  collected_at: nullable(moment('When the carrier had it')),
  carrier: nullable(Type.String()),
  tracking: nullable(Type.String({ description: 'Number of the carrier' })),
  shipping: Type.Integer({ description: 'What the customer pays for it' }),
  lines: Type.Array(line),
});
export type OrderParcel = Static<typeof parcel>;

/** The address as the order stores it. */
const deliveredTo = Type.Pick(address, [
  ...(['nombre', 'direccion', 'colonia', 'codigoPostal', 'municipio', 'ciudad', 'estado'] as const),
  ...(['entreCalles', 'referencias', 'telefono'] as const),
]);
export type OrderAddress = Static<typeof deliveredTo>;

export const order = Type.Object({
  pedido: Type.String({ description: 'Its number' }),
  placed_at: moment('When it was placed'),
  ended_at: nullable(moment('When it ended unpaid')),
  is_test: Type.Boolean(),
  status,
  payment: Type.Object({
    state: Type.Enum([...paymentStates]),
    pay_until: nullable(moment('When the reservation ends')),
    tenders: Type.Array(
      Type.Object({
        kind: Type.String(),
        amount: Type.Integer(),
        card: nullable(
          Type.Object(
            { brand: Type.String(), last4: Type.String() },
            { description: 'Of the try that is open, or that paid' },
          ),
        ),
        months: Type.Integer({ description: 'Months of that try; 1 for a single payment' }),
      }),
    ),
  }),
  goods: Type.Integer(),
  discount: Type.Integer(),
  shipping: Type.Integer(),
  total: Type.Integer(),
  coupon: nullable(Type.String({ description: 'Its code' })),
  address: nullable(deliveredTo),
  gift_note: nullable(Type.String()),
  exchange_of: nullable(
    Type.Object(
      { pedido: Type.String(), devolucion: Type.String() },
      { description: 'The order has the pieces of an exchange: the order and the return before it' },
    ),
  ),
  gift_change: nullable(
    Type.Object(
      { names: nullable(Type.String()), at: moment('When it was changed'), amount: Type.Integer() },
      {
        description:
          'The owner of the gift registry took the money of the pieces as balance, so it is no refund of the customer',
      },
    ),
  ),
  parcels: Type.Array(parcel),
  refunds: Type.Array(refund, { description: 'What the customer gets back' }),
  returns: Type.Array(orderReturn, { description: 'From old to new' }),
  texts: Type.Array(Type.Object({ name: Type.String(), version: Type.String() }), {
    description: 'The legal texts that the customer accepted, each in its version',
  }),
  ...abilities,
  can_change: Type.Boolean({ description: 'It can end, and its lines return to the cart' }),
  today: Type.String({ description: 'The date in Mexico City' }),
});
export type OrderView = Static<typeof order>;

export const orderReply = Type.Object({ status: Type.String(), data: order });
export type OrderReply = Static<typeof orderReply>;

/** After "comprar de nuevo". */
export const buyAgainReply = Type.Object({
  status: Type.String(),
  data: Type.Object({
    added: Type.Integer({ description: 'Products of which something was added' }),
    notices: Type.Array(cartNotice, { description: 'What was not added, or has changed since' }),
  }),
});
export type BuyAgainReply = Static<typeof buyAgainReply>;
