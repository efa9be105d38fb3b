/** Answers the forms of the cart. Each can be submitted again without harm. */
import type { CartReply } from '@tianguis/contract';
import type { ApiError } from '@tianguis/contract/client';
import { greatestId, readWhole } from '@tianguis/domain';
import { skuShape } from '@tianguis/domain/cart';
import type { RouterContextProvider } from 'react-router';
import { postalCodeOf } from '../../../commerce/destination/destination.server.ts';
import { noteCart } from '../../../commerce/sign-in/cart-count.server.ts';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import type { FormAnswer } from '../../../shared/forms/form-answer.server.ts';
import { done, failed, invalid, refused } from '../../../shared/forms/form-results.ts';
import { tooManyTries } from '../../../shared/forms/too-many-tries.ts';
import { paths } from '../../../shared/links/paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { cartCopy as copy } from './cart-copy.ts';
import { type CartAction, type CartPageData, cartActions, cartNotice, cartFields as fields } from './cart-data.ts';
import { toPage } from './cart-page-data.server.ts';
import { cartWords as words } from './cart-words.server.ts';

type Context = Readonly<RouterContextProvider>;

export interface CartAnswer extends FormAnswer {
  /** The cart after the change; undefined if the change failed. */
  cart?: CartPageData | undefined;
}

interface Asked {
  context: Context;
  id: number;
  sku: string;
  pieces: number;
  version: number | undefined;
  code: string;
  /** Number of an unpaid order. */
  order: string;
}

const whole = (text: string): number => readWhole(text) ?? Number.NaN;

/**
 * Answers a form.
 * @returns the cart after the change, or the errors
 */
export async function changeCart(context: Context, form: FormData): Promise<CartAnswer & { what: string }> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const named = cartActions.find((one) => one === text(fields.what));
  const asked: Asked = {
    ...{ context, id: whole(text(fields.product)), sku: text(fields.sku) || '0', code: text(fields.coupon) },
    order: text(fields.order),
    ...{ pieces: whole(text(fields.step) || text(fields.pieces)), version: whole(text(fields.version)) || undefined },
  };
  // A quantity of 0 counts as a removal, since a removal can be undone.
  const what = named === 'cantidad' && asked.pieces === 0 ? 'quitar' : named;
  if (what === undefined || (namesLine(what) && !isLine(asked)))
    return { what: what ?? '', status: 400, result: failed({}, words.unreadable) };
  if (what === 'cupon' && asked.code === '')
    return { what, result: invalid({}, { [fields.coupon]: words.couponEmpty }) };
  if (what === 'cambiar' && !/^[0-9]{10}$/.test(asked.order))
    return { what, status: 400, result: failed({}, words.unreadable) };
  if (what === 'cantidad' && !(asked.pieces >= 0 && asked.pieces <= 999))
    return { what, status: 400, result: failed({}, words.unreadable) };
  const { reply, refused: error } = await submitted(calls[what](asked));
  if (error) return { what, ...refusal(error, what === 'cupon' ? { [fields.coupon]: asked.code } : {}) };
  const cart = await pageOf(context, reply);
  return { what, cart, result: done(words.done[what] ?? '') };
}

const namesLine = (what: CartAction): boolean => !['precios', 'cupon', 'sin-cupon', 'cambiar'].includes(what);
const isLine = ({ id, sku }: Asked): boolean => id >= 1 && id <= greatestId && skuShape.test(sku);

/** Replies of changes contain no arrival dates. If there is a postal code, the cart is read again. */
async function pageOf(context: Context, reply: CartReply): Promise<CartPageData> {
  const { api, config } = context.get(shopContext);
  const { cookies } = context.get(requestContext);
  const codigoPostal = postalCodeOf(cookies);
  const { notices } = reply.data;
  const whole =
    codigoPostal === undefined ? reply : await answered(api.cart.read({ codigoPostal }, asCustomer(context)));
  return toPage({ ...noteCart(cookies, whole), notices }, config);
}

const apiOf = ({ context }: Asked) => context.get(shopContext).api.cart;
const line = ({ id, sku }: Asked) => [{ id, childrenSku: sku }];

function set(asked: Asked, pieces: number): Promise<CartReply> {
  const { context, version } = asked;
  const products = line(asked).map((one) => ({ ...one, cart_quantity: pieces }));
  return apiOf(asked).set({ products, ...(version !== undefined && { version }) }, {}, asCustomer(context));
}

/** Ends an unpaid order. @returns the cart, with the lines of the order */
async function changeOrder({ context, order }: Asked): Promise<CartReply> {
  const { api } = context.get(shopContext);
  const { data } = await api.checkout.change(order, asCustomer(context));
  const cart = await api.cart.read({}, asCustomer(context));
  return { ...cart, data: { ...cart.data, notices: data.notices } };
}

const calls: Readonly<Record<CartAction, (asked: Asked) => Promise<CartReply>>> = {
  cantidad: (asked) => set(asked, asked.pieces),
  quitar: (asked) => set(asked, 0),
  devolver: (asked) => apiOf(asked).restore(line(asked), asCustomer(asked.context)),
  despues: (asked) => apiOf(asked).move(line(asked), 'despues', asCustomer(asked.context)),
  carrito: (asked) => apiOf(asked).move(line(asked), 'carrito', asCustomer(asked.context)),
  favoritos: (asked) => apiOf(asked).move(line(asked), 'favoritos', asCustomer(asked.context)),
  precios: (asked) => apiOf(asked).acknowledge(asCustomer(asked.context)),
  cupon: (asked) => apiOf(asked).setCoupon(asked.code, asCustomer(asked.context)),
  'sin-cupon': (asked) => apiOf(asked).removeCoupon(asCustomer(asked.context)),
  cambiar: changeOrder,
};

/** The URL of the page that reports the action and offers to undo it. */
export function addressAfter(what: string, form: FormData): string {
  const query = new URLSearchParams({ [cartNotice.done]: what });
  for (const [name, field] of [
    [cartNotice.product, fields.product],
    [cartNotice.sku, fields.sku],
  ] as const) {
    const value = form.get(field);
    if (typeof value === 'string' && value !== '') query.set(name, value);
  }
  return `${paths.cart}?${query}`;
}

/** Makes a form result of a failed call, with the typed values (ER-09). */
function refusal(error: ApiError, values: Readonly<Record<string, string>>): FormAnswer {
  const { status, fields: faults, retryAfter, msg } = error;
  if (status === 400 || status === 422) {
    const [first] = faults;
    if (first !== undefined && first.name !== fields.coupon) return { status: 422, result: failed(values, first.msg) };
    return { result: refused(values, faults, { [fields.coupon]: {} }, words.unreadable) };
  }
  if (status === 429) return { status, result: failed(values, tooManyTries(retryAfter ?? 30)) };
  if (status === 404 || status === 409) return { status, result: failed(values, msg) };
  return { status: 503, result: failed(values, status === 0 ? copy.offline : copy.failed) };
}
