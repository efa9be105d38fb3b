/** For tests of the whole server: a storefront's build with routes that fail on purpose. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootFolder } from '../settings/settings.ts';

const build = `
import { createContext, RouterContextProvider } from 'react-router';
const failure = createContext(undefined);
const pages = new WeakMap();
const handle = async (_request, status, headers) => {
  const response = new Response(null, { status, headers: { ...Object.fromEntries(headers), 'content-type': 'text/html' } });
  pages.set(response, { body: Buffer.from('<h1>page ' + status + '</h1>'), scripts: [] });
  return response;
};
const createLoadContext = (_services, status) => {
  const context = new RouterContextProvider();
  context.set(failure, status);
  return context;
};
export const entry = { module: { default: handle, createLoadContext, pageOf: (response) => pages.get(response), publicPages: {} } };
const Page = () => null;
const route = (id, path, module) => [id, { id, path, parentId: 'root', module }];
export const routes = Object.fromEntries([
  ['root', { id: 'root', path: '', module: { default: Page } }],
  route('page', 'page', { default: Page, loader: () => null }),
  route('form', 'form', { default: Page, action: async ({ request }) => String(await request.formData()) }),
  route('text', 'text', { loader: () => new Response('text') }),
  route('broken', 'broken', { default: Page, loader() { throw new Error('a planted failure') } }),
  route('rest', '*', {
    default: Page,
    loader({ context }) { throw new Response(null, { status: context.get(failure) ?? 404 }) },
  }),
]);
export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' };
export const publicPath = '/', assetsBuildDirectory = '', basename = '/', future = {}, ssr = true, isSpaMode = false, prerender = [];
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
`;

/** Writes the build and returns its folder. */
export function failingStorefront(): { folder: string; remove(): void } {
  const parent = mkdtempSync(join(tmpdir(), 'storefront-'));
  const folder = join(parent, 'storefront');
  mkdirSync(join(folder, 'build', 'server'), { recursive: true });
  mkdirSync(join(folder, 'build', 'client'));
  symlinkSync(join(rootFolder, 'node_modules'), join(parent, 'node_modules'));
  writeFileSync(join(folder, 'build', 'server', 'index.js'), build);
  writeFileSync(join(folder, 'build', 'server', 'package.json'), '{"type":"module"}');
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
