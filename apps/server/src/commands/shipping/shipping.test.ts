/** Tests `npm run shop -- shipping …` on a real database. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop, undo, news } = await openTestShop();
const folder = mkdtempSync(join(tmpdir(), 'shipping-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function file(content: string | Uint8Array): string {
  const path = join(folder, `${++files}.txt`);
  writeFileSync(path, content);
  return path;
}
const load = (content: string | Uint8Array, ...options: string[]) =>
  shop(['shipping', 'import', file(content), ...options]);

const places = `code,name,kind,store,postal_code,address,opening_hours,cutoff,express_cutoff,work_days,handling_days,made_to_order_days,active
cuautitlan,Almacén Cuautitlán,warehouse,,54800,"Av. 1, Cuautitlán",,15:00,11:00,LMXJVS,0,10,on
roma,Tienda Roma,shop,,06700,"Orizaba ""1""",L-D 10 a 20,18:00,,LMXJVSD,0,10,on
merced,Puesto de La Merced,seller,la-merced,15810,,,12:00,,LMXJV,2,15,off
vendedores,Vendedores,seller,,64000,,,13:00,,LMXJV,1,10,on
`;
const zones = 'place,prefix,zone\n,23,lejana\ncuautitlan,540,local\n,77,ninguna\n';
const rates = `store,service,zone,days_min,days_max,delivery_days
,estandar,local,1,1,LMXJVS
,estandar,nacional,2,4,LMXJVS
la-merced,estandar,local,0,0,LMXJV
`;
const prices =
  'store,service,zone,up_to_grams,price\n,estandar,local,1000,99.00\nla-merced,estandar,local,5000,"1,250.50"\n';
const holidays = 'day,name\n2026-12-24,Nochebuena\n2026-12-31,\n';

beforeEach(async () => {
  await pool.query(
    'truncate shipping_places, shipping_zones, shipping_rates, shipping_prices, shipping_holidays restart identity cascade; truncate invalidations',
  );
  await pool.query(`update stores set slug = 'la-merced'`);
  for (const content of [places, zones, rates, prices, holidays]) expect((await load(content)).err, content).toBe('');
});

const everything = async () => (await shop(['shipping', 'export', '--json'])).out;

describe('issue 17, item 2: rows of shipping that an operator imports and edits', () => {
  test('what is exported, as CSV or JSON, gives the same rows in an empty shop', async () => {
    const before = await everything();
    expect(JSON.parse(before)).toMatchObject({
      places: [
        {
          code: 'cuautitlan',
          store: null,
          cutoff: '15:00',
          express_cutoff: '11:00',
          work_days: 'LMXJVS',
          active: true,
        },
        { code: 'roma', address: 'Orizaba "1"', express_cutoff: null, postal_code: '06700' },
        { code: 'merced', store: 'la-merced', handling_days: 2, active: false },
        { code: 'vendedores', kind: 'seller', store: null },
      ],
      zones: [{ place: null, prefix: '23' }, { place: null, prefix: '77', zone: 'ninguna' }, { place: 'cuautitlan' }],
      prices: [{ price: '99.00' }, { store: 'la-merced', price: '1250.50' }],
      holidays: [
        { day: '2026-12-24', name: 'Nochebuena' },
        { day: '2026-12-31', name: '' },
      ],
    });
    const written: string[] = [];
    for (const kind of ['places', 'zones', 'rates', 'prices', 'holidays'])
      written.push((await shop(['shipping', 'export', kind])).out);
    await pool.query(
      'truncate shipping_places, shipping_zones, shipping_rates, shipping_prices, shipping_holidays cascade',
    );
    for (const csv of written) await load(csv);
    expect(await everything()).toBe(before);
    await pool.query(
      'truncate shipping_places, shipping_zones, shipping_rates, shipping_prices, shipping_holidays cascade',
    );
    await load(before);
    expect(await everything()).toBe(before);
  });

  test('importing the same again changes nothing, and tells no process', async () => {
    await pool.query('truncate invalidations');
    expect((await load(await everything(), '--replace')).out).toBe(`places: 0 added, 0 changed, 4 the same, 0 removed
zones: 0 added, 0 changed, 3 the same, 0 removed
rates: 0 added, 0 changed, 3 the same, 0 removed
prices: 0 added, 0 changed, 2 the same, 0 removed
holidays: 0 added, 0 changed, 2 the same, 0 removed
`);
    expect(await news()).toEqual([]);
  });

  test('a file says what it adds and changes; with --replace, what it does not have goes', async () => {
    await pool.query('truncate invalidations');
    const part = 'day,name\n2026-12-24,Noche Buena\n2027-03-25,Jueves Santo\n';
    expect((await load(part)).out).toBe('holidays: 1 added, 1 changed, 0 the same, 0 removed\n  changed: 2026-12-24\n');
    expect((await load(part, '--replace')).out).toContain('2 the same, 1 removed\n  removed: 2026-12-31');
    expect(await news()).toEqual(['shipping']);
    expect((await load('code\nroma\nvendedores\ncuautitlan', '--replace')).out).toContain(
      '1 removed\n  removed: merced',
    );
    expect((await load('place,prefix,zone\n,77,nacional', '--replace')).out).toContain(
      '1 changed, 0 the same, 2 removed',
    );
  });

  test('columns that a file does not have stay as they are', async () => {
    await load('code,cutoff\nroma,17:30\n');
    const { places: rows } = JSON.parse(await everything());
    expect(rows[1]).toMatchObject({ code: 'roma', cutoff: '17:30', address: 'Orizaba "1"', work_days: 'LMXJVSD' });
  });

  test('a spreadsheet’s files are read: semicolons, its mark, its letters, its dates, without zeros', async () => {
    const excel =
      '\uFEFFsep=;\r\ncode;name;kind;postal_code;cutoff;work_days;handling_days;;\r\nnorte;Almacén Ñ;warehouse;6700;9:00;lmxjv;1;;\r\n;;;;;;;;\r\n';
    expect((await load(excel)).out).toContain('places: 1 added');
    expect((await load('\uFEFFDay\tName\n24/12/2026\tNochebuena\n')).out).toContain('1 the same');
    expect((await load(Buffer.from('day,name\n2027-01-06,D\xeda de Reyes\n', 'latin1'))).out).toContain('1 added');
    const read = JSON.parse(await everything());
    expect(read.places.at(-1)).toMatchObject({ postal_code: '06700', cutoff: '09:00', name: 'Almacén Ñ' });
    expect(read.holidays.at(-1)).toEqual({ day: '2027-01-06', name: 'Día de Reyes' });
  });

  test('each wrong row is named by its line, and then nothing of the file is imported', async () => {
    const before = await everything();
    const wrong = `code,name,kind,store,postal_code,cutoff,work_days,handling_days
sur,Sur,warehouse,,29000,15:00,LMXJV,1
a,"two
lines",warehouse,,00000,25:00,LMXJZ,-1
Ñ,,shed,nobody,1,,,
roma,Roma,shop,la-merced,06700,10:00,L,0
sur,Sur,warehouse,,29000,15:00,LMXJV,1
otro,Otro,seller,,64000,13:00,L,1
`;
    const { code, err } = await load(wrong);
    expect(code).toBe(1);
    expect(err.split('\n')).toEqual([
      expect.stringMatching(
        /^Line 3: postal_code: "00000" is no postal code.*; cutoff: "25:00".*; work_days: .*; handling_days: "-1" is no whole/,
      ),
      expect.stringMatching(
        /^Line 5: code: "Ñ" is no code.*; name is empty; kind: "shed" is none of.*; store: there is no store "nobody"; postal_code: "1"/,
      ),
      expect.stringMatching(/^Line 6: only a place of kind seller may have a store/),
      expect.stringMatching(/^Line 7: it is the same row as Line 2/),
      expect.stringMatching(/^places: vendedores and otro cannot both be general/),
      'Nothing was changed.',
      '',
    ]);
    for (const [content, sentence] of [
      ['', 'The file is empty.'],
      ['a,b\n1,2\n', 'The first row must name the columns'],
      ['day,nombre\n', 'Line 1: holidays have no column "nombre"'],
      ['day,name\n2026-02-30,x\n', 'Line 2: day: "2026-02-30" is no date'],
      ['day,name\n2026-02-03,x,y\n', 'Line 2: it has 3 cells for 2 columns.'],
      ['prefix,zone,place\n06,local,nowhere\n', 'Line 2: place: there is no place "nowhere".'],
      [
        'service,zone,days_min,days_max,delivery_days\nexpress,local,2,1,L\n',
        'Line 2: days_max 1 is less than days_min 2.',
      ],
      ['service,zone,up_to_grams,price\nexpress,local,0,-1\n', 'Line 2: up_to_grams: "0" is no whole number'],
      [
        'service,zone,up_to_grams,price\nestandar,local,2000,98.99\n',
        'prices of general estandar local: up to 2000 g it is cheaper than',
      ],
      ['{"holidays": [{"day": "2026-02-03", "name": {}}]}', 'holidays, row 1: name is no single value.'],
      ['{"days": []}', '"days" is no list of places, zones, rates, prices, holidays.'],
      ['{', 'The file is no JSON'],
    ])
      expect((await load(content ?? '')).err, content).toContain(sentence);
    expect(await everything()).toBe(before);
  });

  test('a place and the holidays are edited one at a time, and the printed commands revert it', async () => {
    const before = await everything();
    const words = '--cutoff 16:30 --express-cutoff none --handling 2 --days LMXJV --active off --postal-code 20000';
    const done = await shop(['shipping', 'place', 'cuautitlan', ...words.split(' ')]);
    expect(done.out).toContain('  cutoff: was 15:00, is 16:30\n  express_cutoff: was 11:00, is none\n');
    expect((await shop(['shipping', 'show', 'cuautitlan'])).out).toMatch(/^cutoff +16:30$/m);
    await undo(done);
    expect(await everything()).toBe(before);
    expect((await shop(['shipping', 'place', 'nowhere', '--handling', '1'])).err).toContain(
      'There is no place "nowhere"',
    );
    expect((await shop(['shipping', 'place', 'roma', '--cutoff', '3 pm'])).err).toContain('"3 pm" is no hour');
    const added = await shop(['shipping', 'holiday', 'add', '2027-05-10', 'Día', 'de', 'las', 'Madres']);
    expect(await everything()).toContain('"Día de las Madres"');
    await undo(added);
    expect(await everything()).toBe(before);
    expect((await shop(['shipping', 'holiday', 'remove', '2027-05-10'])).code).toBe(1);
  });

  test('rows are shown as tables', async () => {
    const { out } = await shop(['shipping', 'show']);
    expect(out).toMatch(/^cuautitlan +warehouse +ours +54800 +15:00 +11:00 +LMXJVS +0 +10 +on +Almacén Cuautitlán$/m);
    expect(out).toMatch(/^general +estandar +nacional +2 +4 +LMXJVS$/m);
    expect(out).toMatch(/^all +77 +ninguna$/m);
  });

  test('two imports at once are both complete', async () => {
    const done = await Promise.all([load('code,cutoff\nroma,10:00\n'), load('code,handling_days\nroma,3\n')]);
    expect(done.map(({ code }) => code)).toEqual([0, 0]);
    expect(JSON.parse(await everything()).places[1]).toMatchObject({ cutoff: '10:00', handling_days: 3 });
  });
});
