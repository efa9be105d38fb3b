import { expect, test } from 'vitest';
import { trimmed, withPublicManifest } from './trim-manifest.ts';

const manifest = (routes: object) => `window.__reactRouterManifest=${JSON.stringify({ version: '1', routes })};`;
const route = (id: string, parentId: string | undefined, hasDefaultExport: boolean) => ({
  ...{ id, ...(parentId && { parentId }), hasDefaultExport, hasAction: false, imports: ['/assets/shop.js'], css: [] },
});
const all = {
  root: route('root', undefined, true),
  layout: route('layout', 'root', true),
  account: route('account', 'layout', true),
  home: route('home', 'root', true),
  resource: route('resource', 'root', false),
  'routes/resources/price-filter': route('routes/resources/price-filter', 'root', false),
};
const idsOf = (script: string) =>
  Object.keys(JSON.parse(script.slice('window.__reactRouterManifest='.length, -1)).routes);

const followed = 'routes/resources/price-filter';

test('RT-11 the browser’s list has pages, what contains them and the address of the price, and no other address of a form', () => {
  expect(idsOf(trimmed(manifest(all)))).toEqual(['root', 'layout', 'account', 'home', followed]);
  expect(trimmed(manifest({ home: all.home }))).toBe(manifest({ home: { id: 'home', parentId: 'root', imports: [] } }));
});

test('that of a public page has public pages alone', () => {
  expect(idsOf(trimmed(manifest(all), ['home']))).toEqual(['root', 'home', followed]);
  expect(withPublicManifest('import "/assets/manifest-0a1b2c3d.js";')).toBe(
    'import "/assets/public-manifest-0a1b2c3d.js";',
  );
});

test.each(['', 'window.other={};', '{"routes":{}}'])('another form of the list stops the build: %s', (script) => {
  expect(() => trimmed(script)).toThrow(/trim-manifest/);
});

test('a style sheet of one page stops the build', () => {
  const styled = { ...all, home: { ...all.home, css: ['/assets/home.css'] } };
  expect(() => trimmed(manifest(styled))).toThrow(/home has a style sheet/);
});
