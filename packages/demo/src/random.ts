/** A seeded random number generator (sfc32), so that the demo shop is the same on every machine. */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d = 1;

  constructor(seed: string) {
    let h = 0x811c9dc5;
    for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
    this.#a = h >>> 0;
    this.#b = Math.imul(h, 0x9e3779b1) >>> 0;
    this.#c = Math.imul(h ^ 0x5bd1e995, 0x85ebca6b) >>> 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (this.#c << 21) | (this.#c >>> 11);
    this.#c = (this.#c + t) | 0;
    return (t >>> 0) / 4294967296;
  }

  /** A whole number from `low` to `high`, inclusive. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.next() * list.length)];
    if (item === undefined) throw new RangeError('pick from an empty list');
    return item;
  }

  /** `count` distinct items (all if there are fewer), shuffled. */
  sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) taken.push(...rest.splice(this.int(0, rest.length - 1), 1));
    return taken;
  }

  /** An item with a probability proportional to its weight. */
  weighted<T>(items: readonly (readonly [T, number])[]): T {
    let point = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      point -= weight;
      if (point < 0) return item;
    }
    return this.pick(items)[0];
  }
}
