import type { ShopConfig } from '@tianguis/config';
import { creditPath } from '../shared/links/paths.ts';

export interface CreditBannerData {
  /** How many blocks, rows or lines precede it. */
  after: number;
  label: string;
  href: string;
}

/** Where the credit banner of a kind of page appears; undefined without one, or if the credit module is off (UI-15). */
export function creditAfter(
  { creditModule, creditBanners }: ShopConfig,
  kind: keyof ShopConfig['creditBanners'],
): CreditBannerData | undefined {
  const after = creditBanners[kind];
  if (!creditModule.enabled || after === undefined) return undefined;
  return { after, label: creditModule.label, href: creditPath(creditModule.product) };
}
