/**
 * Computes the shipments of products that are bought together (CO-08): when each line arrives, what each seller's
 * parcels cost, and the options of each group of lines.
 */
import type { ProductPromise } from '@tianguis/contract';
import { type Clock, type DeliveryPlan, toDate } from '@tianguis/domain/shipping';
import type { KnownRules } from '../rules.ts';
import { toPromise } from '../to-promise.ts';
import { askedLines } from '../variant.ts';
import type { SentName, SentRow } from './shipment-repository.ts';
import { type GroupedLine, groupsOf, nameOf, type ShippedGroup, type ShippedLine } from './shipped-groups.ts';

export interface Shipments {
  /** YYYY-MM-DD in Mexico City. */
  today: string;
  /** Undefined for an unknown product. The promise of a divided line is that of its last pieces. */
  promiseOf(line: SentName): ProductPromise | undefined;
  /**
   * Cost of a seller's parcels in centavos by the quickest options, if they are not free; undefined if the cost of a
   * product is not known.
   */
  costOf(seller: number): number | undefined;
  /** The groups of lines that can be delivered or picked up. */
  groups: readonly ShippedGroup[];
}

export interface ShipmentInput {
  known: KnownRules;
  plan: DeliveryPlan;
  now: Clock;
  /** INEGI's number of the customer's state; null if the shop offers no pick-up. */
  pickUpState: number | null;
}

export function shipmentsOf(
  lines: readonly ShippedLine[],
  rows: readonly SentRow[],
  { known, plan, now, pickUpState }: ShipmentInput,
): Shipments {
  const wanted = new Map(lines.map((line) => [nameOf(line), line]));
  const promises = new Map<string, ProductPromise>();
  const unknown = new Set<number>();
  const grouped: GroupedLine[] = [];
  for (const asked of askedLines(rows)) {
    const { row, group } = asked;
    const line = wanted.get(nameOf(row));
    promises.set(nameOf(row), toPromise(asked, plan, known, Number.POSITIVE_INFINITY));
    if (!line || line.pieces === 0) continue;
    grouped.push({ line, asked });
    // A product without delivery, such as a code by mail, has no shipping cost.
    if (group && !plan.promise(group)) unknown.add(row.store);
  }

  const groups = groupsOf(grouped, { known, plan, now, pickUpState });
  for (const [name, arrival] of groups.flatMap(({ arrivals }) => [...arrivals])) {
    const promise = promises.get(name);
    if (promise) promises.set(name, { ...promise, ...arrival });
  }
  return {
    today: toDate(now.day),
    promiseOf: (line) => promises.get(nameOf(line)),
    costOf(seller) {
      if (unknown.has(seller)) return undefined;
      let cost = 0;
      for (const { deliveries } of groups.filter((group) => group.seller === seller)) {
        const [quickest] = deliveries;
        if (quickest && quickest.price === undefined) return undefined;
        cost += quickest?.price ?? 0;
      }
      return cost;
    },
    groups,
  };
}
