import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ShopConfig } from '@tianguis/config';
import { noOffer, type TestOffer, wholeOffer } from '@tianguis/testkit/offers';
import { describe, expect, test } from 'vitest';
import { isCurrent } from '../../shared/frame/menu-link.ts';
import { frameData, moreGroups } from './frame-data.ts';

const file = fileURLToPath(new URL('../../../../../config/shop.json', import.meta.url));
const config = JSON.parse(readFileSync(file, 'utf8')) as ShopConfig;

test.each([true, false])(
  'UI-03 ST-13 TR-01 the credit link is in the menus only if the shop offers credit: %s',
  (enabled) => {
    const shop = { ...config, offer: { ...noOffer, credit: enabled } };
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

describe('TR-01 UI-12 the frame follows the offer', () => {
  const { cardBrands, ...whole } = wholeOffer;

  test.each<[string, Partial<TestOffer>, string[]]>([
    ['everything', {}, [...cardBrands, 'oxxo', 'spei', 'msi']],
    ['no cards', { card: false, months: [] }, ['oxxo', 'spei']],
    ['no months', { months: [] }, [...cardBrands, 'oxxo', 'spei']],
    ['no OXXO', { oxxo: false }, [...cardBrands, 'spei', 'msi']],
    ['no SPEI', { spei: false }, [...cardBrands, 'oxxo', 'msi']],
    ['one network', { cardBrands: ['visa'] }, ['visa', 'oxxo', 'spei', 'msi']],
    ['nothing', noOffer, []],
  ])('logos: %s', (_, change, marks) => {
    expect(frameData({ ...config, offer: { cardBrands, ...whole, ...change } }).payments).toEqual(marks);
  });

  test.each([
    ['/formas-pago', 'a way to pay', { ...noOffer, spei: true }],
    ['/landing/meses-sin-intereses?x=1', 'months', { ...noOffer, card: true, months: [{ months: 3, from: 0 }] }],
    ['/credito-tianguis/beneficios', 'credit', { ...noOffer, credit: true }],
  ])('menus lead to %s only with %s', (href, _, offer) => {
    const link = { label: 'x', href };
    const menu = {
      bar: [link],
      side: [link],
      more: [
        { title: 'A', links: [] },
        { title: 'B', links: [link] },
      ],
    };
    const hrefs = (shop: ShopConfig) => {
      const { bar, side } = frameData(shop);
      return [bar, side, ...moreGroups(shop).map(({ links }) => links)].flat().filter((one) => one.label === 'x');
    };
    expect(hrefs({ ...config, menu, offer })).toHaveLength(3);
    expect(hrefs({ ...config, menu, offer: noOffer })).toEqual([]);
    expect(moreGroups({ ...config, menu, offer: noOffer })).toEqual([]);
  });
});

test.each([
  ['/', '/', true],
  ['/', '/categoria', false],
  ['/categoria', '/categoria', true],
  ['/categoria', '/categoria/1/celulares/pagina=1', true],
  ['/categoria', '/categorias', false],
  ['/c/ofertas/', '/c/ofertas', true],
  ['/tiendas', '/tienda/1/x/pagina=1', false],
])('UI-04 the link %s is current at %s: %s', (href, path, current) => expect(isCurrent(href, path)).toBe(current));
