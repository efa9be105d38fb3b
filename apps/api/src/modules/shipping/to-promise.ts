/** A promise on the wire: when a product arrives, what shipping it costs, or why nothing is said. */
import type { ProductPromise } from '@tianguis/contract';
import { type DeliveryGroup, type DeliveryPlan, shippingCost, toDate } from '@tianguis/domain/shipping';
import type { KnownRules } from './rules.ts';
import type { Asked } from './variant.ts';

/** @param freeFrom centavos of one piece from which shipping it is free */
export function toPromise(
  { row, group }: Asked,
  plan: DeliveryPlan,
  known: KnownRules,
  freeFrom: number,
): ProductPromise {
  const nothing = { product: row.id, from: null, to: null, service: null, cost: null, by_us: group?.byUs ?? false };
  if (!group) return { ...nothing, status: 'not-delivered' };
  const promise = plan.promise(group);
  if (!promise) return { ...nothing, status: statusWithout(group, known) };
  const { from, to, service, zone } = promise;
  const store = group.byUs ? null : group.origin;
  const cost = shippingCost(known.prices, row, { store, service, zone }, freeFrom) ?? null;
  return { ...nothing, status: 'arrives', from: toDate(from), to: toDate(to), service, cost };
}

/** The reply for a product without coverage. */
function statusWithout({ byUs, origin }: DeliveryGroup, { places, rates, sets, warehouses }: KnownRules) {
  if (places.length === 0 || rates.length === 0) return 'unknown';
  if (!byUs || origin === 0) return 'no-coverage';
  const set = sets.get(origin);
  // A set that was added a moment ago; then what only shops have.
  if (!set) return 'unknown';
  return set.some((id) => warehouses.has(id)) ? 'no-coverage' : 'not-delivered';
}
