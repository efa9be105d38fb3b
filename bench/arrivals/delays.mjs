// Computes when an order arrives, by a model of packers and carriers. The model does not use the values from which the
// shop computes promises: cut-offs, handling days, zones and rates. It shares only facts with the shop: the work days
// of a place, a seller's shipping policy, the days of a supplier, and both postal codes. The numbers of the model were
// written before its first comparison with promises (commit "Model when orders really arrive"), and were not fitted to
// promises.
import { weekdayOf } from '@tianguis/domain/shipping';
import { loadOn, workOn } from './periods.mjs';
import { kilometres } from './states.mjs';

/** Hours of work for packing (median and spread of a lognormal distribution), and the working hours of the day. */
const packing = {
  warehouse: { median: 1.8, spread: 0.6, opens: 7, closes: 22, leaves: 19 },
  own: { median: 9, spread: 0.6, opens: 9, closes: 18, leaves: 17 },
  fast: { median: 5, spread: 0.7, opens: 9, closes: 18, leaves: 17 },
  careful: { median: 9, spread: 0.6, opens: 9, closes: 18, leaves: 17 },
  standard: { median: 12, spread: 0.6, opens: 9, closes: 18, leaves: 17 },
  freight: { median: 18, spread: 0.5, opens: 9, closes: 18, leaves: 16 },
  fresh: { median: 3, spread: 0.5, opens: 7, closes: 16, leaves: 16 },
  workshop: { median: 55, spread: 0.5, opens: 9, closes: 18, leaves: 17 },
};
/** Probability that something is missing, broken or forgotten, and the additional days. */
const mishap = { warehouse: 0.01, seller: 0.03, days: [1, 3] };

/** Work days until a workshop has made a piece. Share of the stated days that a supplier really needs. */
const made = { median: 7, spread: 0.35 };
const supplied = { median: 0.85, spread: 0.2 };

/**
 * Hours for sorting a parcel twice and bringing it to its town. Kilometres per hour on the road, stops at depots
 * included.
 */
const sorting = { hours: 9, spread: 0.25, speed: 38 };
/** Hour at which the delivery van is loaded. Parcels that arrive later are delivered the next day. */
const vanLeaves = 9;
/** Probability that a parcel waits a day for a full truck: at a hub, and elsewhere. */
const waiting = { hub: 0.05, elsewhere: 0.2 };
const rural = { hours: [10, 40] };
const ferry = { states: new Set([3]), hours: 20 };
const saturdays = 0.75;
/** Days that large goods wait for their truck, and then for the day that suits the customer. */
const freight = { waits: [0, 2], appointment: [0, 2] };
const courierMisses = 0.04;
const lost = { chance: 0.008, days: [2, 6] };

const normal = (random) => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
const lognormal = (random, { median, spread }) => median * Math.exp(spread * normal(random));

const hours = 24;
const dayOf = (moment) => Math.floor(moment / hours);

function isWorkDay(random, day, weekdays) {
  return (weekdays & (1 << weekdayOf(day))) !== 0 && random.chance(workOn(day));
}

/** The time at which `need` hours of work are done, counted from `from` in working hours. */
function worked(random, from, need, { opens, closes }, weekdays) {
  let left = need;
  for (let day = dayOf(from); ; day++) {
    if (!isWorkDay(random, day, weekdays)) continue;
    const begin = Math.max(from, day * hours + opens);
    const room = day * hours + closes - begin;
    if (room <= 0) continue;
    if (left <= room) return begin + left;
    left -= room;
  }
}

/** Time of the next departure of the carrier's truck. */
function departure(random, packed, { leaves }, weekdays) {
  for (let day = dayOf(packed); ; day++) {
    if (day * hours + leaves >= packed && isWorkDay(random, day, weekdays)) return day * hours + leaves;
  }
}

/** The day of the carrier's first delivery attempt. */
function delivered(random, arrives) {
  let day = dayOf(arrives - vanLeaves + hours);
  for (; ; day++) {
    const weekday = weekdayOf(day);
    if (weekday === 0 || !random.chance(workOn(day))) continue;
    if (weekday === 6 && !random.chance(saturdays)) continue;
    if (!random.chance(loadOn(day).stop)) return day;
  }
}

const between = (random, [low, high]) => low + (high - low) * random.next();

/**
 * The day of the first delivery attempt.
 * @param order `moment` in hours of Mexico City, `from` and `to` ({ postalCode, state }), `isRural`, `ours` (our
 * warehouse ships the order), `way` (shipping policy of the seller), `weekdays` of the place, `service`,
 * `extendedDays`, `isMadeToOrder`
 */
export function arrivalDay(random, order) {
  const way = packing[order.ours ? 'warehouse' : order.way];
  const load = loadOn(dayOf(order.moment));
  const aDay = way.closes - way.opens;
  let work = lognormal(random, way) * load.packing;
  if (order.extendedDays > 0) work += lognormal(random, supplied) * order.extendedDays * aDay;
  if (order.isMadeToOrder) work += lognormal(random, made) * aDay;
  if (random.chance(order.ours ? mishap.warehouse : mishap.seller)) work += between(random, mishap.days) * aDay;
  const packed = worked(random, order.moment, work, way, order.weekdays);

  if (order.service === 'express') {
    const day = dayOf(packed);
    return packed - day * hours <= 17 && !random.chance(courierMisses) ? day : delivered(random, (day + 1) * hours);
  }
  const left = departure(random, packed, way, order.weekdays);
  const busy = loadOn(dayOf(left)).carrier;
  let road = (sorting.hours + kilometres(order.from, order.to) / sorting.speed) * busy;
  road *= Math.exp(sorting.spread * normal(random));
  if (order.isRural) road += between(random, rural.hours);
  if (ferry.states.has(order.to.state) !== ferry.states.has(order.from.state)) road += ferry.hours;
  if (random.chance(order.ours ? waiting.hub : waiting.elsewhere)) road += hours;
  if (order.service === 'voluminoso')
    road += hours * Math.round(between(random, freight.waits) + between(random, freight.appointment));
  if (random.chance(lost.chance)) road += between(random, lost.days) * hours;
  return delivered(random, left + road);
}
