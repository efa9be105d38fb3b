/**
 * Hashes passwords in threads of a lower priority, and only few at once. Calls that wait for these threads have a short
 * queue of their own and no permit of the server. So many simultaneous sign-ins do not slow down pages.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseOptions } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import { Failure } from '../../../failure.ts';
import { withoutPermit } from '../../../permit.ts';
import { AdmissionQueue } from './admission-queue.ts';
import { type HashingCost, hashing } from './hashing.ts';

export interface PasswordVerdict {
  isRight: boolean;
  /** The password was hashed with other parameters, so the caller has to hash and store it again. */
  isOutdated: boolean;
}

export interface Passwords {
  /**
   * Waits before the first work of a call until half of the queue is free, for two seconds at most. So a call that has
   * begun finds a place in the queue, and no try is counted for a password that is not compared.
   * @throws Failure SERVER_BUSY
   */
  admit(): Promise<void>;
  /** @throws Failure SERVER_BUSY, before any work, if too many calls wait */
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a stored hash. Without a stored hash, as for an unknown e-mail, the function takes as long
   * and reports a wrong password.
   * @throws Failure SERVER_BUSY, before any work, if too many calls wait
   */
  verify(stored: string | null | undefined, password: string): Promise<PasswordVerdict>;
}

export interface PasswordLimits {
  /** The most hashes that are computed at once; default: the number of processors minus one. */
  atOnce?: number;
  /** Hashes that may wait for a thread; further calls are refused. */
  mostWaiting?: number;
  /** Milliseconds that a call waits for its admission. */
  patience?: number;
  /** The cost of a hash; default: {@link hashing}. Only tests set another cost. */
  cost?: HashingCost | undefined;
}

/** Seconds after which a refused caller may try again. */
const retryAfter = 2;

/** Added to the "nice" value of these threads (19 is the highest), so that all other work gets the processors first. */
const niceIncrement = 15;
/** The most calls that wait for their admission. Each waiting call needs some kilobytes. */
const mostInAdmission = 1_000;
/** Milliseconds without work after which a thread exits. */
const idleTimeout = 60_000;

export function createPasswords({
  atOnce = Math.max(1, availableParallelism() - 1),
  mostWaiting = 16 * atOnce,
  patience = 2_000,
  cost = hashing,
}: PasswordLimits = {}): Passwords {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./password-thread.ts', import.meta.url)),
    ...{ minThreads: 0, maxThreads: atOnce, maxQueue: mostWaiting + atOnce, idleTimeout, niceIncrement },
  });
  let nobodys: Promise<string> | undefined;
  let nobody: string | undefined;

  const admission = new AdmissionQueue({
    room: () => Math.ceil(mostWaiting / 2) - pool.queueSize,
    patience,
    most: mostInAdmission,
  });

  async function compute<Result>(name: 'hash' | 'verify', task: unknown): Promise<Result> {
    if (pool.queueSize >= mostWaiting) throw busy();
    return withoutPermit(() => pool.run(task, { name }).finally(() => admission.admitWaiting()));
  }

  const hashOfNobody = (): Promise<string> => {
    nobodys ??= pool.run({ password: crypto.randomUUID(), cost }, { name: 'hash' }).catch((error: unknown) => {
      nobodys = undefined;
      throw error;
    });
    return nobodys;
  };

  return {
    async admit() {
      if (!admission.hasRoom && !(await withoutPermit(() => admission.wait()))) throw busy();
    },
    hash: (password) => compute('hash', { password: normal(password), cost }),
    async verify(stored, password) {
      // The first call of the process makes this hash, whether its e-mail exists or not. So the time of a reply reveals
      // nothing.
      nobody ??= await withoutPermit(hashOfNobody);
      const isRight = await compute<boolean>('verify', { stored: stored ?? nobody, password: normal(password) });
      return { isRight: isRight && stored != null, isOutdated: stored != null && isOutdated(stored, cost) };
    },
  };
}

const busy = () => new Failure('SERVER_BUSY', 'Too many passwords wait to be checked.', { retryAfter });

/** Normalizes a password, since keyboards compose accents differently. */
const normal = (password: string): string => password.normalize('NFC');

function isOutdated(stored: string, cost: HashingCost): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
}
