import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InvalidationPlace, type InvalidationRow } from './invalidation-place.ts';

const row = (seq: number, xid: number, tag: string, horizon: number): InvalidationRow => ({
  seq: `${seq}`,
  xid: `${xid}`,
  tags: [tag],
  horizon: `${horizon}`,
});
const none = (horizon: number): InvalidationRow => ({ seq: null, xid: null, tags: null, horizon: `${horizon}` });

test('the first reading knows nothing of before', () => {
  const place = new InvalidationPlace();
  expect(place.take([none(10)])).toBeUndefined();
  expect(place.horizon).toBe('10');
  expect(place.take([none(10)])).toEqual([]);
});

test('a server whose transactions count from lower is another one, of which nothing is known', () => {
  const place = new InvalidationPlace();
  place.take([none(1_000)]);
  expect(place.take([none(9)])).toBeUndefined();
  expect(place.take([row(1, 9, 'a', 9)])).toEqual(['a']);
});

test('"*" stands for everything', () => {
  const place = new InvalidationPlace();
  place.take([none(1)]);
  expect(place.take([row(1, 1, 'a', 2), row(2, 1, '*', 2)])).toBeUndefined();
});

test('whatever order transactions commit in, each row is heard exactly once', () => {
  // Each transaction begins (takes its number), writes one row, and commits at some later step; a reading comes after every step.
  const lives = fc.array(fc.record({ begins: fc.nat(20), lasts: fc.nat(20) }), { maxLength: 30 });
  fc.assert(
    fc.property(lives, (given) => {
      const transactions = given
        .toSorted((one, other) => one.begins - other.begins)
        .map(({ begins, lasts }, at) => ({ xid: at + 1, begins, ends: begins + lasts }));
      const place = new InvalidationPlace();
      place.take([none(1)]);
      const heard: string[] = [];
      for (let now = 0; now <= 41; now++) {
        const open = transactions.filter(({ begins, ends }) => begins <= now && ends > now);
        const begun = transactions.filter(({ begins }) => begins <= now).length;
        const horizon = Math.min(begun + 1, ...open.map(({ xid }) => xid));
        const rows = transactions
          .filter(({ xid, ends, begins }) => begins <= now && ends <= now && xid >= Number(place.horizon))
          .map(({ xid }) => row(xid, xid, `t${xid}`, horizon));
        heard.push(...(place.take(rows.length > 0 ? rows : [none(horizon)]) ?? ['everything']));
      }
      expect(heard.toSorted()).toEqual(transactions.map(({ xid }) => `t${xid}`).toSorted());
    }),
  );
});
