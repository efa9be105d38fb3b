/**
 * The ways in which lines that are sent together can be delivered (CO-08): the quickest, and slower ones that cost less.
 * A slower option delivers as many pieces as the quickest one does.
 */
import { goodsCost, type PriceLists } from '../cost.ts';
import { type DeliveryPlan, type DeliveryWay, isQuicker, quickestByPlace } from '../network.ts';
import { type LineToSend, latest, type ParcelPlan, planParcels } from './parcels.ts';

export interface DeliveryOption extends ParcelPlan {
  /** Names the services and zones of the parcels, so it is the same in later computations. */
  key: string;
}

interface Rules {
  prices: PriceLists;
  /** The store that sends the lines; null if the shop itself sends the lines. */
  sender: number | null;
}

/** A service and a zone. */
const pairOf = ({ service, zone }: Pick<DeliveryWay, 'service' | 'zone'>): string => `${service} ${zone}`;

/**
 * The options of lines of one sender, the quickest first. Each further option costs less than the option before, and
 * arrives later. An option whose price is not known is returned only if no option has a price. Without a line that can
 * be sent, there is no option.
 *
 * Options are found by allowing some pairs of service and zone only: all pairs up to each price, and each pair alone.
 * Each line then uses its quickest way. A line that has fewer pieces in this manner uses all of its ways.
 */
export function deliveryOptions(
  lines: readonly LineToSend[],
  plan: Pick<DeliveryPlan, 'ways'>,
  rules: Rules,
): DeliveryOption[] {
  const ways = new Map(lines.map((line) => [line, plan.ways(line.group)]));
  const all = new Map([...ways].map(([line, own]) => [line, quickestByPlace(own)]));
  const quickest = planParcels(lines, (line) => all.get(line) ?? [], rules);
  if (quickest.parcels.length === 0) return [];

  const plans = [quickest];
  for (const allowed of allowedPairs(lines, [...ways.values()].flat(), rules)) {
    const promisesOf = (line: LineToSend) => {
      const every = all.get(line) ?? [];
      const some = quickestByPlace((ways.get(line) ?? []).filter((way) => allowed.has(pairOf(way))));
      return piecesIn(line, some.map(placeOf)) < piecesIn(line, every.map(placeOf)) ? every : some;
    };
    const found = planParcels(lines, promisesOf, rules);
    if (lines.every(({ key }) => found.lines.get(key)?.pieces === quickest.lines.get(key)?.pieces)) plans.push(found);
  }
  const keys = new Map<string, number>();
  return bestOf(plans).map((one) => {
    const key = keyOf(one);
    const number = (keys.get(key) ?? 0) + 1;
    keys.set(key, number);
    return { key: number === 1 ? key : `${key}.${number}`, ...one };
  });
}

const placeOf = ({ place }: { place: number }): number => place;

/** Sets of pairs that may make an option: the pairs up to each price of all lines, the dearest first; each pair alone. */
function allowedPairs(
  lines: readonly LineToSend[],
  ways: readonly DeliveryWay[],
  { prices, sender: store }: Rules,
): Set<string>[] {
  const known = new Map(ways.map((way) => [pairOf(way), way]));
  if (known.size < 2) return [];
  const pairs = [...known].map(([pair, { service, zone }]) => ({
    pair,
    price: goodsCost(prices, lines, { store, service, zone }) ?? Number.POSITIVE_INFINITY,
  }));
  const upTo = (most: number) => new Set(pairs.flatMap(({ pair, price }) => (price <= most ? [pair] : [])));
  const levels = [...new Set(pairs.map(({ price }) => price))].toSorted((one, other) => other - one);
  return [...levels.map(upTo), ...pairs.map(({ pair }) => new Set([pair]))];
}

/** The pieces of a line that places have. */
const piecesIn = ({ pieces, stockOf }: LineToSend, places: readonly number[]): number => {
  if (!stockOf) return places.length > 0 ? pieces : 0;
  const stock = places.reduce((sum, place) => sum + stockOf(place), 0);
  return Math.min(pieces, stock);
};

/**
 * The quickest plan, and slower plans that cost less, the quickest first. If every line arrives on the same days for
 * less, this plan replaces the quickest. @param plans of those with a price, the quickest is first
 */
function bestOf(plans: readonly ParcelPlan[]): ParcelPlan[] {
  const priced = plans.flatMap((plan) => (plan.price === undefined ? [] : [{ ...plan, price: plan.price }]));
  const [first] = priced;
  if (!first) return plans.slice(0, 1);
  const cheapest = priced
    .filter((plan) => !isLater(plan, first))
    .reduce((one, other) => (other.price < one.price ? other : one), first);
  const best = [cheapest];
  for (const plan of priced.toSorted((one, other) => byArrival(one, other) || one.price - other.price))
    if (plan.price < (best.at(-1)?.price ?? 0)) best.push(plan);
  return best;
}

/** Whether any line of a plan arrives later than in the other plan. */
const isLater = (plan: ParcelPlan, other: ParcelPlan): boolean =>
  [...plan.lines].some(([key, { promise }]) => {
    const before = other.lines.get(key)?.promise;
    return before !== undefined && isQuicker(before, promise);
  });

/** Compares the arrivals of the last parcels. */
function byArrival({ parcels: one }: ParcelPlan, { parcels: other }: ParcelPlan): number {
  const [left, right] = [one.reduce(latest), other.reduce(latest)];
  return isQuicker(left, right) ? -1 : isQuicker(right, left) ? 1 : 0;
}

/** Such as `est-loc-nac.exp-loc`: services, each with its zones. */
function keyOf({ parcels }: ParcelPlan): string {
  const byService = Map.groupBy(parcels, ({ service }) => service);
  return [...byService]
    .map(([service, own]) => [service, ...new Set(own.map(({ zone }) => zone).toSorted())])
    .map((names) => names.map((name) => name.slice(0, 3)).join('-'))
    .toSorted()
    .join('.');
}
