/** The part of the shop's configuration that the frame shows on every page. */
import type { ShopConfig } from '@tianguis/config';
import { type FreeShipping, freeShippingOf } from '@tianguis/domain/cart';
import type { MenuLink } from '../../shared/frame/menu-link.ts';
import { creditPath } from '../../shared/links/paths.ts';

export interface FrameData {
  name: string;
  legalName: string;
  freeShipping: FreeShipping;
  /** Links of the lower bar of wide screens (UI-03) and of the side menu of phones (UI-05). */
  bar: MenuLink[];
  side: MenuLink[];
  contact: ShopConfig['contact'];
  social: ShopConfig['social'];
  apps: ShopConfig['apps'];
  /** Version of the category tree, a part of the URL of the menu's data (AP-22); undefined if it could not be read. */
  treeVersion?: string | undefined;
  /** Payment logos and seals in the footer (UI-12). */
  payments: NonNullable<ShopConfig['payments']>;
  certifications: NonNullable<ShopConfig['certifications']>;
}

export function frameData(config: ShopConfig): FrameData {
  return {
    name: config.name,
    legalName: config.legalName,
    freeShipping: freeShippingOf(config),
    bar: withCredit(config, config.menu.bar),
    side: withCredit(config, config.menu.side),
    contact: config.contact,
    social: config.social,
    apps: config.apps,
    payments: config.payments ?? [],
    certifications: config.certifications ?? [],
  };
}

/** Groups of the page "Menú" (RT-21); the first contains the credit link. */
export function moreGroups(config: ShopConfig): { title: string; links: MenuLink[] }[] {
  return config.menu.more.map((group, index) =>
    index === 0 ? { ...group, links: withCredit(config, group.links) } : group,
  );
}

/** Puts the credit link first, if the credit module is on (UI-03). */
function withCredit({ creditModule }: ShopConfig, links: readonly MenuLink[]): MenuLink[] {
  if (!creditModule.enabled) return [...links];
  return [{ label: creditModule.label, href: creditPath(creditModule.product), icon: 'bank' }, ...links];
}
