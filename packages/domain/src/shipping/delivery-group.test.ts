import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DeliveryGroup, groupNumber, groupOf, notDelivered } from './delivery-group.ts';

/** Origins up to the greatest id of a store, and more days than the 365 that a feed may contain. */
const anyGroup: fc.Arbitrary<DeliveryGroup> = fc.record({
  byUs: fc.boolean(),
  origin: fc.integer({ min: 0, max: 2_147_483_647 }),
  isBigTicket: fc.boolean(),
  isMadeToOrder: fc.boolean(),
  isSuperExpress: fc.boolean(),
  extendedDays: fc.integer({ min: 0, max: 1_023 }),
});

test('AP-15 a group is read from its number as it was, and no two groups have one number', () => {
  fc.assert(
    fc.property(anyGroup, (group) => {
      expect(groupOf(groupNumber(group))).toEqual(group);
    }),
  );
});

test('AP-15 the number is exact in JavaScript and a bigint of PostgreSQL', () => {
  fc.assert(
    fc.property(anyGroup, (group) => {
      expect(Number.isSafeInteger(groupNumber(group))).toBe(true);
      expect(groupNumber(group)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('AP-15 what is not delivered has no group', () => expect(groupOf(notDelivered)).toBeUndefined());
