/** The cost of argon2id, the library's default algorithm, with OWASP's parameters: 19 MiB, two passes, one lane. */
export const hashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The cost of a hash: KiB of memory, passes, lanes. */
export interface HashingCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}
