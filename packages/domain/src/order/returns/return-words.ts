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

/** The words of the last step of an exchange, whose money goes to no customer (AF-02). */
const exchangeWord = 'cambio autorizado';

export interface ShownReturn {
  state: ReturnState;
  refunds?: readonly RefundState[];
  /** The customer gets other pieces instead of the money. */
  isExchange?: boolean;
}

/** The word of BL-13 for a return. */
export function returnWord({ state, refunds = [], isExchange = false }: ShownReturn): string {
  if (state === 'expired') return 'devolución vencida';
  if (state === 'cancelled') return 'devolución cancelada';
  if (isExchange && (state === 'accepted' || state === 'refunded')) return exchangeWord;
  return pieceWord(piecesOfReturn(state, refunds));
}

/** The steps of a return. One that ended without a refund has none, since nothing goes on. */
export function returnProgress({ state, refunds = [], isExchange = false }: ShownReturn): ReturnStep[] {
  const at = path.indexOf(state);
  if (at < 0) return [];
  const isDone = state === 'refunded' || (isExchange && state === 'accepted');
  return path
    .filter((step) => !isExchange || step !== 'refunded')
    .map((step, index) => ({
      step,
      word: returnWord({ state: step, isExchange, refunds: index === at ? refunds : [] }),
      state: index < at || isDone ? 'done' : index === at ? 'current' : 'next',
    }));
}
