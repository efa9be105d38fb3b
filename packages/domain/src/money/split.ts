import type { Centavos } from './money.ts';

/** A part of an amount, and the value in proportion to which the part gets its share. */
export interface SplitPart {
  key: string;
  /** A whole number of at least 0. */
  value: number;
}

/**
 * Splits an amount in proportion to the values, into whole centavos that add up to the amount. Parts with the largest
 * remainders get one centavo more. Of equal remainders, the part with the smaller key gets it, so that the result does
 * not depend on the sequence of parts. If all values are 0, the parts share equally. A share never exceeds its value as
 * long as the amount does not exceed the sum of the values. Without parts, only an amount of 0 can be split.
 */
export function splitAmount(amount: Centavos, parts: readonly SplitPart[]): Map<string, Centavos> {
  if (parts.length === 0 && amount !== 0) throw new RangeError(`no parts share ${amount} centavos`);
  const sum = parts.reduce((total, { value }) => total + value, 0);
  const weighed = sum > 0 ? parts : parts.map(({ key }) => ({ key, value: 1 }));
  const all = BigInt(sum > 0 ? sum : parts.length);
  const shares = weighed.map(({ key, value }) => {
    const exact = BigInt(amount) * BigInt(value);
    return { key, share: Number(exact / all), rest: exact % all };
  });
  let left = amount - shares.reduce((total, { share }) => total + share, 0);
  const bySize = shares.toSorted((one, other) =>
    one.rest === other.rest ? (one.key < other.key ? -1 : 1) : one.rest > other.rest ? -1 : 1,
  );
  return new Map(bySize.map(({ key, share }) => [key, share + (left-- > 0 ? 1 : 0)]));
}
