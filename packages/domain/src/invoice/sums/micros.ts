/**
 * Amounts of an invoice with six decimals, as whole millionths of a peso. They are bigints, because the product of an
 * amount and a rate exceeds the whole numbers that a number holds exactly.
 */
import type { Centavos } from '../../money/money.ts';

export type Micros = bigint;

export const microsOfCentavo: Micros = 10_000n;
/** A whole: one peso, or a rate of 100 %. */
export const whole: Micros = 1_000_000n;

export const toMicros = (amount: Centavos): Micros => BigInt(amount) * microsOfCentavo;

/** Divides, and rounds half up. Neither number is negative. */
export const divideRounded = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

/** Divides, and rounds up. */
export const divideUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor;

/** Rounds half up, as the sums of an invoice are rounded. */
export const roundToCentavos = (amount: Micros): Centavos => Number(divideRounded(amount, microsOfCentavo));

/** `1234500n` is `1.234500`: the form of amounts, rates and quotas in a CFDI. */
export const writeMicros = (amount: Micros): string => `${amount / whole}.${String(amount % whole).padStart(6, '0')}`;

export const sumOf = (amounts: Iterable<Micros>): Micros => [...amounts].reduce((sum, amount) => sum + amount, 0n);

export const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);
