/** Tests `npm run shop -- import …` and `export …` on a real database. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { afterAll, expect, test } from 'vitest';
import { fetchPicturesJob, switchOffersJob } from '../../pictures/fetching/fetch-job.ts';
import { readSettings } from '../../settings/settings.ts';
import { Usage } from '../command.ts';
import { runHere, runProcess } from '../test-command.ts';
import { exportCommand } from './catalogue-export.ts';
import { importCommand } from './catalogue-import.ts';

const shop = await withDatabase();
const other = await withDatabase();
const worked = await withDatabase();
const refusing = await withDatabase();
const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
const inFolder = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const given = ({ url = shop.url, input }: { url?: string; input?: string | Buffer } = {}) => ({
  folder,
  settings: { DATABASE_URL: url, DATA_DIR: inFolder('data'), PUBLIC_ORIGIN: 'https://shop.example' },
  ...(input !== undefined && { input }),
});
const run = (words: string[], options?: Parameters<typeof given>[0]) => runHere(words, given(options));

const feed = [
  'id\ttitle\tprice\tavailability\tquantity\tproduct_type\timage_link\tcolour_of_box',
  'A1\tOlla\t"1,499.00 MXN"\tin_stock\t4\tCasa > Cocina\thttps://cdn.example/olla.jpg\tazul',
  'A2\t=1+1\t99 MXN\tin_stock\t9\tCasa > Cocina\t\t',
  'A3\tMala\t-1 MXN\tin_stock\t9\tCasa\t\t',
].join('\n');

test('issue 4.1 a feed is imported, its bad rows are reported, and it is exported unchanged; hosts that are not allowed are reported', async () => {
  writeFileSync(inFolder('feed.tsv'), feed);
  const rehearsed = await run(['import', 'catalogue', 'feed.tsv', '--dry-run', '--report', 'rehearsed.jsonl']);
  expect(rehearsed).toMatchObject({
    code: 0,
    out: 'Nothing was changed. This file would make 2 products: 2 new, 0 changed, 0 as they were, 0 off sale; 1 of 3 rows held back.\n',
  });
  const brought = await run(['import', 'catalogue', 'feed.tsv', '--report', 'bad.jsonl']);
  expect(brought.out).toBe(
    'Import 1 is done. 2 products: 2 new, 0 changed, 0 as they were, 0 off sale; 1 of 3 rows held back.\n',
  );
  expect(brought.err).toContain('Not read: colour_of_box.');
  expect(brought.err).toContain(
    `1 row is held back, see ${inFolder('bad.jsonl')}\n` +
      '  1 × price "-1 MXN" must be more than nothing (line 4)\n' +
      '      → Correct these cells in the program that writes the file.\n',
  );
  expect(readFileSync(inFolder('bad.jsonl'), 'utf8')).toBe(
    '{"line":4,"id":"A3","reason":"price \\"-1 MXN\\" must be more than nothing"}\n',
  );
  expect((await run(['import', 'status'])).out).toMatch(
    /^ +1 {2}\S+ \S+ UTC {2}done +feed\.tsv: 2 new, 0 changed, 0 off sale of 2 products; 1 of 3 rows held back\nPictures: 0 fetched, 1 waiting, 0 failed\.\n$/,
  );

  // The standard streams are those of a real process.
  const exported = await runProcess(['export', 'catalogue', '-'], given());
  expect(exported.out).toContain("\t'=1+1\t");
  expect(exported.err).toContain('2 items were written.');
  const piped = await runProcess(
    ['import', 'catalogue', '-'],
    given({ url: other.url, input: gzipSync(exported.out) }),
  );
  expect(piped).toMatchObject({
    code: 0,
    out: 'Import 1 is done. 2 products: 2 new, 0 changed, 0 as they were, 0 off sale; 0 of 2 rows held back.\n',
  });
  expect(readdirSync(inFolder('data/imports'))).toEqual([]);
  await run(['export', 'catalogue', 'out.tsv'], { url: other.url });
  expect(readFileSync(inFolder('out.tsv'), 'utf8')).toBe(exported.out);
  await run(['export', 'catalogue', 'out.xml'], { url: other.url });
  expect(readFileSync(inFolder('out.xml'), 'utf8')).toContain('<g:title>=1+1</g:title>');

  expect((await run(['import', 'pictures'])).out).toBe(
    'Pictures: 0 fetched, 0 waiting, 1 failed.\n' +
      '  1 × the host cdn.example is not in "pictures.hosts" of the shop\'s configuration (such as https://cdn.example/olla.jpg)\n',
  );
});

test('issue 37 C4 the kinds of held-back rows are printed with count, first lines and remedy', async () => {
  const line = (id: string, price: string, type = 'Casa') => `${id}\tOlla\t${price}\tin_stock\t${type}`;
  const rows = [
    ...Array.from({ length: 20 }, (_, n) => line(`B${n}`, '10 MXN')),
    ...Array.from({ length: 5 }, (_, n) => line(`C${n}`, `-${n} MXN`)),
    ...[line('B1', '10 MXN'), line('B2', '10 MXN'), line('D', '0 MXN', 'x'.repeat(800))],
  ];
  writeFileSync(inFolder('kinds.tsv'), `id\ttitle\tprice\tavailability\tproduct_type\n${rows.join('\n')}\n`);
  const { code, err } = await run(['import', 'catalogue', 'kinds.tsv', '--dry-run', '--report', 'kinds.jsonl'], {
    url: other.url,
  });
  expect(code).toBe(0);
  expect(err).toContain(
    `8 rows are held back, see ${inFolder('kinds.jsonl')}\n` +
      '  6 × price "-0 MXN" must be more than nothing (lines 22, 23, 24 …)\n' +
      '      → Correct these cells in the program that writes the file.\n' +
      '  2 × the id stands already on line 3 (lines 27, 28)\n' +
      '      → Write one row for each variant; the first one is imported.\n' +
      '  1 × product_type has 800 characters, and 750 are read at most (line 29)\n',
  );
});

test('issue 37 C4 a file in Windows-1252 stops with the reason, instead of importing 2 of 976 rows', async () => {
  const rows = Array.from(
    { length: 976 },
    (_, n) => `W${n}\t${n < 2 ? 'Olla' : 'Cafetera niña'}\t10 MXN\tin_stock\tCasa`,
  );
  const text = `id\ttitle\tprice\tavailability\tproduct_type\n${rows.join('\n')}\n`;
  writeFileSync(inFolder('windows.tsv'), Buffer.from(text, 'latin1'));
  const words = ['import', 'catalogue', 'windows.tsv', '--report', 'windows.jsonl'];
  const stopped = await run(words, { url: refusing.url });
  expect(stopped).toMatchObject({ code: 1, out: '' });
  expect(stopped.err).toMatch(
    /974 × title "Cafetera ni.a" contains bytes that are no UTF-8: save the file as UTF-8 \(lines 4, 5, 6 …\)\n +→ Save the file as UTF-8/,
  );
  expect(stopped.err).toContain('974 of 976 rows would be held back, more than half, so nothing was imported');
  expect(stopped.err).not.toContain('    at ');
  expect(readFileSync(inFolder('windows.jsonl'), 'utf8').trimEnd().split('\n')).toHaveLength(974);
  expect((await refusing.pool.query('select from products')).rowCount).toBe(0);
  expect((await run([...words, '--dry-run'], { url: refusing.url })).code).toBe(1);
  const forced = await run([...words, '--force'], { url: refusing.url });
  expect(forced.out).toContain('2 new');
  await refusing.pool.query('truncate products, categories, brands, stores cascade');
});

test.each<[string[], string]>([
  [['import', 'catalogue', 'none.tsv'], 'The file none.tsv cannot be read: ENOENT'],
  [['import', 'catalogue', 'broken.tsv'], 'The quote in the row that begins on line 2 is never closed'],
  [['export', 'catalogue', 'no/folder/x.tsv'], 'ENOENT'],
])('issue 4.1 %j fails with one sentence', async (words, sentence) => {
  writeFileSync(inFolder('broken.tsv'), 'id\ttitle\n1\t"x\n');
  const { code, err } = await run(words, { url: refusing.url });
  expect(code).toBe(1);
  expect(err).toContain(sentence);
  expect(err).not.toContain('    at ');
});

test('issue 4.1 a path is resolved in the working directory, also without npm', async () => {
  writeFileSync(inFolder('here.tsv'), 'id\ttitle\n1\t"x\n');
  const program = fileURLToPath(new URL('../../../../../tools/shop.mjs', import.meta.url));
  const { err } = await runProcess(
    ['import', 'catalogue', 'here.tsv', '--dry-run'],
    given({ url: refusing.url }),
    program,
  );
  expect(err).toContain('The quote in the row that begins on line 2');
});

test.each<[string[], string]>([
  [['import', 'fly'], 'There is no "import fly".'],
  [['import', 'catalogue'], 'Which file?'],
  [['import', 'catalogue', 'a', 'b'], 'That is more than this command takes.'],
  [['import', 'catalogue', 'a', '--fast'], "Unknown option '--fast'"],
  [['import', 'status', 'now'], 'That is more than this command takes.'],
  [['export'], ''],
  [['export', 'catalogue'], 'Which file?'],
  [['export', 'catalogue', 'x', '--format', 'pdf'], '"pdf" is no format: tsv and xml are written.'],
])('issue 4.1 %j prints the usage, before any database is opened', ([name, ...words], sentence) => {
  const command = name === 'import' ? importCommand : exportCommand;
  const read = () => command.read(words, readSettings({}));
  expect(read).toThrow(Usage);
  expect(read).toThrow(sentence);
});

test('issue 4.1 a worker fetches waiting pictures, and switches offers', async () => {
  const settings = readSettings({ DATA_DIR: inFolder('data') });
  const lines: string[] = [];
  const note = (data: unknown, message: string) => void lines.push(`${message} ${JSON.stringify(data)}`);
  const rows = new CatalogueBuilder(worked.db);
  await rows.categories([{ id: 1 }]);
  await rows.brand();
  await rows.store();
  const { id } = await rows.product([1]);
  await rows.variant(id, { sku: 'A1' });
  await rows.picture(id);
  await worked.pool.query(`update pictures set source = '{"kind": "fetched", "url": "https://cdn.example/olla.jpg"}'`);
  const context = {
    database: worked,
    settings,
    log: { info: note, debug: note, warn: note, error: note } as never,
    signal: new AbortController().signal,
  };
  await fetchPicturesJob.handle({}, context);
  expect(lines).toEqual([]);
  await worked.pool.query(`update pictures set fetch_state = 'waiting', fetch_at = now()`);
  await worked.pool.query(
    `insert into variant_offers (variant_id, sale_price, starts_at, ends_at) select id, 5000, now() - interval '1 hour', now() + interval '1 hour' from product_variants where sku = 'A1'`,
  );
  await fetchPicturesJob.handle({}, context);
  await switchOffersJob.handle({}, context);
  expect(lines).toEqual(['pictures fetched {"fetched":0,"failed":1}', 'offers have begun or ended {"variants":1}']);
});
