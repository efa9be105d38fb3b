import type { ShopConfig } from './schema.ts';

export interface MenuFault {
  /** Where the link stands in the file: `menu.bar[2]`. */
  field: string;
  href: string;
}

/**
 * The configuration without those links of its menus that lead to a path of this shop of which `answers` does not hold, and which these were:
 * a link that leads nowhere is not shown (decided). Addresses of other sites are left alone. A group without any link goes too.
 */
export function withoutDeadLinks(
  config: ShopConfig,
  answers: (path: string) => boolean,
): { config: ShopConfig; faults: MenuFault[] } {
  const faults: MenuFault[] = [];
  const living = <Link extends { href: string }>(links: readonly Link[], list: string): Link[] =>
    links.filter(({ href }, index) => {
      const isDead = href.startsWith('/') && !answers(href.replace(/[?#].*$/, ''));
      if (isDead) faults.push({ field: `${list}[${index}]`, href });
      return !isDead;
    });
  const { bar, side, more } = config.menu;
  const menu = {
    bar: living(bar, 'menu.bar'),
    side: living(side, 'menu.side'),
    more: more
      .map((group, index) => ({ ...group, links: living(group.links, `menu.more[${index}].links`) }))
      .filter(({ links }) => links.length > 0),
  };
  return { config: { ...config, menu }, faults };
}
