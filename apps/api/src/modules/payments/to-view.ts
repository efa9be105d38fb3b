/** Converts payments for replies. */
import type { AttemptView, PaymentView, RefundView } from '@tianguis/contract';
import type { Attempt } from './attempt-repository.ts';
import type { Choices } from './choices.ts';
import { canCharge, externalTender, missingOf, type PayableOrder } from './payable-repository.ts';

export function toPaymentView(
  order: PayableOrder,
  attempt: Attempt | undefined,
  choices: Choices,
  { isAway, refunds }: { isAway: boolean; refunds: RefundView[] },
): PaymentView {
  const isWaiting = ['awaiting', 'charging', 'partial'].includes(order.state);
  return {
    ...{ pedido: order.number, state: order.state, total: order.total, received: order.received },
    missing: isWaiting && externalTender(order) ? missingOf(order) : 0,
    pay_until: order.paysUntil?.toISOString() ?? null,
    tenders: order.tenders.map(({ kind, amount }) => ({ kind, amount })),
    credit_ending: order.creditEnding,
    attempt: attempt ? toAttemptView(attempt) : null,
    receipts: order.receipts.map(({ amount, at }) => ({ amount, at: new Date(at).toISOString() })),
    refunds,
    can_pay: canCharge(order) || choices.ways.length > 0,
    ...choices,
    is_away: isAway,
  };
}

function toAttemptView(attempt: Attempt): AttemptView {
  const { card, slip, transfer, challenge, decline } = attempt.details;
  return {
    ...{ id: attempt.id, way: attempt.way, state: attempt.state, amount: attempt.amount, months: attempt.months },
    created_at: attempt.created.toISOString(),
    expires_at: attempt.expires?.toISOString() ?? null,
    ...{ card: card ?? null, slip: slip ?? null, transfer: transfer ?? null },
    challenge: attempt.state === 'open' ? (challenge ?? null) : null,
    decline: attempt.state === 'declined' ? (decline ?? 'declined') : null,
  };
}
