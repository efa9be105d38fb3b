import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { exportsOf, slim } from './slim-router.ts';

test('display names go, and what has no effect is marked as such', () => {
  const source = 'const A = React$1.createContext(null);\nA.displayName = "A";\nconst B = React$1.memo(A);\nA.use();';
  expect(slim(source)).toBe(
    'const A = /* @__PURE__ */ React$1.createContext(null);\n\nconst B = /* @__PURE__ */ React$1.memo(A);\nA.use();',
  );
});

test('a use is cut where it stands once; anything else stops the build', () => {
  expect(slim('a(); b();', { text: 'b();', by: '' })).toBe('a(); ');
  expect(() => slim('a();', { text: 'b();', by: '' })).toThrow(/slim-router/);
  expect(() => slim('b(); b();', { text: 'b();', by: '' })).toThrow(/slim-router/);
});

const library = new URL('../../../../../node_modules/react-router/dist/production/lib/', import.meta.url);

test.each([
  ['dom/ssr/routeModules.js', 'load-route-module.ts'],
  ['dom/ssr/fog-of-war.js', 'no-discovery.ts'],
  ['dom/ssr/links.js', 'route-links.ts'],
  ['router/instrumentation.js', 'no-instrumentation.ts'],
])('%s has a replacement with the same exports', (theirs, ours) => {
  const source = stripTypeScriptTypes(readFileSync(new URL(ours, import.meta.url), 'utf8'));
  expect(exportsOf(source)).toEqual(exportsOf(readFileSync(new URL(theirs, library), 'utf8')));
});

test('links and scripts of a page are those of the server, whatever the sequence of attributes', async () => {
  const ours = await import('./route-links.ts');
  const theirs = await import(new URL('dom/ssr/links.js', library).href);
  const matches = ['root', 'page', 'bare'].map((id) => ({ route: { id } }));
  const icon = { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' };
  const modules = {
    root: { links: () => [{ rel: 'preload', href: '/a.woff2', as: 'font', crossOrigin: 'anonymous' }, icon] },
    page: { links: () => [{ href: '/favicon.svg', type: 'image/svg+xml', rel: 'icon' }] },
  };
  const manifest = {
    routes: {
      root: { module: '/root.js', imports: ['/shop.js'], css: ['/root.css'] },
      page: { module: '/page.js', imports: ['/shop.js', '/more.js'] },
    },
  };
  const keyed = ours.getKeyedLinksForMatches(matches, modules, manifest);
  expect(keyed).toHaveLength(3);
  expect(keyed).toEqual(theirs.getKeyedLinksForMatches(matches, modules, manifest));
  const hrefs = ours.getModuleLinkHrefs(matches, manifest);
  expect(hrefs).toEqual(['/root.js', '/shop.js', '/page.js', '/more.js']);
  expect(hrefs).toEqual(theirs.getModuleLinkHrefs(matches, manifest));
});
