import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Holidays, holidaysWith } from './days/holidays.ts';
import { mondayToFriday, mondayToSaturday } from './days/work-days.ts';
import { type Clock, type Origin, toDate, toDay } from './index.ts';
import { arrivalOf, type Carriage, type Delay, dispatchDay } from './promise.ts';

const none: Delay = { madeToOrderDays: 0, extendedDays: 0 };
/** Cut-off at 14:00, from Monday to Friday; delivered in one to three days, Saturdays included. */
const seller: Origin = { cutoff: 840, workDays: mondayToFriday, handlingDays: 1 };
const carrier: Carriage = { least: 1, most: 3, deliveryDays: mondayToSaturday };

/** Monday 16 November 2026 is a holiday. */
test.each([
  // An order in the minute of the cut-off is late.
  ['2026-11-10', 839, seller, none, '2026-11-11', '2026-11-12', '2026-11-14'],
  ['2026-11-10', 840, seller, none, '2026-11-12', '2026-11-13', '2026-11-17'],
  ['2026-11-10', 0, seller, none, '2026-11-11', '2026-11-12', '2026-11-14'],
  ['2026-11-10', 1_439, seller, none, '2026-11-12', '2026-11-13', '2026-11-17'],
  // With a cut-off at 24:00 every order of the day is in time; with a cut-off at 0:00 no order is in time.
  ['2026-11-10', 1_439, { ...seller, cutoff: 1_440 }, none, '2026-11-11', '2026-11-12', '2026-11-14'],
  ['2026-11-10', 0, { ...seller, cutoff: 0 }, none, '2026-11-12', '2026-11-13', '2026-11-17'],
  // An order on Friday in time is dispatched after the long weekend. On Saturday and on the holiday nobody packs.
  ['2026-11-13', 600, seller, none, '2026-11-17', '2026-11-18', '2026-11-20'],
  ['2026-11-14', 600, seller, none, '2026-11-18', '2026-11-19', '2026-11-21'],
  ['2026-11-16', 600, seller, none, '2026-11-18', '2026-11-19', '2026-11-21'],
  // Packed and dispatched on the day of the order.
  ['2026-11-10', 600, { ...seller, handlingDays: 0 }, none, '2026-11-10', '2026-11-11', '2026-11-13'],
  // A product of an extended catalogue, a product made to order, and a product that is both.
  ['2026-11-10', 600, seller, { ...none, extendedDays: 3 }, '2026-11-17', '2026-11-18', '2026-11-20'],
  ['2026-11-10', 600, seller, { ...none, madeToOrderDays: 10 }, '2026-11-26', '2026-11-27', '2026-11-30'],
  ['2026-11-10', 600, seller, { extendedDays: 3, madeToOrderDays: 10 }, '2026-12-01', '2026-12-02', '2026-12-04'],
  // Orders before Christmas and New Year.
  ['2026-12-24', 600, seller, none, '2026-12-28', '2026-12-29', '2026-12-31'],
  ['2026-12-30', 900, seller, none, '2027-01-04', '2027-01-05', '2027-01-07'],
])('AP-15 ordered on %s at minute %i from %o with %o, leaves %s, arrives %s to %s', (...row) => {
  const [date, minute, origin, delay, leaves, from, to] = row;
  const clock = { day: toDay(date), minute };
  expect(toDate(dispatchDay(clock, origin, delay, holidaysWith()))).toBe(leaves);
  const arrival = arrivalOf(clock, origin, delay, carrier, holidaysWith());
  expect([toDate(arrival.from), toDate(arrival.to)]).toEqual([from, to]);
});

test('AP-15 what leaves on a day without delivery arrives on the next one, if it is carried on the same day', () => {
  const sunday = { day: toDay('2026-11-22'), minute: 600 };
  const always = { cutoff: 720, workDays: 127, handlingDays: 0 };
  const arrival = arrivalOf(
    sunday,
    always,
    none,
    { least: 0, most: 1, deliveryDays: mondayToSaturday },
    holidaysWith(),
  );
  expect([toDate(arrival.from), toDate(arrival.to)]).toEqual(['2026-11-23', '2026-11-23']);
});

const anyWeekdays = fc.oneof(fc.constantFrom(mondayToFriday, mondayToSaturday, 127), fc.integer({ min: 1, max: 127 }));
const anyClock = fc.record({
  day: fc.integer({ min: toDay('2024-01-01'), max: toDay('2030-12-31') }),
  minute: fc.integer({ min: 0, max: 1_439 }),
});
interface Order {
  clock: Clock;
  origin: Origin;
  delay: Delay;
  carriage: Carriage;
  /** Added holidays, as days after the order's day. */
  further: number[];
}
const anyOrder: fc.Arbitrary<Order> = fc.record({
  clock: anyClock,
  origin: fc.record({
    cutoff: fc.integer({ min: 0, max: 1_440 }),
    workDays: anyWeekdays,
    handlingDays: fc.integer({ min: 0, max: 10 }),
  }),
  delay: fc.record({
    madeToOrderDays: fc.integer({ min: 0, max: 20 }),
    extendedDays: fc.integer({ min: 0, max: 30 }),
  }),
  carriage: fc
    .record({ least: fc.integer({ min: 0, max: 5 }), most: fc.integer({ min: 0, max: 5 }), deliveryDays: anyWeekdays })
    .map((way) => ({ ...way, most: way.least + way.most })),
  further: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 5 }),
});

const holidaysOf = ({ clock, further }: Order): Holidays => holidaysWith(further.map((days) => clock.day + days));
const arrives = (order: Order, holidays = holidaysOf(order)) =>
  arrivalOf(order.clock, order.origin, order.delay, order.carriage, holidays);

/**
 * The worse order differs in one value that can only make it later. Checks that neither end of its range is earlier.
 */
function neverEarlier(worse: (order: Order, by: number) => Order) {
  fc.assert(
    fc.property(anyOrder, fc.integer({ min: 0, max: 8 }), (order, by) => {
      const holidays = holidaysOf(order);
      const [before, after] = [arrives(order, holidays), arrives(worse(order, by), holidays)];
      expect(after.from).toBeGreaterThanOrEqual(before.from);
      expect(after.to).toBeGreaterThanOrEqual(before.to);
      expect(before.to).toBeGreaterThanOrEqual(before.from);
      expect(before.from).toBeGreaterThanOrEqual(order.clock.day);
    }),
    { numRuns: 1_000 },
  );
}

test('AP-15 never earlier with a later order', () => {
  neverEarlier(({ clock, ...order }, by) => {
    const minute = clock.minute + by * 300;
    return { ...order, clock: { day: clock.day + Math.floor(minute / 1_440), minute: minute % 1_440 } };
  });
});

test('AP-15 never earlier with an earlier cut-off', () => {
  neverEarlier(({ origin, ...order }, by) => ({
    ...order,
    origin: { ...origin, cutoff: Math.max(0, origin.cutoff - by * 90) },
  }));
});

test('AP-15 never earlier with a longer handling', () => {
  neverEarlier(({ origin, ...order }, by) => ({
    ...order,
    origin: { ...origin, handlingDays: origin.handlingDays + by },
  }));
});

test('AP-15 never earlier with more days of an extended catalogue, or to make it', () => {
  neverEarlier(({ delay, ...order }, by) => ({ ...order, delay: { ...delay, extendedDays: delay.extendedDays + by } }));
  neverEarlier(({ delay, ...order }, by) => ({
    ...order,
    delay: { ...delay, madeToOrderDays: delay.madeToOrderDays + by },
  }));
});

test('AP-15 never earlier with a longer way, of which the first day, the last or both are later', () => {
  neverEarlier(({ carriage, ...order }, by) => ({ ...order, carriage: { ...carriage, most: carriage.most + by } }));
  neverEarlier(({ carriage, ...order }, by) => ({
    ...order,
    carriage: { ...carriage, least: carriage.least + by, most: carriage.most + by },
  }));
});

test('AP-15 never earlier with a weekday less on which somebody works', () => {
  const without = (weekdays: number, by: number) => weekdays & ~(1 << (by % 7)) || weekdays;
  neverEarlier(({ origin, ...order }, by) => ({
    ...order,
    origin: { ...origin, workDays: without(origin.workDays, by) },
  }));
  neverEarlier(({ carriage, ...order }, by) => ({
    ...order,
    carriage: { ...carriage, deliveryDays: without(carriage.deliveryDays, by) },
  }));
});

test('AP-15 never earlier with one more holiday', () => {
  fc.assert(
    fc.property(anyOrder, fc.integer({ min: 0, max: 30 }), (order, after) => {
      const more = { ...order, further: [...order.further, after] };
      const [before, with1] = [arrives(order), arrives(more)];
      expect(with1.from).toBeGreaterThanOrEqual(before.from);
      expect(with1.to).toBeGreaterThanOrEqual(before.to);
    }),
    { numRuns: 2_000 },
  );
});
