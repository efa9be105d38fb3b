import type { Suggestion } from '@tianguis/contract';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { joinOptions, noticeAmong, recentOptions, type SearchOption } from './suggestions-data.ts';

/** Stores these searches on the device, the latest first. */
const remember = (...searches: string[]) =>
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (name === 'busquedas' ? JSON.stringify(searches) : null),
  });
afterEach(() => vi.unstubAllGlobals());

const named = (options: readonly SearchOption[]) => options.map(({ kind, name }) => `${kind} ${name}`);
const word = (nombre: string): Suggestion => ({ clase: 'word_item', nombre });
const category = (id: number): Suggestion => ({
  clase: 'category_item',
  nombre: `Categoría ${id}`,
  id,
  slug: `c-${id}`,
});
const store = (id: number): Suggestion => ({ clase: 'store_item', nombre: `Tienda ${id}`, id, slug: `t-${id}` });
const notice: Suggestion = { clase: 'disclaimerNotice', nombre: 'Solo para mayores de 18 años.' };

test('VA-04 UI-08 own searches that start with the typed text in any case, the latest first, three at most', () => {
  remember('Tenis rojos', 'licuadora', 'tenis', 'TENIS azules', 'tenis de mesa', 'álbum', 'a & b');
  expect(named(recentOptions('ten'))).toEqual(['recent Tenis rojos', 'recent tenis', 'recent TENIS azules']);
  expect(named(recentOptions('  TENIS '))).toEqual(named(recentOptions('tenis')));
  expect(named(recentOptions('ÁL'))).toEqual(['recent álbum']);
  expect(recentOptions('enis')).toEqual([]);
  expect(recentOptions('a &')).toEqual([{ kind: 'recent', name: 'a & b', href: '/resultados?query=a+%26+b' }]);
});

test('UI-08 for the empty box, the eight latest own searches', () => {
  const many = Array.from({ length: 20 }, (_, at) => `búsqueda ${at}`);
  remember(...many);
  expect(recentOptions('').map(({ name }) => name)).toEqual(many.slice(0, 8));
  vi.unstubAllGlobals();
  expect(recentOptions(''), 'a browser that stores nothing').toEqual([]);
});

test('RT-32 words link to results, categories and stores to their first page', () => {
  expect(joinOptions([], [word('tenis azules'), category(7), store(3)])).toEqual([
    { kind: 'word', name: 'tenis azules', href: '/resultados?query=tenis+azules' },
    { kind: 'category', name: 'Categoría 7', href: '/categoria/7/c-7/pagina=1' },
    { kind: 'store', name: 'Tienda 3', href: '/tienda/3/t-3/pagina=1' },
  ]);
});

test('UI-09 own searches, then words, categories and stores; no text is options twice', () => {
  const recent: SearchOption[] = [{ kind: 'recent', name: 'Tenis', href: '/resultados?query=Tenis' }];
  expect(named(joinOptions(recent, [word('tenis'), word('tenis rojos'), category(1), store(1)]))).toEqual([
    'recent Tenis',
    'word tenis rojos',
    'category Categoría 1',
    'store Tienda 1',
  ]);
});

test('ST-11 a notice is shown and cannot be chosen', () => {
  expect(joinOptions([], [notice, word('vino')])).toHaveLength(1);
  expect(noticeAmong([notice, word('vino')])).toBe('Solo para mayores de 18 años.');
  expect(noticeAmong([word('vino')])).toBeUndefined();
});

test('a category or store without an address is not options', () => {
  const withoutAddress = [
    { clase: 'store_item', nombre: 'Sonora' },
    { clase: 'category_item', nombre: 'Audio', id: 3 },
  ];
  expect(joinOptions([], withoutAddress as Suggestion[])).toEqual([]);
});

test('UI-09 whatever is stored and suggested: at most eight words and twelve in all, grouped by kind, with every store, without duplicates', () => {
  const numbers = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: most });
  // The API suggests at most three categories and three stores, in any sequence.
  const suggestions = fc
    .tuple(numbers(15), numbers(3), numbers(3), fc.boolean())
    .map(([words, categories, stores, isNoted]) => [
      ...words.map((at) => word(`palabra ${at}`)),
      ...categories.map(category),
      ...stores.map(store),
      ...(isNoted ? [notice] : []),
    ])
    .chain((all) => fc.shuffledSubarray(all));
  const searches = numbers(31).map((all) => all.map((at) => `palabra ${at}`));
  fc.assert(
    fc.property(searches, suggestions, fc.constantFrom('p', 'palabra 1', 'x'), (stored, suggested, typed) => {
      remember(...stored);
      const options = joinOptions(recentOptions(typed), suggested);
      expect(options.length).toBeLessThanOrEqual(12);
      const of = (wanted: SearchOption['kind']) => options.filter(({ kind }) => kind === wanted);
      expect(of('word').length).toBeLessThanOrEqual(8);
      expect(options).toEqual((['recent', 'word', 'category', 'store'] as const).flatMap(of));
      const searched = [...of('recent'), ...of('word')].map(({ name }) => name);
      expect(new Set(searched).size).toBe(searched.length);
      expect(of('store')).toHaveLength(suggested.filter(({ clase }) => clase === 'store_item').length);
    }),
  );
});
