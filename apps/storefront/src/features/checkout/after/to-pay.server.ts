/** Converts the payment of an order for the page of another try. */
import type { PaymentView } from '@tianguis/contract';
import { chosenPayment, otherCard, savedCard } from '../checkout-data.ts';
import { waysOf } from '../to-page.server.ts';
import { declineWords, isRepeatable } from '../words/decline-words.ts';
import type { PayPageData } from './payment-data.ts';
import { partInWords } from './to-after.server.ts';

/** @param session the acquirer's page in which a card was typed */
export function toPay(view: PaymentView, session: string | undefined): PayPageData {
  const { pedido: order, attempt, missing, can_pay: canPay, cards, typed, takes_cards: takesCards } = view;
  return {
    ...{ order, attempt: attempt?.id ?? '', missing, canPay, ways: waysOf(view.ways), cards, takesCards },
    part: partInWords(view).join(' ') || undefined,
    why: attempt?.state === 'declined' ? declineWords(attempt.decline) : undefined,
    ...(typed ? { session, card: typed } : { session: undefined, card: undefined }),
    ...firstChoice(view),
  };
}

/**
 * A card that was just typed is chosen. The last card is chosen again if the card may succeed. Without cards, the form
 * for a new card is open.
 */
function firstChoice(view: PaymentView): Pick<PayPageData, 'first' | 'months'> {
  const { attempt, cards, typed, takes_cards: takesCards, ways } = view;
  if (typed) return { first: chosenPayment({ way: 'card', card: typed, cards, takesCards }), months: 1 };
  const { brand, last4 } = (attempt?.state === 'declined' && isRepeatable(attempt.decline) && attempt.card) || {};
  const [same, ...more] = cards.filter((one) => one.brand === brand && one.last4 === last4);
  if (same && more.length === 0) {
    const isPlan = attempt?.decline !== 'months_refused' && same.plans.some(({ months }) => months === attempt?.months);
    return { first: savedCard(same.id), months: (isPlan && attempt?.months) || 1 };
  }
  const isOpen = takesCards && cards.length === 0 && ways.some(({ way, refused }) => way === 'card' && !refused);
  return { first: isOpen ? otherCard : '', months: 1 };
}
