import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrivalInShort, arrivalInWords } from './arrival-words.ts';
import { mexicoClock, toDate, toDay } from './days/days.ts';
import { holidaysWith } from './days/holidays.ts';
import { mondayToFriday } from './days/work-days.ts';
import type { DeliveryGroup } from './delivery-group.ts';
import { networkOf, planDelivery, type RateRow, type ShippingPlace, type ShippingRules } from './network.ts';
import type { Clock } from './promise.ts';
import { anyPostalCode, anyProduct, anyShop, rulesOf, stateNumber, storedGroup } from './test-random-shops.ts';

const place = (id: number, more: Partial<ShippingPlace>): ShippingPlace => ({
  ...{ id, kind: 'warehouse', store: null, state: 15, cutoff: 840, expressCutoff: null, workDays: mondayToFriday },
  ...{ handlingDays: 0, madeToOrderDays: 10, ...more },
});
const rate = (zone: RateRow['zone'], least: number, most: number, more: Partial<RateRow> = {}): RateRow => ({
  ...{ store: null, service: 'estandar', zone, least, most, deliveryDays: mondayToFriday },
  ...more,
});
/** Warehouses in the State of Mexico and Nuevo León, a shop, the general place of sellers, and a place of store 7. */
const rules: ShippingRules = {
  places: [
    place(1, { expressCutoff: 660 }),
    place(2, { state: 19 }),
    place(3, { kind: 'shop', state: 31 }),
    place(4, { kind: 'seller', handlingDays: 2, state: 9 }),
    place(5, { kind: 'seller', store: 7, handlingDays: 1, state: 14 }),
  ],
  zones: [
    { place: null, prefix: '06', zone: 'lejana' },
    { place: null, prefix: '06720', zone: 'ninguna' },
    { place: 1, prefix: '067', zone: 'local' },
    { place: 5, prefix: '0672', zone: 'ninguna' },
  ],
  rates: [
    rate('local', 1, 1),
    rate('regional', 1, 2),
    rate('nacional', 2, 4),
    rate('lejana', 3, 6),
    rate('local', 0, 0, { service: 'express' }),
    rate('local', 2, 5, { service: 'voluminoso' }),
    rate('local', 1, 3, { store: 7 }),
  ],
  holidays: holidaysWith(),
  sets: new Map([
    [1, [2]],
    [2, [1, 3]],
    [3, []],
  ]),
};
const group = (more: Partial<DeliveryGroup>): DeliveryGroup => ({
  ...{ byUs: true, origin: 0, isBigTicket: false, isMadeToOrder: false, isSuperExpress: false, extendedDays: 0 },
  ...more,
});
/** A minute of a Tuesday. */
const tuesday = (minute: number): Clock => ({ day: toDay('2026-11-10'), minute });

function promised(postalCode: string, of: Partial<DeliveryGroup>, minute = 600, shop = rules): string {
  const promise = planDelivery(
    networkOf(shop),
    { postalCode, state: stateNumber(postalCode) },
    tuesday(minute),
  ).promise(group(of));
  if (!promise) return 'no coverage';
  const days = [promise.from, promise.to].map((day) => toDate(day).slice(8)).join('-');
  return `${days} by ${promise.service} from ${promise.place}, ${promise.zone}`;
}

describe('AP-15 the rules of decision 33', () => {
  test.each<[string, string, Partial<DeliveryGroup>, string]>([
    ['ours, from the nearest warehouse', '54600', {}, '11-11 by estandar from 1, local'],
    ['ours, from the other one', '64000', {}, '11-11 by estandar from 2, local'],
    ['ours, only from where it is', '54600', { origin: 1 }, '12-17 by estandar from 2, nacional'],
    ['a shop sends nothing', '97000', { origin: 2 }, '13-19 by estandar from 1, lejana'],
    ['a set of no places', '54600', { origin: 3 }, 'no coverage'],
    ['a set that is not known', '54600', { origin: 9 }, 'no coverage'],
    ['a store without a place', '54600', { byUs: false, origin: 8 }, '13-13 by estandar from 4, local'],
    ['a store with one and rates of its own', '44100', { byUs: false, origin: 7 }, '12-17 by estandar from 5, local'],
    ['the general rate elsewhere', '64000', { byUs: false, origin: 7 }, '13-18 by estandar from 5, nacional'],
    ['quick, by the carrier that is there first', '54600', { isSuperExpress: true }, '10-10 by express from 1, local'],
    ['quick, where no such carrier goes', '64000', { isSuperExpress: true }, '11-11 by estandar from 2, local'],
    [
      'quick, but by a store',
      '44100',
      { byUs: false, origin: 7, isSuperExpress: true },
      '12-17 by estandar from 5, local',
    ],
    ['big', '54600', { isBigTicket: true }, '12-18 by voluminoso from 1, local'],
    ['big and quick', '54600', { isBigTicket: true, isSuperExpress: true }, '12-18 by voluminoso from 1, local'],
    ['big, where nobody carries that', '97000', { isBigTicket: true }, 'no coverage'],
    ['a row of all places', '06600', {}, '13-19 by estandar from 1, lejana'],
    ['a row of the place before a longer one of all', '06720', {}, '11-11 by estandar from 1, local'],
    ['the longest row of all places', '06720', { byUs: false, origin: 8 }, 'no coverage'],
    ['no coverage of one place', '06721', { byUs: false, origin: 7 }, 'no coverage'],
    ['made to order', '54600', { isMadeToOrder: true }, '26-26 by estandar from 1, local'],
    ['an extended catalogue', '54600', { extendedDays: 2 }, '13-13 by estandar from 1, local'],
  ])('%s', (_name, postalCode, of, expected) => expect(promised(postalCode, of)).toBe(expected));

  test('express has a cut-off of its own', () => {
    const quick = { isSuperExpress: true };
    expect(promised('54600', quick, 659)).toBe('10-10 by express from 1, local');
    expect(promised('54600', quick, 660)).toBe('11-11 by estandar from 1, local');
  });

  test('of equal promises the first place has it, by the standard service', () => {
    const equal = { ...rules, rates: [rate('local', 1, 1), rate('local', 1, 1, { service: 'express' })] };
    const places = [place(1, { expressCutoff: 840 }), place(2, {})];
    expect(promised('54600', { isSuperExpress: true }, 600, { ...equal, places })).toBe(
      '11-11 by estandar from 1, local',
    );
  });

  test('without places or rates nothing is promised', () => {
    expect(promised('54600', {}, 600, { ...rules, places: [] })).toBe('no coverage');
    expect(promised('54600', { byUs: false, origin: 8 }, 600, { ...rules, places: [place(1, {})] })).toBe(
      'no coverage',
    );
    expect(promised('54600', {}, 600, { ...rules, rates: [] })).toBe('no coverage');
  });
});

const anyClock = fc.record({
  day: fc.integer({ min: toDay('2024-01-01'), max: toDay('2030-12-31') }),
  minute: fc.oneof(fc.constantFrom(0, 539, 540, 719, 839, 840, 1_439), fc.integer({ min: 0, max: 1_439 })),
});
const anyPlan = fc.record({
  rules: anyShop.map(rulesOf),
  to: anyPostalCode.map((postalCode) => ({ postalCode, state: stateNumber(postalCode) })),
  clock: anyClock,
  groups: fc.array(
    anyProduct.map((product) => storedGroup({ ...product, digital: false, isStoreOnly: false, stock: 1 })),
    { minLength: 1, maxLength: 6 },
  ),
});
type Plan = typeof anyPlan extends fc.Arbitrary<infer Value> ? Value : never;

const promises = ({ rules: shop, to, clock, groups }: Plan) => {
  const plan = planDelivery(networkOf(shop), to, clock);
  return groups.map((one) => one && plan.promise(one));
};

/**
 * The promise is the way with the earliest last day, then with the earliest first day. So if one value of a plan gets
 * worse, the last day is never earlier. If the last day is the same, the first day is never earlier.
 */
function neverEarlier(worse: (plan: Plan, by: number) => Plan) {
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 1, max: 6 }), (plan, by) => {
      const after = promises(worse(plan, by));
      for (const [at, before] of promises(plan).entries()) {
        const then = after[at];
        if (!before) expect(then).toBeUndefined();
        if (!before || !then) continue;
        expect(then.to).toBeGreaterThanOrEqual(before.to);
        if (then.to === before.to) expect(then.from).toBeGreaterThanOrEqual(before.from);
      }
    }),
    { numRuns: 500 },
  );
}
const withRules = (plan: Plan, change: Partial<ShippingRules>): Plan => ({
  ...plan,
  rules: { ...plan.rules, ...change },
});
const withGroups = (plan: Plan, change: (one: DeliveryGroup) => Partial<DeliveryGroup>): Plan => ({
  ...plan,
  groups: plan.groups.map((one) => one && { ...one, ...change(one) }),
});

describe('AP-15 of all places and services, never earlier', () => {
  test('with a later order', () => {
    neverEarlier((plan, by) => {
      const minute = plan.clock.minute + by * 370;
      return { ...plan, clock: { day: plan.clock.day + Math.floor(minute / 1_440), minute: minute % 1_440 } };
    });
  });
  test('with a longer handling of one place', () => {
    neverEarlier((plan, by) =>
      withRules(plan, {
        places: plan.rules.places.map((one, at) =>
          at === by % 3 ? { ...one, handlingDays: one.handlingDays + by } : one,
        ),
      }),
    );
  });
  test('with more days of an extended catalogue', () => {
    neverEarlier((plan, by) => withGroups(plan, ({ extendedDays }) => ({ extendedDays: extendedDays + by })));
  });
  test('if it has to be made first', () => neverEarlier((plan) => withGroups(plan, () => ({ isMadeToOrder: true }))));
  test('with a longer carriage of one rate', () => {
    neverEarlier((plan, by) =>
      withRules(plan, {
        rates: plan.rules.rates.map((one, at) => {
          if (at % 3 !== by % 3) return one;
          return by < 3 ? { ...one, most: one.most + by } : { ...one, least: one.least + by, most: one.most + by };
        }),
      }),
    );
  });
  test('with one more holiday', () => {
    neverEarlier((plan, by) => {
      const { holidays } = plan.rules;
      const more = plan.clock.day + by - 1;
      return withRules(plan, { holidays: { has: (day) => day === more || holidays.has(day) } });
    });
  });
  test('without one of the warehouses, or without express', () => {
    neverEarlier((plan, by) =>
      withRules(plan, { places: plan.rules.places.filter(({ kind }, at) => kind !== 'warehouse' || at !== by % 3) }),
    );
    neverEarlier((plan) => withGroups(plan, () => ({ isSuperExpress: false })));
  });
});

const words = (plan: Plan) =>
  promises(plan).map(
    (one) => one && [arrivalInWords, arrivalInShort].map((say) => say(one.from, one.to, plan.clock.day)),
  );

describe('AP-15 how long it holds', () => {
  test('until then nothing changes of what is said, at no minute', () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 0, max: 1_439 }), (plan, any) => {
        const { rules: shop, to, clock, groups } = plan;
        const first = planDelivery(networkOf(shop), to, clock);
        for (const one of groups) if (one) first.promise(one);
        const valid = first.minutesValid();
        expect(valid).toBeGreaterThan(0);
        expect(clock.minute + valid).toBeLessThanOrEqual(1_440);
        const said = words(plan);
        // Checks the last minute in which the promise is valid, and a random one before.
        for (const later of [valid - 1, any % valid]) {
          const then = { ...plan, clock: { day: clock.day, minute: clock.minute + later } };
          expect(promises(then)).toEqual(promises(plan));
          expect(words(then)).toEqual(said);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('on a work day of the only place that long and no longer: the promise changes at its cut-off', () => {
    fc.assert(
      fc.property(anyClock, fc.integer({ min: 1, max: 1_439 }), (clock, cutoff) => {
        const only = { ...rules, zones: [], places: [place(1, { cutoff, workDays: 127 })] };
        const at = (minute: number) =>
          planDelivery(networkOf(only), { postalCode: '54600', state: 15 }, { ...clock, minute });
        const plan = at(clock.minute);
        const now = plan.promise(group({}));
        expect(plan.minutesValid()).toBe((clock.minute < cutoff ? cutoff : 1_440) - clock.minute);
        const isOpen = clock.minute < cutoff && !only.holidays.has(clock.day);
        if (!isOpen) return;
        expect(at(cutoff - 1).promise(group({}))).toEqual(now);
        // If carriers deliver from Monday to Friday only, a later order may arrive on the same day. So the carrier here
        // delivers daily, and the dates show when each order is dispatched.
        const dispatched = { ...only, rates: [rate('local', 0, 0, { deliveryDays: 127 })] };
        const leaves = (minute: number) =>
          planDelivery(networkOf(dispatched), { postalCode: '54600', state: 15 }, { ...clock, minute }).promise(
            group({}),
          )?.to;
        expect(leaves(cutoff)).toBeGreaterThan(leaves(cutoff - 1) ?? Number.POSITIVE_INFINITY);
      }),
      { numRuns: 500 },
    );
  });

  test('only hours of places and services that were asked about count, and midnight always', () => {
    const plan = () => planDelivery(networkOf(rules), { postalCode: '54600', state: 15 }, tuesday(600));
    const untouched = plan();
    expect(untouched.minutesValid()).toBe(840);
    const standard = plan();
    standard.promise(group({}));
    expect(standard.minutesValid()).toBe(240);
    const quick = plan();
    quick.promise(group({ isSuperExpress: true }));
    expect(quick.minutesValid()).toBe(60);
    expect(planDelivery(networkOf(rules), { postalCode: '54600', state: 15 }, tuesday(1_439)).minutesValid()).toBe(1);
  });

  test('in real time: one millisecond before the cut-off it is in time, and at it no more', () => {
    const at = (text: string) => {
      const plan = planDelivery(networkOf(rules), { postalCode: '54600', state: 15 }, mexicoClock(Date.parse(text)));
      return toDate(plan.promise(group({}))?.to ?? 0);
    };
    expect(at('2026-11-10T13:59:59.999-06:00')).toBe('2026-11-11');
    expect(at('2026-11-10T14:00:00.000-06:00')).toBe('2026-11-12');
    expect(at('2026-11-10T23:59:59.999-06:00')).toBe('2026-11-12');
    expect(at('2026-11-11T00:00:00.000-06:00')).toBe('2026-11-12');
  });
});
