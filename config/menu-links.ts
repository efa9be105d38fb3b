import type { ShopConfig } from './schema.ts';

export interface MenuFault {
  /** Path of the link in the configuration: `menu.bar[2]`. */
  field: string;
  href: string;
}

/**
 * Removes dead links from the menus: links to a path of this shop for which `answers` returns false. Also removes
 * groups that become empty. Links to other sites are not checked.
 * @returns the configuration without dead links, and the removed links
 */
export function withoutDeadLinks(
  config: ShopConfig,
  answers: (path: string) => boolean,
): { config: ShopConfig; faults: MenuFault[] } {
  const faults: MenuFault[] = [];
  const withoutDead = <Link extends { href: string }>(links: readonly Link[], list: string): Link[] =>
    links.filter(({ href }, index) => {
      const isDead = href.startsWith('/') && !answers(href.replace(/[?#].*$/, ''));
      if (isDead) faults.push({ field: `${list}[${index}]`, href });
      return !isDead;
    });
  const { bar, side, more } = config.menu;
  const menu = {
    bar: withoutDead(bar, 'menu.bar'),
    side: withoutDead(side, 'menu.side'),
    more: more
      .map((group, index) => ({ ...group, links: withoutDead(group.links, `menu.more[${index}].links`) }))
      .filter(({ links }) => links.length > 0),
  };
  return { config: { ...config, menu }, faults };
}
