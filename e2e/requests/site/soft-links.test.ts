/**
 * Pages of products and listings load only each other's routes, to be small. So every link that they follow without
 * loading a document must lead to such a page.
 */
import { buyable, categoryUrl, findDetail, largestDepartment, productUrl } from '../../support/catalogue/catalogue.ts';
import { expect, test } from '../client/test.ts';

test('a link that is followed without a document leads to a public page', async ({ request }) => {
  const pages = [
    '/',
    '/tiendas',
    '/c/ofertas/',
    '/resultados?query=tenis',
    categoryUrl(await largestDepartment(request)),
    productUrl(await findDetail(request, buyable, ({ variants }) => variants.length > 1)),
  ];
  const targets = new Set<string>();
  for (const page of pages) {
    const reply = await request.get(page);
    const html = await reply.text();
    expect(html, page).toContain('/assets/public-manifest-');
    expect(html, page).not.toContain('/assets/manifest-');
    for (const [link] of html.matchAll(/<a [^>]*data-soft[^>]*>/g))
      targets.add((/href="([^"]*)"/.exec(link)?.[1] ?? '').replaceAll('&amp;', '&').replace(/#.*/, ''));
  }
  targets.delete('');
  expect(targets.size).toBeGreaterThan(20);
  // Links of the same route are checked once.
  const kinds = new Map([...targets].map((target) => [target.split('/').slice(0, 2).join('/').split('?')[0], target]));
  for (const target of kinds.values()) {
    const reply = await request.get(new URL(target, 'http://localhost/').pathname);
    expect(await reply.text(), target).toContain('/assets/public-manifest-');
  }
  for (const other of ['/login', '/ajustes', '/menu-mas', '/contacto'])
    expect(await (await request.get(other)).text(), other).toContain('"/assets/manifest-');
});
