/** Hashes passwords, off the event loop, and few at once: a wave of sign-ins must not take the processors from pages. */
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Failure } from '../../failure.ts';

/** argon2id, which is the library's default algorithm, with OWASP's parameters: 19 MiB, two passes, one lane. */
export const hashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface PasswordVerdict {
  isRight: boolean;
  /** It was hashed with other parameters: store it again. */
  isOutdated: boolean;
}

export interface Passwords {
  /** @throws Failure SERVER_BUSY, before any work, when too many wait */
  hash(password: string): Promise<string>;
  /**
   * Whether it is the password. Without a stored one, as for an e-mail that nobody has, it takes as long and is wrong.
   * @throws Failure SERVER_BUSY, before any work, when too many wait
   */
  verify(stored: string | undefined, password: string): Promise<PasswordVerdict>;
}

export interface PasswordLimits {
  /** Hashes that are computed at once; default: all processors but one. */
  atOnce?: number;
  /** Hashes that may wait for that; further ones are refused. */
  mostWaiting?: number;
}

/** Seconds after which somebody who was refused may try again. */
const retryAfter = 2;

export function createPasswords({
  atOnce = Math.max(1, availableParallelism() - 1),
  mostWaiting = 50,
}: PasswordLimits = {}): Passwords {
  const limit = pLimit(atOnce);
  let nobodys: Promise<string> | undefined;

  function compute<Result>(work: () => Promise<Result>): Promise<Result> {
    if (limit.pendingCount >= mostWaiting)
      return Promise.reject(new Failure('SERVER_BUSY', 'Too many passwords wait to be checked.', { retryAfter }));
    return limit(work);
  }

  return {
    hash: (password) => compute(() => hash(normal(password), hashing)),
    verify: (stored, password) =>
      compute(async () => {
        nobodys ??= hash(crypto.randomUUID(), hashing);
        const isRight = await verify(stored ?? (await nobodys), normal(password));
        return { isRight: isRight && stored !== undefined, isOutdated: stored !== undefined && isOutdated(stored) };
      }),
  };
}

/** One password, however a keyboard composes its accents. */
const normal = (password: string): string => password.normalize('NFC');

function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return memoryCost !== hashing.memoryCost || timeCost !== hashing.timeCost || parallelism !== hashing.parallelism;
}
