/** Text pages at the specification's addresses (RT-17, RT-22, RT-25, RT-27, RT-28, RT-29), which an operator writes. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { landingAddresses } from '@tianguis/domain';
import { accessibilityViolations, expect, htmlFaults, structuredData, test } from '@tianguis/testkit/browser';
import config from '../config/shop.json' with { type: 'json' };
import { origin, shop } from './operator.ts';

const credit = `/credito-${config.creditModule.product}/beneficios`;
const addresses = [...Object.values(landingAddresses), credit];
const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

test('RT-17 RT-22 RT-25 RT-27 RT-28 RT-29 each page has its own title, description, canonical, breadcrumb, and is in the sitemap', async ({
  isMobile,
}) => {
  test.skip(isMobile, 'no browser takes part');
  const sitemap = await (await fetch(`${origin}/sitemaps/paginas.xml`)).text();
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const address of addresses) {
    const reply = await fetch(origin + address, { redirect: 'manual' });
    expect(reply.status, address).toBe(200);
    const html = await reply.text();
    expect(await htmlFaults(html), address).toEqual([]);
    expect(html.match(/<h1\b/g), address).toHaveLength(1);
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
    // Links within its own text.
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
    expect([...main.matchAll(/<a [^>]*href="\//g)].length, address).toBeGreaterThanOrEqual(3);
  }
  expect(titles.size).toBe(addresses.length);
  expect(descriptions.size).toBe(addresses.length);
  expect(sitemap).not.toContain('/landing/formas-pago');
});

test('RT-15 RT-28 such a page has one address: others redirect there or name it, another credit is not found', async ({
  isMobile,
}) => {
  test.skip(isMobile, 'no browser takes part');
  for (const [asked, target] of [
    ['/landing/formas-pago', '/formas-pago'],
    ['/landing/credito?vista=x', `${credit}?vista=x`],
    ['/l/faqs', '/l/faqs/'],
  ] as const) {
    const reply = await fetch(origin + asked, { redirect: 'manual' });
    expect(reply.status, asked).toBe(301);
    expect(reply.headers.get('location'), asked).toBe(target);
  }
  // Another notation of the address is the same page, which names its canonical address.
  for (const [asked, target] of [
    ['/necesitas-ayuda/faqdevolucion', '/necesitas-ayuda/FAQDevolucion'],
    ['/formas-pago/', '/formas-pago'],
  ] as const) {
    const reply = await fetch(origin + asked, { redirect: 'manual' });
    expect(reply.status, asked).toBe(200);
    expect(tag(await reply.text(), /<link rel="canonical" href="([^"]+)"/), asked).toBe(origin + target);
  }
  for (const path of ['/credito-otro/beneficios', '/tarjeta/beneficios'])
    expect((await fetch(origin + path)).status, path).toBe(404);
});

/** The page's own text, as one line. */
const wordsOf = async (path: string) => {
  const main = /<main\b.*<\/main>/s.exec(await (await fetch(origin + path)).text())?.[0] ?? '';
  return main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
};

test('BL-12 RT-22 RT-28 each period is stated with its subject, on each page that needs it', async ({ isMobile }) => {
  test.skip(isMobile, 'no browser takes part');
  const help = '/necesitas-ayuda/';
  const toCard = /tarjeta[^.;]*?de 3 a 10 días hábiles/i;
  const fromStore = /pag(o|aste) en tienda[^.;]*?de 48 a 72 horas hábiles/i;
  const periods: readonly [path: string, ...times: RegExp[]][] = [
    [`${help}FAQDevolucion`, toCard, fromStore, /30 días desde que recibes tu producto/],
    [`${help}FAQCancelaciones1`, toCard, fromStore],
    [`${help}FAQCancelaciones2`, toCard, fromStore],
    [`${help}FAQCancelaciones3`, /hasta 24 a 48 horas en autorizarse/, /depósito en efectivo tarda 72 horas hábiles/],
    [`${help}PoliticasDevolucion`, toCard, /dentro de los 30 días que siguen a recibir tu producto/],
    ['/politica-reembolso', toCard, fromStore],
    [
      '/formas-pago',
      toCard,
      fromStore,
      /hasta 24 a 48 horas en autorizar/,
      /depósito en efectivo tarda 72 horas hábiles/,
    ],
    [
      '/l/faqs/',
      ...[toCard, fromStore, /depósito en efectivo, 72 horas hábiles/, /autorizarse un pedido\? Hasta 24 a 48 horas/],
      ...[/factura\? Sí, dentro de los 30 días naturales/, /devolver\? 30 días desde que recibes tu producto/],
    ],
  ];
  for (const [path, ...times] of periods) {
    const words = (await wordsOf(path)).replace(/ ([.,;:])/g, '$1');
    for (const time of times) expect(words, path).toMatch(time);
  }
});

test('RT-22 the five payment methods are explained', async ({ isMobile }) => {
  test.skip(isMobile, 'no browser takes part');
  const words = await wordsOf('/formas-pago');
  for (const meaning of [
    /Tarjeta de crédito o débito Pagas al momento con una tarjeta bancaria/,
    /Meses sin intereses \(MSI\) El precio de contado repartido en pagos iguales/,
    /Efectivo en OXXO Recibes una referencia y la pagas en caja, en efectivo/,
    /Transferencia SPEI Transfieres desde la aplicación de tu banco a la CLABE que te damos/,
    /Crédito de la tienda Una línea de crédito para comprar aquí/,
  ])
    expect(words).toMatch(meaning);
});

test('RT-17 from help to contact and back, and folded texts open without a script too', async ({ page }) => {
  // Tall enough that the bottom menu covers nothing that axe measures.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 4_000 });
  await page.goto('/servicio-cliente');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿En qué te ayudamos?');
  expect(await accessibilityViolations(page)).toEqual([]);
  const main = page.getByRole('main');
  const lines = main.getByRole('region', { name: 'Cómo encontrarnos' });
  await expect(lines.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/${config.contact.whatsapp}`,
  );
  await expect(lines.getByRole('link', { name: config.contact.email })).toHaveAttribute(
    'href',
    `mailto:${config.contact.email}`,
  );
  await main.getByRole('link', { name: 'Preguntas frecuentes' }).click();
  await expect(page).toHaveURL('/l/faqs/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preguntas frecuentes');
  await main.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Servicio al cliente' }).click();
  await expect(page).toHaveURL('/servicio-cliente');
});

test('RT-03 the registration page says that accounts are not open yet, with a way back', async ({ page }) => {
  await page.goto('/tiendas');
  await page.goto(`/registro?redirect=${encodeURIComponent(`${origin}/tiendas`)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crear cuenta');
  await expect(page.getByRole('main')).toContainText('todavía no están abiertas');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Volver a donde estabas' }).click();
  await expect(page).toHaveURL('/tiendas');
  await page.goto('/registro?redirect=https://evil.example/');
  await expect(page.getByRole('link', { name: 'Volver a donde estabas' })).toHaveAttribute('href', '/');
});

test('RT-22 an operator previews, publishes and withdraws such a page at its own address', async ({
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'no browser takes part');
  const file = join(mkdtempSync(join(tmpdir(), 'content-')), 'page.json');
  writeFileSync(
    file,
    JSON.stringify({
      title: 'Garantía nueva',
      description: 'Otra.',
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
  shop('content', 'reset', 'landing/garantia-productos');
  await expect
    .poll(async () => (await request.get('/garantia-productos')).text())
    .toContain('Garantía de los productos');
});
