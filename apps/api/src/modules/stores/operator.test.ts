import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStoreOperator, createStoreOperatorRepository } from './operator.ts';

const { pool, db } = await withDatabase();
beforeEach(() => pool.query('truncate stores restart identity cascade'));

describe('issue 4.5 stores rename', () => {
  const operator = createStoreOperator(createStoreOperatorRepository(db));
  const stores = async () => (await pool.query('select name, slug, external_id from stores order by id')).rows;

  test('a renamed store retains its id in feeds, although its slug changes', async () => {
    await pool.query(`insert into stores (name, slug, since) values ('Casa Ana', 'casa-ana', now())`);
    await operator.rename(1, 'Ana y Luz');
    expect(await stores()).toEqual([{ name: 'Ana y Luz', slug: 'ana-y-luz', external_id: 'casa-ana' }]);
    await operator.rename(1, 'Luz');
    expect(await stores()).toEqual([{ name: 'Luz', slug: 'luz', external_id: 'casa-ana' }]);
  });

  test('a rename takes no other store’s id in feeds, and the retailer has none', async () => {
    await pool.query(`insert into stores (name, slug, since, is_own, external_id)
      values ('Mercadito', 'mercadito', now(), true, null), ('Uno', 'uno', now(), false, null), ('Dos', 'dos', now(), false, 'uno')`);
    await operator.rename(1, 'Mercado');
    await operator.rename(2, 'Tres');
    expect(await stores()).toEqual([
      { name: 'Mercado', slug: 'mercado', external_id: null },
      { name: 'Tres', slug: 'tres', external_id: null },
      { name: 'Dos', slug: 'dos', external_id: 'uno' },
    ]);
  });
});
