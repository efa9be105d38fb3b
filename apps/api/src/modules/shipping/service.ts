/** Computes where products can be sent, and when they arrive (AP-15; decision 33). */
import type { CatalogueIndex } from '@tianguis/catalogue-index';
import type { Zoning } from '@tianguis/contract';
import { type CachedValueOptions, cachedValue } from '@tianguis/database/cached-value';
import { stateOfPostalCode } from '@tianguis/domain';
import {
  type Clock,
  type DeliveryPlan,
  groupOf,
  mexicoClock,
  minutesValid,
  momentInMexico,
  planDelivery,
  type ShippingRules,
  toDate,
  type Zone,
  zones,
} from '@tianguis/domain/shipping';
import { Failure } from '../../failure.ts';
import { type LeastCosts, leastCostsOf } from './parcels/least-costs.ts';
import { type Shipments, shipmentsOf } from './parcels/shipments.ts';
import type { ShippedLine } from './parcels/shipped-groups.ts';
import { pickupHours, pickupOf } from './pickup.ts';
import type { ShippingRepository } from './repository.ts';
import { type KnownRules, toRules } from './rules.ts';
import { toPromise } from './to-promise.ts';
import { askedProduct, askedVariant, rulesOfVariant, rulesOfVariants } from './variant.ts';

export interface ShippingService {
  /**
   * Coverage of a postal code, and promises of these products. For a single product, or one of its variants, also
   * pick-up.
   * @throws Failure `POSTAL_CODE_NOT_FOUND`
   */
  zoning(postalCode: string, products: readonly number[], sku?: string | null): Promise<Zoning>;
  /**
   * The products that arrive tomorrow or earlier if they are ordered now.
   * @throws Failure `POSTAL_CODE_NOT_FOUND`
   */
  arriveTomorrow(postalCode: string, products: readonly number[]): Promise<number[]>;
  /**
   * Delivery groups of the shop or of a department that arrive tomorrow or earlier if they are ordered now.
   * @throws Failure `POSTAL_CODE_NOT_FOUND`
   */
  arrivingTomorrow(postalCode: string, department?: number): Promise<number[]>;
  /**
   * Computes the least that each seller's shipment costs, wherever it goes. @param lines of a cart whose postal code is
   * not known
   */
  leastCosts(lines: readonly ShippedLine[]): Promise<LeastCosts>;
  /**
   * Computes when the lines of a cart arrive, what each seller's shipment costs, and how each group of lines can be
   * delivered or picked up.
   * @throws Failure `POSTAL_CODE_NOT_FOUND`
   */
  shipments(postalCode: string, lines: readonly ShippedLine[]): Promise<Shipments>;
}

export type { LeastCosts } from './parcels/least-costs.ts';
export type { Shipments } from './parcels/shipments.ts';
export type { ShippedGroup, ShippedLine, ShippedOption, ShippedParcel } from './parcels/shipped-groups.ts';

export interface ShippingOptions extends CachedValueOptions {
  /** Returns the current time in epoch milliseconds. */
  clock?: (() => number) | undefined;
  /** Amount of a purchase in centavos from which shipping is free; default: never. */
  freeFrom?: number;
  /** Whether the shop offers pick-up (TR-01); default: yes. */
  pickUp?: boolean;
}

export function createShippingService(
  repository: ShippingRepository,
  index: Pick<CatalogueIndex, 'deliveryGroups'>,
  { clock = Date.now, freeFrom = Number.POSITIVE_INFINITY, pickUp = true, ...options }: ShippingOptions = {},
): ShippingService {
  const rules = cachedValue(async () => toRules(await repository.rules()), { ...options, tags: ['shipping'] });

  const planTo = async (postalCode: string, withOwn = (stored: KnownRules) => stored) => {
    const state = stateOfPostalCode(postalCode);
    if (!state) throw new Failure('POSTAL_CODE_NOT_FOUND');
    const now = mexicoClock(clock());
    const known = withOwn(await rules());
    return { state, now, known, plan: planDelivery(known, { postalCode, state: state.number }, now) };
  };

  return {
    async zoning(postalCode, products, sku = null) {
      const [only] = products.length === 1 ? products : [];
      const [groups, stock] = await Promise.all([
        products.length === 0 ? [] : repository.groups(products),
        only === undefined ? undefined : repository.stockByPlace(only, sku),
      ]);
      const variant = stock && stock.variantStock !== null ? stock : undefined;
      const { state, now, known, plan } = await planTo(postalCode, (stored) =>
        variant ? rulesOfVariant(stored, variant) : stored,
      );
      const zone = nearestZone(known, plan);
      const asked = groups.map((row) => (variant ? askedVariant(row, variant) : askedProduct(row)));
      const promises = asked.map((one) => toPromise(one, plan, known, freeFrom));
      const pickup = only === undefined || !pickUp ? null : pickupOf(stock, known, state.number, now);
      const minutes = Math.min(plan.minutesValid(), minutesValid(now, pickup ? pickupHours(pickup, known) : []));
      return {
        codigoPostal: postalCode,
        estado: state.name,
        coverage: zone !== null,
        zone,
        today: toDate(now.day),
        valid_until: new Date(momentInMexico(now.day, now.minute + minutes)).toISOString(),
        promises,
        pickup,
      };
    },

    async leastCosts(lines) {
      const [rows, { prices }] = await Promise.all([repository.sent(lines), rules()]);
      return leastCostsOf(lines, rows, prices);
    },

    async shipments(postalCode, lines) {
      const rows = await repository.sent(lines);
      const { state, known, plan, now } = await planTo(postalCode, (stored) => rulesOfVariants(stored, rows));
      return shipmentsOf(lines, rows, { known, plan, now, pickUpState: pickUp ? state.number : null });
    },

    async arriveTomorrow(postalCode, products) {
      const [groups, { now, plan }] = await Promise.all([repository.groups(products), planTo(postalCode)]);
      return groups.flatMap(({ id, delivery }) => (isInTime(delivery, plan, now) ? [id] : []));
    },

    async arrivingTomorrow(postalCode, department) {
      const [{ now, plan }, numbers] = await Promise.all([planTo(postalCode), index.deliveryGroups(department)]);
      return numbers.filter((number) => isInTime(number, plan, now));
    },
  };
}

/** Whether a delivery group arrives tomorrow or earlier. @param number of the group */
function isInTime(number: number, plan: DeliveryPlan, now: Clock): boolean {
  const group = groupOf(number);
  const promise = group && plan.promise(group);
  return promise !== undefined && promise.to <= now.day + 1;
}

/** The nearest zone of our warehouses. */
function nearestZone({ places }: ShippingRules, plan: DeliveryPlan): Zone | null {
  const near = places.flatMap((place) => (place.kind === 'warehouse' ? (plan.zone(place) ?? []) : []));
  return zones.find((zone) => near.includes(zone)) ?? null;
}
