/** Lists of whole numbers, one after the other in one array: a tenth of the memory of an array of arrays or sets. */
export class NumberLists {
  readonly #numbers: Uint32Array;
  /** Where each list begins, and where the last one ends. */
  readonly #starts: Uint32Array;

  constructor(lists: ReadonlyArray<Iterable<number>>) {
    const numbers: number[] = [];
    this.#starts = new Uint32Array(lists.length + 1);
    for (const [at, list] of lists.entries()) {
      for (const number of list) numbers.push(number);
      this.#starts[at + 1] = numbers.length;
    }
    this.#numbers = Uint32Array.from(numbers);
  }

  get length(): number {
    return this.#starts.length - 1;
  }

  /** The numbers of a list; none if there is no such list. */
  at(index: number): Uint32Array {
    return this.#numbers.subarray(this.#starts[index] ?? 0, this.#starts[index + 1] ?? 0);
  }

  /** For each number below `count` the lists that have it, in ascending sequence. */
  inverted(count: number): NumberLists {
    const holders = Array.from({ length: count }, (): number[] => []);
    for (let index = 0; index < this.length; index++)
      for (const number of new Set(this.at(index))) holders[number]?.push(index);
    return new NumberLists(holders);
  }
}
