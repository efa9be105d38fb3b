/** The progress of pieces that complete out of sequence: all pieces below `value` are done. */
export class Watermark {
  #value: number;
  /** The completed pieces above `value`. The key is the start of a piece, the value its end. */
  #beyond = new Map<number, number>();

  constructor(value: number) {
    this.#value = value;
  }

  get value(): number {
    return this.#value;
  }

  /** The `value` that would result if this piece were done as well. */
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
