/** Converts a promise for replies: when a product arrives, its shipping cost, or why there is no promise. */
import type { ProductPromise } from '@tianguis/contract';
import { type DeliveryGroup, type DeliveryPlan, shippingCost, toDate } from '@tianguis/domain/shipping';
import type { KnownRules } from './rules.ts';
import type { Asked } from './variant.ts';

/** @param freeFrom price of one piece in centavos from which its shipping is free */
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

/** The status of a product that no rate covers. */
function statusWithout({ byUs, origin }: DeliveryGroup, { places, rates, sets, warehouses }: KnownRules) {
  if (places.length === 0 || rates.length === 0) return 'unknown';
  if (!byUs || origin === 0) return 'no-coverage';
  const set = sets.get(origin);
  // First case: the set was added a moment ago, and is not cached yet. Second case: only shops have the product.
  if (!set) return 'unknown';
  return set.some((id) => warehouses.has(id)) ? 'no-coverage' : 'not-delivered';
}
