/** The offers page (RT-12): products whose discount is at least the shop's minimum. */
import type { CategoryCrumb } from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import type { ListingState } from '@tianguis/domain';
import { found } from '../../shared/api/failures.ts';
import { type ListingData, listing } from './data.server.ts';

export interface OffersState {
  /** The categories from the department down to the category filter; empty without this filter. */
  crumbs: CategoryCrumb[];
  /** The requested state without a category that does not exist, and without a discount that every offer has. */
  state: ListingState;
}

/** Resolves the requested state. Discounts below `hiddenDiscount` percent are not offers (ST-13). */
export async function resolveOffersState(
  api: ApiClient,
  asked: ListingState,
  { hiddenDiscount }: { hiddenDiscount: number },
): Promise<OffersState> {
  const crumbs = asked.category === undefined ? [] : await crumbsOf(api, asked.category);
  const { category, discount, ...others } = asked;
  const state = {
    ...others,
    ...(crumbs.length > 0 && { category }),
    ...(discount !== undefined && discount > leastDiscount(hiddenDiscount) && { discount }),
  };
  return { crumbs, state };
}

/** Loads one page of the offers. */
export function offers(
  api: ApiClient,
  state: ListingState,
  { pageSize, hiddenDiscount }: { pageSize: number; hiddenDiscount: number },
  query: { postal_code?: string } = {},
): Promise<ListingData> {
  const scope = { ...query, 'filter_by[discount]': state.discount ?? leastDiscount(hiddenDiscount) };
  return listing(api, scope, state, pageSize);
}

function leastDiscount(hiddenDiscount: number): number {
  return Math.max(1, hiddenDiscount);
}

async function crumbsOf(api: ApiClient, id: number): Promise<CategoryCrumb[]> {
  const reply = await found(api.categories.subtree(id));
  return reply?.metadata.breadcrumb ?? [];
}
