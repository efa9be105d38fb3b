/** Tests of the tax keys of products and of the tax data of sellers, (issue 38, item 5). */
import { fileURLToPath } from 'node:url';
import { loadTaxRules } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import { loadDemo } from '@tianguis/demo';
import type { SellerTax, TaxKeys, TaxRules } from '@tianguis/domain/tax';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSellerTaxOperator, reportTax } from './operator.ts';
import { createTaxService } from './service.ts';

const { pool, db } = await withDatabase();
const shop = createUnitOfWork(db);
const rules: TaxRules = {
  default: { claveUnidad: 'H87', iva: 16 },
  categories: {
    Bebidas: { claveProdServ: '50202300' },
    'BEBIDAS > refrescos': { claveProdServ: '50202306', iepsAmount: 3_081_800 },
    Libros: { claveProdServ: '55101500', iva: 0 },
  },
};
const tax = createTaxService(rules);
const sellers = createSellerTaxOperator(shop);
const kemper: SellerTax = { rfc: 'EKU9003173C9', regime: '601', name: 'ESCUELA KEMPER URGATE' };

/** The products 1 Refresco, 2 Agua, 3 Libro and 4 Olla, with the variants 1 to 4 and 11, the second one of 1. */
beforeEach(async () => {
  await pool.query('truncate products, product_variants, stores, brands, categories cascade');
  const rows = new CatalogueBuilder(db);
  await rows.categories([
    {
      ...{ id: 1, name: 'Bebidas' },
      children: [
        { id: 11, name: 'Refrescos' },
        { id: 12, name: 'Aguas' },
      ],
    },
    { id: 2, name: 'Libros' },
    { id: 3, name: 'Hogar' },
  ]);
  await rows.brand();
  await rows.store({ id: 1, name: 'Norte' });
  await rows.store({ id: 2, name: 'Sur' });
  for (const [at, category] of [[1, 11], [1, 12], [2], [3]].entries()) {
    await rows.product(category, { id: at + 1, store_id: at < 2 ? 1 : 2, stock: 5 });
    await rows.variant(at + 1, { id: at + 1, sku: `V${at + 1}`, stock: 5 });
  }
  await rows.variant(1, { id: 11, sku: 'V11', stock: 5 });
});

const ownKeys = (product: number, keys: TaxKeys) =>
  pool.query('insert into product_tax values ($1, $2)', [product, JSON.stringify(keys)]);
const units = (variant: number, count: number) =>
  pool.query('insert into variant_tax values ($1, $2)', [variant, count]);
const keysOf = async (...variants: number[]) => Object.fromEntries(await tax.readTax(db, variants));

describe('issue 38.5 the tax keys of a variant', () => {
  test('come from the map: child over parent over default', async () => {
    expect(await keysOf(1, 2, 3, 4)).toEqual({
      1: { claveUnidad: 'H87', iva: 16, claveProdServ: '50202306', iepsAmount: 3_081_800 },
      2: { claveUnidad: 'H87', iva: 16, claveProdServ: '50202300' },
      3: { claveUnidad: 'H87', iva: 0, claveProdServ: '55101500' },
      4: { claveUnidad: 'H87', iva: 16 },
    });
    expect(await keysOf(99)).toEqual({});
    expect(await keysOf()).toEqual({});
  });

  test('the feed wins over the map, key by key, and each variant has its units', async () => {
    await ownKeys(1, { iva: 0, iepsAmount: 0 });
    await ownKeys(4, { claveProdServ: '52151800', iva: 'exempt' });
    await units(1, 600_000);
    await units(11, 3_600_000);
    expect(await keysOf(1, 11, 4)).toEqual({
      1: { claveUnidad: 'H87', iva: 0, claveProdServ: '50202306', iepsAmount: 0, iepsUnits: 600_000 },
      11: { claveUnidad: 'H87', iva: 0, claveProdServ: '50202306', iepsAmount: 0, iepsUnits: 3_600_000 },
      4: { claveUnidad: 'H87', iva: 'exempt', claveProdServ: '52151800' },
    });
  });

  test('a seller of the border region has 8 instead of 16, unless the feed says 16', async () => {
    await sellers.setBorder(2, true);
    await sellers.setBorder(1, true);
    await ownKeys(2, { iva: 16 });
    const found = await keysOf(1, 2, 3, 4);
    expect(Object.values(found).map(({ iva }) => iva)).toEqual([8, 16, 0, 8]);
  });

  test('are read in one statement', async () => {
    let statements = 0;
    const counted = db.withPlugin({
      transformQuery({ node }) {
        statements++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await tax.readTax(counted, [1, 2, 3, 4, 11]);
    await tax.readSellerTax(counted, [1, 2]);
    expect(statements).toBe(2);
  });
});

describe('issue 38.5 the tax data of sellers', () => {
  test('are set, changed and removed, and only sellers with data are found', async () => {
    const [{ before, after, warnings } = fail()] = await sellers.write([
      { id: 1, tax: { ...kemper, rfc: 'eku-900317-3c9' } },
    ]);
    expect([before.tax, after.tax, warnings]).toEqual([null, kemper, []]);
    expect(await tax.readSellerTax(db, [1, 2])).toEqual(new Map([[1, kemper]]));
    expect(await tax.readSellerTax(db, [])).toEqual(new Map());
    await sellers.write([{ id: 1, tax: { ...kemper, regime: '626' } }]);
    expect((await tax.readSellerTax(db, [1])).get(1)).toEqual({ ...kemper, regime: '626' });
    await sellers.write([{ id: 1, tax: null }]);
    expect(await tax.readSellerTax(db, [1])).toEqual(new Map());
  });

  test('a wrong check digit is stored with a warning, and a wrong line changes no store', async () => {
    const [{ warnings } = fail()] = await sellers.write([{ id: 1, tax: { ...kemper, rfc: 'EKU9003173C8' } }]);
    expect(warnings).toEqual([expect.stringContaining('does not fit')]);
    const wrong = { ...kemper, rfc: 'EKU9002303C9', regime: '612' };
    const both = sellers.write([
      { id: 1, tax: null },
      { id: 2, tax: wrong },
    ]);
    await expect(both).rejects.toThrow('Store 2: The RFC "EKU9002303C9" has a date that does not exist.');
    await expect(sellers.write([{ id: 9, tax: kemper }])).rejects.toThrow('There is no store 9.');
    expect((await tax.readSellerTax(db, [1, 2])).size).toBe(1);
  });
});

describe('issue 38.5 what lacks keys', () => {
  const report = () => reportTax(db, rules);

  test('categories on sale with a product without keys, and quotas without units', async () => {
    expect(await report()).toEqual({
      onSale: 4,
      untaxed: [
        { id: 3, path: 'Hogar', missing: ['clave_prod_serv'] },
        { id: 11, path: 'Bebidas > Refrescos', missing: ['ieps_units'] },
      ],
      unmatched: [],
    });
    await units(1, 600_000);
    await ownKeys(4, { claveProdServ: '52151800' });
    // The second variant of the product still lacks its units.
    expect((await report()).untaxed.map(({ id }) => id)).toEqual([11]);
    await units(11, 3_600_000);
    expect((await report()).untaxed).toEqual([]);
  });

  test('a product off sale does not count, nor does a product without the quota of its category', async () => {
    await pool.query('update products set is_active = false where id = 4');
    await ownKeys(1, { iepsAmount: 0 });
    expect(await report()).toMatchObject({ onSale: 3, untaxed: [] });
    await ownKeys(2, { iepsAmount: 1 });
    expect((await report()).untaxed).toEqual([{ id: 12, path: 'Bebidas > Aguas', missing: ['ieps_units'] }]);
  });

  test('rules for categories that do not exist', async () => {
    await pool.query(`update categories set name = 'Revistas' where id = 2`);
    expect((await report()).unmatched).toEqual(['Libros']);
  });
});

describe('issue 38.5 the demo shop', () => {
  test('has keys for everything on sale, tax data of all sellers, and a rule for no other category', async () => {
    const demo = await withDatabase();
    await loadDemo({ pool: demo.pool, products: 2_000 });
    const ours = loadTaxRules(fileURLToPath(new URL('../../../../../config/tax.json', import.meta.url)));
    expect(await reportTax(demo.db, ours)).toEqual({ onSale: expect.any(Number), untaxed: [], unmatched: [] });
    const sheets = await createSellerTaxOperator(createUnitOfWork(demo.db)).list();
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.filter(({ tax: data }) => data === null)).toEqual([]);
    const { rows } = await demo.pool.query<{ id: number; options: { Presentación: string } }>(
      `select v.id, v.options from product_variants v join products p on p.id = v.product_id
         join categories c on c.id = p.category_id where c.name = 'Refrescos'`,
    );
    const found = await createTaxService(ours).readTax(
      demo.db,
      rows.map(({ id }) => id),
    );
    for (const { id, options } of rows) {
      const units = {
        '355 ml': 355_000,
        '6 de 355 ml': 2_130_000,
        '12 de 355 ml': 4_260_000,
        '24 de 355 ml': 8_520_000,
      };
      expect(found.get(id)).toMatchObject({
        ...{ iva: 16, iepsAmount: 3_081_800 },
        iepsUnits: units[options.Presentación as keyof typeof units],
      });
    }
    expect(rows.length).toBeGreaterThan(0);
  });
});

function fail(): never {
  throw new Error('nothing was changed');
}
