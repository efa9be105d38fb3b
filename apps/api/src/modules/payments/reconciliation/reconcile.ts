/** Compares the money at a provider with the money of the shop, by day (PA-08). */
import type { UnitOfWork } from '@tianguis/database';
import { mexicoClock, momentInMexico } from '@tianguis/domain/shipping';
import type { PaymentProvider, ProviderPayment } from '@tianguis/payments';
import { type Day, type Money, moneyHere, ordersOfAttempts, type Side } from './reconcile-repository.ts';

/** Money that only one of both sides has, or that has another amount there. */
export interface DayDifference {
  kind: 'receipt' | 'refund';
  /** The provider's id of the money. */
  id: string;
  /** Number of the order; null if none is known. */
  order: string | null;
  /** Centavos; null if this side does not have the money. */
  here: number | null;
  there: number | null;
}

export interface DayProof {
  /** Sums of all receipts and refunds of the day, in centavos. */
  receivedHere: number;
  receivedThere: number;
  refundedHere: number;
  refundedThere: number;
  differences: DayDifference[];
}

/** Days after which a payment may still change at the provider, since its money may be refunded much later. */
const laterDays = 400;

/**
 * Compares the receipts that arrived on a day in Mexico City, and the refunds of their payments.
 * @param moment any moment of the day
 */
export async function reconcileDay(shop: UnitOfWork, provider: PaymentProvider, moment: Date): Promise<DayProof> {
  const { day } = mexicoClock(moment.getTime());
  const from = new Date(momentInMexico(day, 0));
  const to = new Date(momentInMexico(day + 1, 0));
  const until = new Date(Math.min(to.getTime() + laterDays * 86_400_000, Date.now() + 60_000));
  const payments: ProviderPayment[] = [];
  for await (const payment of provider.payments({ from, to: until })) payments.push(payment);
  const orders = await ordersOfAttempts(
    shop,
    payments.map(({ reference }) => reference),
  );
  const there: Side = { receipts: new Map(), refunds: new Map() };
  for (const payment of payments) noteThere(payment, orders, { from, to }, there);
  const here = await moneyHere(shop, provider.name, { from, to });
  return {
    ...{ receivedHere: sumOf(here.receipts), receivedThere: sumOf(there.receipts) },
    ...{ refundedHere: sumOf(here.refunds), refundedThere: sumOf(there.refunds) },
    differences: [
      ...differencesOf('receipt', here.receipts, there.receipts),
      ...differencesOf('refund', here.refunds, there.refunds),
    ],
  };
}

/** Notes the money of a payment that arrived on the day, and all its refunds. */
function noteThere(
  { reference, ...payment }: ProviderPayment,
  orders: ReadonlyMap<string, string>,
  { from, to }: Day,
  { receipts, refunds }: Side,
): void {
  const own = payment.receipts.filter(({ at }) => at >= from && at < to);
  if (own.length === 0) return;
  const order = orders.get(reference) ?? null;
  for (const { id, amount } of own) receipts.set(id, { amount, order });
  for (const { id, amount, state } of payment.refunds) if (state !== 'failed') refunds.set(id, { amount, order });
}

const sumOf = (money: ReadonlyMap<string, Money>): number =>
  [...money.values()].reduce((sum, { amount }) => sum + amount, 0);

function differencesOf(
  kind: DayDifference['kind'],
  here: ReadonlyMap<string, Money>,
  there: ReadonlyMap<string, Money>,
): DayDifference[] {
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((id) => {
    const [ours, theirs] = [here.get(id), there.get(id)];
    if (ours?.amount === theirs?.amount) return [];
    const order = ours?.order ?? theirs?.order ?? null;
    return [{ kind, id, order, here: ours?.amount ?? null, there: theirs?.amount ?? null }];
  });
}
