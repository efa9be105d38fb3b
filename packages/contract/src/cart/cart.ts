/**
 * The cart (AP-10, AP-11; ST-06, ST-07): the products that a customer wants to buy, their cost, and their dates of
 * arrival. Money is in centavos. `id` is the id of a product; `id` and `childrenSku` together identify a line.
 */
import { cartLimits, type LineState } from '@tianguis/domain/cart';
import Type, { type Static } from 'typebox';
import { product } from '../catalogue/products.ts';
import { productPromise } from '../delivery/shipping.ts';
import { nullable } from '../shapes.ts';

const strict = { additionalProperties: false };
const productId = Type.Integer({ minimum: 1, maximum: 2147483647 });
export const childrenSku = Type.String({
  // Accepts any SKU that a feed may contain.
  pattern: '^[^\\u0000-\\u001f\\u007f]{1,100}$',
  description: "SKU of the variant; '0' when the product has no choices",
});
const pieces = (minimum: number, more: object = {}) => Type.Integer({ minimum, maximum: 999, ...more });

/** Identifies a line. */
const lineName = { id: productId, childrenSku: Type.Optional(childrenSku) };

export const cartParams = Type.Object(
  { cartId: Type.String({ minLength: 1, maxLength: 100, description: 'The hash of the cart. It authorises nothing' }) },
  strict,
);
export const cartQuery = Type.Object(
  {
    codigoPostal: Type.Optional(
      Type.String({ pattern: '^[0-9]{5}$', description: 'Where it goes: with arrival and shipping cost' }),
    ),
  },
  strict,
);
export type CartQuery = Static<typeof cartQuery>;

/** A product to add: a cart product (ST-06) or a line of a shared cart (ST-07). */
const addedProduct = Type.Object(
  {
    id: Type.Optional(productId),
    csId: Type.Optional(Type.Integer({ ...productId, description: 'The product, as shared carts name it' })),
    childrenSku: Type.Optional(childrenSku),
    cart_quantity: Type.Optional(pieces(1, { description: 'Pieces to add; default 1' })),
    quantity: Type.Optional(pieces(1, { description: 'The same, as shared carts name it' })),
    sale_price: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 2147483647,
        description: 'The price that was shown. It is never charged: the reply tells where another one is due',
      }),
    ),
    tag: Type.Optional(Type.String({ maxLength: 100, pattern: '^[\\w-]*$', description: 'Where it was found' })),
    indentifier: Type.Optional(Type.String({ maxLength: 100 })),
    createdAt: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  strict,
);
const owner = Type.Optional(
  Type.String({ minLength: 1, maxLength: 100, description: 'The hash of the cart: that of the caller, or 404' }),
);

export const addToCartForm = Type.Object(
  { owner, products: Type.Array(addedProduct, { minItems: 1, maxItems: cartLimits.perCall }) },
  strict,
);
export type AddToCartForm = Static<typeof addToCartForm>;

/** Sets the number of pieces of lines. Lines that the form leaves out do not change. */
export const setCartForm = Type.Object(
  {
    owner,
    products: Type.Array(
      Type.Object(
        {
          ...lineName,
          cart_quantity: pieces(0, { description: '0 removes the line' }),
          sale_price: Type.Optional(Type.Integer({ minimum: 0, maximum: 2147483647, description: 'Not read' })),
        },
        strict,
      ),
      { minItems: 1, maxItems: cartLimits.perCall },
    ),
    version: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: '`metadata.version` of what was shown: lines that changed since get CHANGED_ELSEWHERE',
      }),
    ),
  },
  strict,
);
export type SetCartForm = Static<typeof setCartForm>;

const names = Type.Array(Type.Object(lineName, strict), { minItems: 1, maxItems: cartLimits.perCall });

export const cartMoves = ['despues', 'carrito', 'favoritos'] as const;
export type CartMove = (typeof cartMoves)[number];

export const moveCartForm = Type.Object(
  {
    products: names,
    a: Type.Enum([...cartMoves], { description: 'Saved for later, back into the cart, or onto the wishlist' }),
  },
  strict,
);
export type MoveCartForm = Static<typeof moveCartForm>;

/** Restores lines that were removed less than a day ago. */
export const restoreCartForm = Type.Object({ products: names }, strict);
export type RestoreCartForm = Static<typeof restoreCartForm>;

/**
 * A coupon code as a shopper types the code. The API trims the code, writes it in capitals and replaces inner spaces with
 * hyphens.
 */
export const couponForm = Type.Object(
  { codigo: Type.String({ minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u001f\\u007f]+$' }) },
  strict,
);
export type CouponForm = Static<typeof couponForm>;

const lineStates: LineState[] = ['ok', 'less', 'sold-out', 'gone', 'shop-only', 'choose'];
const centavos = (description: string) => Type.Integer({ description: `Centavos: ${description}` });

/** A line: the product, with price, stock and picture of its variant. */
export const cartProduct = Type.Object(
  {
    ...product.properties,
    cart_quantity: Type.Integer({ description: 'Pieces that count (VA-07)' }),
    childrenSku,
    sale_price: centavos('of one piece, today (ST-06)'),
    amount: centavos('of the pieces that count'),
    wanted: Type.Integer({ description: 'Pieces that the customer wants; more than can be bought stay wanted' }),
    most: Type.Integer({ description: 'The most that can be wanted now' }),
    state: Type.Unsafe<LineState>({
      type: 'string',
      enum: lineStates,
      description: 'less: there are fewer than wanted; choose: the product has choices since, and none was made',
    }),
    price_before: nullable(centavos('what one piece cost when the customer last saw it, if that has changed')),
    options: Type.Record(Type.String(), Type.String(), { description: 'Of the variant: {"Talla": "M"}' }),
    arrival: nullable(productPromise),
  },
  { description: 'A product, as a line of a cart' },
);
export type CartProduct = Static<typeof cartProduct>;

const noticeCodes = [
  /** Fewer pieces than requested were added, or count. */
  'FEWER',
  /** The cart already has all pieces that can be bought, so none was added. */
  'ALL_IN_CART',
  'NOT_ADDED',
  ...(['WAS_LATER', 'PRICE_CHANGED', 'CHANGED_ELSEWHERE', 'COUPON'] as const),
] as const;
export type CartNoticeCode = (typeof noticeCodes)[number];

/** Reports a line whose result differs from the requested change. */
export const cartNotice = Type.Object({
  code: Type.Unsafe<CartNoticeCode>({ type: 'string', enum: [...noticeCodes] }),
  id: nullable(Type.Integer({ description: 'The product' })),
  childrenSku: nullable(Type.String()),
  msg: Type.String({ description: 'A sentence that may be shown to a shopper' }),
});
export type CartNotice = Static<typeof cartNotice>;

export const cartSeller = Type.Object({
  store: product.properties.store,
  goods: centavos('its goods'),
  discount: centavos('what the coupon takes off them'),
  shipping: Type.Object({
    is_free: Type.Boolean({ description: 'BL-03: whether what this seller sends is free' }),
    cost: nullable(centavos('0: free; null: not known')),
    missing: centavos('what is missing until it ships free'),
  }),
});
export type CartSeller = Static<typeof cartSeller>;

export const cartCoupon = Type.Object({
  codigo: Type.String(),
  description: Type.String({ description: 'As the operator wrote it' }),
  state: Type.Unsafe<'applied' | 'below' | 'nothing' | 'over' | 'used-up'>({
    type: 'string',
    enum: ['applied', 'below', 'nothing', 'over', 'used-up'],
    description: 'below: too few goods; nothing: none of its goods; over: it has ended; used-up: others were faster',
  }),
  discount: centavos('what it takes off'),
  missing: centavos('of goods, until it takes something off'),
});
export type CartCoupon = Static<typeof cartCoupon>;

/** An order that waits for its payment. Its lines are not part of the cart's amounts. */
export const unpaidOrder = Type.Object({
  pedido: Type.String({ description: 'Number of the order' }),
  total: centavos('of the order'),
  pay_until: nullable(Type.String({ description: 'When its pieces are available to others again; ISO 8601' })),
  can_change: Type.Boolean({ description: 'false while a provider may have charged the customer' }),
  lines: Type.Array(
    Type.Object({
      ...{ id: productId, childrenSku, title: Type.String(), picture: nullable(Type.String()) },
      ...{ pieces: Type.Integer(), price: centavos('of one piece') },
    }),
  ),
});
export type CartUnpaidOrder = Static<typeof unpaidOrder>;

/** The view of a cart (ST-06), with the other values that the cart page shows. */
export const cartView = Type.Object(
  {
    hash: Type.String({ description: 'Of the cart. It authorises nothing' }),
    products: Type.Array(Type.Object(cartProduct.properties), { description: 'Lines, those added last first' }),
    shipping: Type.Object({
      is_free: Type.Boolean({ description: 'BL-03: something is in the cart, and all of it ships free' }),
      missing: nullable(centavos('of goods, until the cart ships free; null: the shop counts each seller apart')),
    }),
    total_price: centavos('what its goods cost, before coupon and shipping (VA-07)'),
    total_items: Type.Integer({ description: 'Pieces that count (VA-07)' }),
    metadata: Type.Object({
      version: Type.Integer({ description: 'Greater after each change' }),
      lines_limit: Type.Integer(),
      codigoPostal: nullable(Type.String({ description: 'Where arrival and shipping are computed for' })),
      today: nullable(Type.String({ description: 'YYYY-MM-DD in Mexico City, if arrival is computed' })),
    }),
    later: Type.Array(Type.Object(cartProduct.properties), { description: 'Saved for later' }),
    unpaid: Type.Array(unpaidOrder, { description: 'Orders that wait for their payment, the newest first' }),
    sellers: Type.Array(cartSeller),
    coupon: nullable(cartCoupon),
    totals: Type.Object({
      list_price: centavos('goods at list prices'),
      goods: centavos('goods at the prices of today'),
      saved: centavos('by offers and the coupon'),
      discount: centavos('of the coupon'),
      shipping: centavos('as far as it is known'),
      is_shipping_known: Type.Boolean(),
      shipping_from: nullable(
        centavos('the least that shipping adds up to while it is not known (CO-04); null: known, or nothing is known'),
      ),
      total: centavos('goods less the coupon, and shipping as far as it is known'),
      installments: nullable(
        Type.Object({
          months: Type.Integer(),
          first: centavos('the first payment'),
          rest: centavos('each further payment'),
          total: centavos('the sum of the payments, which is the total'),
        }),
      ),
    }),
    notices: Type.Array(cartNotice, { description: 'Of the change that this is the reply to' }),
  },
  { $id: 'CartView' },
);
export type CartView = Static<typeof cartView>;

export const cartReply = Type.Object({
  status: Type.String({ description: '`success`' }),
  data: Type.Unsafe<CartView>({ $ref: 'CartView#' }),
});
export type CartReply = Static<typeof cartReply>;
