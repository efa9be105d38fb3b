import type { IconName } from '@tianguis/ui';
import { paths } from '../links/paths.ts';

/** A link of a menu. */
export interface MenuLink {
  label: string;
  href: string;
  icon?: IconName | undefined;
}

/** Whether `path` is the target of a menu's link, or a page below it. */
export function isCurrent(href: string, path: string): boolean {
  if (href === paths.home) return path === href;
  const base = href.replace(/\/$/, '');
  return path === base || path.startsWith(`${base}/`);
}
