/** How far work is that is done in pieces out of order: everything before `value` is done. */
export class Watermark {
  #value: number;
  /** Ends of pieces that are done beyond it, by their beginnings. */
  #beyond = new Map<number, number>();

  constructor(value: number) {
    this.#value = value;
  }

  get value(): number {
    return this.#value;
  }

  /** What `value` is once this piece is done, too. */
  with(from: number, to: number): number {
    if (from !== this.#value) return this.#value;
    let value = to;
    for (let end = this.#beyond.get(value); end !== undefined; end = this.#beyond.get(value)) value = end;
    return value;
  }

  add(from: number, to: number): void {
    const value = this.with(from, to);
    if (value === this.#value) this.#beyond.set(from, to);
    this.#value = value;
  }
}
