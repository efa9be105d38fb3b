/** Promises of all products to one destination at one time, by the rules of decision 33. */
import type { Holidays } from './days/holidays.ts';
import type { DeliveryGroup } from './delivery-group.ts';
import {
  type Arrival,
  arrivalOf,
  type Carriage,
  type Clock,
  type Delay,
  minutesValid,
  type Origin,
} from './promise.ts';
import { type Zone, zoneBetween } from './zones.ts';

/** Services of carriers: normal parcels, bulky goods, and express. */
export const services = ['estandar', 'voluminoso', 'express'] as const;
export type Service = (typeof services)[number];

export const placeKinds = ['warehouse', 'shop', 'seller'] as const;
export type PlaceKind = (typeof placeKinds)[number];

export interface ShippingPlace extends Origin {
  id: number;
  kind: PlaceKind;
  /** The store of a seller's own place; null for our places, and for the general place of sellers. */
  store: number | null;
  /** INEGI's number of the place's state. */
  state: number;
  expressCutoff: number | null;
  madeToOrderDays: number;
}

/** The zone of destinations whose postal code has this prefix. */
export interface ZoneRow {
  /** Id of a place; null if the row applies to all places. */
  place: number | null;
  prefix: string;
  zone: Zone | 'ninguna';
}

export interface RateRow extends Carriage {
  /** Id of a store; null if the row applies to all stores that have no rate for the service and zone. */
  store: number | null;
  service: Service;
  zone: Zone;
}

/** All rows of the rules. Places are the active ones, sorted by id. */
export interface ShippingRules {
  places: readonly ShippingPlace[];
  zones: readonly ZoneRow[];
  rates: readonly RateRow[];
  holidays: Holidays;
  /** For each set of warehouses: the ids of its places, ascending. Products are sent from warehouses only. */
  sets: Pick<ReadonlyMap<number, readonly number[]>, 'get'>;
}

/** The rules, with indexes for the look-ups of plans. */
export interface ShippingNetwork extends ShippingRules {
  warehouses: ReadonlyMap<number, ShippingPlace>;
  /** The place from which a store sends: its own place, or the general one. */
  placeOfStore(store: number): ShippingPlace | undefined;
  /** The store's own rate; the general rate if the store has none. */
  rateFor(store: number | null, service: Service, zone: Zone): RateRow | undefined;
}

/** Indexes the rules. Call it once for rules that serve many plans. */
export function networkOf(rules: ShippingRules): ShippingNetwork {
  const { places } = rules;
  const general = places.find(({ kind, store }) => kind === 'seller' && store === null);
  const ofStores = new Map(places.flatMap((place) => (place.store === null ? [] : [[place.store, place]])));
  const rates = new Map(rules.rates.map((rate) => [rateKey(rate.store, rate.service, rate.zone), rate]));
  return {
    ...rules,
    warehouses: new Map(places.flatMap((place) => (place.kind === 'warehouse' ? [[place.id, place]] : []))),
    placeOfStore: (store) => ofStores.get(store) ?? general,
    rateFor: (store, service, zone) =>
      rates.get(rateKey(store, service, zone)) ?? rates.get(rateKey(null, service, zone)),
  };
}

/** The destination of a delivery. */
export interface Destination {
  postalCode: string;
  /** INEGI's number of the state. */
  state: number;
}

export interface DeliveryPromise extends Arrival {
  service: Service;
  zone: Zone;
  /** Id of the place that dispatches the product. */
  place: number;
}

/** A possible way of a product: a place that has the product, and a service that has a rate for the zone. */
export interface DeliveryWay {
  place: ShippingPlace;
  zone: Zone;
  service: Service;
  rate: RateRow;
  /** The place, with the cut-off of the service. */
  origin: Origin;
  delay: Delay;
  arrival: Arrival;
}

export interface DeliveryPlan {
  /** Places that may dispatch a product of the group. */
  origins(group: DeliveryGroup): readonly ShippingPlace[];
  /** All ways of the group. The promise is the quickest way. */
  ways(group: DeliveryGroup): DeliveryWay[];
  /** The quickest promise of each place, the quickest first. */
  promises(group: DeliveryGroup): readonly DeliveryPromise[];
  /** The quickest promise; undefined if no carrier delivers the product there. */
  promise(group: DeliveryGroup): DeliveryPromise | undefined;
  /** The zone of the destination, seen from a place; undefined if the place does not send to the destination. */
  zone(place: ShippingPlace): Zone | undefined;
  /** Minutes for which all results of this plan so far are valid. */
  minutesValid(): number;
}

/** Plans deliveries to a destination for orders at `clock`. Promises are computed once for each group. */
export function planDelivery(network: ShippingNetwork, destination: Destination, clock: Clock): DeliveryPlan {
  const { warehouses } = network;
  const zones = new Map<ShippingPlace, Zone | undefined>();
  const used = new Set<number>();

  function zoneOf(place: ShippingPlace): Zone | undefined {
    if (!zones.has(place)) zones.set(place, findZone(network.zones, place, destination));
    return zones.get(place);
  }

  function originsOf({ byUs, origin }: DeliveryGroup): readonly ShippingPlace[] {
    if (!byUs) return [network.placeOfStore(origin)].filter((place) => place !== undefined);
    // 0 means that the warehouses with the product are unknown: any warehouse may have it. A set that is not in `sets`
    // gives no promise.
    if (origin === 0) return [...warehouses.values()];
    return (network.sets.get(origin) ?? []).flatMap((id) => warehouses.get(id) ?? []);
  }

  function ways(group: DeliveryGroup): DeliveryWay[] {
    const found: DeliveryWay[] = [];
    for (const place of originsOf(group)) {
      const zone = zoneOf(place);
      if (zone === undefined) continue;
      for (const service of servicesOf(group, place)) {
        const rate = network.rateFor(group.byUs ? null : group.origin, service, zone);
        if (!rate) continue;
        const cutoff = service === 'express' ? (place.expressCutoff ?? 0) : place.cutoff;
        used.add(cutoff);
        const origin = { ...place, cutoff };
        const delay = {
          madeToOrderDays: group.isMadeToOrder ? place.madeToOrderDays : 0,
          extendedDays: group.extendedDays,
        };
        const arrival = arrivalOf(clock, origin, delay, rate, network.holidays);
        found.push({ place, zone, service, rate, origin, delay, arrival });
      }
    }
    return found;
  }

  const known = new Map<string, readonly DeliveryPromise[]>();
  function promises(group: DeliveryGroup): readonly DeliveryPromise[] {
    const key = JSON.stringify(group);
    const found = known.get(key) ?? quickestByPlace(ways(group));
    known.set(key, found);
    return found;
  }

  return {
    origins: originsOf,
    ways,
    promises,
    promise: (group) => promises(group)[0],
    zone: zoneOf,
    minutesValid: () =>
      minutesValid(
        clock,
        Array.from(used, (cutoff) => ({ cutoff })),
      ),
  };
}

/**
 * The quickest promise of each place, the quickest first. Of equally quick ways, the first place, and the first service
 * of a place, come first.
 */
export function quickestByPlace(ways: readonly DeliveryWay[]): DeliveryPromise[] {
  const byPlace = new Map<number, DeliveryWay>();
  for (const way of ways) {
    const best = byPlace.get(way.place.id);
    if (!best || isQuicker(way.arrival, best.arrival)) byPlace.set(way.place.id, way);
  }
  return [...byPlace.values()]
    .toSorted(({ arrival: one }, { arrival: other }) => one.to - other.to || one.from - other.from)
    .map(({ arrival, service, zone, place }) => ({ ...arrival, service, zone, place: place.id }));
}

/** Whether an arrival is quicker: its last day is earlier, or its first day if the last days are the same. */
export const isQuicker = (one: Arrival, other: Arrival) =>
  one.to < other.to || (one.to === other.to && one.from < other.from);

const rateKey = (store: number | null, service: Service, zone: Zone) => `${store} ${service} ${zone}`;

/** Express is possible from warehouses that have a cut-off for express. */
function servicesOf(group: DeliveryGroup, place: ShippingPlace): readonly Service[] {
  if (group.isBigTicket) return ['voluminoso'];
  return group.isSuperExpress && group.byUs && place.expressCutoff !== null ? ['estandar', 'express'] : ['estandar'];
}

function findZone(rows: readonly ZoneRow[], place: ShippingPlace, to: Destination): Zone | undefined {
  const found = zoneRowOf(rows, place, to);
  if (found) return found.zone === 'ninguna' ? undefined : found.zone;
  return zoneBetween(place.state, to.state);
}

/**
 * The row that decides the zone: the row with the longest prefix among the rows of the place, else among the general
 * rows.
 */
export function zoneRowOf(rows: readonly ZoneRow[], place: ShippingPlace, to: Destination): ZoneRow | undefined {
  let found: ZoneRow | undefined;
  for (const row of rows) {
    if ((row.place !== place.id && row.place !== null) || !to.postalCode.startsWith(row.prefix)) continue;
    const isOwn = row.place !== null;
    const isBetter =
      !found || (isOwn && found.place === null) || (isOwn === (found.place !== null) && row.prefix > found.prefix);
    if (isBetter) found = row;
  }
  return found;
}
