/** AP-22: the menu's tree is fetched once per session, for all documents. */
import type { Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { departments } from '../support/catalogue/catalogue.ts';
import { withShopDatabase } from '../support/shop/database.ts';

/** Opens a document and its menu. Returns the tree's bytes on the network; 0 means the browser's cache. */
async function openMenu(page: Page, path: string): Promise<{ address: string; bytes: number }> {
  await page.goto(path);
  await page.getByRole('banner').getByRole('link', { name: 'Categorías', exact: true }).click();
  await expect(page.locator('#departamentos').getByRole('link', { name: /^Ver todo/ })).toBeVisible();
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/resources/departamentos'))
      .map((entry) => ({ address: entry.name, bytes: (entry as PerformanceResourceTiming).transferSize })),
  );
  expect(entries).toHaveLength(1);
  return entries[0] ?? { address: '', bytes: 0 };
}

test('AP-22 three documents fetch the tree of the menu once, and once more when the tree changes', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const first = await openMenu(page, '/categoria');
  expect(first.bytes).toBeGreaterThan(0);
  for (const path of ['/ajustes', '/tiendas'])
    expect(await openMenu(page, path)).toEqual({ address: first.address, bytes: 0 });

  const version = new URL(first.address).searchParams.get('v') ?? '';
  const pageOfMenu = async () => (await request.get('/categoria')).text();
  expect(version).not.toBe('');
  expect(await pageOfMenu()).toContain(version);
  const reply = await request.get(first.address);
  expect(reply.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const name = 'Recién llegado';
  const [department] = await departments(request);
  const branch = department?.children[0];
  await withShopDatabase(async ({ pool }) => {
    // The new category is the last of its list, so that the positions of other tests' categories do not change.
    await pool.query(
      `insert into categories (id, parent_id, level, path, name, slug, position)
       select 2000000000, id, 3, path || 2000000000, $2, 'recien-llegado', 9999 from categories where id = $1`,
      [branch?.id, name],
    );
    try {
      await expect.poll(async () => (await request.get('/categories/v1/category/tree')).text()).toContain(name);
      // The cached page contains the version in its data, and must be rendered again within a second.
      await expect.poll(pageOfMenu).not.toContain(version);
      const changed = await openMenu(page, '/categoria');
      expect(changed.address).not.toBe(first.address);
      expect(changed.bytes).toBeGreaterThan(0);
      expect(await (await request.get(changed.address)).text()).toContain(name);
      expect(await openMenu(page, '/ajustes')).toEqual({ address: changed.address, bytes: 0 });

      // A document that was open meanwhile gets the current tree, which is not cached under the old URL.
      const old = await request.get(first.address);
      expect(old.status()).toBe(200);
      expect(await old.text()).toContain(name);
      expect(old.headers()['cache-control']).toContain('no-store');
    } finally {
      await pool.query('delete from categories where id = 2000000000');
    }
  });
});
