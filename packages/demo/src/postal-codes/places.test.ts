import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { mexicanStates, stateOfPostalCode } from '@tianguis/domain';
import { withDatabase } from '@tianguis/testkit';
import { afterAll, expect, test } from 'vitest';
import { addPostalCodes, demoPlaces } from './places.ts';

const places = demoPlaces();

test('issue 17, point 1: some 300 places and more, several of each state, each code once', () => {
  expect(places.length).toBeGreaterThanOrEqual(300);
  expect(new Set(places.map(({ code }) => code)).size).toBe(places.length);
  const states = places.map(({ code }) => stateOfPostalCode(code)?.number);
  for (const { number, name } of mexicanStates)
    expect(states.filter((one) => one === number).length, name).toBeGreaterThanOrEqual(4);
  for (const { code, colonias } of places) expect(new Set(colonias).size, code).toBe(colonias.length);
});

const { pool } = await withDatabase();
const client = await pool.connect();
afterAll(() => client.release());

test('issue 17, point 1: the table is marked as a part, and an imported one stays', async () => {
  await addPostalCodes(client);
  expect((await pool.query('select is_whole, source from postal_code_table')).rows).toEqual([
    { is_whole: false, source: 'demo' },
  ]);
  expect((await pool.query(`select * from postal_codes where code = '06600'`)).rows).toEqual([
    { code: '06600', municipality: 'Cuauhtémoc', city: 'Ciudad de México', colonias: ['Juárez'] },
  ]);
  await pool.query(`delete from postal_codes where code <> '06600'`);
  await addPostalCodes(client);
  expect((await pool.query('select count(*)::integer as codes from postal_codes')).rows).toEqual([{ codes: 1 }]);
});

const real =
  process.env.SEPOMEX_FILE ??
  fileURLToPath(new URL('../../../../../shared/data/sepomex/sepomex.txt.gz', import.meta.url));

/** Removes accents and double spaces, which SEPOMEX's catalogue does not always write correctly. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').toLowerCase();

test.skipIf(!existsSync(real))('every place is right (skipped where ../shared/data is absent)', () => {
  const listed = new Map<string, { municipality: string; cities: Set<string>; colonias: Set<string> }>();
  for (const line of gunzipSync(readFileSync(real)).toString('utf8').split('\n')) {
    const [code = '', colonia = '', , municipality = '', , city = ''] = line.split('|');
    const place = listed.get(code) ?? { municipality, cities: new Set(), colonias: new Set() };
    listed.set(code, place);
    place.cities.add(city === 'null' ? '' : folded(city));
    place.colonias.add(folded(colonia));
  }
  const wrong = places.flatMap(({ code, municipality, city, colonias }) => {
    const place = listed.get(code);
    if (place?.municipality !== municipality) return [`${code} ${municipality}`];
    if (!place.cities.has(folded(city))) return [`${code} ${city}`];
    return colonias.filter((name) => !place.colonias.has(folded(name))).map((name) => `${code} ${name}`);
  });
  expect(wrong).toEqual([]);
});
