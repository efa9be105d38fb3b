/**
 * What a cart costs and when it arrives if it is ordered now: the quote that the customer is shown, and the values of
 * the order (CO-01, CO-08).
 */
import type { Address, CheckoutView, leftOutReasons } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { type CartTotals, cartTotals, couponDiscount, type FreeShipping, monthsOfAll } from '@tianguis/domain/cart';
import { balanceShare, type Quote } from '@tianguis/domain/order';
import { usableBalance } from '../balance/service.ts';
import { type ShownLine, showLines, toPriced } from '../cart/service.ts';
import { type LineCards, lineKey } from '../lines/service.ts';
import type { NewOrder, NewOrderLine } from '../orders/service.ts';
import type { ShippingService } from '../shipping/service.ts';
import type { TaxService } from '../tax/service.ts';
import { addressKey, deliveredAddress } from './delivered-address.ts';
import {
  type ChosenGroup,
  chooseDelivery,
  chosenCost,
  chosenParcels,
  type DeliveryChoices,
  freeSellers,
  pickUpsOnly,
  toGroups,
  unpricedLines,
} from './delivery-choice.ts';
import { deliveredPieces, digitalParcels, draftParcels, type KeyedParcel, pricedParcels } from './draft-parcels.ts';
import { type Bought, type DraftSource, readSource, validCoupon } from './source.ts';

export interface DraftOptions {
  cardsOf: LineCards;
  shipping: Pick<ShippingService, 'shipments' | 'leastCosts'>;
  freeShipping: FreeShipping;
  /** The most pieces in a line. */
  most: number;
  taxes: TaxService;
  /** The versions of the legal texts that a purchase accepts, by slug. */
  texts(): Promise<Record<string, string>>;
}

/** A line of the cart that cannot be ordered. */
export interface LeftOut {
  line: ShownLine;
  reason: (typeof leftOutReasons)[number];
}

export interface Draft {
  quote: Quote;
  totals: CartTotals;
  /** The lines that can be ordered. */
  lines: readonly ShownLine[];
  leftOut: readonly LeftOut[];
  parcels: readonly KeyedParcel[];
  /** The balance of the customer, and the part that can pay this purchase. */
  balance: { available: number; offered: number };
  /** How each group of lines can be delivered or picked up. */
  groups: CheckoutView['groups'];
  /** The values of the order that follow from the cart. */
  order: Pick<NewOrder, 'cartVersion' | 'address' | 'accepted' | 'coupon' | 'sellers' | 'parcels'>;
}

/** The amount that a provider charges: the total without the part of the balance. */
export const externalPart = ({ total, balance = 0 }: Pick<Quote, 'total' | 'balance'>): number => total - balance;

/** The most months without interest that all products of these lines allow (PA-02), as the cart says. */
export const mostMonthsOf = (lines: readonly ShownLine[]): number =>
  monthsOfAll(lines.map(({ facts: { months }, pieces }) => ({ months, pieces })));

interface Known {
  cart: Bought;
  texts: Record<string, string>;
  address: Address;
  choices: DeliveryChoices;
  isGift: boolean;
  wanted: readonly ShownLine[];
  leftOut: readonly LeftOut[];
  /** Groups of lines that were left out, since no carrier delivers them, and that can be picked up. */
  notSent: readonly ChosenGroup[];
}

/**
 * Reads what is bought, and computes the draft for an address. Reads on several connections, so call it outside of
 * transactions. Without a choice, a group of lines is sent by the quickest delivery.
 * @throws Failure POSTAL_CODE_NOT_FOUND
 */
export async function draftOf(
  shop: Pick<UnitOfWork, 'db'>,
  source: DraftSource,
  address: Address,
  options: DraftOptions,
): Promise<Draft> {
  const [cart, texts, available] = await Promise.all([
    readSource(shop, source),
    options.texts(),
    usableBalance(shop, source.customer),
  ]);
  const shown = await showLines(cart.lines, cart.facts, options);
  const inCart = shareStock(shown.filter(({ line }) => !line.isLater));
  const leftOut = inCart.flatMap((line): LeftOut[] =>
    line.state === 'ok' || line.state === 'less' ? [] : [{ line, reason: line.state }],
  );
  const wanted = inCart.filter(({ pieces }) => pieces > 0);
  const { choices, isGift } = source;
  const drafted = await draft({ cart, texts, address, choices, isGift, wanted, leftOut, notSent: [] }, options);
  const { total } = drafted.quote;
  const offered = balanceShare(total, available);
  const balance = balanceShare(total, Math.min(available, source.balanceMost ?? available));
  return {
    ...{ ...drafted, balance: { available, offered }, order: await options.taxes.withTax(shop.db, drafted.order) },
    quote: source.usesBalance && balance > 0 ? { ...drafted.quote, balance } : drafted.quote,
  };
}

/** The lines and amounts before an address is known. Shipping is not among the amounts. */
export async function estimateOf(
  shop: Pick<UnitOfWork, 'db'>,
  source: DraftSource,
  options: DraftOptions,
): Promise<{ lines: readonly ShownLine[]; totals: CartTotals }> {
  const bought = await readSource(shop, source);
  const shown = await showLines(bought.lines, bought.facts, options);
  const lines = shareStock(shown.filter(({ line }) => !line.isLater)).filter(({ pieces }) => pieces > 0);
  const coupon = validCoupon(bought);
  const least = await options.shipping.leastCosts(lines.map(({ line: { id, sku }, pieces }) => ({ id, sku, pieces })));
  const totals = cartTotals(lines.map(toPriced), {
    ...{ freeShipping: options.freeShipping, coupon, shippingOf: () => undefined },
    leastShippingOf: (seller) => least.costOf(seller),
  });
  return { lines, totals };
}

/**
 * Limits lines of one variant to its stock together. A cart has two such lines if the choices of a product were removed
 * after a customer had chosen.
 */
function shareStock(lines: readonly ShownLine[]): ShownLine[] {
  const left = new Map<number, number>();
  return lines.map((line) => {
    const { variant } = line.facts;
    if (variant === null || line.pieces === 0) return line;
    const available = left.get(variant.id) ?? variant.stock;
    const pieces = Math.min(line.pieces, available);
    left.set(variant.id, available - pieces);
    return { ...line, pieces, state: pieces === 0 ? 'sold-out' : line.state };
  });
}

/** Lines that no carrier delivers are left out, and the rest is computed again, since amounts depend on all lines. */
async function draft(known: Known, options: DraftOptions): Promise<Omit<Draft, 'balance'>> {
  const { cart, address, choices, isGift, wanted, leftOut } = known;
  const shipments = await options.shipping.shipments(
    address.codigoPostal,
    wanted.map(({ line: { id, sku }, pieces }) => ({ id, sku, pieces })),
  );
  const groups = isGift ? shipments.groups.map((group) => ({ ...group, pickUps: [] })) : shipments.groups;
  const wished = chooseDelivery(groups, choices);
  const delivered = deliveredPieces(draftParcels(chosenParcels(wished), wanted));
  const lines = wanted.map((line) => ({ ...line, pieces: delivered.get(lineKey(line.line)) ?? 0 }));
  const coupon = validCoupon(cart);
  const totals = cartTotals(lines.map(toPriced), {
    ...{ freeShipping: options.freeShipping, coupon },
    shippingOf: (seller) => chosenCost(wished, seller),
  });
  // All deliveries of a group have the same pieces, so the totals stay as they are.
  const shipsFree = freeSellers(totals);
  const chosen = chooseDelivery(groups, choices, shipsFree);
  const unpriced = unpricedLines(chosen, shipsFree);
  const undelivered = lines.filter(({ line, pieces }) => pieces === 0 || unpriced.has(lineKey(line)));
  if (undelivered.length > 0) {
    const more = undelivered.map((line) => ({ line, reason: 'no-coverage' as const }));
    const keys = new Set(undelivered.map(({ line }) => lineKey(line)));
    const rest = wanted.filter(({ line }) => !keys.has(lineKey(line)));
    const notSent = chosen.filter(
      ({ group }) => group.pickUps.length > 0 && group.lines.every((line) => keys.has(lineKey(line))),
    );
    return draft(
      {
        ...{ ...known, wanted: rest, leftOut: [...leftOut, ...more] },
        notSent: [...known.notSent, ...notSent.map(pickUpsOnly)],
      },
      options,
    );
  }
  const discounts = couponDiscount(lines.map(toPriced), coupon).byLine;
  const parcels = pricedParcels(draftParcels(chosenParcels(chosen), wanted), lines, { totals, discounts });
  return toDraft(known, lines, totals, parcels, chosen);
}

function toDraft(
  { cart, texts, address, wanted, leftOut, notSent }: Known,
  lines: readonly ShownLine[],
  totals: CartTotals,
  parcels: readonly KeyedParcel[],
  chosen: readonly ChosenGroup[],
): Omit<Draft, 'balance'> {
  const all = [...lines, ...leftOut.map(({ line }) => line)];
  const sellers = new Map(all.map(({ card: { store } }) => [store.id, store.name]));
  const coupon = totals.discount > 0 ? cart.coupon?.coupon : undefined;
  return {
    ...{ totals, lines, leftOut, parcels },
    groups: toGroups([...chosen, ...notSent], digitalParcels(wanted), { shipsFree: freeSellers(totals), sellers }),
    quote: {
      lines: lines.map(({ line, facts, pieces }) => ({
        ...{ key: lineKey(line), title: facts.title, pieces, price: facts.variant?.salePrice ?? 0 },
      })),
      parcels: parcels.map(({ key, service, paid: shipping, promisedFrom, promisedTo, lines: own }) => ({
        ...{ key, service, shipping, lines: own.map((line) => ({ key: keyInCart(line), pieces: line.pieces })) },
        arrives: promisedFrom !== null && promisedTo !== null ? { from: promisedFrom, to: promisedTo } : null,
      })),
      coupon: coupon ? { code: coupon.code, discount: totals.discount } : null,
      ...{ address: addressKey(address), total: totals.total, texts },
    },
    order: {
      ...{ cartVersion: cart.version, address: deliveredAddress(address), accepted: texts },
      coupon: coupon ? { id: coupon.id, code: coupon.code, funder: coupon.funder } : null,
      sellers: [...new Map(lines.map(({ card: { store } }) => [store.id, store.name]))].map(([id, name]) => ({
        ...{ id, name, tax: {} },
      })),
      parcels: [...parcels],
    },
  };
}

const keyInCart = ({ productId: id, cartSku: sku }: NewOrderLine): string => lineKey({ id, sku });
