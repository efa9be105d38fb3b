import type { SuggestionReply } from '@tianguis/contract';
import { describe, expect, test } from 'vitest';
import { openShop } from './test-shop.ts';

const { app } = await openShop();

describe('AP-16 suggestions', () => {
  const suggest = async (text: string): Promise<SuggestionReply> => {
    const reply = await app.inject({
      method: 'POST',
      url: '/buscador/v1/sugerencias',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ search: text }).toString(),
    });
    expect(reply.statusCode).toBe(200);
    return reply.json();
  };

  test('UI-09 VA-05 for any text: words first, then categories, then official stores', async () => {
    const { cadena, suggestions } = await suggest('Audi');
    expect(cadena).toBe('Audi');
    expect(suggestions).toEqual([
      { clase: 'word_item', nombre: 'audífonos' },
      { clase: 'category_item', nombre: 'Audífonos', id: 11, slug: expect.any(String) },
    ]);
    expect((await suggest('son')).suggestions).toEqual([
      { clase: 'store_item', nombre: 'Sonora', id: 1, slug: expect.any(String) },
    ]);
    expect(await suggest('  ')).toEqual({ cadena: '  ', suggestions: [] });
    expect(await suggest('%')).toEqual({ cadena: '%', suggestions: [] });
  });

  test('ST-11 an entry has `clase` and `nombre`, and a notice is the first entry, a `disclaimerNotice`', async () => {
    const notice = { clase: 'disclaimerNotice', nombre: 'Desconéctala antes de lavarla.' };
    for (const text of ['licuadora', 'Licuadoras', '  LICUADORA ', 'licuadora de vaso']) {
      const { cadena, suggestions } = await suggest(text);
      expect(cadena).toBe(text);
      expect(suggestions[0], text).toEqual(notice);
      expect(suggestions.filter(({ clase }) => clase === 'disclaimerNotice')).toHaveLength(1);
    }
    for (const text of ['plato hondo', 'hondos platos']) expect((await suggest(text)).suggestions[0]).toEqual(notice);
    // A term of two words needs both words; a prefix does not match; of two notices, only the first is shown.
    for (const text of ['plato', 'licua', 'audi'])
      expect((await suggest(text)).suggestions.map(({ clase }) => clase)).not.toContain('disclaimerNotice');
    expect((await suggest('cable de licuadora')).suggestions[0]).toEqual(notice);
  });
});
