/** Tests what search learns from a catalogue that is imported in several steps. */
import { createPostgresMaintenance } from '@tianguis/catalogue-index';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchChecks } from '../../commands/doctor/catalogue/search.ts';
import { runCheck } from '../../commands/doctor/check.ts';
import { searchCommand } from '../../commands/products/search.ts';
import { type FeedRow, openFeedShop } from './test-feeds.ts';

const { db, pool, settings, database, empty, importFeed, minutePasses, newIndex } = await openFeedShop();

const things: ReadonlyArray<readonly [category: string, ...names: string[]]> = [
  ['Hogar > Blancos > Cobijas', 'Cobija matrimonial', 'Cobija infantil', 'Cobertor ligero', 'Frazada térmica'],
  ['Hogar > Blancos > Sábanas', 'Sábanas individuales', 'Juego de sábanas', 'Sábanas king size'],
  ['Telefonía > Celulares', 'Celular 128 GB', 'Celular de gama media'],
  ['Telefonía > Fundas', 'Funda para celular', 'Funda de silicón para celular'],
  ['Juguetes > Muñecas', 'Muñeca de trapo', 'Muñeca articulada para niña'],
  ['Juguetes > Carritos', 'Carrito de metal', 'Pista de carritos'],
  ['Belleza > Perfumes', 'Perfume para mujer', 'Perfume para hombre'],
  ['Despensa > Refrescos', 'Refresco de cola 600 ml', 'Refresco de toronja 2 L'],
  ['Autopartes > Llantas', 'Llanta 7.50R16', 'Llanta 205/55R16 para auto'],
];
const brands = ['Levi’s', '3M', 'Coca-Cola', 'Nube', 'Peltre', 'Xoloitz'];
const colours = ['Azul', 'Rojo', 'Verde', 'Negro'];

/** A row of the feed, by its number and by how many times its title has changed. */
function rowOf(at: number, version = 0): FeedRow {
  const [category = '', ...names] = things[at % things.length] ?? ['', ''];
  const color = colours[at % colours.length] ?? '';
  const brand = brands[at % brands.length] ?? '';
  const name = names[Math.floor(at / things.length) % names.length] ?? '';
  const title = `${name} ${brand} ${color.toLowerCase()}${version === 0 ? '' : ` edición ${version}`}`;
  return { id: `P${at}`, title, brand, category, color };
}
const rows = Array.from({ length: 90 }, (_, at) => rowOf(at));

const asked = [
  ...['cobija', 'sábanas', 'celular', 'muñeca', 'llanta', 'funda para celular', 'perfume para mujer'],
  ...['frazada', 'cel', 'sabnas', 'covija', 'selular negro', 'refresco de cola'],
  ...['regalo para niña', 'regalo para mi mamá', 'regalo para niño de 5 años'],
  ...["levi's", '3m', 'coca-cola', 'celular 3m', 'makita', 'taladro makita', 'edición'],
  ...[rowOf(1).title, rowOf(8).title, rowOf(17, 2).title],
];

async function answers() {
  const index = newIndex();
  const page = { limit: 100, offset: 0 };
  const found: Record<string, unknown> = {};
  for (const text of asked)
    found[text] = await index.search({ text, filters: {}, sort: 'relevance', page, facets: true });
  for (const typed of ['co', 'sab', 'funda', 'cel']) found[`${typed} …`] = await index.suggest(typed, 12);
  return found;
}

const step = fc.record({
  rows: fc.uniqueArray(fc.record({ at: fc.nat({ max: rows.length - 1 }), version: fc.constantFrom(0, 0, 0, 1, 2) }), {
    minLength: 1,
    maxLength: rows.length,
    selector: ({ at }) => at,
  }),
  replace: fc.boolean(),
  minute: fc.boolean(),
  batch: fc.constantFrom(7, 5_000),
});

test('issue 36, 0.2: any sequence of imports ends, within a minute, with the answers of one "search build"', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      await empty();
      for (const { rows: some, replace, minute, batch } of steps) {
        await importFeed(
          some.map(({ at, version }) => rowOf(at, version)),
          { replace, batch },
        );
        if (minute) await minutePasses();
      }
      await minutePasses();
      const ofImports = await answers();
      await createPostgresMaintenance(pool).rebuild();
      expect(ofImports).toEqual(await answers());
      found += Object.keys(ofImports).length;
    }),
    {
      ...{ numRuns: 4, seed: 36_02, endOnFailure: true },
      examples: [
        [
          [
            // The department is built from few products. Most others are added later, or have no bitmaps yet.
            {
              rows: Array.from({ length: 18 }, (_, at) => ({ at: at * 5, version: 0 })),
              ...{ replace: false, minute: true, batch: 5_000 },
            },
            { rows: rows.map((_, at) => ({ at, version: 0 })), replace: false, minute: true, batch: 5_000 },
            {
              rows: Array.from({ length: 60 }, (_, at) => ({ at, version: at % 2 })),
              ...{ replace: true, minute: false, batch: 7 },
            },
          ],
        ],
      ],
    },
  );
  expect(found).toBeGreaterThan(0);
});

/** The output of the commands for operators. */
async function says(): Promise<{ status: string; doctor: string[] }> {
  const lines: string[] = [];
  await searchCommand.read(['status'], settings)({ database, say: (line) => lines.push(line) });
  const on = { database, settings, environment: {}, now: Date.now() };
  const findings = await Promise.all(searchChecks.map((check) => runCheck(check, on)));
  const doctor = findings
    .flat()
    .map(({ state, name, says: sentence, todo }) => [state, name, sentence, todo].join(' '));
  return { status: lines.join('\n'), doctor: doctor.filter((line) => !line.startsWith('ok')) };
}

test('issue 36, 0.2: "search status" and doctor tell what nothing was learned from yet, and how that is mended', async () => {
  await empty();
  await importFeed(rows.slice(0, 9));
  await minutePasses();
  expect(await says()).toEqual({
    status: expect.stringMatching(
      /^9 products on sale in 6 departments, \d+ words\.\n.*\n.*learned from the products as they are\.$/,
    ),
    doctor: [],
  });
  // One department is new, others get more products, and one loses some.
  await importFeed(rows.slice(3), { replace: true });
  await createPostgresMaintenance(pool).refresh();
  const before = await says();
  expect(before.status).toMatch(
    /^87 products on sale in 6 departments, .*\nEvery product is found.*\n.* not those of \d+ products in 6 departments.*"search build"/,
  );
  expect(before.doctor).toEqual([expect.stringMatching(/^warn Search \d+ products in 6 departments.*"search build"/)]);
  await minutePasses();
  const after = await says();
  expect(after.status).toContain('learned from the products as they are');
  expect(after.doctor).toEqual([]);
  // Departments that only lose products.
  await db.updateTable('products').set({ is_active: false }).where('sku', 'in', ['P8', 'P17']).execute();
  expect((await says()).status).toContain('not those of 2 products in 1 departments');
  await minutePasses();
  expect((await says()).status).toContain('learned from the products as they are');
});

test('issue 36, 0.2: a minute in which nothing changed builds nothing and invalidates nothing', async () => {
  await empty();
  await importFeed(rows);
  await minutePasses();
  const built = async () => (await pool.query('select xmin::text from index_text_builds order by level1_id')).rows;
  const before = await built();
  await pool.query('delete from invalidations');
  await db.updateTable('products').set({ sale_price: 50, stock: 3 }).execute();
  await importFeed(rows.slice(0, 1).map((row) => row));
  await pool.query('delete from invalidations');
  await minutePasses();
  expect(await built()).toEqual(before);
  expect((await pool.query('select tags from invalidations')).rows).toEqual([]);
});
