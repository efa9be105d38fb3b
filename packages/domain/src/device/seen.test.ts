import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIds, readSearches, readSeen, rememberSearch, rememberSeen, seenLimit } from './seen.ts';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const visits = fc.array(fc.oneof(id, fc.integer({ min: 1, max: 30 })), { maxLength: 80 });

describe('vistos recientemente', () => {
  it('most recent first, without duplicates, at most 24', () => {
    fc.assert(
      fc.property(visits, (looked) => {
        const seen = looked.reduce<number[]>(rememberSeen, []);
        const expected = [...new Set(looked.toReversed())].slice(0, seenLimit);
        expect(seen).toEqual(expected);
      }),
    );
  });

  it('reading the stored list gives the same list', () => {
    fc.assert(
      fc.property(visits, (looked) => {
        const seen = looked.reduce<number[]>(rememberSeen, []);
        expect(readSeen(JSON.stringify(seen))).toEqual(seen);
      }),
    );
  });

  it('ST-03 any content of the storage is read as distinct ids, 24 at most', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify([value, 7, value])),
        ),
        (text) => {
          const seen = readSeen(text);
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen.length).toBeLessThanOrEqual(seenLimit);
          expect(seen.every((one) => Number.isInteger(one) && one > 0 && one <= 2_147_483_647)).toBe(true);
        },
      ),
    );
    expect(readSeen('[3,"4",3,-1,0,1.5,2147483648,5]')).toEqual([3, 5]);
    expect(readSeen(null)).toEqual([]);
  });
});

describe('ids in a URL', () => {
  it.each(['', ',', '1,', '0', '-1', '1.5', '1 2', '1;drop', '2147483648', 'x', '1,2\n', '99999999999'])(
    '%j is refused',
    (text) => expect(parseIds(text)).toBeUndefined(),
  );

  it('24 ids are read in their sequence, without duplicates; 25 are refused', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: 24 }), (ids) => {
        expect(parseIds(ids.join(','))).toEqual(ids);
        expect(parseIds([...ids, ...ids].join(','))).toEqual(ids);
      }),
    );
    expect(parseIds(Array.from({ length: 25 }, (_, index) => index + 1).join(','))).toBeUndefined();
  });
});

describe('ST-03 BL-02 recent searches', () => {
  it('any content of the storage is read as distinct texts, 31 at most', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.string(), { maxLength: 60 }).map((all) => JSON.stringify(all)),
        ),
        (text) => {
          const searches = readSearches(text);
          expect(searches.length).toBeLessThanOrEqual(31);
          expect(new Set(searches).size).toBe(searches.length);
          expect(searches.every((search) => search !== '' && search === search.trim())).toBe(true);
        },
      ),
    );
    expect(readSearches('["tenis", 3, " tenis ", "", null, "molcajete"]')).toEqual(['tenis', 'molcajete']);
    expect(readSearches('{')).toEqual([]);
  });
});

describe('VA-04 recent searches', () => {
  it('the most recent search comes first; a repeated one moves to the front in any letter case', () => {
    expect(rememberSearch(['tenis', 'tele'], ' laptop ')).toEqual(['laptop', 'tenis', 'tele']);
    expect(rememberSearch(['laptop', 'tenis', 'tele'], 'Tele')).toEqual(['Tele', 'laptop', 'tenis']);
    expect(rememberSearch(['tenis'], '  ')).toEqual(['tenis']);
    const full = Array.from({ length: 31 }, (_, at) => `palabra ${at}`);
    expect(rememberSearch(full, 'una más')).toEqual(['una más', ...full.slice(0, 30)]);
    expect(rememberSearch(full, 'palabra 30')).toEqual(['palabra 30', ...full.slice(0, 30)]);
  });

  it('there are never more than 31 searches and no duplicates', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 80 }), (texts) => {
        const stored = texts.reduce<string[]>(rememberSearch, []);
        expect(stored.length).toBeLessThanOrEqual(31);
        expect(new Set(stored.map((text) => text.toLocaleLowerCase('es-MX'))).size).toBe(stored.length);
        expect(readSearches(JSON.stringify(stored))).toEqual(stored);
      }),
    );
  });
});
