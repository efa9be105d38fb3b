import type { Suggestion } from '@tianguis/contract';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { joinOffers, noticeAmong, type Offer, recentOffers } from './suggestions-data.ts';

/** The device remembers these searches, the latest first. */
const remember = (...searches: string[]) =>
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (name === 'busquedas' ? JSON.stringify(searches) : null),
  });
afterEach(() => vi.unstubAllGlobals());

const named = (offers: readonly Offer[]) => offers.map(({ kind, name }) => `${kind} ${name}`);
const word = (nombre: string): Suggestion => ({ clase: 'word_item', nombre });
const category = (id: number): Suggestion => ({
  clase: 'category_item',
  nombre: `Categoría ${id}`,
  id,
  slug: `c-${id}`,
});
const store = (id: number): Suggestion => ({ clase: 'store_item', nombre: `Tienda ${id}`, id, slug: `t-${id}` });
const notice: Suggestion = { clase: 'disclaimerNotice', nombre: 'Solo para mayores de 18 años.' };

test('VA-04 UI-08 own searches that begin as what was typed, whatever its case, the latest first, three at most', () => {
  remember('Tenis rojos', 'licuadora', 'tenis', 'TENIS azules', 'tenis de mesa', 'álbum', 'a & b');
  expect(named(recentOffers('ten'))).toEqual(['recent Tenis rojos', 'recent tenis', 'recent TENIS azules']);
  expect(named(recentOffers('  TENIS '))).toEqual(named(recentOffers('tenis')));
  expect(named(recentOffers('ÁL'))).toEqual(['recent álbum']);
  expect(recentOffers('enis')).toEqual([]);
  expect(recentOffers('a &')).toEqual([{ kind: 'recent', name: 'a & b', href: '/resultados?query=a+%26+b' }]);
});

test('UI-08 before anything is typed, the eight latest own searches', () => {
  const many = Array.from({ length: 20 }, (_, at) => `búsqueda ${at}`);
  remember(...many);
  expect(recentOffers('').map(({ name }) => name)).toEqual(many.slice(0, 8));
  vi.unstubAllGlobals();
  expect(recentOffers(''), 'a browser that keeps nothing').toEqual([]);
});

test('RT-32 words lead to results, categories and stores to their first page', () => {
  expect(joinOffers([], [word('tenis azules'), category(7), store(3)])).toEqual([
    { kind: 'word', name: 'tenis azules', href: '/resultados?query=tenis+azules' },
    { kind: 'category', name: 'Categoría 7', href: '/categoria/7/c-7/pagina=1' },
    { kind: 'store', name: 'Tienda 3', href: '/tienda/3/t-3/pagina=1' },
  ]);
});

test('UI-09 own searches, then words, categories and stores; what was searched before is not offered twice', () => {
  const recent: Offer[] = [{ kind: 'recent', name: 'Tenis', href: '/resultados?query=Tenis' }];
  expect(named(joinOffers(recent, [word('tenis'), word('tenis rojos'), category(1), store(1)]))).toEqual([
    'recent Tenis',
    'word tenis rojos',
    'category Categoría 1',
    'store Tienda 1',
  ]);
});

test('ST-11 a notice is read, and is nothing to choose', () => {
  expect(joinOffers([], [notice, word('vino')])).toHaveLength(1);
  expect(noticeAmong([notice, word('vino')])).toBe('Solo para mayores de 18 años.');
  expect(noticeAmong([word('vino')])).toBeUndefined();
});

test('a place without an address is not offered', () => {
  const homeless = [
    { clase: 'store_item', nombre: 'Sonora' },
    { clase: 'category_item', nombre: 'Audio', id: 3 },
  ];
  expect(joinOffers([], homeless as Suggestion[])).toEqual([]);
});

test('UI-09 whatever is remembered and suggested: eight words, twelve in all at most, kinds together, every store kept, nothing twice', () => {
  const numbers = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: most });
  // The shop suggests three categories and three stores at most; in whatever order they come.
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
    fc.property(searches, suggestions, fc.constantFrom('p', 'palabra 1', 'x'), (kept, suggested, typed) => {
      remember(...kept);
      const offers = joinOffers(recentOffers(typed), suggested);
      expect(offers.length).toBeLessThanOrEqual(12);
      const of = (wanted: Offer['kind']) => offers.filter(({ kind }) => kind === wanted);
      expect(of('word').length).toBeLessThanOrEqual(8);
      expect(offers).toEqual((['recent', 'word', 'category', 'store'] as const).flatMap(of));
      const searched = [...of('recent'), ...of('word')].map(({ name }) => name);
      expect(new Set(searched).size).toBe(searched.length);
      expect(of('store')).toHaveLength(suggested.filter(({ clase }) => clase === 'store_item').length);
    }),
  );
});
