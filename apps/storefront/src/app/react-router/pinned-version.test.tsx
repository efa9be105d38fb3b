/**
 * The code of this folder depends on React Router's internals, and was written for one version. These tests render with
 * the installed version, and report differences from that version.
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

/**
 * The version that this folder was written for. Before a change of this number: make the tests pass with the other
 * version, and review what they cannot test.
 */
const known = '8.4.0';
const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const installed = JSON.parse(file('../../../../../node_modules/react-router/package.json')).version as string;
const problem = (what: string) => `react-router ${installed} ${what}`;

test.each(['../../../package.json', '../../../../server/package.json'])('%s pins the known version', (path) => {
  const { dependencies, devDependencies } = JSON.parse(file(path));
  const pinned = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => /react-router/.test(name));
  for (const [name, version] of [...pinned, ['the installed react-router', installed]])
    expect(version, `${name} is ${version}, but src/app/react-router was written for ${known}: see this test`).toBe(
      known,
    );
});

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

/** Renders a shop with one page by `entry`, and returns the response. */
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
  renderWholePage({ isSoft: false, hasWorker: false, url, status, headers }, context, (router) => router);

/** The data that a page's inline scripts pass to React Router's client. */
async function handedOver(page: string): Promise<string> {
  const window: { __reactRouterContext?: { stream?: ReadableStream<Uint8Array> } } = {};
  for (const [, attributes = '', script = ''] of page.matchAll(/<script([^>]*)>(.*?)<\/script>/gs))
    if (!/module|src=/.test(attributes) && !script.includes('currentScript')) {
      const globals = { window, ReadableStream, TextEncoderStream };
      expect(
        () => runInNewContext(script, globals),
        problem(`hands over by a script that fails: ${script}`),
      ).not.toThrow();
    }
  const { stream } = window.__reactRouterContext ?? {};
  return stream === undefined ? '' : readAll(stream);
}

const pages = async () => {
  const [own, response] = await Promise.all([ask(theirs).then((answer) => answer.text()), ask(ours)]);
  return { own, whole: pageOf(response)?.body.toString() ?? '', scripts: pageOf(response)?.scripts ?? [] };
};

test('the data of loaders reach the client as with the entry of React Router', async () => {
  const { own, whole } = await pages();
  const expected = await handedOver(own);
  expect(expected, problem('writes no hand-off of data that the client could read: see handoff.ts')).toContain('ñandú');
  expect(await handedOver(whole), problem('writes the hand-off differently: see handoff.ts')).toBe(expected);
});

test('React Router writes module scripts and their preloads as late-scripts.ts expects', async () => {
  const { own, whole } = await pages();
  const marked = ` nonce="${nonce}"`;
  expect(
    own.split(`<script${marked} type="module" async="">`),
    problem('writes its module script differently: see late-scripts.ts'),
  ).toHaveLength(2);
  const preloads = own.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(preloads.length, problem('writes preloads differently: see late-scripts.ts')).toBeGreaterThan(2);
  const [, deferred = ''] = /<template>(.*)<\/template>/s.exec(whole) ?? [];
  expect(
    deferred.match(/<link rel="modulepreload"/g),
    problem('writes preloads where they are not deferred: see late-scripts.ts'),
  ).toHaveLength(preloads.length);
  expect(
    whole.replace(deferred, ''),
    problem('writes module scripts where they are not deferred: see late-scripts.ts'),
  ).not.toMatch(/module/);
});

test('every script that React Router writes carries the mark, and no mark stays in the page', async () => {
  const { own, whole, scripts } = await pages();
  const plain = [...own.matchAll(/<script(?![^>]* nonce="its-mark")[^>]*>.{0,60}/gs)].map(([text]) => text);
  // Leaves out React's own scripts, which insert late content. A page that is rendered as a whole has none.
  const unmarked = plain.filter((text) => !/\$R[BCST]|requestAnimationFrame/.test(text));
  expect(unmarked, problem('writes scripts without the nonce: see own-scripts.server.ts')).toEqual([]);
  expect(whole).not.toContain('nonce');
  const inline = [...whole.matchAll(/<script(?![^>]*src=)[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);
  expect(inline.toSorted(), problem('writes inline scripts that are not allowed: see own-scripts.server.ts')).toEqual(
    [...scripts].toSorted(),
  );
});

test('load-route-module.ts replaces the known version of the module loader', () => {
  const text = file('../../../../../node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js');
  const code = text.replace(/^\/\*\*.*?\*\/\s*/s, '');
  expect(
    hash('sha256', code, 'hex').slice(0, 16),
    problem('loads route modules differently: see load-route-module.ts'),
  ).toBe('d351965b43613050');
});
