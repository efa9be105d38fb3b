/** The steps of a return, as its customer sees them instead of the steps of the parcel (BL-13). */

import type { StepState } from '../progress/parcel-progress.ts';
import type { RefundState } from '../refund.ts';
import { pieceWord } from '../status-word.ts';
import { piecesOfReturn, type ReturnState } from './return-states.ts';

export interface ReturnStep {
  step: ReturnState;
  word: string;
  state: StepState;
}

const path: readonly ReturnState[] = ['started', 'on_the_way', 'arrived', 'accepted', 'refunded'];

/** The word of BL-13 for a return. */
export function returnWord(state: ReturnState, refunds: readonly RefundState[] = []): string {
  if (state === 'expired') return 'devolución vencida';
  if (state === 'cancelled') return 'devolución cancelada';
  return pieceWord(piecesOfReturn(state, refunds));
}

/** The steps of a return. One that ended without a refund has none, since nothing goes on. */
export function returnProgress(state: ReturnState, refunds: readonly RefundState[] = []): ReturnStep[] {
  const at = path.indexOf(state);
  return at < 0
    ? []
    : path.map((step, index) => ({
        step,
        word: index === at ? returnWord(step, refunds) : returnWord(step),
        state: index < at || state === 'refunded' ? 'done' : index === at ? 'current' : 'next',
      }));
}
