/** For tests and benchmarks: a second, plain model of a cart. */

export const operationKinds = ['add', 'set', 'later', 'back', 'remove', 'restore'] as const;
/** Number of pieces; for `add`, at least 1. */
export type Operation = { kind: (typeof operationKinds)[number]; id: number; pieces: number };

/** A cart as plain sets: lines in the cart, lines saved for later, and removed lines with the place that they had. */
export class CartModel {
  private readonly mostOf: (id: number) => number;
  cart = new Map<number, number>();
  later = new Map<number, number>();
  removed = new Map<number, { pieces: number; isLater: boolean }>();

  /** @param mostOf returns how many pieces of a product can be bought */
  constructor(mostOf: (id: number) => number) {
    this.mostOf = mostOf;
  }

  do({ kind, id, pieces }: Operation): void {
    const bound = this.mostOf(id);
    const [here, later] = [this.cart.get(id), this.later.get(id)];
    // Setting pieces of a missing line adds the line.
    const isAdded = kind === 'add' || (kind === 'set' && pieces > 0 && (here ?? later) === undefined);
    if (isAdded && bound > 0) {
      const next = Math.max(here ?? 0, Math.min((here ?? 0) + pieces, bound));
      this.cart.set(id, next);
      this.later.delete(id);
      this.removed.delete(id);
    }
    if (kind === 'set' && pieces > 0 && (here ?? later) !== undefined) {
      const list = later === undefined ? this.cart : this.later;
      const before = list.get(id) ?? 0;
      list.set(id, bound > 0 ? Math.min(pieces, bound) : Math.min(pieces, before));
    }
    if (kind === 'later' && here !== undefined) {
      this.later.set(id, here);
      this.cart.delete(id);
    }
    if (kind === 'back' && later !== undefined) {
      this.cart.set(id, later);
      this.later.delete(id);
    }
    if ((kind === 'remove' || (kind === 'set' && pieces === 0)) && (here ?? later) !== undefined) {
      this.removed.set(id, { pieces: here ?? later ?? 0, isLater: here === undefined });
      this.cart.delete(id);
      this.later.delete(id);
    }
    const gone = this.removed.get(id);
    if (kind === 'restore' && gone) {
      (gone.isLater ? this.later : this.cart).set(id, gone.pieces);
      this.removed.delete(id);
    }
  }
}
