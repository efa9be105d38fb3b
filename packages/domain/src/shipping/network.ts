/** Promises of all products to one destination at one moment: the rules of decision 33. */

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

/** How something is carried: parcels, what is big, and what is quick. */
export const services = ['estandar', 'voluminoso', 'express'] as const;
export type Service = (typeof services)[number];

export const placeKinds = ['warehouse', 'shop', 'seller'] as const;
export type PlaceKind = (typeof placeKinds)[number];

export interface ShippingPlace extends Origin {
  id: number;
  kind: PlaceKind;
  /** The store of a seller's own place; null for our places, and for the general place of sellers. */
  store: number | null;
  /** Number of its state. */
  state: number;
  expressCutoff: number | null;
  madeToOrderDays: number;
}

/** The zone of destinations whose postal code begins so. */
export interface ZoneRow {
  /** Null: of all places. */
  place: number | null;
  prefix: string;
  zone: Zone | 'ninguna';
}

export interface RateRow extends Carriage {
  /** Null: of all stores that have none of their own for the service and zone. */
  store: number | null;
  service: Service;
  zone: Zone;
}

/** Active places, in the sequence of their ids, and all other rows. */
export interface ShippingRules {
  places: readonly ShippingPlace[];
  zones: readonly ZoneRow[];
  rates: readonly RateRow[];
  holidays: Holidays;
  /** Ids of places that have a product, ascending, by the number of the set. Products are sent from warehouses only. */
  sets: Pick<ReadonlyMap<number, readonly number[]>, 'get'>;
}

/** The rules, with what each plan looks up in them. */
export interface ShippingNetwork extends ShippingRules {
  warehouses: ReadonlyMap<number, ShippingPlace>;
  /** Where a store sends from: its own place, or the general one. */
  placeOfStore(store: number): ShippingPlace | undefined;
  /** The store's own rate, else the general one. */
  rateFor(store: number | null, service: Service, zone: Zone): RateRow | undefined;
}

/** Computed once for rules that are used for many plans. */
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

/** Where something goes. */
export interface Destination {
  postalCode: string;
  /** Number of the state. */
  state: number;
}

export interface DeliveryPromise extends Arrival {
  service: Service;
  zone: Zone;
  /** Id of the place that it leaves from. */
  place: number;
}

/** A way that a product may take: from a place of it, by a service that has a rate for the zone. */
export interface DeliveryWay {
  place: ShippingPlace;
  zone: Zone;
  service: Service;
  rate: RateRow;
  /** The place, with the hour of the service. */
  origin: Origin;
  delay: Delay;
  arrival: Arrival;
}

export interface DeliveryPlan {
  /** Places that a product of the group may leave from. */
  origins(group: DeliveryGroup): readonly ShippingPlace[];
  /** All ways of the group, of which the promise is the quickest one. */
  ways(group: DeliveryGroup): DeliveryWay[];
  /** Undefined: nobody carries it there. */
  promise(group: DeliveryGroup): DeliveryPromise | undefined;
  /** The zone from a place; undefined: no coverage. */
  zone(place: ShippingPlace): Zone | undefined;
  /** Minutes for which everything said so far holds. */
  minutesValid(): number;
}

/** Plans what goes to a destination when it is ordered at `clock`. Promises are computed once for each group. */
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
    // Without a set nothing is known: any of them may have it. A set that is not known promises nothing.
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

  function promise(group: DeliveryGroup): DeliveryPromise | undefined {
    let best: DeliveryWay | undefined;
    for (const way of ways(group)) if (!best || isQuicker(way.arrival, best.arrival)) best = way;
    return best && { ...best.arrival, service: best.service, zone: best.zone, place: best.place.id };
  }

  const promises = new Map<string, DeliveryPromise | undefined>();
  return {
    origins: originsOf,
    ways,
    promise(group) {
      const key = JSON.stringify(group);
      if (!promises.has(key)) promises.set(key, promise(group));
      return promises.get(key);
    },
    zone: zoneOf,
    minutesValid: () =>
      minutesValid(
        clock,
        Array.from(used, (cutoff) => ({ cutoff })),
      ),
  };
}

const isQuicker = (one: Arrival, other: Arrival) => one.to < other.to || (one.to === other.to && one.from < other.from);

const rateKey = (store: number | null, service: Service, zone: Zone) => `${store} ${service} ${zone}`;

/** Express leaves from warehouses that have an hour for it. */
function servicesOf(group: DeliveryGroup, place: ShippingPlace): readonly Service[] {
  if (group.isBigTicket) return ['voluminoso'];
  return group.isSuperExpress && group.byUs && place.expressCutoff !== null ? ['estandar', 'express'] : ['estandar'];
}

function findZone(rows: readonly ZoneRow[], place: ShippingPlace, to: Destination): Zone | undefined {
  const found = zoneRowOf(rows, place, to);
  if (found) return found.zone === 'ninguna' ? undefined : found.zone;
  return zoneBetween(place.state, to.state);
}

/** The row that says the zone: of the longest prefix among the place's, then among those of all places. */
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
