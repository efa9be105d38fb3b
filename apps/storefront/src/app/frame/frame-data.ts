/** The part of the shop's configuration that the frame shows on every page. */
import type { ShopConfig } from '@tianguis/config';
import { type FreeShipping, freeShippingOf } from '@tianguis/domain/cart';
import { isClosed, marksOf, type Offered, offeredOf, type PaymentMark } from '@tianguis/domain/offer';
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
  payments: PaymentMark[];
  certifications: NonNullable<ShopConfig['certifications']>;
  /** What the shop offers: promises and links of the footer follow it (TR-01). */
  offered: Offered;
}

export function frameData(config: ShopConfig): FrameData {
  return {
    name: config.name,
    legalName: config.legalName,
    freeShipping: freeShippingOf(config),
    bar: menuLinks(config, config.menu.bar),
    side: menuLinks(config, config.menu.side),
    contact: config.contact,
    social: config.social,
    apps: config.apps,
    payments: marksOf(config.offer),
    certifications: config.certifications ?? [],
    offered: offeredOf(config.offer),
  };
}

/** Groups of the page "Menú" (RT-21); the first contains the credit link. */
export function moreGroups(config: ShopConfig): { title: string; links: MenuLink[] }[] {
  return config.menu.more
    .map(({ title, links }, index) => ({
      title,
      links: index === 0 ? menuLinks(config, links) : openLinks(links, offeredOf(config.offer)),
    }))
    .filter(({ links }) => links.length > 0);
}

/** The links without those to pages about something that the shop does not offer (TR-01). */
export const openLinks = (links: readonly MenuLink[], offered: Offered): MenuLink[] =>
  links.filter(({ href }) => !isClosed(href, offered));

/** The open links of a menu. The credit link is first, if the shop offers credit (UI-03). */
function menuLinks({ creditModule, offer }: ShopConfig, links: readonly MenuLink[]): MenuLink[] {
  const credit: MenuLink = { label: creditModule.label, href: creditPath(creditModule.product), icon: 'bank' };
  return openLinks([credit, ...links], offeredOf(offer));
}
