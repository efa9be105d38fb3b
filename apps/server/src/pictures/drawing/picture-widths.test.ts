import { pictureWidths } from '@tianguis/contract';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { afterAll, expect, test } from 'vitest';
import { createTestPictures } from '../test-pictures.ts';
import type { DrawingPool } from './drawing-pool.ts';
import { recipe } from './test-recipe.ts';

const { db, pool } = await withDatabase();
const { serve, remove } = createTestPictures(db);
afterAll(remove);

test('issue 13 A5 a width that no page requests is 404, depending on what the picture shows', async () => {
  const shop = new CatalogueBuilder(db);
  await pool.query(
    `insert into pictures (key, source) select key, $1 from unnest(array['dept1', 'logo1', 'prod1']) key`,
    [JSON.stringify({ kind: 'demo', recipe })],
  );
  await shop.categories([{ id: 1 }]);
  await pool.query(`update categories set icon = 'dept1' where id = 1`);
  await shop.store({ logo_key: 'logo1' });
  const testPool: DrawingPool = { draw: async () => Buffer.from('drawn'), stop: async () => undefined, processes: 1 };
  const { app } = serve(testPool);
  const statuses = async (key: string) =>
    Promise.all(
      pictureWidths.map(async (width) => [width, (await app.inject(`/imagenes/${key}-${width}.webp`)).statusCode]),
    );
  const only = (...widths: number[]) => pictureWidths.map((width) => [width, widths.includes(width) ? 200 : 404]);
  expect(await statuses('dept1')).toEqual(only(160, 240, 320, 1280));
  expect(await statuses('logo1')).toEqual(only(160, 240, 320, 1280));
  expect(await statuses('prod1')).toEqual(only(...pictureWidths));
});
