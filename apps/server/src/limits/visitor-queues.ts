/** Queues of several visitors, which are served round robin. */
export class VisitorQueues<Item> {
  /** The queue of each visitor, in the sequence of the visitors' turns. */
  readonly #queues = new Map<string, Item[]>();
  #size = 0;

  /** The number of waiting items in all queues. */
  get size(): number {
    return this.#size;
  }

  /** The number of waiting items of a visitor. */
  sizeOf(visitor: string): number {
    return this.#queues.get(visitor)?.length ?? 0;
  }

  push(visitor: string, item: Item): void {
    const queue = this.#queues.get(visitor) ?? [];
    queue.push(item);
    this.#queues.set(visitor, queue);
    this.#size += 1;
  }

  remove(visitor: string, item: Item): void {
    const queue = this.#queues.get(visitor);
    const at = queue?.indexOf(item) ?? -1;
    if (!queue || at < 0) return;
    queue.splice(at, 1);
    this.#size -= 1;
    if (queue.length === 0) this.#queues.delete(visitor);
  }

  /** Removes the last item of the longest queue, if that queue is longer than `length`. */
  removeLastOfLongest(length: number): Item | undefined {
    let longest: { visitor: string; queue: Item[] } | undefined;
    for (const [visitor, queue] of this.#queues)
      if (queue.length > (longest?.queue.length ?? length)) longest = { visitor, queue };
    const last = longest?.queue.at(-1);
    if (longest && last !== undefined) this.remove(longest.visitor, last);
    return last;
  }

  /**
   * Removes the first item of the next visitor who may begin. This visitor's next turn comes after the turns of all
   * others.
   */
  next(mayBegin: (visitor: string) => boolean): Item | undefined {
    for (const [visitor, queue] of this.#queues) {
      if (!mayBegin(visitor)) continue;
      const item = queue.shift();
      this.#size -= 1;
      this.#queues.delete(visitor);
      if (queue.length > 0) this.#queues.set(visitor, queue);
      return item;
    }
    return undefined;
  }
}
