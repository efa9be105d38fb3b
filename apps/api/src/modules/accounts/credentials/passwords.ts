/**
 * Hashes passwords in threads of a lower priority, and few at once: a wave of sign-ins must not take the processors from
 * pages.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseOptions } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import { Failure } from '../../../failure.ts';
import { type HashingCost, hashing } from './hashing.ts';

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
  verify(stored: string | null | undefined, password: string): Promise<PasswordVerdict>;
}

export interface PasswordLimits {
  /** Hashes that are computed at once; default: all processors but one. */
  atOnce?: number;
  /** Hashes that may wait for that; further ones are refused. */
  mostWaiting?: number;
  /** What a hash costs; default: {@link hashing}. Others are for tests alone. */
  cost?: HashingCost | undefined;
}

/** Seconds after which somebody who was refused may try again. */
const retryAfter = 2;

/** What the kernel adds to the "nice" value of these threads, of 19 at most: whoever else wants a processor gets it. */
const niceIncrement = 15;
/** Milliseconds without work after which a thread ends. */
const idleTimeout = 60_000;

export function createPasswords({
  atOnce = Math.max(1, availableParallelism() - 1),
  mostWaiting = 50,
  cost = hashing,
}: PasswordLimits = {}): Passwords {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./password-thread.ts', import.meta.url)),
    ...{ minThreads: 0, maxThreads: atOnce, maxQueue: mostWaiting + atOnce, idleTimeout, niceIncrement },
  });
  let nobodys: Promise<string> | undefined;

  async function compute<Result>(name: 'hash' | 'verify', task: unknown): Promise<Result> {
    if (pool.queueSize >= mostWaiting)
      throw new Failure('SERVER_BUSY', 'Too many passwords wait to be checked.', { retryAfter });
    return pool.run(task, { name });
  }

  const hashOfNobody = (): Promise<string> => {
    nobodys ??= pool.run({ password: crypto.randomUUID(), cost }, { name: 'hash' }).catch((error: unknown) => {
      nobodys = undefined;
      throw error;
    });
    return nobodys;
  };

  return {
    hash: (password) => compute('hash', { password: normal(password), cost }),
    async verify(stored, password) {
      // Made by the first of all, whoever it is: its time tells nothing.
      const nobody = await hashOfNobody();
      const isRight = await compute<boolean>('verify', { stored: stored ?? nobody, password: normal(password) });
      return { isRight: isRight && stored != null, isOutdated: stored != null && isOutdated(stored, cost) };
    },
  };
}

/** One password, however a keyboard composes its accents. */
const normal = (password: string): string => password.normalize('NFC');

function isOutdated(stored: string, cost: HashingCost): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
}
