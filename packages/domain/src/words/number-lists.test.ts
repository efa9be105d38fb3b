import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NumberLists } from './number-lists.ts';

const lists = fc.array(fc.array(fc.nat(9), { maxLength: 6 }), { maxLength: 8 });

test('lists of numbers are read as they were written', () => {
  fc.assert(
    fc.property(lists, (written) => {
      const read = new NumberLists(written);
      expect(Array.from({ length: read.length }, (_, at) => [...read.at(at)])).toEqual(written);
      expect([...read.at(-1), ...read.at(written.length)]).toEqual([]);
    }),
  );
});

test('inverted lists have each list once for each of its numbers, in ascending sequence', () => {
  fc.assert(
    fc.property(lists, (written) => {
      const inverted = new NumberLists(written).inverted(10);
      expect(inverted.length).toBe(10);
      for (let number = 0; number < 10; number++)
        expect([...inverted.at(number)]).toEqual(
          [...written.keys()].filter((index) => written[index]?.includes(number)),
        );
    }),
  );
});
