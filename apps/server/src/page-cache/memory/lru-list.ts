/** A page in a segment of the cache, linked with the pages that were requested before and after it. */
export interface Node<Item> {
  readonly key: string;
  readonly hash: number;
  item: Item;
  segment: Segment;
  older: Node<Item>;
  newer: Node<Item>;
}

export type Segment = 'window' | 'probation' | 'protected';

export function createNode<Item>(key: string, hash: number, item: Item): Node<Item> {
  const node = { key, hash, item, segment: 'window' } as Node<Item>;
  node.older = node;
  node.newer = node;
  return node;
}

/** Nodes sorted by their last request: a circular doubly linked list with a pointer to the newest node. */
export class LruList<Item extends { bytes: number }> {
  bytes = 0;
  #newest: Node<Item> | undefined;

  get oldest(): Node<Item> | undefined {
    return this.#newest?.newer;
  }

  add(node: Node<Item>, segment: Segment): void {
    node.segment = segment;
    this.bytes += node.item.bytes;
    const newest = this.#newest;
    this.#newest = node;
    if (newest === undefined) {
      node.older = node;
      node.newer = node;
      return;
    }
    node.older = newest;
    node.newer = newest.newer;
    newest.newer.older = node;
    newest.newer = node;
  }

  remove(node: Node<Item>): void {
    this.bytes -= node.item.bytes;
    if (node.newer === node) this.#newest = undefined;
    else if (this.#newest === node) this.#newest = node.older;
    node.older.newer = node.newer;
    node.newer.older = node.older;
  }
}
