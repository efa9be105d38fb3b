import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadShopConfig } from '@tianguis/config';
import type { CategoryNode, ProductDetail, ProductVariant } from '@tianguis/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { frameData, moreGroups } from '../../app/frame/frame-data.ts';
import type { GalleryData } from './data.ts';
import { card } from './samples.ts';

/** Every component that became an element while the gallery was rendered. */
const rendered = vi.hoisted(() => new Set<unknown>());

vi.mock('react/jsx-dev-runtime', async (original) => {
  const runtime = await original<typeof import('react/jsx-dev-runtime')>();
  const jsxDEV: typeof runtime.jsxDEV = (type, ...others) => {
    rendered.add(type);
    return runtime.jsxDEV(type, ...others);
  };
  return { ...runtime, jsxDEV };
});

/** Components that the gallery leaves out, each with the reason. The test fails for any other missing component. */
const elsewhere: Readonly<Record<string, string>> = {
  ProductPage: 'a whole page, whose parts are all shown',
  HashDialog: 'opens over this page as over every other; its content is shown',
  PostalCodeDialog: 'the same',
  WishlistDialog: 'the same',
  ZoomDialog: 'takes the whole screen; it opens from the pictures, in both themes (gallery.spec.ts)',
  ZoomThumbnails: 'a part of ZoomDialog',
  SearchSuggestions: 'fetches what SuggestionList shows',
  SeenRecently: 'loads SeenShelf',
  SeenShelf: 'fetches what SeenReplied shows',
  Related: 'loads RelatedShelf',
  RelatedShelf: 'fetches what ProductShelf or ShelfWaits shows',
  AddressPicker: 'loads what AddressChoiceForm and AddressPickerFailure show',
  WishlistForm: 'an invisible form',
  CartForm: 'the same',
  HashNote: 'for browsers without scripts (without-javascript.spec.ts)',
  CartNotes: 'the same',
  HeartNotes: 'for browsers without scripts (without-javascript.spec.ts)',
  LeadingOn: 'leads away at once; what it shows is GoOn',
  SignOnReturn: 'reads the address; what it shows is SignOnState',
  PasskeyEntry: 'asks for the keys of the device; what it shows is PasskeyEntryForm',
  ShopNotFound: 'a page, shown by ShopError',
  InstallOffer: 'reads what the device stores; what it shows is InstallCard',
  SplitContentPage: 'a whole page, whose parts are all shown',
  TextWide: 'an invisible box of such a page',
  CardFrame: 'shows a page of the acquirer',
};

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
/** Folders with components: every export with the name of a component counts as a component. */
const folders = ['packages/ui/src', 'apps/storefront/src/{app,commerce,features,shared}'];
const files = folders.flatMap((folder) =>
  globSync(`${folder}/**/*.tsx`, { cwd: root }).filter((file) => !file.includes('.test.')),
);

const pricing = { list_price: 129_900, sales_price: 99_950, percentage_discount: 23 };
const variant = (sku: string, Color: string): ProductVariant => ({
  ...{ sku, options: { Color }, color_hex: '#ff0000', pricing, stock: 3, fulfillment_id: 0 },
});
const picture = (name: string) => ({
  ...{ source: `/imagenes/${name}-1280.webp`, thumbnail: `/imagenes/${name}-320.webp`, alt: name, color: null },
});
const review = {
  ...{ id: 1, author: 'Ana', rating: 5, title: '', body: 'Cómoda.', variant: '', seller_reply: null },
  ...{ is_verified: true, helpful_count: 0, created_at: '2026-11-01T12:00:00Z', edited_at: null },
  ...{ photographs: ['/resources/opiniones/1'], helpfulHref: '/escribir-opinion?opinion=1' },
};
const product = {
  ...{ id: 7, slug: 'silla', title: 'Silla', brand: 'Novara', is_active: true, condition: 'refurbished', months: 12 },
  ...{ sold_count: 12, stock: 3, pricing, offer_ends_at: null, warranty: '', colors: [], variants: [] },
  ...{ rating: { average: 4.5, count: 2 }, shipping: { is_free: true }, highlights: ['De pino'] },
  description: ['Cómoda.'],
  specifications: [{ group: 'Medidas', rows: [['Alto', '90 cm']] }],
  features: {
    ...{ is_backorder: false, is_big_ticket: false, extended_catalogue_days: 0, is_store_pickup: false },
    ...{ fulfillment_id: 0, digital: false, is_store_only: false, super_express: true },
  },
  pictures: [picture('a'), picture('b')],
  category: { id: 1, breadcrumb: [{ id: 1, name: 'Hogar', slug: 'hogar' }] },
  seller: {
    ...{ id: 3, slug: 'nopal', name: 'Nopal', accent: '#00704f', logo: null, city: 'León', state: 'Guanajuato' },
    ...{ is_own: false, is_official: true, since: '2021-03-04', rating: { average: 4.5, count: 2 } },
    ...{ shipping_policy: 'En un día.', return_policy: '30 días.' },
  },
} as unknown as ProductDetail;
const node = (id: number, children: CategoryNode[] = []): CategoryNode => ({
  ...{ id, name: `Hogar ${id}`, slug: `hogar-${id}`, icon: '', products: 12, children },
});
const config = loadShopConfig(`${root}config/shop.json`);

const data: GalleryData = {
  real: [card({ id: 7, slug: 'silla', picture: '/imagenes/a-320.webp' })],
  page: {
    product: { ...product, variants: [variant('A-1', 'Rojo'), variant('A-2', 'Verde')] },
    variant: variant('A-1', 'Rojo'),
    reviews: {
      ...{ average: 4.5, count: 2, page: 1, pages: 1, total: 2, stars: undefined, sort: 'helpful' },
      distribution: [{ stars: 5, count: 2, share: 100 }],
      reviews: [review],
      writeHref: '/escribir-opinion?producto=7',
    },
    related: [],
    ...{ bundle: undefined, alsoSeen: [] },
  },
  store: { id: 3, slug: 'nopal' },
  tree: [node(1, [node(11, [node(111)])]), node(2), node(3)],
  frame: frameData(config),
  groups: moreGroups(config),
  now: Date.parse('2026-11-21T18:00:00Z'),
  siteName: config.name,
  origin: 'http://localhost:3000',
};

async function render(): Promise<string> {
  const { default: Gallery } = await import('../shop/gallery.tsx');
  const handler = createStaticHandler([{ path: '*', element: <Gallery loaderData={data} /> }]);
  const context = await handler.query(new Request('http://localhost/testModules'));
  if (context instanceof Response) throw new Error('not a page');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

let html = '';
beforeAll(async () => {
  // Test files share modules. Modules that another file has loaded do not call the mock.
  vi.resetModules();
  html = await render();
});
afterEach(() => vi.unstubAllGlobals());

test('RT-26 every module of the product is shown in the gallery', async () => {
  expect(files.length).toBeGreaterThan(70);
  const missing: string[] = [];
  const needless: string[] = [];
  const names = new Set<string>();
  for (const file of files) {
    const exported: Record<string, unknown> = await import(root + file);
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value !== 'function' || !/^[A-Z]/.test(name)) continue;
      names.add(name);
      if (!rendered.has(value) && !elsewhere[name]) missing.push(`${file}: ${name}`);
      if (rendered.has(value) && elsewhere[name]) needless.push(name);
    }
  }
  expect(missing).toEqual([]);
  expect(needless, 'shown, and listed as not shown').toEqual([]);
  expect(
    Object.keys(elsewhere).filter((name) => !names.has(name)),
    'listed, but does not exist',
  ).toEqual([]);
});

test('RT-26 each module is in both themes, no id occurs twice, one title and one h1', () => {
  const modules = html.split('data-module="').slice(1);
  expect(modules.length).toBeGreaterThan(40);
  for (const module of modules)
    for (const theme of ['light', 'dark'])
      expect(module.split(`data-theme="${theme}"`), module.slice(0, 40)).toHaveLength(2);
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(html).not.toContain('<title>');
  expect(html.match(/<h1\b/g)).toHaveLength(1);
});

test('RT-26, issue 37 B9: at hydration no module shows what the device stores, since the server knows nothing of it', async () => {
  const cookies = {
    ...{ profileData: JSON.stringify({ nombre: 'Zoraida', correo: 'zoraida@correo.mx' }), total_items: '47' },
    ...{
      codigoPostal: '97133',
      darkMode: '1',
      selectId: 'a1',
      medicion: 'no',
      version_carrito: '3',
      version_datos: 'x',
    },
  };
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const items: Record<string, string> = {
    vistos: '[7]',
    busquedas: '["tejolote"]',
    sendDirections: '[]',
    isMobile: '1',
  };
  const storage = { getItem: (name: string) => items[name] ?? null };
  vi.stubGlobal('document', { cookie: cookie.join('; '), documentElement: { dataset: { theme: 'dark' } } });
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, storage);
  const atHydration = await render();
  for (const stored of ['Zoraida', '97133', 'tejolote']) expect(html).not.toContain(stored);
  expect(atHydration).toBe(html);
});

test('RT-26 no page except the gallery loads the modules of the gallery', () => {
  const sources = globSync('apps/storefront/src/**/*.{ts,tsx}', { cwd: root });
  const users = sources.filter((file) => readFileSync(root + file, 'utf8').match(/from '[^']*gallery\/[a-z-]+\.tsx?'/));
  expect(users).toEqual(['apps/storefront/src/routes/shop/gallery.tsx']);
});
