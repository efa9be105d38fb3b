/** Progress of pieces that complete out of sequence: everything below `value` is done. */
export class Watermark {
  #value: number;
  /** Pieces done beyond it: their ends, by their starts. */
  #beyond = new Map<number, number>();

  constructor(value: number) {
    this.#value = value;
  }

  get value(): number {
    return this.#value;
  }

  /** The `value` after this piece is done as well. */
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
