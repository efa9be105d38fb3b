import { describe, expect, test } from 'vitest';
import { Random } from '../../random.ts';
import { Paint } from '../paint.ts';
import { shade, tint } from '../palette.ts';
import { baby } from './baby.ts';
import { clothing } from './clothing.ts';
import { jewelry } from './jewelry.ts';
import { media } from './media.ts';
import { packaging } from './packaging.ts';
import { sports } from './sports.ts';
import { toys } from './toys.ts';

const all = Object.entries({ ...packaging, ...media, ...clothing, ...jewelry, ...baby, ...toys, ...sports });

function picture(name: string, main: string, params: Record<string, string | number>, seed: string): string {
  const drawing = all.find(([key]) => key === name)?.[1];
  const paint = new Paint('t');
  const input = {
    main,
    second: tint(main, 0.85),
    accent: shade(main, 0.35),
    colors: [main],
    params,
    paint,
    random: new Random(seed),
  };
  const fragment = drawing?.(input) ?? '';
  return `<defs>${paint.definitions}</defs>${fragment}`;
}

/** Lists faults of a fragment: repeated attributes or ids, badly nested tags, and values that could not be computed. */
function faults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [tag, closing, name = '', attributes = '', empty] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, key]) => key);
    if (new Set(names).size !== names.length) found.push(`attribute twice: ${tag}`);
    if (closing !== '') {
      if (open.pop() !== name) found.push(`closed out of order: ${tag}`);
    } else if (empty === '') open.push(name);
  }
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) found.push('id twice');
  for (const [, id = ''] of svg.matchAll(/url\(#([^)]+)\)/g))
    if (!ids.includes(id)) found.push(`nothing has the id ${id}`);
  if (/NaN|undefined|Infinity|\[object/.test(svg)) found.push('a value that is no number');
  if (open.length > 0) found.push(`left open: ${open.join()}`);
  return found;
}

describe('every drawing of packaging, media, clothing, jewelry, baby, toys and sports', () => {
  test.each(all)('%s is valid in white, in black and in colour, with and without its params', (name) => {
    const params = {
      label: 'Jícara',
      sub: 'Hecho en Puebla',
      motif: 'emoji:strawberry',
      pattern: 'talavera',
      seats: 2,
    };
    for (const main of ['#ffffff', '#000000', '#d1495b']) {
      expect(faults(picture(name, main, {}, 'a'))).toEqual([]);
      expect(faults(picture(name, main, params, 'b'))).toEqual([]);
    }
  });

  test.each(all)('%s is the same for the same seed', (name) => {
    expect(picture(name, '#2a9d8f', { label: 'Luz' }, 'seed')).toBe(picture(name, '#2a9d8f', { label: 'Luz' }, 'seed'));
  });

  test('neighbouring books wear different covers', () => {
    const params = { label: 'La casa de los tamarindos', sub: 'Itzel Quintanar', motif: 'emoji:house' };
    const seen = new Set(
      Array.from({ length: 20 }, (_, i) =>
        picture('book-cover', '#1d2b4f', params, `s${i}`).replace(/ d="[^"]*"|[\d.-]+/g, ''),
      ),
    );
    expect(seen.size).toBeGreaterThan(12);
  });

  test('labels differ from seed to seed', () => {
    const seen = new Set(
      Array.from({ length: 24 }, (_, i) => picture('bottle', '#c1121f', { label: 'Luz', sub: '1 L' }, `s${i}`)),
    );
    expect(seen.size).toBeGreaterThan(12);
  });
});
