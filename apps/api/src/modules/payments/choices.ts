/**
 * The choices to pay an amount: ways, cards, and plans of months (PA-01 to PA-04). A checkout and an unpaid order offer
 * the same.
 */
import type { PayableCard, PaymentView, WayState } from '@tianguis/contract';
import { type MonthsPlan, plansFor } from '@tianguis/domain/offer';
import { type TimesToPay, timeToPay, wayRefusal } from '@tianguis/domain/order';
import type { PaymentProvider, TokenCard, Way } from '@tianguis/payments';
import { isOpen } from './ask-provider.ts';
import type { Attempt } from './attempt-repository.ts';
import { savedCards, toShownCard, typedCard } from './cards/cards.ts';
import { canCharge, externalTender, missingOf, type PayableOrder } from './payable-repository.ts';

/** An amount, and the most months that all its products allow; null if they do not limit the months. */
export interface PlannedAmount {
  amount: number;
  mostMonths: number | null;
}

/** The plans of the shop that fit an amount, and that its products and the card allow, the shortest first. */
export const cardPlans = (
  plans: readonly MonthsPlan[],
  { months: allowed }: Pick<TokenCard, 'months'>,
  { amount, mostMonths }: PlannedAmount,
): PayableCard['plans'] =>
  plansFor(plans, Math.min(Math.max(0, ...allowed), mostMonths ?? Number.POSITIVE_INFINITY), amount)
    .filter(({ months }) => allowed.includes(months))
    .map(({ months, first, rest }) => ({ months, first, rest }));

const toPayableCard = (
  card: TokenCard,
  plans: readonly MonthsPlan[],
  amount: PlannedAmount,
  isSaved = true,
): PayableCard => ({
  ...toShownCard(card, isSaved),
  plans: cardPlans(plans, card, amount),
});

const refusalOf = (way: Way, amount: number): string | null =>
  wayRefusal(way, amount) === 'too-much' ? 'En OXXO se puede pagar hasta $10,000 por pedido.' : null;

/** The ways that the shop offers, each with the reason why it cannot pay this amount, and with its deadline. */
export const wayStates = (
  ways: ReadonlySet<Way>,
  amount: number,
  { now, timesToPay }: { now: number; timesToPay: TimesToPay },
): WayState[] =>
  (['card', 'oxxo', 'spei'] as const)
    .filter((way) => ways.has(way))
    .map((way) => ({
      ...{ way, refused: refusalOf(way, amount) },
      expires: way === 'card' ? null : timeToPay(way, now, timesToPay).expires.toISOString(),
    }));

/**
 * The ways in which an order can be paid now. Once a part of a transfer arrived, another transfer pays the rest, unless
 * the CLABE is still open: a charge of the whole amount would be too much.
 */
export function waysNow(
  order: PayableOrder,
  latest: Attempt | undefined,
  ways: ReadonlySet<Way>,
  now: number,
): ReadonlySet<Way> {
  if (canCharge(order)) return ways;
  const hasTransfer =
    latest !== undefined && isOpen(latest) && latest.way === 'spei' && (latest.expires?.getTime() ?? now) >= now;
  return new Set(order.state === 'partial' && !hasTransfer && ways.has('spei') ? ['spei'] : []);
}

/** The choices of a customer while an order can be paid. */
export type Choices = Pick<PaymentView, 'ways' | 'takes_cards' | 'cards' | 'typed'>;

interface Offered {
  provider: PaymentProvider | undefined;
  ways: ReadonlySet<Way>;
  plans: readonly MonthsPlan[];
  timesToPay: TimesToPay;
  now: number;
}

/**
 * The choices for an order; none while the order cannot be paid.
 * @param asked session: the page of the provider in which a card was typed
 */
export async function payChoices(
  { provider, ways, plans, timesToPay, now }: Offered,
  asked: { customer: string; order: PayableOrder; latest: Attempt | undefined; session: string | undefined },
): Promise<Choices> {
  const { customer, order, latest, session } = asked;
  const takesCards = provider?.takesCards ?? false;
  const amount = missingOf(order);
  const possible = waysNow(order, latest, ways, now);
  const states = externalTender(order) ? wayStates(possible, amount, { now, timesToPay }) : [];
  if (states.length === 0 || !possible.has('card'))
    return { ways: states, takes_cards: takesCards, cards: [], typed: null };
  const [cards, typed] = await Promise.all([
    savedCards(provider, customer),
    session ? typedCard(provider, session) : undefined,
  ]);
  const planned = { amount, mostMonths: order.mostMonths };
  const isSaved = cards.some(({ token }) => token === typed?.token);
  return {
    ...{ ways: states, takes_cards: takesCards },
    cards: cards.map((card) => toPayableCard(card, plans, planned)),
    typed: typed ? toPayableCard(typed, plans, planned, isSaved) : null,
  };
}
