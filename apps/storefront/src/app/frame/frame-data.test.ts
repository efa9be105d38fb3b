import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ShopConfig } from '@tianguis/config';
import { expect, test } from 'vitest';
import { isCurrent } from '../../shared/frame/menu-link.ts';
import { frameData, moreGroups } from './frame-data.ts';

const file = fileURLToPath(new URL('../../../../../config/shop.json', import.meta.url));
const config = JSON.parse(readFileSync(file, 'utf8')) as ShopConfig;

test.each([true, false])(
  'UI-03 ST-13 the credit link is in the menus only if the credit module is on: %s',
  (enabled) => {
    const shop = { ...config, creditModule: { ...config.creditModule, enabled } };
    const { bar, side } = frameData(shop);
    for (const links of [bar, side, moreGroups(shop).flatMap((group) => group.links)]) {
      expect(links.filter(({ href }) => href === '/credito-tianguis/beneficios')).toHaveLength(enabled ? 1 : 0);
    }
    expect(bar.map(({ label }) => label)).toEqual([
      ...(enabled ? ['Crédito Tianguis'] : []),
      'Ofertas',
      'Gamers',
      'Supermercado',
      'Blog',
      'Tiendas oficiales',
      'Ayuda',
    ]);
  },
);

test.each([
  ['/', '/', true],
  ['/', '/categoria', false],
  ['/categoria', '/categoria', true],
  ['/categoria', '/categoria/1/celulares/pagina=1', true],
  ['/categoria', '/categorias', false],
  ['/c/ofertas/', '/c/ofertas', true],
  ['/tiendas', '/tienda/1/x/pagina=1', false],
])('UI-04 the link %s is current at %s: %s', (href, path, current) => expect(isCurrent(href, path)).toBe(current));
