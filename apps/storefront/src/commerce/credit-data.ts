import type { ShopConfig } from '@tianguis/config';
import { creditPath } from '../shared/links/paths.ts';

export interface CreditBannerData {
  /** Number of blocks, rows or lines before the banner. */
  after: number;
  label: string;
  href: string;
}

/** The credit banner of a kind of page; undefined if that kind has no banner or the shop offers no credit (UI-15). */
export function creditAfter(
  { creditModule, creditBanners, offer }: ShopConfig,
  kind: keyof ShopConfig['creditBanners'],
): CreditBannerData | undefined {
  const after = creditBanners[kind];
  if (!offer.credit || after === undefined) return undefined;
  return { after, label: creditModule.label, href: creditPath(creditModule.product) };
}
