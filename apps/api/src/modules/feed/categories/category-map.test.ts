import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createCategoryMap } from './category-map.ts';
import { readCategoryRules } from './category-rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
afterAll(() => rmSync(folder, { recursive: true }));
const none = { product_type: {}, google_product_category: {} };

describe('issue 4.1 categories of a feed', () => {
  test('match those of the shop in any spelling', () => {
    const map = createCategoryMap({ create: false, ...none }, [['Ropa'], ['Ropa', 'Niña']]);
    for (const type of ['Ropa > Niña', 'ropa>nina', ' ROPA  >  NIÑA > '])
      expect(map.find(type, '')).toEqual({ path: 'Ropa > Niña' });
    expect(map.find('Ropas', '')).toMatchObject({ reason: expect.stringContaining('the nearest is "Ropa"') });
  });

  test('are created once, up to three levels deep, in their first spelling', () => {
    const map = createCategoryMap({ create: true, ...none }, [['Hogar']]);
    expect(map.find('hogar > Cocina > Ollas > Grandes', undefined)).toEqual({ path: 'Hogar > Cocina > Ollas' });
    expect(map.find('HOGAR > COCINA', undefined)).toEqual({ path: 'Hogar > Cocina' });
  });

  test('follow the rule with the longest prefix, product_type before Google’s', () => {
    const rules = {
      create: true,
      product_type: { A: 'Uno', 'A > B': 'Dos > Tres' },
      google_product_category: { '412': 'Súper', 'Animales > Mascotas': 'Mascotas' },
    };
    const map = createCategoryMap(rules, []);
    expect(map.find('A > B > C', '412')).toEqual({ path: 'Dos > Tres' });
    expect(map.find('A > Z', '')).toEqual({ path: 'Uno' });
    expect(map.find('', '412')).toEqual({ path: 'Súper' });
    expect(map.find('', 'Animales > Mascotas > Perros')).toEqual({ path: 'Mascotas' });
    expect(map.find('', '7')).toMatchObject({ reason: expect.stringContaining('google_product_category "7"') });
    expect(map.find('', '')).toBeUndefined();
  });

  test.each([
    ['no JSON', 'cannot be read'],
    ['{"create": true}', 'are wrong'],
    [
      '{"create": true, "product_type": {"A": "B > C > D > E"}, "google_product_category": {}}',
      'must lead to one to three names',
    ],
    ['{"create": true, "product_type": {"A": 3}, "google_product_category": {}}', 'are wrong at /product_type/A'],
  ])('%s is refused in one sentence', (text, sentence) => {
    const file = join(folder, 'categories.json');
    writeFileSync(file, text);
    expect(() => readCategoryRules(file)).toThrow(sentence);
    expect(() => readCategoryRules(file)).toThrow(file);
  });

  // GOOGLE_TAXONOMY is the path of Google's file "taxonomy-with-ids", which is not part of this repository.
  const taxonomy = process.env.GOOGLE_TAXONOMY ?? '';
  test.skipIf(!existsSync(taxonomy))('each path of the whole taxonomy finds its department by one rule', () => {
    const lines = readFileSync(taxonomy, 'utf8')
      .split('\n')
      .filter((line) => /^\d+ - /.test(line));
    const tops = new Set(lines.map((line) => line.replace(/^\d+ - /, '').split(' > ')[0] ?? ''));
    const rules = Object.fromEntries([...tops].map((top) => [top, `Tienda > ${top}`]));
    const map = createCategoryMap({ create: false, product_type: {}, google_product_category: rules }, []);
    for (const line of lines) {
      const path = line.replace(/^\d+ - /, '').trim();
      expect(map.find('', path)).toEqual({ path: `Tienda > ${path.split(' > ')[0]}` });
    }
  });
});
