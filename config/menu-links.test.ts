import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutDeadLinks } from './menu-links.ts';
import { loadShopConfig } from './schema.ts';

const ours = loadShopConfig(fileURLToPath(new URL('shop.json', import.meta.url)));
const link = (href: string) => ({ label: 'x', href });

test('UI-03 UI-05 RT-21 dead links of menus are removed and reported; others do not change', () => {
  const menu = {
    bar: [link('/c/ofertas/'), link('/nada'), link('https://blog.example/nada')],
    side: [link('/nada?x=1#y'), link('/tiendas?letra=a')],
    more: [
      { title: 'Comprar', links: [link('/tiendas'), link('/nada')] },
      { title: 'Nada', links: [link('/nada')] },
    ],
  };
  const { config, faults } = withoutDeadLinks({ ...ours, menu }, (path) => path !== '/nada');
  expect(config.menu).toEqual({
    bar: [link('/c/ofertas/'), link('https://blog.example/nada')],
    side: [link('/tiendas?letra=a')],
    more: [{ title: 'Comprar', links: [link('/tiendas')] }],
  });
  expect(faults).toEqual([
    { field: 'menu.bar[1]', href: '/nada' },
    { field: 'menu.side[0]', href: '/nada?x=1#y' },
    { field: 'menu.more[0].links[1]', href: '/nada' },
    { field: 'menu.more[1].links[0]', href: '/nada' },
  ]);
});
