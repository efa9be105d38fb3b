/** Suggestions of the search box: their number by kind (UI-09), and the notice, which cannot be chosen (ST-11). */
import { accessibilityViolations, expect, test } from '@tianguis/testkit/browser';
import shop from '../../config/shop.json' with { type: 'json' };
import { officialStores, suggestions } from '../support/catalogue/suggestions.ts';

test('UI-09 the heading "Tiendas Oficiales" precedes the stores, which come last; twelve options at most', {
  tag: '@phone',
}, async ({ page, request }) => {
  const names = await officialStores(request);
  const prefixes = [...new Set(names.map((name) => name.slice(0, 2)))];
  const replies = await Promise.all(prefixes.map((text) => suggestions(request, text)));
  const full = replies
    .filter((reply) => reply.suggestions.some(({ clase }) => clase === 'store_item'))
    .toSorted((one, other) => other.suggestions.length - one.suggestions.length)[0];
  if (!full) throw new Error('no text of these suggests a store');
  await page.goto('/buscador');
  await page.getByRole('main').getByRole('combobox', { name: 'Buscar' }).fill(full.cadena);
  const list = page.getByRole('listbox', { name: 'Sugerencias' });
  await expect(list.getByRole('option')).toHaveText(full.suggestions.map(({ nombre }) => nombre));
  expect(full.suggestions.length).toBeLessThanOrEqual(12);
  const group = list.getByRole('group', { name: 'Tiendas Oficiales' });
  const stores = full.suggestions.filter(({ clase }) => clase === 'store_item').map(({ nombre }) => nombre);
  await expect(group.getByRole('option')).toHaveText(stores);
  // The notice is also between the first store and all other options by position.
  const heading = list.getByText('Tiendas Oficiales', { exact: true });
  await expect(heading).toBeVisible();
  const y = async (name: string) =>
    (await list.getByRole('option', { name, exact: true }).last().boundingBox())?.y ?? 0;
  const headingY = (await heading.boundingBox())?.y ?? 0;
  expect(headingY).toBeLessThan(await y(stores[0] ?? ''));
  const before = full.suggestions.at(-stores.length - 1)?.nombre;
  if (before !== undefined)
    expect(headingY).toBeGreaterThan(
      (
        await list
          .getByRole('option')
          .nth(full.suggestions.length - stores.length - 1)
          .boundingBox()
      )?.y ?? 0,
    );
});

test('ST-11 UI-08 the notice of the shop is above the suggestions, is announced, and is no option', {
  tag: '@desktop',
}, async ({ page }) => {
  const [notice] = shop.searchNotices;
  await page.goto('/buscador');
  const box = page.getByRole('main').getByRole('combobox', { name: 'Buscar' });
  await box.fill(`${notice?.words[0]}s`);
  const options = page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  const texts = page.getByText(notice?.text ?? '');
  await expect(page.getByRole('status').filter({ hasText: notice?.text ?? '' })).toHaveCount(1);
  const seen = texts.and(page.locator('p:not([role])'));
  await expect(seen).toBeVisible();
  expect((await seen.boundingBox())?.y).toBeLessThan((await options.first().boundingBox())?.y ?? 0);
  await expect(options.filter({ hasText: notice?.text ?? '' })).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box.fill('audi');
  await expect(options.first()).toHaveText('audífonos');
  await expect(texts).toHaveCount(0);
});
