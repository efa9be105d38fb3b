/**
 * Random shops, products and times for tests of arrival dates. Values near limits are frequent, because mistakes show
 * there.
 */
import fc from 'fast-check';
import { stateOfPostalCode } from '../address/mexican-states.ts';
import { toDay } from './days/days.ts';
import { holidaysWith } from './days/holidays.ts';
import { parseWeekdays } from './days/work-days.ts';
import { type DeliveryGroup, groupNumber, groupOf } from './delivery-group.ts';
import type { ShippingRules } from './network.ts';
import type { PlainPlace, PlainProduct, PlainShop } from './test-plain-shipping.ts';

/** Few postal codes, so that many destinations match prefixes of rows. */
const postalCodes = [
  ...['01000', '06600', '06720', '16910', '21399', '22000', '23000', '24500', '29200', '31000', '44100', '45640'],
  ...[
    '50000',
    '54600',
    '57000',
    '62000',
    '64000',
    '66600',
    '68000',
    '77500',
    '77580',
    '80000',
    '85000',
    '91000',
    '97000',
  ],
];
export const anyPostalCode = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...postalCodes) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1_000, max: 99_999 })
      .map((number) => String(number).padStart(5, '0'))
      .filter((code) => stateOfPostalCode(code) !== undefined),
  },
);

const minuteText = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
/** Minutes at which a promise may change, and other minutes. */
const edges = [0, 1, 540, 719, 720, 840, 841, 1_080, 1_439];
const anyMinute = fc.oneof(fc.constantFrom(...edges), fc.integer({ min: 0, max: 1_439 }));
const anyCutoff = fc.oneof(anyMinute, fc.constant(1_440)).map(minuteText);

const anyWeekdays = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('LMXJV', 'LMXJVS', 'LMXJVSD') },
  {
    weight: 1,
    arbitrary: fc.subarray([...'LMXJVSD'], { minLength: 1 }).map((letters) => letters.join('')),
  },
);

/** Random values that all kinds of places have. */
const anyPlace = (place: Pick<PlainPlace, 'kind' | 'store'>) =>
  fc.record({
    id: fc.constant(0),
    kind: fc.constant(place.kind),
    store: fc.constant(place.store),
    postalCode: anyPostalCode,
    cutoff: anyCutoff,
    expressCutoff: fc.option(anyCutoff),
    workDays: anyWeekdays,
    handlingDays: fc.integer({ min: 0, max: 8 }),
    madeToOrderDays: fc.integer({ min: 0, max: 20 }),
  });
const maybe = (place: Pick<PlainPlace, 'kind' | 'store'>) => fc.option(anyPlace(place), { nil: undefined, freq: 4 });

/** Kinds of places follow each other in any sequence. Ids ascend with gaps; ids in the gaps belong to closed places. */
const anyPlaces = fc
  .tuple(
    fc.array(anyPlace({ kind: 'warehouse', store: null }), { maxLength: 3 }),
    fc.array(anyPlace({ kind: 'shop', store: null }), { maxLength: 2 }),
    maybe({ kind: 'seller', store: null }),
    ...[1, 2, 3].map((store) => maybe({ kind: 'seller', store })),
  )
  .chain(([warehouses, shops, ...sellers]) => {
    const all = [...warehouses, ...shops, ...sellers.filter((place) => place !== undefined)];
    return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
  })
  .map((places) => places.map((place, at) => ({ ...place, id: at * 2 + 1 })));

const anyZone = fc.constantFrom('local' as const, 'regional' as const, 'nacional' as const, 'lejana' as const);
const anyPrefix = fc
  .tuple(anyPostalCode, fc.integer({ min: 2, max: 5 }))
  .map(([code, length]) => code.slice(0, length));

const anyZones = fc.uniqueArray(
  fc.record({
    place: fc.option(fc.constantFrom(1, 3, 5, 7)),
    prefix: anyPrefix,
    zone: fc.oneof({ weight: 5, arbitrary: anyZone }, { weight: 1, arbitrary: fc.constant('ninguna' as const) }),
  }),
  { maxLength: 12, selector: ({ place, prefix }) => `${place} ${prefix}` },
);

const anyRate = fc
  .record({
    store: fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
    ),
    service: fc.constantFrom('estandar' as const, 'voluminoso' as const, 'express' as const),
    zone: anyZone,
    least: fc.integer({ min: 0, max: 6 }),
    most: fc.integer({ min: 0, max: 6 }),
    deliveryDays: anyWeekdays,
  })
  .map((rate) => ({ ...rate, most: rate.least + rate.most }));
/** Most services and zones have a rate, and some have none. */
const anyRates = fc.uniqueArray(anyRate, {
  minLength: 4,
  maxLength: 24,
  size: 'max',
  selector: ({ store, service, zone }) => `${store} ${service} ${zone}`,
});

const firstDay = toDay('2024-01-01');
const lastDay = toDay('2030-12-31');
const date = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
/** Days near holidays, ends of years and leap days, and other days. */
const anyDay = fc.oneof(
  fc.integer({ min: firstDay, max: lastDay }),
  fc
    .tuple(
      fc.integer({ min: 2024, max: 2030 }),
      fc.constantFrom('01-01', '02-03', '02-29', '03-17', '05-01', '09-16', '10-01', '11-17', '12-25', '12-31'),
      fc.integer({ min: -4, max: 3 }),
    )
    .map(([year, day, beside]) =>
      Math.min(lastDay, Math.max(firstDay, Math.floor(Date.parse(`${year}-${day}`) / 86_400_000) + beside)),
    )
    .filter((day) => !Number.isNaN(day)),
);

export const anyShop: fc.Arbitrary<PlainShop> = fc.record({
  places: anyPlaces,
  zones: anyZones,
  rates: anyRates,
  holidays: fc.array(anyDay.map(date), { maxLength: 6 }),
  // Ids of all kinds of places, and ids without a place.
  sets: fc
    .array(fc.subarray([1, 2, 3, 5, 7, 9]), { minLength: 3, maxLength: 3 })
    .map((sets) => sets.map((places, at) => ({ id: at + 1, places }))),
});

export const anyProduct: fc.Arbitrary<PlainProduct> = fc.record({
  store: fc.integer({ min: 1, max: 4 }),
  fulfillmentId: fc.constantFrom(0, 1, 1),
  // Set 4 does not exist in `sets`.
  dispatchSet: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 2 }),
  isBigTicket: fc.boolean(),
  isBackorder: fc.boolean(),
  // Express requires several conditions at once. Without this weight, few products would use it.
  superExpress: fc.nat(7).map((one) => one > 0),
  extendedCatalogueDays: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30 })),
  digital: fc.nat(19).map((one) => one === 7),
  isStoreOnly: fc.nat(19).map((one) => one === 7),
  stock: fc.nat(19).map((one) => (one === 7 ? 0 : one + 1)),
});

/** A random millisecond of a random minute in Mexico City. */
export const anyMoment = fc
  .tuple(anyDay, anyMinute, fc.constantFrom(0, 1, 30_000, 59_999))
  .map(([day, minute, rest]) => day * 86_400_000 + 6 * 3_600_000 + minute * 60_000 + rest);

export interface Question {
  product: PlainProduct;
  destination: string;
  moment: number;
}
export const anyQuestion: fc.Arbitrary<Question> = fc.record({
  product: anyProduct,
  destination: anyPostalCode,
  moment: anyMoment,
});

const minuteOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const weekdaysOf = (letters: string): number => parseWeekdays(letters) ?? 0;
/** INEGI's number of the state of a postal code. */
export const stateNumber = (postalCode: string): number => stateOfPostalCode(postalCode)?.number ?? 0;

/** Converts a shop into the rows that the implementation takes. */
export const rulesOf = ({ places, zones, rates, holidays, sets }: PlainShop): ShippingRules => ({
  places: places.map((place) => ({
    ...{ ...place, state: stateNumber(place.postalCode), cutoff: minuteOf(place.cutoff) },
    expressCutoff: place.expressCutoff === null ? null : minuteOf(place.expressCutoff),
    workDays: weekdaysOf(place.workDays),
  })),
  zones,
  rates: rates.map((rate) => ({ ...rate, deliveryDays: weekdaysOf(rate.deliveryDays) })),
  holidays: holidaysWith(holidays.map(toDay)),
  sets: new Map(sets.map(({ id, places: ids }) => [id, ids])),
});

/** The group of a product, encoded and decoded again, as the catalogue index stores it. */
export function storedGroup(product: PlainProduct): DeliveryGroup | undefined {
  if (product.digital || product.isStoreOnly || product.stock === 0) return groupOf(-1);
  const byUs = product.fulfillmentId === 1;
  const group = {
    ...{ byUs, origin: byUs ? (product.dispatchSet ?? 0) : product.store, isBigTicket: product.isBigTicket },
    ...{ isMadeToOrder: product.isBackorder, isSuperExpress: product.superExpress },
    extendedDays: product.extendedCatalogueDays,
  };
  return groupOf(groupNumber(group));
}
