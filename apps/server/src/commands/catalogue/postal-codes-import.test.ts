/** Tests `npm run shop -- import postal-codes` on a real database. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createApi } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { mexicanStates, stateOfPostalCode } from '@tianguis/domain';
import { withDatabase } from '@tianguis/testkit';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { explain } from '../../logging/explain.ts';
import { readSettings } from '../../settings/settings.ts';
import { importCommand } from './catalogue-import.ts';

const database = await withDatabase();
const { db, pool, url } = database;
// A process of the shop that runs during the import.
const app = await createApi({
  db,
  config: loadShopConfig(fileURLToPath(new URL('../../../../../config/shop.json', import.meta.url))),
  publicOrigin: 'http://localhost:3000',
});
const folder = mkdtempSync(join(tmpdir(), 'tianguis-postal-codes-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

beforeEach(() => pool.query('truncate postal_codes, postal_code_table'));

async function importFile(file: Buffer | string, ...options: string[]): Promise<string> {
  const path = join(folder, 'CPdescarga.txt');
  writeFileSync(path, file);
  return importPath(path, ...options);
}

/** The output of the command, or its error. */
async function importPath(path: string, ...options: string[]): Promise<string> {
  const lines: string[] = [];
  try {
    const work = importCommand.read(['postal-codes', path, ...options], readSettings({ DATABASE_URL: url }));
    await work({ database, say: (line) => void lines.push(line) });
  } catch (error) {
    return explain(error);
  }
  return lines.join('\n');
}

const header = 'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina';

function line(code: string, colonia: string, municipality: string, city: string, state?: string): string {
  const number = state ?? String(stateOfPostalCode(code)?.number).padStart(2, '0');
  return `${code}|${colonia}|Colonia|${municipality}|x|${city}|${code}|${number}|${code}`;
}

/** One code of each state, since a file of the whole country has codes of all states. */
const country = Array.from({ length: 100 }, (_, digits) => `${String(digits).padStart(2, '0')}990`)
  .filter((code) => stateOfPostalCode(code))
  .map((code) => line(code, `Colonia ${code}`, 'Un municipio', ''));
const guadalajara = [
  line('44100', 'Ñuños', 'Guadalajara', 'null'),
  line('44100', 'Guadalajara Centro', 'Guadalajara', 'Guadalajara'),
  line('44100', 'Ñuños', 'Guadalajara', 'Guadalajara'),
  line('44100', 'Zapopan Güero', 'Guadalajara', 'Guadalajara'),
];
const whole = [header, ...country, ...guadalajara, ''];
const notice = 'El Catálogo Nacional de Códigos Postales, es elaborado por Correos de México';

const stored = async () => (await pool.query('select * from postal_codes order by code')).rows;
const ask = async (code: string) => {
  const reply = await app.inject(`/app/v1/codigo-postal/${code}`);
  return { status: reply.statusCode, ...reply.json() };
};

describe('issue 17, point 1', () => {
  test('AP-20 a running shop has the places at once, and an unlisted code does not exist', async () => {
    expect(await ask('44100')).toMatchObject({ status: 'success', municipio: null, colonias: [] });
    expect(await importFile(whole.join('\n'))).toMatch(
      new RegExp(
        `^${country.length + 1} postal codes of ${country.length + 4} lines: ${country.length + 1} added, 0 ch`,
      ),
    );
    expect(await ask('44100')).toMatchObject({
      ciudad: 'Guadalajara',
      colonias: ['Guadalajara Centro', 'Ñuños', 'Zapopan Güero'],
    });
    expect(await ask('44101')).toMatchObject({ status: 404, code: 'POSTAL_CODE_NOT_FOUND' });
    expect((await pool.query('select is_whole, source from postal_code_table')).rows).toEqual([
      { is_whole: true, source: 'CPdescarga.txt' },
    ]);
  });

  test.each([
    ['Latin-1', Buffer.from(whole.join('\n'), 'latin1')],
    ['Latin-1, the notice, CRLF', Buffer.from([notice, ...whole].join('\r\n'), 'latin1')],
    ['UTF-8, the notice and a BOM', Buffer.from(`\uFEFF${[notice, '', ...whole].join('\n')}`)],
    ['gzip', gzipSync(whole.join('\r\n'))],
    ['gzip of Latin-1', gzipSync(Buffer.from(whole.join('\n'), 'latin1'))],
    ['no end of the last line', Buffer.from(whole.join('\n').trimEnd())],
  ])('a file as %s is the same', async (_, file) => {
    await importFile(whole.join('\n'));
    const before = await stored();
    expect(await importFile(file)).toContain(`0 added, 0 changed, 0 removed, ${country.length + 1} the same`);
    expect(await stored()).toEqual(before);
  });

  test('it says what differs, and writes that alone', async () => {
    await importFile(whole.join('\n'));
    const before = new Map(
      (await pool.query('select code, xmin::text from postal_codes')).rows.map((r) => [r.code, r.xmin]),
    );
    const next = [
      header,
      ...country.slice(1),
      ...guadalajara.slice(1),
      line('44100', 'Otra', 'Guadalajara', ''),
      line('97320', 'Progreso', 'Progreso', ''),
    ];
    expect(await importFile(next.join('\n'))).toContain(
      `1 added, 1 changed, 1 removed, ${country.length - 1} the same`,
    );
    const { rows } = await pool.query('select code, xmin::text from postal_codes');
    expect(rows.filter(({ code, xmin }) => before.get(code) !== xmin).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['44100', '97320']),
    );
    expect(rows.filter(({ code, xmin }) => before.get(code) === xmin)).toHaveLength(country.length - 1);
    expect((await ask('44100')).colonias).toEqual(['Guadalajara Centro', 'Ñuños', 'Otra', 'Zapopan Güero']);
  });

  test.each([
    ['44100|Centro', 'line 3: it has 2 fields, and the header 9'],
    [line('4410', 'Centro', 'Guadalajara', '', '14'), 'line 3: "4410" is no postal code of five digits'],
    [line('00000', 'Centro', 'Guadalajara', '', '14'), 'line 3: no state has postal codes that begin with 00'],
    [line('44100', 'Centro', 'Guadalajara', '', '09'), 'line 3: 44100 is of Jalisco (14), but c_estado is "09"'],
    [line('44100', ' ', 'Guadalajara', ''), 'line 3: 44100 has an empty d_asenta'],
    [line('44100', 'Centro', '', ''), 'line 3: 44100 has an empty D_mnpio'],
    [line('44100', 'Cen\u0000tro', 'Guadalajara', ''), 'line 3: "Cen?tro" has characters that cannot be shown'],
    [line('44100', 'Ãlamos', 'Guadalajara', ''), 'line 3: "Ãlamos" has damaged letters'],
    [line('44100', 'x'.repeat(121), 'Guadalajara', ''), 'longer than 120 characters'],
    [line('01990', 'Centro', 'Otro', ''), 'line 4: 01990 is in "Un municipio", and in "Otro" in line 3'],
  ])('malformed: %s is named by its number, and nothing is imported', async (bad, fault) => {
    await importFile(whole.join('\n'));
    const before = await stored();
    const said = await importFile([notice, header, bad, ...country, line('97320', 'Nueva', 'Progreso', '')].join('\n'));
    expect(said).toContain(fault);
    expect(said).toContain('Nothing was imported.');
    expect(await stored()).toEqual(before);
  });

  test('many malformed lines are counted', async () => {
    const said = await importFile([header, ...Array.from({ length: 1_500 }, () => 'x|y')].join('\n'));
    expect(said).toContain('1,500 of 1,500 lines are malformed.');
    expect(said.split('\n')).toHaveLength(22);
  });

  test.each([
    ['', 'is empty'],
    ['id\ttitle\n1\tx\n', 'This is no file of postal codes'],
    ['d_codigo|d_asenta\n', 'has no column d_mnpio, d_ciudad, c_estado'],
    [header, 'a header and no line below it'],
    [gzipSync(whole.join('\n')).subarray(0, 200), 'damaged or cut off'],
    [Buffer.from('PK\u0003\u0004…'), 'is a zip archive'],
    [gzipSync(Buffer.alloc(300 * 1024 ** 2)), 'longer than 256 MB'],
  ])('other files are refused (%#)', async (file, why) => {
    expect(await importFile(file)).toContain(why);
  });

  test('a file that lacks states is refused, or is a part: then other codes are accepted', async () => {
    const part = [header, ...guadalajara].join('\n');
    expect(await importFile(part)).toMatch(/no postal code of Aguascalientes, .*--partial/);
    expect(await importFile(part, '--partial')).toContain('1 added');
    expect(await ask('44100')).toMatchObject({ municipio: 'Guadalajara' });
    expect(await ask('20000')).toMatchObject({ status: 'success', estado: 'Aguascalientes', municipio: null });
  });

  test('a file with far fewer codes than the table is refused unless forced', async () => {
    const large = Array.from({ length: 50 }, (_, i) => line(`44${100 + i}`, 'Centro', 'Guadalajara', ''));
    await importFile([header, ...country, ...large].join('\n'));
    const fewer = whole.join('\n');
    expect(await importFile(fewer)).toMatch(/looks cut.*--force/);
    expect(await importFile(fewer, '--force')).toContain('49 removed');
  });

  test('two imports at the same time: both succeed, one after the other', async () => {
    const said = await Promise.all([importFile(whole.join('\n')), importFile(whole.join('\n'))]);
    expect(said.map((one) => /(\d+) added/.exec(one)?.[1]).sort()).toEqual(['0', String(country.length + 1)].sort());
  });
});

const real =
  process.env.SEPOMEX_FILE ??
  fileURLToPath(new URL('../../../../../../shared/data/sepomex/sepomex.txt.gz', import.meta.url));

test.skipIf(!existsSync(real))(
  'issue 17, point 1: the real file (skipped where ../shared/data is absent)',
  async () => {
    const began = performance.now();
    expect(await importPath(real)).toContain('32,009 postal codes of 155,847 lines: 32,009 added');
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(await ask('06600')).toMatchObject({ municipio: 'Cuauhtémoc', colonias: ['Juárez'], c_estado: '09' });
    expect(await ask('00000')).toMatchObject({ status: 404 });
    const { rows } = await pool.query('select distinct left(code, 2) as digits from postal_codes');
    expect(new Set(rows.map(({ digits }) => stateOfPostalCode(digits)?.number)).size).toBe(mexicanStates.length);
  },
  60_000,
);
