/** Suggestions of the search box, by request (UI-09, ST-11). */
import shop from '../../../config/shop.json' with { type: 'json' };
import { departments } from '../../support/catalogue/catalogue.ts';
import { officialStores, suggestions } from '../../support/catalogue/suggestions.ts';
import type { HttpClient } from '../../support/shop/http.ts';
import { expect, test } from '../client/test.ts';

/** Prefixes of every name in the shop, and texts that match no name. */
async function texts(request: HttpClient): Promise<string[]> {
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

test('UI-09 ST-11 over many texts: eight words, twelve entries at most, each of a known kind, stores last and never crowded out', async ({
  request,
}) => {
  // Every device uses the same API.
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
      // An official store with exactly this name is among the suggestions.
      if (official.includes(cadena)) expect(of('store_item').map(({ nombre }) => nombre)).toContain(cadena);
      most = Math.max(most, suggestions.length);
      mostWords = Math.max(mostWords, of('word_item').length);
      withStores += Number(of('store_item').length > 0);
      withNotice += Number(of('disclaimerNotice').length > 0);
    }
  // The suggestions reached the limits, so the limits were tested.
  expect([most, mostWords]).toEqual([12, 8]);
  expect(withStores).toBeGreaterThan(20);
  expect(withNotice).toBeGreaterThanOrEqual(shop.searchNotices.flatMap(({ words }) => words).length);
});
