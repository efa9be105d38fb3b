/** The exchange that a customer chooses for a return (AF-02): which pieces, at which difference, and where they go. */
import type { ReturnForm } from '@tianguis/contract';
import type { Unit } from '@tianguis/database';
import { dateInMexico } from '@tianguis/domain';
import { deliveryKindOf } from '@tianguis/domain/order';
import { wrongField } from '../../failure.ts';
import {
  type ExchangePlan,
  type exchangeAddress,
  exchangeOffers,
  type PlanPurchase,
  startExchange,
  toPlan,
} from '../exchanges/service.ts';
import { type PiecesOfLine, refundAmounts } from '../fulfilment/effects/service.ts';
import type { LockedOrder } from '../orders/service.ts';
import type { SentParcel } from './rows.ts';

/** A piece that the customer can have, and what the return gives for it, in centavos. */
export type Exchangeable = Awaited<ReturnType<typeof exchangeOffers>>[number] & { pieces: number; refund: number };

/**
 * The pieces that can be had instead of the money of some returned pieces. None for several products, for parcels that
 * no carrier brought, and for a purchase by crédito, whose refund must not become balance.
 */
export async function exchangeables(
  unit: Unit,
  { tenders }: Pick<LockedOrder, 'tenders'>,
  { parcel, pieces }: { parcel: SentParcel; pieces: readonly PiecesOfLine[] },
): Promise<Exchangeable[]> {
  const [one] = pieces;
  const isSent = deliveryKindOf(parcel.service) === 'carrier';
  if (!one || pieces.length > 1 || !isSent || tenders.some(({ kind }) => kind === 'credit')) return [];
  const refund = [...(await refundAmounts(unit, pieces, false)).values()].reduce((sum, amount) => sum + amount, 0);
  return (await exchangeOffers(unit, { ...one, refund })).map((found) => ({ ...found, pieces: one.pieces, refund }));
}

/** The piece that a form asks for. */
export const chosenOf = (some: readonly Exchangeable[], { cambio }: ReturnForm): Exchangeable | undefined =>
  some.find(({ offer }) => offer.childrenSku === cambio?.childrenSku);

export interface Planned {
  difference: number;
  plan: ExchangePlan;
}

/**
 * Plans the order of an exchange. Reads on several connections, so call it outside of transactions.
 * @param to the customer and the address of the order
 * @param now epoch milliseconds
 * @returns undefined if not all pieces can be delivered
 */
export async function planExchange(
  { offer, line, product: id, pieces }: Exchangeable,
  to: { customer: string; address: NonNullable<Awaited<ReturnType<typeof exchangeAddress>>> },
  { plan, now }: { plan: PlanPurchase; now: number },
): Promise<Planned | undefined> {
  const purchase = await plan(to.customer, to.address, { id, sku: offer.childrenSku, pieces });
  const planned = toPlan(purchase, { pieces, line, today: dateInMexico(now) });
  return planned && { difference: offer.difference, plan: planned };
}

/**
 * Reserves the pieces of an exchange for a return.
 * @throws Failure VALIDATION_FAILED if the pieces are no longer there, or if their price has just changed
 */
export async function reserveExchange(
  unit: Unit,
  id: string,
  chosen: Exchangeable | undefined,
  planned: Planned | undefined,
): Promise<void> {
  const isPlanned = chosen !== undefined && planned?.difference === chosen.offer.difference;
  const wanted = chosen && { ...chosen.offer, sku: chosen.offer.childrenSku, pieces: chosen.pieces };
  if (!isPlanned || !wanted || !(await startExchange(unit, id, wanted, planned.plan)))
    throw wrongField('cambio', 'Esa pieza ya no se puede apartar. Elige otra, o que te regresemos tu dinero.');
}
