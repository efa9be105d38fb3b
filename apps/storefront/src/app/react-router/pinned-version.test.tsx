/**
 * What depends on React Router's insides is in this folder, and was written for one version of it. These tests render through the
 * version that is installed, and say what it does differently.
 */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  Links,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { expect, test } from 'vitest';
import { readAll } from './handoff.ts';
import { pageOf, renderWholePage } from './whole-page.server.tsx';

/** The version that this folder was written for. To use another, see that these tests pass, look for what they cannot see, change this. */
const known = '8.4.0';
const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const installed = JSON.parse(file('../../../../../node_modules/react-router/package.json')).version as string;
const says = (what: string) => `react-router ${installed} ${what}`;

test.each(['../../../package.json', '../../../../server/package.json'])(
  '%s pins the version that is known here',
  (path) => {
    const { dependencies, devDependencies } = JSON.parse(file(path));
    const pinned = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
      /react-router/.test(name),
    );
    for (const [name, version] of [...pinned, ['the installed react-router', installed]])
      expect(version, `${name} is ${version}, but src/app/react-router was written for ${known}: see this test`).toBe(
        known,
      );
  },
);

const data = { text: 'ñandú </script><!-- \u2028', late: Promise.resolve('later') };

function Root() {
  return (
    <html lang="es">
      <head>
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

type Entry = ServerBuild['entry']['module']['default'];

/** The answer of a shop of one page to a request, written by this entry. */
function ask(entry: Entry): Promise<Response> {
  const about = { hasAction: false, hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false };
  const more = { hasDefaultExport: true, hasErrorBoundary: false, imports: ['/assets/shop.js'], css: [] };
  const route = { id: 'root', path: '', hasLoader: true, module: '/assets/root.js', ...about, ...more };
  const build = {
    entry: { module: { default: entry } },
    routes: { root: { id: 'root', path: '', module: { default: Root, loader: () => data } } },
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/packages.js'] },
      routes: { root: route },
      url: '/assets/manifest.js',
      version: '1',
    },
    ...{ publicPath: '/', assetsBuildDirectory: 'none', future: {}, ssr: true, isSpaMode: false, prerender: [] },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
  return createRequestHandler(build, 'production')(new Request('http://shop/'), new RouterContextProvider());
}

const nonce = 'its-mark';
const theirs: Entry = async (request, status, headers, context) => {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />);
  await stream.allReady;
  return new Response(stream, { status, headers });
};
const ours: Entry = ({ url }, status, headers, context) =>
  renderWholePage({ url, status, headers }, context, (router) => router);

/** What a page's inline scripts hand to React Router's client. */
async function handedOver(page: string): Promise<string> {
  const window: { __reactRouterContext?: { stream?: ReadableStream<Uint8Array> } } = {};
  for (const [, attributes = '', script = ''] of page.matchAll(/<script([^>]*)>(.*?)<\/script>/gs))
    if (!/module|src=/.test(attributes) && !script.includes('currentScript')) {
      const globals = { window, ReadableStream, TextEncoderStream };
      expect(
        () => runInNewContext(script, globals),
        says(`hands over by a script that fails: ${script}`),
      ).not.toThrow();
    }
  const { stream } = window.__reactRouterContext ?? {};
  return stream === undefined ? '' : readAll(stream);
}

const pages = async () => {
  const [own, response] = await Promise.all([ask(theirs).then((answer) => answer.text()), ask(ours)]);
  return { own, whole: pageOf(response)?.body.toString() ?? '', scripts: pageOf(response)?.scripts ?? [] };
};

test('the data of loaders reach the client as React Router hands them over', async () => {
  const { own, whole } = await pages();
  const told = await handedOver(own);
  expect(told, says('writes no hand-off of data that the client could read: see handoff.ts')).toContain('ñandú');
  expect(await handedOver(whole), says('writes the hand-off differently: see handoff.ts')).toBe(told);
});

test('module scripts and their preloads are written as they are held back', async () => {
  const { own, whole } = await pages();
  const marked = ` nonce="${nonce}"`;
  expect(
    own.split(`<script${marked} type="module" async="">`),
    says('writes its module script differently: see late-scripts.ts'),
  ).toHaveLength(2);
  const preloads = own.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(preloads.length, says('writes preloads differently: see late-scripts.ts')).toBeGreaterThan(2);
  const [, held = ''] = /<template>(.*)<\/template>/s.exec(whole) ?? [];
  expect(
    held.match(/<link rel="modulepreload"/g),
    says('writes preloads where they are not held back: see late-scripts.ts'),
  ).toHaveLength(preloads.length);
  expect(
    whole.replace(held, ''),
    says('writes module scripts where they are not held back: see late-scripts.ts'),
  ).not.toMatch(/module/);
});

test('every script that React Router writes carries the mark, and no mark stays in the page', async () => {
  const { own, whole, scripts } = await pages();
  const plain = [...own.matchAll(/<script(?![^>]* nonce="its-mark")[^>]*>.{0,60}/gs)].map(([text]) => text);
  // React's own, which moves what came late into its place: there is none in a page that is rendered whole.
  const unmarked = plain.filter((text) => !/\$R[BCST]|requestAnimationFrame/.test(text));
  expect(unmarked, says('writes scripts without the nonce: see own-scripts.server.ts')).toEqual([]);
  expect(whole).not.toContain('nonce');
  const inline = [...whole.matchAll(/<script(?![^>]*src=)[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);
  expect(inline.toSorted(), says('writes inline scripts that are not allowed: see own-scripts.server.ts')).toEqual(
    [...scripts].toSorted(),
  );
});

test('what loads route modules is what load-route-module.ts takes the place of', () => {
  const text = file('../../../../../node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js');
  const code = text.replace(/^\/\*\*.*?\*\/\s*/s, '');
  expect(
    hash('sha256', code, 'hex').slice(0, 16),
    says('loads route modules differently: see load-route-module.ts'),
  ).toBe('d351965b43613050');
});
