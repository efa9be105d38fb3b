// Measures how many promised dates are correct:
//   node bench/arrivals.mjs [orders of a usual day=600] [seed=tianguis]
// Simulates the orders of three periods of 30 days (Buen Fin, Christmas, Semana Santa), with the demo shop's products,
// sellers and rules of shipping. Compares the promise for each order with a random arrival. A model of packers and
// carriers generates the arrivals without the promises (bench/arrivals/delays.mjs). In time: the first delivery attempt
// is on the last promised day or earlier. Early: the first delivery attempt is before the first promised day. Error:
// number of days between the arrival and the promised range, 0 within the range. For late orders, the number of days
// after the range is also printed.
import './shop/own-node.mjs';
import { stateOfPostalCode } from '@tianguis/domain';
import { holidaysWith, planDelivery, toDate, toDay } from '@tianguis/domain/shipping';
import { arrivalDay } from './arrivals/delays.mjs';
import { orderMaker } from './arrivals/orders.mjs';
import { periods } from './arrivals/periods.mjs';
import { printTable, record } from './shop/shop.mjs';

const [aDay = 600, seed = 'tianguis'] = [Number(process.argv[2] ?? 600), process.argv[3] ?? 'tianguis'];
const products = 6_000;

const { generateShop } = await import('@tianguis/demo/generator');
const { demoPlaces, demoShipping, dispatchSets, furtherHolidays, Random } = await import('@tianguis/demo/shipping');

const shop = generateShop({ seed, products, now: new Date('2026-11-01') });
const { places, zones, rates } = demoShipping(seed, shop.stores);
const stateNumber = (postalCode) => stateOfPostalCode(postalCode)?.number;
const rules = {
  places: places.map(({ storeId, postalCode, ...place }) => ({
    ...place,
    store: storeId,
    state: stateNumber(postalCode),
  })),
  zones: zones.map(({ placeId, ...row }) => ({ ...row, place: placeId })),
  rates: rates.map(({ storeId, ...rate }) => ({ ...rate, store: storeId })),
  holidays: holidaysWith(furtherHolidays.map(([day]) => toDay(day))),
  sets: new Map(dispatchSets.map(({ id, places: ids }) => [id, ids])),
};
const placeById = new Map(places.map((place) => [place.id, place]));
const wayOf = new Map(shop.stores.map(({ id, ships }) => [id, ships]));

/** Products on sale that are delivered. */
const sold = [];
for (const { product } of shop.products()) {
  const { features, stock, storeId, soldCount, dispatchSet, isActive } = product;
  if (!isActive || stock === 0 || features.digital || features.isStoreOnly) continue;
  const byUs = features.fulfillmentId === 1;
  const group = {
    ...{ byUs, origin: byUs ? (dispatchSet ?? 0) : storeId, extendedDays: features.extendedCatalogueDays },
    ...{
      isBigTicket: features.isBigTicket,
      isMadeToOrder: features.isBackorder,
      isSuperExpress: features.superExpress,
    },
  };
  sold.push({ group, storeId, soldCount });
}
const orders = orderMaker(
  sold,
  demoPlaces().map(({ code }) => code),
);

const results = [];
for (const { name, first, last } of periods) {
  const random = new Random(`${seed}/arrivals/${name}`);
  for (let day = first; day <= last; day++) {
    for (let left = orders.count(day, aDay); left > 0; left--) {
      const { product, to, hour } = orders.draw(random);
      const clock = { day, minute: Math.floor(hour * 60) };
      const promise = planDelivery(rules, to, clock).promise(product.group);
      if (!promise) continue;
      const { postalCode, workDays } = placeById.get(promise.place);
      const arrived = arrivalDay(random, {
        ...{ moment: day * 24 + hour, from: { postalCode, state: stateNumber(postalCode) }, to, isRural: to.isRural },
        ...{ ours: product.group.byUs, way: wayOf.get(product.storeId), weekdays: workDays, service: promise.service },
        ...{ extendedDays: product.group.extendedDays, isMadeToOrder: product.group.isMadeToOrder },
      });
      results.push({ period: name, product, promise, arrived, isRural: to.isRural, way: wayOf.get(product.storeId) });
    }
  }
}

const percent = (part, all) => (all.length === 0 ? '–' : `${((part.length / all.length) * 100).toFixed(1)} %`);
const mean = (values) =>
  values.length === 0 ? '–' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2);
const lateness = ({ promise, arrived }) => arrived - promise.to;
const isLate = (one) => lateness(one) > 0;
const isEarly = ({ promise, arrived }) => arrived < promise.from;

function row(name, of, all) {
  const late = all.filter(isLate);
  const error = ({ promise: { from, to }, arrived }) => Math.max(0, arrived - to, from - arrived);
  const length = ({ promise: { from, to } }) => to - from + 1;
  return [
    ...[
      name,
      of,
      String(all.length),
      percent(
        all.filter((one) => !isLate(one)),
        all,
      ),
    ],
    ...[percent(all.filter(isEarly), all), mean(all.map(error)), mean(late.map(lateness)), mean(all.map(length))],
    percent(
      all.filter(({ promise: { from, to } }) => from === to),
      all,
    ),
  ];
}
const columns = ['In time', 'Early', 'Error, days', 'Late ones by, days', 'Days promised', 'Single days'];

console.log(`Demo shop of ${products} products, seed ${seed}, ${results.length} orders\n`);
for (const { name, first, last } of periods) console.log(`${name}: ${toDate(first)} to ${toDate(last)}`);
console.log();
const bySender = [
  ['all', () => true],
  ['own fulfilment', ({ product }) => product.group.byUs],
  ['sellers', ({ product }) => !product.group.byUs],
];
const rowsOf = (name, all) => bySender.map(([of, fits]) => row(name, of, all.filter(fits)));
printTable(
  ['Period', 'Sent by', 'Orders', ...columns],
  [
    ...periods.flatMap(({ name }) =>
      rowsOf(
        name,
        results.filter(({ period }) => period === name),
      ),
    ),
    ...rowsOf('all', results),
  ],
);

console.log('\nWhere it fails: each kind of way, and of seller\n');
const kinds = [
  ['own fulfilment', ({ product, promise }) => product.group.byUs && `${promise.service}, ${promise.zone}`],
  ['sellers', ({ product, promise }) => !product.group.byUs && `${promise.service}, ${promise.zone}`],
  ['sellers', ({ product, way }) => !product.group.byUs && way],
  ['sellers', ({ product: { group } }) => !group.byUs && group.extendedDays > 0 && 'extended catalogue'],
  ['all', ({ product: { group } }) => group.isMadeToOrder && 'made to order'],
  ['all', ({ isRural }) => (isRural ? 'in no town of the list' : 'in a town')],
];
printTable(
  ['Sent by', 'Of', 'Orders', ...columns],
  kinds.flatMap(([of, kind]) =>
    [...Map.groupBy(results, kind)]
      .filter(([name]) => name)
      .map(([name, all]) => row(of, name, all))
      .sort(),
  ),
);

const share = (all) =>
  percent(
    all.filter((one) => !isLate(one)),
    all,
  );
const parts = periods.map(({ name }) => {
  const all = results.filter(({ period }) => period === name);
  return `${name} ${bySender
    .slice(1)
    .map(([, fits]) => share(all.filter(fits)))
    .join(' / ')}`;
});
record('arrivals', {
  measured: parts.join('; '),
  method: `${results.length} simulated orders, delays by a model that knows nothing of the promise`,
});
