/**
 * Compares random sequences of operations with a second, plain model of a cart. `node bench/cart.mjs` compares 10,000
 * sequences over HTTP, from four simultaneous clients of a cart.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LineFacts } from '../lines/service.ts';
import {
  addLines,
  type Change,
  type Known,
  moveLines,
  removeLines,
  restoreLines,
  setLines,
} from './changes/changes.ts';
import type { StoredLine } from './line-repository.ts';
import { CartModel, type Operation, operationKinds } from './test-cart-model.ts';

/** Stock of the products 1 to 4. The shop sells at most 5 pieces of a product at once. */
const stocks = [0, 3, 7, 60];
const most = 5;
const facts = new Map(
  stocks.map((stock, at): [string, LineFacts] => [
    `${at + 1} 0`,
    {
      ...{
        id: at + 1,
        sku: '0',
        isActive: true,
        isStoreOnly: false,
        hasChoices: false,
        months: 0,
        shipsFree: false,
        isDigital: false,
      },
      ...{ store: 1, department: 1, title: `Producto ${at + 1}` },
      variant: { id: 1, sku: `${at + 1}-U`, stock, listPrice: 1, salePrice: 1, options: {} },
    },
  ]),
);

const doing: Record<Operation['kind'], (known: Known, one: Operation) => Change> = {
  add: (known, { id, pieces }) => addLines(known, [{ id, sku: '0', pieces: Math.max(1, pieces) }]),
  set: (known, { id, pieces }) => setLines(known, [{ id, sku: '0', pieces }]),
  later: (known, { id }) => moveLines(known, [{ id, sku: '0' }], true),
  back: (known, { id }) => moveLines(known, [{ id, sku: '0' }], false),
  remove: (known, { id }) => removeLines(known, [{ id, sku: '0' }]),
  restore: (known, { id }) => restoreLines(known, [{ id, sku: '0' }]),
};

const operations = fc.array(
  fc.record({
    kind: fc.constantFrom(...operationKinds),
    id: fc.integer({ min: 1, max: 4 }),
    pieces: fc.integer({ min: 0, max: 9 }),
  }),
  { minLength: 1, maxLength: 30 },
);

test('a cart is what a plain model says, whatever is done to it', () => {
  fc.assert(
    fc.property(operations, (sequence) => {
      const model = new CartModel((id) => Math.min(stocks[id - 1] ?? 0, most));
      const lines = new Map<number, StoredLine>();
      for (const [at, one] of sequence.entries()) {
        model.do(one.kind === 'add' ? { ...one, pieces: Math.max(1, one.pieces) } : one);
        const known: Known = { lines: [...lines.values()], facts, most, version: at + 1, now: new Date(at) };
        for (const line of doing[one.kind](known, one).changed) lines.set(line.id, line);
        const shown = (isLater: boolean) =>
          new Map(
            [...lines.values()]
              .filter((line) => !line.isRemoved && line.isLater === isLater)
              .map((line) => [line.id, line.pieces]),
          );
        expect(sorted(shown(false))).toEqual(sorted(model.cart));
        expect(sorted(shown(true))).toEqual(sorted(model.later));
      }
    }),
    { numRuns: 2_000 },
  );
});

const sorted = (lines: ReadonlyMap<number, number>) => [...lines].toSorted(([one], [other]) => one - other);
