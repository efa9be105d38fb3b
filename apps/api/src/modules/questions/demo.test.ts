/** Tests of the questions and the thread that the demo begins with (AF-05). */
import { createUnitOfWork } from '@tianguis/database';
import { contactDataIn } from '@tianguis/domain/contact';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import { addDemoQuestions } from './demo-questions.ts';

const { pool, db } = await withDatabase();
const shop = createUnitOfWork(db);

test('AF-05 the demo asks about popular products once, with answers of their sellers from their facts', async () => {
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1 }]);
  await rows.brand();
  await rows.store();
  const specifications = JSON.stringify([
    {
      group: 'General',
      rows: [
        ['Material', 'Barro'],
        ['Peso', '2 kg'],
      ],
    },
  ]);
  await rows.product([1], { id: 7, warranty: '12 meses', specifications });
  await rows.product([1], { id: 8, digital: true });
  await pool.query(`update stores set is_own = false`);
  await pool.query(`insert into customers (email, nombre) values ('ana@correo.mx', 'Ana')`);
  expect(await addDemoQuestions(shop, ['nadie@correo.mx'])).toBe(0);
  const added = await addDemoQuestions(shop, ['ana@correo.mx', 'nadie@correo.mx']);
  expect(await addDemoQuestions(shop, ['ana@correo.mx'])).toBe(0);
  const { rows: all } = await pool.query(
    'select product_id as product, text, answer, store_id as store from product_questions order by id',
  );
  expect(all).toHaveLength(added);
  expect(all.filter(({ product }) => product === 7).map(({ answer }) => answer)).toEqual(
    expect.arrayContaining(['Es de barro.', 'Pesa 2 kg.']),
  );
  expect(all.filter(({ product }) => product === 8).map(({ text }) => text)).toEqual([
    '¿Cómo sé que sí les llegó mi pedido?',
  ]);
  expect(all.every(({ store }) => store !== null)).toBe(true);
  expect(all.filter(({ text, answer }) => contactDataIn(`${text} ${answer}`) !== undefined)).toEqual([]);
  expect((await pool.query(`select from invalidations where 'product:7' = any (tags)`)).rowCount).toBeGreaterThan(0);
});
