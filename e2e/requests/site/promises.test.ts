/**
 * TR-01: what a page promises follows from the configuration. The test walks all pages of shops that differ in their
 * offer, and searches for phrases that promise something else.
 */
import { loadShopConfig } from '@tianguis/config';
import type { ContentListReply, Product } from '@tianguis/contract';
import { type OpenDatabase, openDatabase } from '@tianguis/database';
import { findRunning } from '@tianguis/database/embedded';
import { creditLanding, landingPath } from '@tianguis/domain';
import { isClosed, type OfferKey, offeredOf, offerKeys } from '@tianguis/domain/offer';
import { noOffer, type TestOffer, wholeOffer } from '@tianguis/testkit/offers';
import { afterAll, beforeAll } from 'vitest';
import { datesParameter } from '../../../apps/storefront/src/shared/links/dates-parameter.ts';
import { buyable, list, productUrl } from '../../support/catalogue/catalogue.ts';
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { everyAddress } from '../../support/page/route-examples.ts';
import { type InProcessShop, openShopInProcess, testedConfig } from '../../support/shop/shop-in-process.ts';
import { Client } from '../client/client.ts';
import { denials, found, isDenied, promises, sourceOf, textsOf } from '../client/promises.ts';
import { describe, expect, test } from '../client/test.ts';

/** The shops, by what they offer. */
const shops: Readonly<Record<string, TestOffer>> = {
  everything: wholeOffer,
  nothing: noOffer,
  // Only cards pay in months.
  'all but card': { ...wholeOffer, card: false, months: [] },
  'all but months': { ...wholeOffer, months: [] },
  'all but OXXO': { ...wholeOffer, oxxo: false },
  'all but SPEI': { ...wholeOffer, spei: false },
  'all but balance': { ...wholeOffer, balance: false },
  'all but credit': { ...wholeOffer, credit: false },
  'all but pick-up': { ...wholeOffer, pickUp: false },
  'all but protection': { ...wholeOffer, protection: false },
  'all but invoices': { ...wholeOffer, invoices: false },
  'the shipped offer': { cardBrands: [], ...loadShopConfig('config/shop.json').offer },
};

/** The pages about a part of the offer. Without that part, they say so, and nothing else of it. */
const about: Readonly<Partial<Record<OfferKey, string>>> = {
  months: landingPath('meses-sin-intereses'),
  credit: `/credito-${testedConfig().creditModule.product}/beneficios`,
  purchases: landingPath('formas-pago'),
};

/** The gallery shows each module in every state. The single sign-on leads to another site. */
const left = /^\/(testModules|loginMiTelmex|authenticated)/;

let database: OpenDatabase;
let addresses: string[] = [];
/** Cookies of a customer with a cart, and of a customer without; the link of the product in the cart. */
let cookies: string[] = [];
let inCart = '';

/** The cookies of a new customer, who has these products in the cart. */
async function customerWith(products: readonly Product[]): Promise<string> {
  const client = new Client();
  const { email } = await addCustomer();
  await signInByCall(client, email);
  for (const { id, childrenSku } of products)
    await client.post('/acciones/carrito', {
      form: { producto: String(id), variante: childrenSku, cantidad: '1' },
      headers: { origin: new URL((await client.get('/')).url()).origin },
    });
  return `${client.cookies.headerFor('/')}; codigoPostal=06700`;
}

beforeAll(async () => {
  const url = await findRunning(process.env.E2E_DATA_DIR ?? 'data/e2e');
  if (url === undefined) throw new Error('No shop is open on the data of these tests.');
  database = openDatabase({ url, max: 4, onIdleError: () => undefined });
  const client = new Client();
  const { data } = await list(client, 'page_size=100');
  const sold = data.products.filter(buyable);
  const inMonths = sold.find((one) => one.months >= 12 && one.features.is_store_pickup);
  const inShops = sold.findLast((one) => one.features.is_store_pickup);
  if (!inMonths || !inShops) throw new Error('The demo shop has no products in months, or none for pick-up.');
  const content = (await (await client.get('/content/v1/pages')).json()) as ContentListReply;
  const landings = content.data.pages.filter(({ kind, key }) => kind === 'landing' && key !== creditLanding);
  addresses = [
    ...(await everyAddress(client)),
    ...landings.map(({ key }) => landingPath(key)),
    ...Object.values(about),
    ...[
      productUrl(inMonths),
      `${productUrl(inMonths)}?${datesParameter}=1`,
      `${productUrl(inShops)}?${datesParameter}=1`,
    ],
    ...['/manifest.webmanifest', '/resultados?query=tenis', '/c/ofertas/pagina=1'],
  ].filter((path) => !left.test(path));
  addresses = [...new Set(addresses)];
  inCart = `href="${productUrl(inMonths)}`;
  cookies = [await customerWith([inMonths]), await customerWith([])];
});
afterAll(() => database?.close());

interface WalkedPage {
  path: string;
  html: string;
}

/** All pages of a shop, those of customers with both cookies. */
async function walk(shop: InProcessShop): Promise<WalkedPage[]> {
  const pages: WalkedPage[] = [];
  for (const path of addresses) {
    const plain = path.includes(`${datesParameter}=`) ? undefined : await shop.get(path);
    const isPage = plain !== undefined && plain.status !== 302 && plain.status !== 303;
    const replies = isPage ? [plain] : await Promise.all(cookies.map((cookie) => shop.get(path, cookie)));
    for (const { status, type, text } of replies) {
      expect(status, `${path} ${status < 500 ? '' : text.slice(0, 500)}`).toBeLessThan(500);
      if (/html|json/.test(type)) pages.push({ path, html: text });
    }
  }
  return pages;
}

/** The links of menus, header and footer, and of the page "Menú". */
const frameLinks = ({ path, html }: WalkedPage): string[] => {
  const frame = path === '/menu-mas' ? html : html.replace(/<main\b.*<\/main>/s, '');
  return [...frame.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, href = '']) => href);
};

describe('TR-01 no page promises what the shop does not offer', () => {
  test.each(Object.entries(shops))('%s', async (_, offer) => {
    const offered = offeredOf(offer);
    const shop = await openShopInProcess(database, { ...testedConfig(), offer });
    try {
      const pages = await walk(shop);
      expect(pages.length).toBeGreaterThan(80);
      // The pages of the customers are read, and one of the carts has a line.
      expect(pages.filter(({ path, html }) => path === '/carrito/detalle' && html.includes(inCart)).length).toBe(1);
      const faults: string[] = [];
      const promised = new Set<OfferKey>();
      const isWhole = offerKeys.every((key) => offered[key]);
      const footers = new Set<string>();
      for (const page of pages) {
        const { path } = page;
        for (const href of frameLinks(page)) if (isClosed(href, offered)) faults.push(`${path} leads to ${href}`);
        // The same footer is read once, and a page only if its source contains a phrase: reading takes long.
        const source = sourceOf(page.html).replace(/<footer\b.*<\/footer>/s, (footer) => {
          const isKnown = footers.has(footer);
          footers.add(footer);
          return isKnown ? '' : footer;
        });
        const wrong = offerKeys.filter((key) => (isWhole || !offered[key]) && promises[key].test(source));
        const denied = offerKeys.filter((key) => offered[key] && denials[key]?.test(source));
        if (wrong.length + denied.length === 0) continue;
        const texts = await textsOf(source, path);
        for (const key of wrong) {
          const promise = found(texts, promises[key]);
          if (promise !== undefined) promised.add(key);
          if (promise !== undefined && !offered[key] && about[key] !== path) faults.push(`${path}: ${key}: ${promise}`);
        }
        for (const key of denied) {
          const denial = found(texts, denials[key] ?? /$^/);
          if (denial !== undefined) faults.push(`${path}: not ${key}: ${denial}`);
        }
      }
      for (const [key, path] of Object.entries(about))
        if (!offered[key as OfferKey]) {
          const [page] = pages.filter((one) => one.path === path);
          const main = /<main\b.*<\/main>/s.exec(page?.html ?? '')?.[0] ?? '';
          if (!isDenied.test(main.replace(/<[^>]+>/g, ''))) faults.push(`${path} does not say that there is no ${key}`);
        }
      expect([...new Set(faults)]).toEqual([]);
      // Each part of the offer is promised somewhere, so each phrase can be found.
      if (isWhole) expect(offerKeys.filter((key) => !promised.has(key))).toEqual([]);
      const sitemap = (await shop.get('/sitemaps/paginas.xml')).text;
      for (const [key, path] of Object.entries(about))
        expect(sitemap.includes(`${path}</loc>`), path).toBe(offered[key as OfferKey]);
    } finally {
      await shop.close();
    }
  });
});
