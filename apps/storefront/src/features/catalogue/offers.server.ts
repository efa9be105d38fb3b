/** The offers page (RT-12): what is cheaper than before, by at least what counts as a discount. */
import type { CategoryCrumb } from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import type { ListingState } from '@tianguis/domain';
import { found } from '../../shared/api/failures.ts';
import { type ListingData, listing } from './data.server.ts';

export interface OffersData {
  /** The category that the offers are narrowed to, from its department down; empty for all. */
  crumbs: CategoryCrumb[];
  state: ListingState;
  listing: ListingData;
}

/** A category that does not exist is ignored, like any other segment that means nothing; so is a discount that every offer has. */
export async function offers(
  api: ApiClient,
  asked: ListingState,
  { pageSize, hiddenDiscount }: { pageSize: number; hiddenDiscount: number },
): Promise<OffersData> {
  const crumbs = asked.category === undefined ? [] : await crumbsOf(api, asked.category);
  const { category, discount, ...others } = asked;
  const least = Math.max(1, hiddenDiscount);
  const state: ListingState = {
    ...others,
    ...(crumbs.length > 0 && { category }),
    ...(discount !== undefined && discount > least && { discount }),
  };
  const scope = { 'filter_by[discount]': state.discount ?? least };
  return { crumbs, state, listing: await listing(api, scope, state, pageSize) };
}

async function crumbsOf(api: ApiClient, id: number): Promise<CategoryCrumb[]> {
  const reply = await found(api.categories.subtree(id));
  return reply?.metadata.breadcrumb ?? [];
}
