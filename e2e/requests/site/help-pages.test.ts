/**
 * Text pages at the URLs of the specification (RT-17, RT-22, RT-25, RT-27, RT-28, RT-29). An operator writes these
 * pages.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { htmlFaults, structuredData } from '@tianguis/testkit/documents';
import config from '../../../config/shop.json' with { type: 'json' };
import { origin, shop } from '../../support/shop/operator.ts';
import { expect, test } from '../client/test.ts';

const credit = `/credito-${config.creditModule.product}/beneficios`;

/** URLs as the specification lists them (§2), with a word of each page's heading. */
const specified: Readonly<Record<string, RegExp>> = {
  '/contacto': /Contáctanos/,
  '/servicio-cliente': /ayud/,
  '/formas-pago': /pago/,
  '/l/vender-en-internet': /Pon tu puesto/,
  '/l/faqs/': /Preguntas/,
  '/aviso-privacidad': /privacidad/,
  '/aviso-privacidad-prospectos': /prospectos/,
  '/politica-reembolso': /reembolso/,
  '/politica-devoluciones': /devoluci/,
  '/garantia-productos': /Garantía/,
  '/terminos-y-condiciones': /Términos/,
  '/politica-garantia': /garantía/,
  '/contrato-credito': /crédito/,
  '/servicio-de-conexion': /conexión/,
  '/necesitas-ayuda/FAQDevolucion': /devolver/,
  '/necesitas-ayuda/FAQCancelaciones1': /cancelar/,
  '/necesitas-ayuda/FAQCancelaciones2': /dinero/,
  '/necesitas-ayuda/FAQCancelaciones3': /autorizan/,
  '/necesitas-ayuda/PoliticasDevolucion': /devolver/,
  [credit]: /[Cc]rédito/,
};

/** URLs of the specification that are not built. This test does not cover their rows. */
const unbuilt = [`/contacto-${config.creditModule.product}`];

const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

test('RT-22 RT-28 each page has its own heading, title, description, canonical, breadcrumb, and is in the sitemap', async () => {
  const sitemap = await (await fetch(`${origin}/sitemaps/paginas.xml`)).text();
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const addresses = Object.keys(specified);
  for (const [address, heading] of Object.entries(specified)) {
    const reply = await fetch(origin + address, { redirect: 'manual' });
    expect(reply.status, address).toBe(200);
    const html = await reply.text();
    expect(await htmlFaults(html), address).toEqual([]);
    const headings = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, words = '']) => words);
    expect(headings, address).toEqual([expect.stringMatching(heading)]);
    expect(tag(html, /<link rel="canonical" href="([^"]+)"/)).toBe(origin + address);
    expect(html, address).not.toContain('content="noindex');
    titles.add(tag(html, /<title>([^<]+)<\/title>/));
    const description = tag(html, /<meta name="description" content="([^"]+)"/);
    expect(description.length, address).toBeGreaterThanOrEqual(50);
    descriptions.add(description);
    const crumbs = structuredData(html).find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement as
      | { item?: string }[]
      | undefined;
    expect(crumbs?.[0]?.item, address).toBe(`${origin}/`);
    expect(crumbs?.length, address).toBeGreaterThanOrEqual(2);
    expect(sitemap.split(`<loc>${origin}${address}</loc>`), address).toHaveLength(2);
    // The page's own text contains links.
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
    expect([...main.matchAll(/<a [^>]*href="\//g)].length, address).toBeGreaterThanOrEqual(3);
  }
  expect(titles.size).toBe(addresses.length);
  expect(descriptions.size).toBe(addresses.length);
  expect(sitemap).not.toContain('/landing/formas-pago');
  for (const address of unbuilt) {
    expect((await fetch(origin + address)).status, `${address} is built: assert its row`).toBe(404);
    expect(sitemap).not.toContain(`${address}<`);
  }
});

/** The legal texts of RT-27, and those of the shop at addresses of its own. */
const legal = [
  ...['/aviso-privacidad', '/aviso-privacidad-prospectos', '/politica-reembolso', '/politica-devoluciones'],
  ...['/garantia-productos', '/terminos-y-condiciones', '/politica-garantia', '/contrato-credito'],
  ...['/servicio-de-conexion', '/landing/aviso-privacidad-simplificado', '/landing/politica-cancelaciones'],
  '/landing/politica-entregas',
];

test('RT-27 each legal text shows its version and the date from which the version is valid', async () => {
  for (const address of legal) {
    const html = await (await fetch(origin + address)).text();
    expect(html.replaceAll(/<!-- -->|<[^>]+>/g, ' '), address).toMatch(
      /Versión [0-9A-Za-z.-]+, vigente desde el \d{1,2} de [a-z]+ de 2\d{3}\./,
    );
    expect(html, address).not.toContain('Lee la versión vigente');
  }
  expect(await (await fetch(`${origin}/contacto`)).text()).not.toContain('vigente desde');
});

test('RT-15 RT-28 such a page has one address: others redirect there or name it, another credit is not found', async () => {
  for (const [asked, target] of [
    ['/landing/formas-pago', '/formas-pago'],
    ['/landing/credito?vista=x', `${credit}?vista=x`],
    ['/l/faqs', '/l/faqs/'],
  ] as const) {
    const reply = await fetch(origin + asked, { redirect: 'manual' });
    expect(reply.status, asked).toBe(301);
    expect(reply.headers.get('location'), asked).toBe(target);
  }
  // Other spellings of a URL lead to the same page with its canonical URL.
  for (const [asked, target] of [
    ['/necesitas-ayuda/faqdevolucion', '/necesitas-ayuda/FAQDevolucion'],
    ['/formas-pago/', '/formas-pago'],
  ] as const) {
    const reply = await fetch(origin + asked, { redirect: 'manual' });
    expect(reply.status, asked).toBe(200);
    expect(tag(await reply.text(), /<link rel="canonical" href="([^"]+)"/), asked).toBe(origin + target);
  }
  for (const path of ['/credito-otro/beneficios', '/tarjeta/beneficios', '/credito-otro/home', '/tarjeta/home'])
    expect((await fetch(origin + path)).status, path).toBe(404);
});

test('RT-22 an operator previews, publishes and withdraws such a page at its own address', async ({ request }) => {
  const file = join(mkdtempSync(join(tmpdir(), 'content-')), 'page.json');
  writeFileSync(
    file,
    JSON.stringify({
      ...{ version: '2031-01', date: '2031-01-15', title: 'Garantía nueva', description: 'Otra.' },
      blocks: [{ type: 'text', markdown: '# Nueva\n\nCon [ayuda](/servicio-cliente).' }],
    }),
  );
  const link = shop('content', 'preview', 'landing/garantia-productos', file);
  expect(link).toMatch(new RegExp(`^${origin}/garantia-productos\\?vista=`));
  const preview = await request.get(link);
  expect(preview.headers()['cache-control']).toContain('no-store');
  expect(await preview.text()).toContain('<h1>Nueva</h1>');
  expect(shop('content', 'set', 'landing/garantia-productos', file)).toBe(`Published: ${origin}/garantia-productos`);
  await expect
    .poll(async () => (await request.get('/garantia-productos')).text())
    .toContain('<title>Garantía nueva | Tianguis</title>');
  await expect.poll(async () => (await request.get('/garantia-productos')).text()).toContain('el 15 de enero de 2031.');
  // RT-27: a changed text needs another version.
  writeFileSync(file, readFileSync(file, 'utf8').replace('# Nueva', '# Cambiada'));
  expect(() => shop('content', 'set', 'landing/garantia-productos', file)).toThrow(
    'changes the text of version 2031-01, which customers may have accepted',
  );
  shop('content', 'reset', 'landing/garantia-productos');
  await expect
    .poll(async () => (await request.get('/garantia-productos')).text())
    .toContain('Garantía de los productos');
  // RT-27: the version stays readable. No search engine shows it.
  const old = await (await request.get('/garantia-productos?version=2031-01')).text();
  expect(old).toContain('<h1>Nueva</h1>');
  expect(old).toContain('<meta name="robots" content="noindex, follow"');
  expect(old).not.toContain('rel="canonical"');
  expect(old).toMatch(/<a href="\/garantia-productos"[^>]*>Lee la versión vigente<\/a>/);
  expect((await request.get('/garantia-productos?version=2031-02')).status()).toBe(404);
});
