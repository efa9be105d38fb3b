/** The offers page (RT-12): what is cheaper than before, by at least what counts as a discount. */
import type { CategoryCrumb } from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import type { ListingState } from '@tianguis/domain';
import { found } from '../../shared/api/failures.ts';
import { type ListingData, listing } from './data.server.ts';

export interface OffersPlace {
  /** The category that the offers are narrowed to, from its department down; empty for all. */
  crumbs: CategoryCrumb[];
  /** What was asked without what means nothing: a category that does not exist, a discount that every offer has. */
  state: ListingState;
}

/**
 * Where among the offers an address leads. `hiddenDiscount`: the percentage below which nothing counts as one (ST-13).
 */
export async function offersPlace(
  api: ApiClient,
  asked: ListingState,
  { hiddenDiscount }: { hiddenDiscount: number },
): Promise<OffersPlace> {
  const crumbs = asked.category === undefined ? [] : await crumbsOf(api, asked.category);
  const { category, discount, ...others } = asked;
  const state = {
    ...others,
    ...(crumbs.length > 0 && { category }),
    ...(discount !== undefined && discount > leastDiscount(hiddenDiscount) && { discount }),
  };
  return { crumbs, state };
}

/** A page of the offers. */
export function offers(
  api: ApiClient,
  state: ListingState,
  { pageSize, hiddenDiscount }: { pageSize: number; hiddenDiscount: number },
): Promise<ListingData> {
  const scope = { 'filter_by[discount]': state.discount ?? leastDiscount(hiddenDiscount) };
  return listing(api, scope, state, pageSize);
}

function leastDiscount(hiddenDiscount: number): number {
  return Math.max(1, hiddenDiscount);
}

async function crumbsOf(api: ApiClient, id: number): Promise<CategoryCrumb[]> {
  const reply = await found(api.categories.subtree(id));
  return reply?.metadata.breadcrumb ?? [];
}
