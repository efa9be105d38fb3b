/**
 * Faults that tests and benchmarks ask for: webhooks that are lost, doubled or late, and calls that fail or never
 * answer. Each fault has a chance from 0 to 1, and a seeded generator decides.
 */
export interface Faults {
  seed: number;
  webhooks: {
    /** The webhook is never sent. */
    lose: number;
    /** The webhook is sent twice. */
    double: number;
    /** The webhook is first sent after `delayBy` milliseconds. */
    delay: number;
    /** The webhook is first sent after a random part of `delayBy`, so later webhooks can arrive before it. */
    reorder: number;
    delayBy: number;
  };
  calls: {
    /** The reply has status 500, and the call has no effect. */
    errorBefore: number;
    /** The reply has status 500, and the call has its effect. */
    errorAfter: number;
    /** No reply, and the call has no effect. */
    timeoutBefore: number;
    /** No reply, and the call has its effect. */
    timeoutAfter: number;
  };
}

export type CallFault = keyof Faults['calls'];
export type WebhookFault = 'lose' | 'double' | 'delay' | 'reorder';

const none: Faults = {
  seed: 1,
  webhooks: { lose: 0, double: 0, delay: 0, reorder: 0, delayBy: 2_000 },
  calls: { errorBefore: 0, errorAfter: 0, timeoutBefore: 0, timeoutAfter: 0 },
};

/**
 * Reads faults from JSON. A missing fault has the chance 0.
 * @throws Error with a sentence for a name or a value that does not exist
 */
export function readFaults(value: unknown): Faults {
  const { seed = none.seed, webhooks = {}, calls = {}, ...others } = readObject(value, 'faults');
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`there is no fault "${unknown}"`);
  return {
    seed: readNumber(seed, 'seed', 2 ** 31),
    webhooks: readGroup(webhooks, 'webhooks', none.webhooks),
    calls: readGroup(calls, 'calls', none.calls),
  };
}

function readGroup<T extends Record<string, number>>(value: unknown, name: string, defaults: T): T {
  const given = readObject(value, name);
  const unknown = Object.keys(given).find((key) => !(key in defaults));
  if (unknown !== undefined) throw new Error(`there is no fault "${name}.${unknown}"`);
  const entries = Object.entries(defaults).map(([key, fallback]) => [
    key,
    readNumber(given[key] ?? fallback, `${name}.${key}`, key === 'delayBy' ? 3_600_000 : 1),
  ]);
  return Object.fromEntries(entries) as T;
}

function readObject(value: unknown, name: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new Error(`${name} must be an object`);
}

function readNumber(value: unknown, name: string, most: number): number {
  if (typeof value === 'number' && value >= 0 && value <= most) return value;
  throw new Error(`${name} must be a number from 0 to ${most}`);
}

/** Chooses faults by the chances and the seed. */
export class FaultGenerator {
  faults: Faults = none;
  #random: () => number = () => 1;

  constructor(faults: Faults = none) {
    this.set(faults);
  }

  set(faults: Faults): void {
    this.faults = faults;
    this.#random = seeded(faults.seed);
  }

  /** A fault for the next call; undefined for a call without fault. */
  forCall(): CallFault | undefined {
    return this.#choose(this.faults.calls);
  }

  /** A fault for the next webhook; undefined for a webhook without fault. */
  forWebhook(): WebhookFault | undefined {
    const { delayBy: _, ...chances } = this.faults.webhooks;
    return this.#choose(chances);
  }

  /** Milliseconds by which a webhook is late. */
  delayOf(fault: 'delay' | 'reorder'): number {
    const { delayBy } = this.faults.webhooks;
    return fault === 'delay' ? delayBy : Math.ceil(delayBy * this.#random());
  }

  #choose<T extends string>(chances: Record<T, number>): T | undefined {
    const entries = Object.entries(chances) as [T, number][];
    // Without faults the generator is not asked, so that its sequence depends only on calls that may fail.
    if (entries.every(([, chance]) => chance === 0)) return undefined;
    let rest = this.#random();
    for (const [fault, chance] of entries) {
      if (rest < chance) return fault;
      rest -= chance;
    }
    return undefined;
  }
}

/** The generator mulberry32: numbers from 0 to 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
