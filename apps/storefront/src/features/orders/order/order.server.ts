/** Reads the page of an order (RL-07), and answers "comprar de nuevo". */
import { orderPath, readOrderProduct } from '@tianguis/domain';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { noteCart } from '../../../commerce/sign-in/cart-count.server.ts';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { boughtAgainPath } from '../../../shared/links/cart-paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { toInvoiceLink } from '../invoice/invoice-link.ts';
import { type InvoiceLink, type OrderPageData, toOrderPage } from './order-data.ts';
import { buyAgainFields as fields } from './order-fields.ts';

type Context = Readonly<RouterContextProvider>;

export interface OrderParams {
  order: string;
  product?: string | undefined;
}

export interface OrderDocument extends OrderPageData {
  /** Undefined if the order has no invoices, and none can be asked for. */
  invoice: InvoiceLink | undefined;
  /** Id of the product in the URL, which the page marks. */
  marked: number | undefined;
  /** Key of "comprar de nuevo". */
  pressKey: string;
}

/** @throws Response 404 for the order of another customer, like an unknown one (RO-02) */
export async function readOrder(context: Context, params: OrderParams): Promise<OrderDocument> {
  const marked = productOf(params);
  const { data: order } = await answered(context.get(shopContext).api.orders.get(params.order, asCustomer(context)));
  const page = toOrderPage(order);
  const isThere = page.parcels.some(({ lines }) => lines.some(({ id }) => id === marked));
  if (marked !== undefined && !isThere) throw redirect(orderPath(params.order), 303);
  return { ...page, marked, invoice: await readInvoiceLink(context, params.order), pressKey: crypto.randomUUID() };
}

/** A shop that offers no invoices is not asked for them. */
async function readInvoiceLink(context: Context, order: string): Promise<InvoiceLink | undefined> {
  const { api, config } = context.get(shopContext);
  if (!config.offer.invoices) return undefined;
  return toInvoiceLink((await answered(api.orders.invoices(order, asCustomer(context)))).data);
}

/** The product in a URL of an order. @throws Response 404 for a URL of another form */
export function productOf({ product }: OrderParams): number | undefined {
  if (product === undefined) return undefined;
  const id = readOrderProduct(product);
  if (id === undefined) throw data(null, { status: 404 });
  return id;
}

/** What the page says after "comprar de nuevo", if something was not added or has changed. */
export interface BuyAgainAnswer {
  added: number;
  notices: string[];
}

const keyShape = /^[\w-]{8,64}$/;

/**
 * Adds the goods of an order to the cart.
 * @returns the path of the cart if everything was added as it was; otherwise what the page says
 */
export async function buyAgain(
  context: Context,
  order: string,
  form: FormData,
): Promise<{ to: string } | BuyAgainAnswer> {
  const { api } = context.get(shopContext);
  const call = asCustomer(context);
  const key = String(form.get(fields.key) ?? '');
  const { reply, refused } = await submitted(
    api.orders.buyAgain(order, { ...call, ...(keyShape.test(key) && { idempotencyKey: key }) }),
  );
  if (refused) return answered(Promise.reject(refused));
  noteCart(context.get(requestContext).cookies, await answered(api.cart.read({}, call)));
  const { added, notices } = reply.data;
  if (notices.length === 0) return { to: boughtAgainPath };
  return { added, notices: notices.map(({ msg }) => msg) };
}
