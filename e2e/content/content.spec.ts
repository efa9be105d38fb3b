/** Corners and landings: pages that an operator composes of blocks (RT-15). */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@tianguis/testkit/browser';
import { shop } from '../support/shop/operator.ts';

function documentFile(document: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'content-')), 'page.json');
  writeFileSync(file, JSON.stringify(document));
  return file;
}

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
  // The page was cached; it must disappear within a second of the command's commit (decision 16).
  const status = async () => (await request.get(address)).status();
  await expect.poll(status, { timeout: 1_000, intervals: [50] }).toBe(404);
});
