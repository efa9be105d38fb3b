// Random orders of the demo shop. Probabilities depend on the sales of products, on where people live and on when they
// buy.
import { stateOfPostalCode } from '@tianguis/domain';
import { weekdayOf } from '@tianguis/domain/shipping';
import { loadOn } from './periods.mjs';
import { states } from './states.mjs';

/** Relative number of orders by hour of the day. */
const hourly = [8, 5, 3, 2, 1, 2, 4, 8, 18, 32, 44, 52, 56, 52, 46, 44, 44, 44, 44, 46, 52, 58, 48, 24];
const onWeekends = 0.9;
/** Share of orders to rural places, which no list of towns contains. */
const ruralShare = 0.12;

/** Returns a function that picks an index, with a probability proportional to its weight. */
function chooser(weights) {
  const sums = [];
  let sum = 0;
  for (const weight of weights) {
    sum += weight;
    sums.push(sum);
  }
  return (random) => {
    const point = random.next() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] <= point) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** @param codes postal codes of towns */
export function orderMaker(products, codes) {
  const product = chooser(products.map(({ soldCount }) => soldCount + 1));
  const state = chooser(states.map(({ people }) => people));
  const hour = chooser(hourly);
  const towns = Map.groupBy(codes, (code) => stateOfPostalCode(code)?.number);
  const prefixes = Map.groupBy(
    Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0')),
    (prefix) => stateOfPostalCode(`${prefix}000`)?.number,
  );

  function destination(random) {
    const { number } = states[state(random)];
    const isRural = number !== 9 && random.chance(ruralShare);
    const postalCode = isRural
      ? `${random.pick(prefixes.get(number))}${random.int(100, 999)}`
      : random.pick(towns.get(number));
    return { postalCode, state: number, isRural };
  }

  return {
    /** Number of orders on a day. */
    count: (day, aDay) => Math.round(aDay * loadOn(day).orders * ([0, 6].includes(weekdayOf(day)) ? onWeekends : 1)),
    draw: (random) => ({
      product: products[product(random)],
      to: destination(random),
      hour: hour(random) + random.next(),
    }),
  };
}
