/** How much of an order the customer's balance pays (PA-05). */
import type { Centavos } from '../money/money.ts';

/** The least amount that providers charge: ten pesos. */
export const leastCharge: Centavos = 1_000;

/**
 * What a balance pays of a total. It pays all that it can; but a remainder that no provider charges is made greater, so
 * the balance pays less. 0 if it cannot pay any part.
 */
export function balanceShare(total: Centavos, balance: Centavos): Centavos {
  if (balance >= total) return total;
  return Math.max(0, Math.min(balance, total - leastCharge));
}

/**
 * Why a balance cannot pay just this part of a total: the part is more than the balance can pay, or leaves a remainder
 * that no provider charges. Undefined if the balance can pay the part.
 */
export function partRefusal(total: Centavos, balance: Centavos, part: Centavos): 'too-much' | 'remainder' | undefined {
  if (part > Math.min(balance, total)) return 'too-much';
  return balanceShare(total, part) === part ? undefined : 'remainder';
}
