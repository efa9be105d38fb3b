/** Converts a cart of the API to the data of its page. */
import type { CartUnpaidOrder, CartView } from '@tianguis/contract';
import { momentFormat } from '@tianguis/domain';
import { arrivalInShort } from '@tianguis/domain/arrival-words';
import { type Offer, offeredOf } from '@tianguis/domain/offer';
import { toDay } from '@tianguis/domain/shipping';
import { productPath, storePath } from '../../../shared/links/paths.ts';
import type { CartLineData, CartPageData, UnpaidOrderData } from './cart-data.ts';
import { cartWords as words } from './cart-words.server.ts';

type Line = CartView['products'][number];

interface ShopOfCart {
  /** Value of the goods in centavos from which shipping is free, of the cart or of each seller. */
  freeShippingThreshold: number;
  offer: Offer;
}

export function toPage(view: CartView, { freeShippingThreshold: freeFrom, offer }: ShopOfCart): CartPageData {
  const { products, later, sellers, metadata, totals, coupon, notices, unpaid } = view;
  const today = metadata.today === null ? undefined : toDay(metadata.today);
  const lines = products.map((line) => ({ store: line.store.id, line: toLine(line, today) }));
  return {
    sellers: sellers.map(({ store, goods, shipping: { is_free: isFree, cost, missing } }) => ({
      ...{ id: store.id, name: store.name, href: storePath(store), isOfficial: store.is_official, goods },
      shipping: { isFree, cost, missing },
      lines: lines.flatMap((one) => (one.store === store.id ? [one.line] : [])),
    })),
    later: later.map((line) => toLine(line, undefined)),
    unpaid: unpaid.map(toUnpaid),
    ...{ pieces: view.total_items, version: metadata.version, totals, coupon, freeFrom },
    isOpen: offeredOf(offer).purchases,
    toFreeShipping: view.shipping.missing ?? undefined,
    withoutMonths: totals.installments === null ? blocksMonths(products) : undefined,
    postalCode: metadata.codigoPostal ?? undefined,
    notices: notices.map(({ msg }) => msg),
  };
}

const weekday = momentFormat({ weekday: 'long' });
const day = momentFormat({ day: 'numeric', month: 'long' });
const time = momentFormat({ timeStyle: 'short' });
const untilInWords = (moment: string): string => words.moment(`${weekday(moment)} ${day(moment)}`, time(moment));

function toUnpaid({ pedido, total, pay_until: until, can_change: canChange, lines }: CartUnpaidOrder): UnpaidOrderData {
  return {
    ...{ order: pedido, total, canChange, until: until === null ? undefined : untilInWords(until) },
    lines: lines.map(({ id, childrenSku, title, picture, pieces, price }) => ({
      ...{ key: `${id} ${childrenSku}`, title, picture, pieces, amount: price * pieces },
    })),
  };
}

const leastMonths = 2;

/**
 * Title of the first product without months, only if another product has months. Without such a product, shoppers miss
 * nothing.
 */
function blocksMonths(products: readonly Line[]): string | undefined {
  const counted = products.filter(({ cart_quantity }) => cart_quantity > 0);
  if (!counted.some(({ months }) => months >= leastMonths)) return undefined;
  return counted.find(({ months }) => months < leastMonths)?.title;
}

function toLine(line: Line, today: number | undefined): CartLineData {
  const [picture] = line.pictures;
  const sku = line.childrenSku;
  return {
    ...{ id: line.id, sku, title: line.title, options: Object.values(line.options) },
    href: productPath(line, sku === '0' ? undefined : sku),
    ...{ picture: picture?.thumbnail ?? '', alt: picture?.alt ?? '' },
    ...{ price: line.pricing.sales_price, listPrice: line.pricing.list_price },
    amount: line.amount,
    ...{ wanted: line.wanted, pieces: line.cart_quantity, most: line.most, state: line.state },
    priceBefore: line.price_before,
    arrival: arrivalOf(line, today),
    isUndeliverable: line.arrival?.status === 'no-coverage',
    isFulfilled: line.features.fulfillment_id === 1 && !line.features.digital,
  };
}

function arrivalOf({ arrival, features, cart_quantity: pieces }: Line, today: number | undefined): string | undefined {
  if (pieces === 0) return undefined;
  if (features.digital) return words.digital;
  if (arrival === null || today === undefined) return undefined;
  const { status, from, to } = arrival;
  if (status === 'no-coverage') return words.noCoverage;
  if (from === null || to === null) return undefined;
  return arrivalInShort(toDay(from), toDay(to), today);
}
