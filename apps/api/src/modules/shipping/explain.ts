/** Explains to an operator, step by step, why a product arrives on a day. Uses the same plan as the promise. */
import type { MexicanState } from '@tianguis/domain';
import {
  addWorkDays,
  type Clock,
  type DeliveryWay,
  dispatchDay,
  formatWeekdays,
  groupOf,
  isWorkDay,
  planDelivery,
  type ShippingNetwork,
  type ShippingPlace,
  type ShippingRules,
  toDate,
  weekdayOf,
  zoneBetween,
  zoneRowOf,
} from '@tianguis/domain/shipping';
import { showHour } from './files/file-columns.ts';
import type { ExplainedProduct } from './operator-repository.ts';

export interface ExplainInput {
  rules: ShippingNetwork;
  product: ExplainedProduct;
  postalCode: string;
  state: MexicanState;
  clock: Clock;
  /** Codes of places, by their ids. */
  codes: ReadonlyMap<number, string>;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const said = (day: number) => `${weekdays[weekdayOf(day)]} ${toDate(day)}`;
const count = (days: number) => `${days} work ${days === 1 ? 'day' : 'days'}`;

/** Lines of text. The last line is the promise in AP-15. */
export function explainPromise({ rules, product, postalCode, state, clock, codes }: ExplainInput): string[] {
  const destination = { postalCode, state: state.number };
  const lines = [
    `Product ${product.id}, ${product.title}, of ${product.store}`,
    `Ordered on ${said(clock.day)} at ${showHour(clock.minute)} in Mexico City, to ${postalCode}, ${state.name}`,
  ];
  const group = product.active ? groupOf(product.delivery) : undefined;
  if (!group) {
    const why = product.active ? 'It is digital, only in shops, or sold out' : 'It is not on sale';
    return [...lines, `${why}.`, 'Promise: none, it is not delivered.'];
  }
  lines.push(`Shipped by ${group.byUs ? 'us' : 'its store'}${traits(group)}.`);
  const plan = planDelivery(rules, destination, clock);
  const origins = plan.origins(group);
  const isKnown = group.byUs && group.origin > 0;
  if (isKnown) lines.push('Stock by place is known: only warehouses that have it count.');
  if (origins.length === 0) {
    const ofOurs = isKnown ? 'No active warehouse has it.' : 'No warehouse is active.';
    lines.push(group.byUs ? ofOurs : 'Its store has no place, and there is no general one.');
  }
  const ways = plan.ways(group);
  for (const place of origins) {
    lines.push('', `Place ${codes.get(place.id) ?? place.id}: ${zoneWords(rules, place, destination)}`);
    const own = ways.filter((way) => way.place === place);
    if (own.length === 0 && plan.zone(place)) lines.push('  No rate for what it needs in that zone.');
    for (const way of own) lines.push(...wayWords(way, clock, rules));
  }
  lines.push('');
  const promise = plan.promise(group);
  if (!promise) return [...lines, 'Promise: none, nobody carries it there.'];
  const range = promise.from === promise.to ? said(promise.to) : `${said(promise.from)} to ${said(promise.to)}`;
  return [...lines, `Promise: ${range}, by ${promise.service} from ${codes.get(promise.place) ?? promise.place}.`];
}

function traits(group: NonNullable<ReturnType<typeof groupOf>>): string {
  const words = [
    group.isBigTicket ? 'big ticket' : '',
    group.isMadeToOrder ? 'made to order' : '',
    group.isSuperExpress ? 'super express' : '',
    group.extendedDays > 0 ? `extended catalogue of ${count(group.extendedDays)}` : '',
  ];
  const own = words.filter(Boolean);
  return own.length === 0 ? '' : `; ${own.join(', ')}`;
}

function zoneWords(
  { zones }: ShippingRules,
  place: ShippingPlace,
  destination: { postalCode: string; state: number },
): string {
  const row = zoneRowOf(zones, place, destination);
  if (!row) return `zone ${zoneBetween(place.state, destination.state)}, by the two states; no row names the code`;
  const whose = row.place === null ? 'of all places' : 'of the place';
  const words = row.zone === 'ninguna' ? 'not covered' : `zone ${row.zone}`;
  return `${words}, by the row "${row.prefix}" ${whose}`;
}

function wayWords(way: DeliveryWay, clock: Clock, { holidays }: ShippingRules): string[] {
  const { origin, delay, rate, arrival } = way;
  const begins = dispatchDay(clock, { ...origin, handlingDays: 0 }, { madeToOrderDays: 0, extendedDays: 0 }, holidays);
  const isOpen = isWorkDay(clock.day, origin.workDays, holidays);
  const late = `its hour, ${showHour(origin.cutoff)}, is past`;
  const reason =
    begins === clock.day ? `before its hour, ${showHour(origin.cutoff)}` : isOpen ? late : 'no work before';
  const leaves = dispatchDay(clock, origin, delay, holidays);
  const parts = [
    `${count(origin.handlingDays)} of handling`,
    ...(delay.extendedDays > 0 ? [`${delay.extendedDays} of the extended catalogue`] : []),
    ...(delay.madeToOrderDays > 0 ? [`${delay.madeToOrderDays} to make it`] : []),
  ];
  const days = rate.least === rate.most ? `${rate.most}` : `${rate.least} to ${rate.most}`;
  const whose = rate.store === null ? 'the general rate' : "the store's own rate";
  const last = arrival.to === arrival.from ? '' : ` to ${said(arrival.to)}`;
  const carried = `${days} delivery days of ${formatWeekdays(rate.deliveryDays)}, by ${whose}`;
  const off = restDays(clock.day, arrival.to, way, holidays);
  return [
    `  ${way.service}: begins on ${said(begins)} (${reason})`,
    `    leaves on ${said(leaves)} (${parts.join(', ')}; works ${formatWeekdays(origin.workDays)})`,
    `    arrives on ${said(arrival.from)}${last} (${carried})`,
    ...(off.length === 0 ? [] : [`    holidays on the way: ${off.map(said).join(', ')}`]),
  ];
}

/** Holidays on days that would otherwise be days of work. */
function restDays(from: number, to: number, { origin, rate }: DeliveryWay, holidays: ShippingRules['holidays']) {
  const everyDay = origin.workDays | rate.deliveryDays;
  const off: number[] = [];
  for (let day = from; day <= to; day++)
    if (holidays.has(day) && addWorkDays(day, 0, everyDay, { has: () => false }) === day) off.push(day);
  return off;
}
