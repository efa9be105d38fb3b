/** Corners and landings: pages that an operator composes of blocks (RT-15). */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, structuredData, test } from '@tianguis/testkit/browser';
import { shop } from './operator.ts';

function documentFile(document: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'content-')), 'page.json');
  writeFileSync(file, JSON.stringify(document));
  return file;
}

test('RT-15 a landing is a readable text', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/landing/meses-sin-intereses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cómo funcionan los meses sin intereses' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Cuánto pagas' })).toBeVisible();
});

test('RT-15 the guides of the blog link back to it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/landing/blog');
  const guides = page.getByRole('region', { name: 'Guías para comprar mejor' }).getByRole('link');
  const addresses = await guides.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(addresses).toHaveLength(4);
  for (const address of addresses) {
    await page.goto(address);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect(title, address).toBeTruthy();
    const way = page.getByRole('navigation', { name: 'Ruta' });
    await expect(way.getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute('href', '/landing/blog');
    const [crumbs] = structuredData(await page.content());
    expect(crumbs).toMatchObject({ itemListElement: [{ name: 'Inicio' }, { name: 'Blog' }, { position: 3 }] });
  }
});

test('RT-15 an operator previews a corner by a signed link, then publishes and withdraws it', {
  tag: '@phone',
}, async ({ page, request }) => {
  const key = 'corner/51';
  const file = documentFile({
    slug: 'panaderia',
    title: 'Panadería',
    description: 'Pan de cada día',
    blocks: [
      { type: 'text', markdown: '# Pan calientito' },
      { type: 'text', markdown: 'Rosca de Reyes', from: '2027-01-01T00:00:00-06:00' },
    ],
  });
  const link = shop('content', 'preview', key, file);
  const address = new URL(link).pathname;
  expect((await request.get(address)).status()).toBe(404);
  const response = await page.goto(link);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(page.getByText('Vista previa')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pan calientito' })).toBeVisible();
  await expect(page.getByText('Rosca de Reyes')).toBeHidden();
  await page.goto(`${link}&fecha=2027-01-02T00:00:00-06:00`);
  await expect(page.getByText('Rosca de Reyes')).toBeVisible();
  expect((await request.get(`${address}?vista=${'x'.repeat(80)}`)).status()).toBe(404);

  shop('content', 'set', key, file);
  await page.goto(address);
  await expect(page.getByText('Vista previa')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Pan calientito' })).toBeVisible();
  shop('content', 'reset', key);
  // The page was cached: it is gone within a second of the command's commit (architecture §3).
  const status = async () => (await request.get(address)).status();
  await expect.poll(status, { timeout: 1_000, intervals: [50] }).toBe(404);
});
