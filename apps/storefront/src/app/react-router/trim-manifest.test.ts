import { expect, test } from 'vitest';
import { trimmed, withPublicManifest } from './trim-manifest.ts';

const manifest = (routes: object) => `window.__reactRouterManifest=${JSON.stringify({ version: '1', routes })};`;
const route = (id: string, parentId: string | undefined, hasDefaultExport: boolean) => ({
  ...{ id, ...(parentId && { parentId }), hasDefaultExport, hasAction: false, imports: ['/assets/shop.js'], css: [] },
  module: '/assets/own.js',
});
const all = {
  root: route('root', undefined, true),
  layout: route('layout', 'root', true),
  account: route('account', 'layout', true),
  home: route('home', 'root', true),
  resource: route('resource', 'root', false),
  'routes/resources/price-filter': route('routes/resources/price-filter', 'root', false),
};
/** The list of routes that the script leaves in the browser. */
function evaluated(script: string): { routes: Record<string, unknown> } {
  const window = {} as { __reactRouterManifest: { routes: Record<string, unknown> } };
  new Function('window', script)(window);
  return window.__reactRouterManifest;
}
const idsOf = (script: string) => Object.keys(evaluated(script).routes);

const followed = 'routes/resources/price-filter';

test('RT-11 the browser’s list has pages, what contains them and the address of the price, and no other address of a form', () => {
  expect(idsOf(trimmed(manifest(all)))).toEqual(['root', 'layout', 'account', 'home', followed]);
  const home = { id: 'home', parentId: 'root', module: '/assets/own.js', imports: [] };
  expect(evaluated(trimmed(manifest({ home: all.home })))).toEqual({ version: '1', routes: { home } });
});

test('the short form of the list gives the browser the routes of the long one', () => {
  const routes = Object.fromEntries(
    [
      {
        id: 'root',
        path: '',
        hasLoader: true,
        hasErrorBoundary: true,
        module: '/assets/root-AAAAAAAA.js',
        css: ['/x'],
      },
      { id: 'shop/home', parentId: 'root', index: true, hasLoader: true, module: '/assets/home-B_-BBBBB.js' },
      { id: 'account/layout', parentId: 'root', module: '/assets/layout-CCCCCCCC.js' },
      { id: 'account/add', parentId: 'account/layout', path: 'a/:b?', hasLoader: true, module: '/assets/other-D.js' },
      { id: 'account/add-add', parentId: 'root', path: '*', hasAction: true, module: '/assets/add-add-add-add-E.js' },
    ].map((one) => [one.id, { ...one, imports: [] as string[] }]),
  );
  const pages = Object.fromEntries(Object.entries(routes).map(([id, one]) => [id, { ...one, hasDefaultExport: true }]));
  expect(evaluated(trimmed(manifest(pages)))).toStrictEqual({ version: '1', routes });
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
