/** Code that the routes of listings share: categories, offers, stores. */
import { formatListing, type ListingState } from '@tianguis/domain';
import { offeredOf } from '@tianguis/domain/offer';
import { redirect } from 'react-router';
import { type CreditBannerData, creditAfter } from '../../commerce/credit-data.ts';
import type { ShopContext } from '../../shared/api/shop-context.ts';
import type { ListingData } from './data.server.ts';
import { type ListingAddress, listingAt } from './listing-links.ts';

export interface ListingSettings {
  /** Below this percentage no discount badge is shown (ST-13). */
  hiddenDiscount: number;
  pageSize: number;
  /** The credit banner and the number of product rows before it (UI-15). */
  credit: CreditBannerData | undefined;
  /** Whether the shop offers months without interest (TR-01). */
  hasMonths: boolean;
  origin: string;
  siteName: string;
}

/** The part of the shop's configuration that listing pages need. */
export function listingSettings({ config, publicOrigin }: ShopContext): ListingSettings {
  return {
    hiddenDiscount: config.hiddenDiscount,
    pageSize: config.pageSize,
    credit: creditAfter(config, 'listing'),
    hasMonths: offeredOf(config.offer).months,
    origin: publicOrigin,
    siteName: config.name,
  };
}

/** Redirects from a page number past the end to the last page. */
export function stayWithin(address: ListingAddress, { pages }: ListingData): void {
  const { state } = address;
  const last = Math.max(1, pages);
  if (state.page > last) throw redirect(listingAt(address, { ...state, page: last }), 302);
}

/**
 * Redirects from the requested state to `address`, which leaves out parts without meaning. So each listing has one URL.
 */
export function dropUnknown(asked: ListingState, address: ListingAddress): void {
  if (formatListing(asked) !== formatListing(address.state)) throw redirect(listingAt(address, address.state), 302);
}
