/** Which ways can pay an amount (PA-02, PA-03). */
import type { Centavos } from '../money/money.ts';

/** Cash at OXXO: the most that a till takes for one reference. */
export const mostAtOxxo: Centavos = 1_000_000;

/** Why a way cannot pay an amount; undefined if it can. */
export const wayRefusal = (way: 'card' | 'oxxo' | 'spei', amount: Centavos): 'too-much' | undefined =>
  way === 'oxxo' && amount > mostAtOxxo ? 'too-much' : undefined;
