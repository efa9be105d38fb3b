import type { IconName } from '@tianguis/ui';
import { paths } from '../../links/paths.ts';

/** Links of menus for a signed-in customer only (UI-07). */
export const ownLinks: readonly { href: string; icon: IconName; label: string }[] = [
  { href: paths.account, icon: 'user', label: 'Mi cuenta' },
  { href: paths.orders, icon: 'package', label: 'Mis pedidos' },
  { href: paths.wishlist, icon: 'heart', label: 'Mis favoritos' },
  { href: paths.addresses, icon: 'pin', label: 'Mis direcciones' },
  { href: paths.settings, icon: 'settings', label: 'Ajustes' },
];
