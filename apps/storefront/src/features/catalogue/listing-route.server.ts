/** Shared code of the routes of listings: categories, offers, stores. */
import { formatListing, type ListingState } from '@tianguis/domain';
import { redirect } from 'react-router';
import { type CreditBannerData, creditAfter } from '../../commerce/credit-data.ts';
import type { ShopContext } from '../../shared/api/shop-context.ts';
import type { ListingData } from './data.server.ts';

export interface ListingSettings {
  /** Below this percentage no discount badge is shown (ST-13). */
  hiddenDiscount: number;
  pageSize: number;
  /** The credit banner and the number of product rows before it (UI-15). */
  credit: CreditBannerData | undefined;
  origin: string;
  siteName: string;
}

/** The part of the shop's configuration that listing pages need. */
export function listingSettings({ config, publicOrigin }: ShopContext): ListingSettings {
  return {
    hiddenDiscount: config.hiddenDiscount,
    pageSize: config.pageSize,
    credit: creditAfter(config, 'listing'),
    origin: publicOrigin,
    siteName: config.name,
  };
}

/** Redirects from a page past the end to the last page. */
export function stayWithin(base: string, state: ListingState, { pages }: ListingData): void {
  const last = Math.max(1, pages);
  if (state.page > last) throw redirect(`${base}/${formatListing({ ...state, page: last })}`, 302);
}

/** Redirects to the address without the parts that mean nothing here, so that one listing has one page. */
export function dropUnknown(base: string, asked: ListingState, state: ListingState): void {
  const [given, canonical] = [formatListing(asked), formatListing(state)];
  if (given !== canonical) throw redirect(`${base}/${canonical}`, 302);
}
