/**
 * Quotes and the placing of orders (CO-01, CO-05 to CO-07). A checkout has an id, which its document contains: the same
 * id makes one order, whatever is sent again. Money is in centavos.
 */
import Type, { type Static } from 'typebox';
import { cartNotice } from '../cart/cart.ts';
import { nullable, ref } from '../shapes.ts';

const strict = { additionalProperties: false };
const uuid = (description: string) =>
  Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', description });
const centavos = (description: string) => Type.Integer({ minimum: 0, maximum: 100_000_000_000, description });
/** An address without user, password and control characters. */
export const webAddress = (description: string) =>
  Type.String({ maxLength: 500, pattern: '^https?://[^\\s/?#@\\\\]+(/[^\\s]*)?$', description });

const compra = uuid('Id of the checkout, which the client draws');

/** Ways to pay at a provider outside of the shop. */
export const externalWays = ['card', 'oxxo', 'spei'] as const;
export type ExternalWay = (typeof externalWays)[number];
/** Ways to pay a purchase: at a provider, or with the store credit (RT-29). */
export const checkoutWays = [...externalWays, 'credit'] as const;
export type CheckoutWay = (typeof checkoutWays)[number];

export const placeForm = Type.Object(
  {
    compra,
    hash: Type.String({ pattern: '^[\\w-]{43}$', description: 'The quote that the customer agrees to' }),
    total: centavos('The total that the customer was shown'),
    elegido: Type.Optional(
      Type.String({ pattern: '^[\\w-]{43}$', description: '`elegido` of the checkout that the customer was shown' }),
    ),
    regreso: Type.Optional(
      webAddress('Address to which the page of a bank returns; an id is added. Default: that of the shop'),
    ),
  },
  strict,
);
export type PlaceForm = Static<typeof placeForm>;

const lineName = { id: Type.Integer(), childrenSku: Type.String() };
export const quotedLine = Type.Object({
  ...lineName,
  title: Type.String(),
  pieces: Type.Integer(),
  wanted: Type.Integer({ description: 'Pieces in the cart; more than `pieces` if fewer can be delivered' }),
  price: Type.Integer({ description: 'Of one piece' }),
});
const quotedParcel = Type.Object({
  key: Type.String(),
  seller: Type.Object({ id: Type.Integer(), name: Type.String() }),
  service: Type.String(),
  arrives: nullable(Type.Object({ from: Type.String(), to: Type.String() })),
  shipping: Type.Integer(),
  lines: Type.Array(Type.Object({ ...lineName, pieces: Type.Integer() })),
});

/** Why a line of the cart is not part of the quote: its state in the cart, or no carrier delivers it there. */
export const leftOutReasons = ['gone', 'shop-only', 'choose', 'sold-out', 'no-coverage'] as const;

export const quote = Type.Object(
  {
    compra: Type.String(),
    hash: Type.String(),
    total: Type.Integer(),
    balance: Type.Integer({ description: 'The part of the total that the balance of the customer pays (PA-05)' }),
    goods: Type.Integer(),
    discount: Type.Integer(),
    shipping: Type.Integer(),
    lines: Type.Array(quotedLine),
    parcels: Type.Array(quotedParcel),
    coupon: nullable(Type.Object({ codigo: Type.String(), discount: Type.Integer() })),
    texts: Type.Record(Type.String(), Type.String(), {
      description: 'The version of each legal text that the customer accepts by placing',
    }),
    left_out: Type.Array(Type.Object({ ...lineName, title: Type.String(), reason: Type.Enum([...leftOutReasons]) }), {
      description: 'Lines of the cart that cannot be ordered',
    }),
    pedido: nullable(Type.String({ description: 'Number of the order that this checkout made' })),
  },
  { $id: 'Quote' },
);
export type QuoteView = Static<typeof quote>;

export const placedReply = Type.Object({
  status: Type.String(),
  data: Type.Object({
    pedido: Type.String({ description: 'Number of the order' }),
    repetido: Type.Boolean({ description: 'The checkout had made this order before' }),
    siguiente: nullable(
      Type.String({ description: 'The page of the bank that the cardholder has to visit (3-D Secure)' }),
    ),
  }),
});
export type PlacedReply = Static<typeof placedReply>;

const difference = Type.Object(
  { kind: Type.String() },
  { additionalProperties: true, description: 'A difference, by its kind: pieces, price, added, shipping, later …' },
);

/** 409: the quote that was shown is not true any more. Nothing was ordered. */
export const quoteChangedReply = Type.Object(
  {
    status: Type.Integer(),
    code: Type.Literal('QUOTE_CHANGED'),
    msg: Type.String(),
    request_id: Type.String(),
    shown_total: Type.Integer(),
    quote: ref(quote),
    differences: Type.Array(difference),
  },
  { $id: 'QuoteChanged' },
);
export type QuoteChanged = Static<typeof quoteChangedReply>;

/** After "cambiar algo": the lines of the order are back in the cart, except those that the notices name. */
export const orderChangedReply = Type.Object({
  status: Type.String(),
  data: Type.Object({ notices: Type.Array(cartNotice) }),
});
export type OrderChangedReply = Static<typeof orderChangedReply>;

export const orderParams = Type.Object({ pedido: Type.String({ pattern: '^[0-9]{10}$' }) }, strict);
