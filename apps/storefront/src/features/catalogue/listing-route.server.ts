/** What the routes with a listing share: category, offers, a store. */
import { formatListing, type ListingState } from '@tianguis/domain';
import { redirect } from 'react-router';
import { type CreditBannerData, creditAfter } from '../../commerce/credit-data.ts';
import type { ShopContext } from '../../shared/api/shop-context.ts';
import type { ListingData } from './data.server.ts';

export interface ListingSettings {
  /** Below this percentage no discount badge is shown (ST-13). */
  hiddenDiscount: number;
  pageSize: number;
  /** After how many rows of products the credit banner stands (UI-15). */
  credit: CreditBannerData | undefined;
  origin: string;
  siteName: string;
}

/** What a listing's page takes from the shop's configuration. */
export function listingSettings({ config, publicOrigin }: ShopContext): ListingSettings {
  return {
    hiddenDiscount: config.hiddenDiscount,
    pageSize: config.pageSize,
    credit: creditAfter(config, 'listing'),
    origin: publicOrigin,
    siteName: config.name,
  };
}

/** A page past the end leads to the last. */
export function stayWithin(base: string, state: ListingState, { pages }: ListingData): void {
  const last = Math.max(1, pages);
  if (state.page > last) throw redirect(`${base}/${formatListing({ ...state, page: last })}`, 302);
}

/**
 * What of an address means nothing here leads to the address without it, so that a listing has one page whatever is
 * invented.
 */
export function leaveOut(base: string, asked: ListingState, state: ListingState): void {
  const [given, kept] = [formatListing(asked), formatListing(state)];
  if (given !== kept) throw redirect(`${base}/${kept}`, 302);
}
