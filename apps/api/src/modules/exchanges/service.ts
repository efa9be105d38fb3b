/**
 * Exchanges: other pieces of the same product instead of the money of a return (AF-02). The pieces are reserved when the
 * exchange is asked for. When the return is accepted, its money becomes balance, which pays the order of the exchange
 * in the same transaction. So the two orders have all sums, taxes and earnings of their own.
 */
import { randomUUID } from 'node:crypto';
import type { Address, ExchangeOffer } from '@tianguis/contract';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { addBusinessDays, businessDaysUntil, dateInMexico } from '@tianguis/domain';
import { differenceDays, type ExchangeLine, exchangeLine, exchangePayment, splitAmount } from '@tianguis/domain/order';
import { releaseStock, reserveStock } from '../inventory/service.ts';
import { type NewOrder, type NewParcel, placeOrder } from '../orders/service.ts';
import { exchangeRepository } from './repository.ts';
import type { ExchangePlan, ExchangeRow, FirstOrder } from './rows.ts';

export { exchangeProofs } from './proofs.ts';
export type { ExchangePlan, ExchangeRow } from './rows.ts';

const dayMs = 86_400_000;

/** A purchase of one product, as it would be ordered now. */
export type PlannedPurchase = Pick<NewOrder, 'sellers' | 'parcels'> & { mostMonths: number };

/** Plans the purchase of pieces for an address. Reads on several connections, so call it outside of transactions. */
export type PlanPurchase = (
  customer: string,
  address: Address,
  product: { id: number; sku: string; pieces: number },
) => Promise<PlannedPurchase>;

/** Pieces of one line that a customer returns. */
export interface Returned {
  line: string;
  pieces: number;
  /** What their return gives back, without shipping. */
  refund: number;
}

/** The pieces that the customer can have instead, the same piece first, each with its line in the order. */
export async function exchangeOffers(
  unit: Unit,
  { line, pieces, refund }: Returned,
): Promise<{ offer: ExchangeOffer; line: ExchangeLine; product: number }[]> {
  const { paid, sku, product, variants } = await exchangeRepository(unit).wanted(line);
  const returnedPrice = variants.find((one) => one.sku === sku)?.price ?? null;
  const offers = variants.flatMap((one) => {
    const priced = exchangeLine({ pieces, price: paid, refund, returnedPrice, wantedPrice: one.price });
    if (!priced || one.stock < pieces) return [];
    const { difference } = priced;
    const offer = { childrenSku: one.sku, options: Object.values(one.options), is_same: one.sku === sku, difference };
    return [{ offer, line: priced, product }];
  });
  return offers.toSorted((one, other) => Number(other.offer.is_same) - Number(one.offer.is_same));
}

/**
 * The order of an exchange, at the agreed price and without shipping. Undefined if the purchase has not all pieces,
 * since some are sold, or since no carrier takes them.
 * @param today YYYY-MM-DD
 */
export function toPlan(
  { sellers, parcels, mostMonths }: PlannedPurchase,
  { pieces, line, today }: { pieces: number; line: ExchangeLine; today: string },
): ExchangePlan | undefined {
  const keyed = parcels.map((parcel) => ({
    ...parcel,
    lines: parcel.lines.map((one) => ({ ...one, id: randomUUID() })),
  }));
  const lines = keyed.flatMap((parcel) => parcel.lines);
  if (lines.reduce((sum, one) => sum + one.pieces, 0) !== pieces) return undefined;
  const discounts = new Map(
    splitAmount(
      line.discount,
      lines.map(({ id: key, pieces: value }) => ({ key, value })),
    ),
  );
  const { price } = line;
  return {
    ...{ sellers, mostMonths },
    parcels: keyed.map(({ promisedFrom: from, promisedTo: to, ...parcel }) => ({
      ...parcel,
      ...{ paid: 0, borneBy: parcel.price > 0 ? ('shop' as const) : null },
      days: from && to ? { from: businessDaysUntil(today, from), to: businessDaysUntil(today, to) } : null,
      lines: parcel.lines.map((one) => ({
        ...{ ...one, price, listPrice: Math.max(one.listPrice, price), discount: discounts.get(one.id) ?? 0 },
      })),
    })),
  };
}

const linesOf = ({ parcels }: ExchangePlan) =>
  parcels.flatMap(({ place, lines }) => lines.map(({ id: line = '', sku, pieces }) => ({ line, sku, pieces, place })));

/**
 * Where the pieces of an exchange go: to the address of the order. Undefined if the order has none, and for a gift: its
 * customer may not read the address that the order of an exchange would show.
 */
export async function exchangeAddress(unit: Unit, order: string): Promise<Address | undefined> {
  const { address, isGift } = await exchangeRepository(unit).firstOrder(order);
  return address === null || isGift ? undefined : ({ ...address, predeterminada: false } as unknown as Address);
}

/** Stores the exchange of a return, and reserves its pieces. @returns false if there are too few pieces */
export async function startExchange(
  unit: Unit,
  id: string,
  wanted: Pick<ExchangeRow, 'sku' | 'pieces' | 'difference'>,
  plan: ExchangePlan,
): Promise<boolean> {
  await exchangeRepository(unit).add(id, wanted, plan);
  return (await reserveStock(unit, linesOf(plan))).length === 0;
}

/** The exchange of a return; undefined if the customer wants the money. */
export const exchangeOf = (on: Pick<UnitOfWork, 'db'>, id: string): Promise<ExchangeRow | undefined> =>
  exchangeRepository(on).find(id);

/** The pieces of the exchange are available again, and the return gives the money back. Repeated, nothing happens. */
export async function endExchange(unit: Unit, id: string, at: Date): Promise<void> {
  const exchanges = exchangeRepository(unit);
  const row = await exchanges.find(id);
  if (row && (await exchanges.move(id, 'reserved', 'ended')))
    await releaseStock(unit, linesOf(row.content), at.toISOString());
}

/** The pieces of a return that had ended arrive after all. The exchange goes on if its pieces are still there. */
export async function resumeExchange(unit: Unit, id: string, at: Date): Promise<void> {
  const exchanges = exchangeRepository(unit);
  const row = await exchanges.find(id);
  if (row?.state !== 'ended') return;
  const short = await reserveStock(unit, linesOf(row.content), at.toISOString());
  if (short.length === 0) await exchanges.move(id, 'ended', 'reserved');
}

/** An exchange whose return is accepted, and the order of the return. */
export interface DueExchange {
  row: ExchangeRow;
  first: FirstOrder & { customer: string };
}

/**
 * The exchange that the money of an accepted return pays. Undefined if the money goes back instead: the exchange has
 * ended, the bank decides about the money, or the account is erased or waits for that.
 */
export async function dueExchange(
  unit: Unit,
  { id, order }: { id: string; order: string },
): Promise<DueExchange | undefined> {
  const exchanges = exchangeRepository(unit);
  const row = await exchanges.find(id);
  if (row?.state !== 'reserved') return undefined;
  const { customer, ...first } = await exchanges.firstOrder(order);
  return customer !== null && first.isPaid ? { row, first: { ...first, customer } } : undefined;
}

/**
 * Orders the pieces of an exchange. The refund of its return is in the balance, and pays them. The customer pays the
 * rest within some days; what the refund pays too much stays in the balance.
 * @param agreed the refund to which the customer agreed
 * @param cause of the refunds of the return
 */
export async function orderExchange(
  unit: Unit,
  { row: { id, content }, first }: DueExchange,
  { order, cause, agreed, at }: { order: string; cause: string; agreed: number; at: Date },
): Promise<void> {
  const { customer, buyer, address, accepted } = first;
  const refund = await exchangeRepository(unit).refunded(order, cause);
  const { sellers, mostMonths } = content;
  const parcels = parcelsAt(content, dateInMexico(at), agreed - refund);
  const total = parcels
    .flatMap(({ lines }) => lines)
    .reduce((sum, { price, pieces, discount }) => sum + price * pieces - discount, 0);
  const { byRefund, byCustomer } = exchangePayment(total, refund);
  const made = await placeOrder(unit, {
    // The return makes one order, as a checkout does.
    ...{ checkout: id, customer, cartVersion: null, isTest: false, buyer, address, giftNote: null, accepted },
    ...{ coupon: null, sellers, parcels, mostMonths, arePricesAgreed: true },
    tenders: [
      ...(byRefund > 0 ? [{ kind: 'balance' as const, amount: byRefund }] : []),
      ...(byCustomer > 0 ? [{ kind: 'card' as const, amount: byCustomer }] : []),
    ],
    ...{ placedAt: at, paysUntil: new Date(at.getTime() + differenceDays * dayMs) },
  });
  await exchangeRepository(unit).move(id, 'reserved', 'ordered', made.id);
}

/**
 * The planned parcels, with the arrival from today.
 * @param less what the refund lacks of the agreed one, or has more if below 0: another refund of the same line has
 * taken a centavo of rounding. The discount takes the centavo, so that the agreed difference stays as it is.
 */
function parcelsAt({ parcels }: ExchangePlan, today: string, less: number): NewParcel[] {
  let left = less;
  return parcels.map(({ days, lines, ...parcel }) => ({
    ...parcel,
    promisedFrom: days && addBusinessDays(today, days.from),
    promisedTo: days && addBusinessDays(today, days.to),
    lines: lines.map((line) => {
      const discount = Math.min(Math.max(0, line.discount + left), line.price * line.pieces);
      left -= discount - line.discount;
      return { ...line, discount };
    }),
  }));
}
