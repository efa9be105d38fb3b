/** Tests stock by place, from Google's local inventory data. */
import { Readable } from 'node:stream';
import { createUnitOfWork } from '@tianguis/database';
import { CatalogueBuilder, orderLines, withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { importInventory, reserveStock } from './service.ts';

const { pool, db } = await withDatabase({ max: 8 });
const shop = createUnitOfWork(db);

beforeEach(async () => {
  await pool.query(
    'truncate products, product_variants, stores, brands, categories, shipping_places, dispatch_sets restart identity cascade',
  );
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1 }]);
  await rows.brand();
  await rows.store();
  await rows.product([1], { id: 1, stock: 9, fulfillment_id: 1 });
  await rows.variant(1, { sku: 'A', stock: 5 });
  await rows.variant(1, { sku: 'B', stock: 4 });
  await rows.product([1], { id: 2, stock: 5, fulfillment_id: 1 });
  await rows.variant(2, { sku: 'C', stock: 5 });
  await pool.query(`
    insert into shipping_places (code, name, kind, postal_code, cutoff, work_days, handling_days) values
    ('centro', '', 'warehouse', '06700', 900, 62, 0), ('norte', '', 'warehouse', '64000', 900, 62, 0),
    ('tienda', '', 'shop', '44100', 900, 62, 0), ('puesto', '', 'seller', '44100', 900, 62, 0)`);
});

async function load(text: string, replace = false, batch = 5_000, force = false) {
  const faults: string[] = [];
  const onFault = (line: number, reason: string) => void faults.push(`${line}: ${reason}`);
  const result = await importInventory(shop, Readable.from([Buffer.from(text)]), { replace, force, onFault, batch });
  return { ...result, faults };
}

const header = 'store_code\tid\tquantity\n';
const table = (...rows: readonly string[]) => header + rows.map((row) => `${row.replaceAll(' ', '\t')}\n`).join('');

/** Codes of the warehouses of each product; null if stock by place is not known. */
async function sets(): Promise<unknown> {
  const { rows } = await pool.query<{ id: number; places: string[] | null }>(
    `select p.id, case when d.id is not null then array(select code from shipping_places l
       where l.id = any (d.places) order by l.id) end as places
      from products p left join dispatch_sets d on d.id = p.dispatch_set order by p.id`,
  );
  return Object.fromEntries(rows.map(({ id, places }) => [id, places]));
}
const stocks = async () =>
  (
    await pool.query<{ row: string }>(
      `select v.sku || ' ' || l.code || ' ' || n.stock as row from variant_places n
         join product_variants v on v.id = n.variant_id join shipping_places l on l.id = n.place_id order by 1`,
    )
  ).rows.map(({ row }) => row);

describe('issue 17, item 7: stock by place', () => {
  test('a product has the warehouses that have any variant of it; a shop is none of them', async () => {
    expect(await sets()).toEqual({ 1: null, 2: null });
    const result = await load(table('centro A 3', 'norte A 0', 'NORTE B 1', 'tienda C 2', 'tienda X 2'));
    expect(result).toMatchObject({ rows: 5, heldBack: 0, unknown: 1, changed: 4, removed: 0 });
    expect(await sets()).toEqual({ 1: ['centro', 'norte'], 2: null });
    await load(table('centro A 0', 'norte C 0'));
    expect(await sets()).toEqual({ 1: ['norte'], 2: [] });
    const { rows } = await pool.query('select count(*)::int as count from index_documents');
    expect(rows).toEqual([{ count: 2 }]);
  });

  test('the catalogue’s index follows, and its delivery group is that of the set', async () => {
    await load(table('norte A 1', 'norte C 1'));
    const { rows } = await pool.query(
      `select count(distinct d.delivery)::int as groups, bool_and(d.delivery = delivery_group(p)) as same,
              count(distinct p.dispatch_set)::int as sets, bool_and(p.dispatch_set > 0) as known
         from index_documents d join products p on p.id = d.product_id`,
    );
    expect(rows).toEqual([{ groups: 1, same: true, sets: 1, known: true }]);
  });

  test('importing the same again writes nothing, and tells no process', async () => {
    const file = table('centro A 3', 'norte B 1');
    await load(file);
    await pool.query('truncate invalidations; create table before as select id, xmin::text as version from products');
    expect(await load(file)).toMatchObject({ changed: 0 });
    // Pieces that move between places leave the stock of their variants, and the product's set of warehouses.
    await load(table('centro A 1', 'norte A 2', 'centro B 1', 'norte B 0'));
    const { rows } = await pool.query(
      'select bool_and(p.xmin::text = b.version) as same from products p join before b using (id)',
    );
    expect(rows).toEqual([{ same: true }]);
    expect((await pool.query('select from invalidations')).rowCount).toBe(0);
    await pool.query('drop table before');
  });

  test.each([
    ['CSV', 'id,store_code,availability\nA,centro,in stock\nB,centro,out_of_stock\n'],
    ['semicolons', '\uFEFFstore code;id;quantity;availability\r\ncentro;A;20;in_stock\r\ncentro;B;7;out of stock\r\n'],
    [
      'XML',
      `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>
        <item><g:store_code>centro</g:store_code><g:id>A</g:id><g:quantity>20</g:quantity></item>
        <item><g:store_code>centro</g:store_code><g:id>B</g:id><g:availability>preorder</g:availability></item>
       </channel></rss>`,
    ],
  ])('is read as %s', async (_format, file) => {
    expect(await load(file)).toMatchObject({ changed: 2, faults: [] });
    expect(await stocks()).toEqual(['A centro 20', 'B centro 0']);
  });

  test('wrong rows are named by their line, and the others are imported', async () => {
    const { faults, changed } = await load(
      table('centro A 3', 'sur A 3', 'puesto A 3', 'centro B -1', 'centro  3', 'centro C 1 2'),
    );
    expect(faults).toEqual([
      '3: store_code "sur" is no place of this shop',
      '4: store_code "puesto" is a place of sellers',
      expect.stringMatching(/^5: quantity "-1"/),
      expect.stringMatching(/^6: id is empty/),
      expect.stringMatching(/^7: the row has 4 cells for 3 columns/),
    ]);
    expect(changed).toBe(1);
    await expect(load('id,quantity\nA,1\n')).rejects.toThrow('must name the columns id, store_code');
    await expect(load('')).rejects.toThrow('The file is empty');
  });

  test('with --replace, what the file does not have of its places is forgotten, unless a row is held back', async () => {
    await load(table('centro A 3', 'centro B 1', 'centro C 1', 'norte A 1'));
    expect(await load(table('centro A 3', 'sur A 1'), true)).toMatchObject({
      removed: 0,
      refusal: 'Nothing was forgotten, because a row that is held back may name it.',
    });
    expect(await stocks()).toHaveLength(4);
    expect(await load(table('centro A 3', 'centro C 1'), true, 1)).toMatchObject({ removed: 1, refusal: undefined });
    expect(await stocks()).toEqual(['A centro 3', 'A norte 1', 'C centro 1']);
    expect(await sets()).toEqual({ 1: ['centro', 'norte'], 2: ['centro'] });
  });

  test('a file that lacks more than half of a place is taken for cut off, unless forced', async () => {
    await load(table('centro A 3', 'centro B 1', 'centro C 1', 'norte A 1'));
    const half = table('centro A 9', 'norte A 1');
    expect(await load(half, true, 1)).toMatchObject({
      ...{ changed: 1, removed: 0 },
      refusal:
        'Nothing was forgotten: 2 of the 3 variants of "centro" are not in the file; if it is whole, add --force.',
    });
    expect(await stocks()).toHaveLength(4);
    expect(await load(half, true, 1, true)).toMatchObject({ removed: 2, refusal: undefined });
    expect(await stocks()).toEqual(['A centro 9', 'A norte 1']);
    expect(await sets()).toEqual({ 1: ['centro', 'norte'], 2: null });
  });

  test('two imports and sales at once neither deadlock nor lose a set', async () => {
    const files = ['centro', 'norte'].map((place) => table(`${place} A 1`, `${place} C 1`, `${place} B 1`));
    const sale = async (sku: string) => {
      const order = await orderLines(pool, [{ sku, pieces: 1 }]);
      await shop.withTransaction((unit) => reserveStock(unit, order));
    };
    await Promise.all([...files, ...files].map((file) => load(file, false, 1)).concat([]));
    await Promise.all([load(files[0] ?? ''), load(files[1] ?? ''), sale('A'), sale('C')]);
    expect(await sets()).toEqual({ 1: ['centro', 'norte'], 2: ['centro', 'norte'] });
    // Two warehouses have one piece of each variant, and A and C were sold once.
    expect((await pool.query('select stock from products order by id')).rows).toEqual([{ stock: 3 }, { stock: 1 }]);
  });
});
