/** Suggestions of the search box: their numbers by kind (UI-09), and the notice, which cannot be chosen (ST-11). */
import type { APIRequestContext } from '@playwright/test';
import type { StoresReply, SuggestionReply } from '@tianguis/contract';
import { accessibilityViolations, expect, test } from '@tianguis/testkit/browser';
import shop from '../config/shop.json' with { type: 'json' };
import { departments } from './catalogue.ts';

async function suggestions(request: APIRequestContext, search: string): Promise<SuggestionReply> {
  const reply = await request.post('/buscador/v1/sugerencias', { form: { search } });
  expect(reply.status(), search).toBe(200);
  return (await reply.json()) as SuggestionReply;
}

async function officialStores(request: APIRequestContext): Promise<string[]> {
  const reply = await request.get('/stores/v1/stores?filter_by[official]=true&page_size=200');
  return ((await reply.json()) as StoresReply).data.stores.map(({ name }) => name);
}

/** Prefixes of every name in the shop, and texts that match no name. */
async function texts(request: APIRequestContext): Promise<string[]> {
  const nodes = await departments(request);
  const names = [
    ...(await officialStores(request)),
    ...nodes.flatMap(({ name, children }) => [name, ...children.map((child) => child.name)]),
    ...shop.searchNotices.flatMap(({ words }) => words),
  ];
  const letters = [...'abcdefghijklmnñopqrstuvwxyz0123456789'];
  const odd = ['%', ' ', '  c', 'a%', 'ÁUDI', '"', "'", '\\', '😀', 'de la', 'x'.repeat(200), '<b>', 'cerveza vino'];
  return [...new Set([...letters, ...odd, ...names.flatMap((name) => [2, 99].map((end) => name.slice(0, end)))])];
}

test('UI-09 ST-11 over many texts: eight words, twelve entries at most, each of a known kind, stores last and never crowded out', {
  tag: '@desktop',
}, async ({ request }) => {
  // The same API for every device.
  const all = await texts(request);
  expect(all.length).toBeGreaterThan(150);
  const official = await officialStores(request);
  let [most, mostWords, withStores, withNotice] = [0, 0, 0, 0];
  for (let from = 0; from < all.length; from += 12)
    for (const reply of await Promise.all(all.slice(from, from + 12).map((text) => suggestions(request, text)))) {
      const { cadena, suggestions } = reply;
      expect(all).toContain(cadena);
      const of = (kind: string) => suggestions.filter(({ clase }) => clase === kind);
      const kinds = ['disclaimerNotice', 'word_item', 'category_item', 'store_item'];
      expect(suggestions, cadena).toEqual(kinds.flatMap(of));
      expect(suggestions.length, cadena).toBeLessThanOrEqual(12);
      expect(of('word_item').length, cadena).toBeLessThanOrEqual(8);
      expect(of('disclaimerNotice').length, cadena).toBeLessThanOrEqual(1);
      expect(new Set(suggestions.map(({ clase, nombre }) => `${clase} ${nombre}`)).size, cadena).toBe(
        suggestions.length,
      );
      for (const { nombre } of of('store_item')) expect(official).toContain(nombre);
      // A store with exactly this name is among them.
      if (official.includes(cadena)) expect(of('store_item').map(({ nombre }) => nombre)).toContain(cadena);
      most = Math.max(most, suggestions.length);
      mostWords = Math.max(mostWords, of('word_item').length);
      withStores += Number(of('store_item').length > 0);
      withNotice += Number(of('disclaimerNotice').length > 0);
    }
  // The limits were reached, not only obeyed.
  expect([most, mostWords]).toEqual([12, 8]);
  expect(withStores).toBeGreaterThan(20);
  expect(withNotice).toBeGreaterThanOrEqual(shop.searchNotices.flatMap(({ words }) => words).length);
});

test('UI-09 the heading "Tiendas Oficiales" precedes the stores, which come last; twelve options at most', async ({
  page,
  request,
}) => {
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
  // Also by position: above the first store, below all other options.
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

test('ST-11 UI-08 the notice of the shop is above the suggestions, is announced, and is no option', async ({
  page,
}) => {
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
