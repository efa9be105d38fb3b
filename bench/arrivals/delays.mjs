// When an order really arrives, by a model of packers and carriers that knows nothing of the promise: no cut-off, no
// handling days, no zone and no rate. What it shares with the shop are facts: the weekdays on which a place works, how
// a seller says that it ships (its policy), the days of a supplier, and where both ends are. Its numbers were written
// down before it was first compared with promises (commit "Model when orders really arrive"), and are not fitted to
// them.
import { weekdayOf } from '@tianguis/domain/shipping';
import { loadOn, workOn } from './periods.mjs';
import { kilometres } from './states.mjs';

/** Hours of work that packing takes (median and spread of a lognormal), and hours of the day at which people work. */
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
/** Something is missing, broken or forgotten, and costs more days. */
const mishap = { warehouse: 0.01, seller: 0.03, days: [1, 3] };

/** Work days of a workshop until a piece is made; what a supplier needs of the days that he says. */
const made = { median: 7, spread: 0.35 };
const supplied = { median: 0.85, spread: 0.2 };

/** Hours until a parcel is sorted twice and in its town, and kilometres an hour on the road, depots included. */
const sorting = { hours: 9, spread: 0.25, speed: 38 };
/** The van is loaded at nine in the morning; what comes later goes out on the next day. */
const vanLeaves = 9;
/** It waits a day for a full truck: from a hub, from elsewhere. */
const waiting = { hub: 0.05, elsewhere: 0.2 };
const rural = { hours: [10, 40] };
const ferry = { states: new Set([3]), hours: 20 };
const saturdays = 0.75;
/** What is big waits for its truck, and then for the day that suits the customer. */
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

/** The moment at which so many hours of work are done. */
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

/** The next departure of the carrier's truck. */
function departure(random, packed, { leaves }, weekdays) {
  for (let day = dayOf(packed); ; day++) {
    if (day * hours + leaves >= packed && isWorkDay(random, day, weekdays)) return day * hours + leaves;
  }
}

/** The day of the carrier's first attempt. */
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
 * The day of the first attempt to deliver.
 * @param order `moment` in hours of Mexico City, `from` and `to` ({ postalCode, state }), `isRural`, `ours` (our
 * warehouse   sends it), `way` (how the seller ships), `weekdays` of the place, `service`, `extendedDays`,
 * `isMadeToOrder`
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
