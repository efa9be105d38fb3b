import { withDatabase } from '@tianguis/testkit';
import { describe, expect, test } from 'vitest';
import { dataParts, personalData } from '../../personal-data.ts';
import { gatherPersonalData } from './service.ts';

const { pool } = await withDatabase();

/** Pattern for names of columns that contain a customer's id or e-mail. */
const namesOfCustomers = '(^|_)(customers?|accounts?|e?mail|correo|recipient|subject)(_id|_hash)?$';

/**
 * Tables with rows of customers: tables with a foreign key to `customers` or to another such table, and tables with a
 * column whose name matches the pattern.
 */
async function tablesOfCustomers(): Promise<string[]> {
  const { rows } = await pool.query<{ table: string }>(
    `with recursive
       referring as (
         select 'public.customers'::regclass::oid as id
         union
         select c.conrelid from pg_constraint c join referring on c.confrelid = referring.id where c.contype = 'f'),
       named as (
         select attrelid from pg_attribute where attname ~ $1 and attnum > 0 and not attisdropped)
     select t.oid::regclass::text as table from pg_class t
      where t.relkind in ('r', 'p') and t.relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
        and (t.oid in (select id from referring) or t.oid in (select attrelid from named))`,
    [namesOfCustomers],
  );
  return rows.map(({ table }) => table);
}

const declared = dataParts.flatMap(({ tables }) => tables);
const undeclared = async () => (await tablesOfCustomers()).filter((table) => !declared.includes(table)).sort();

describe('issue 16, 7: each table with data of customers is in a part of export and erasure', () => {
  test('no table is missing, and each table of a part exists', async () => {
    expect(await undeclared()).toEqual([]);
    for (const table of declared)
      expect((await pool.query('select to_regclass($1)::text as found', [table])).rows[0].found).toBe(table);
  });

  test('a new table is found by a foreign key, by one over another table, and by the name of a column', async () => {
    await pool.query(`create schema later;
      create table bills (id integer primary key, buyer uuid references customers (id));
      create table bill_lines (of_bill integer references bills (id));
      create table gifts (recipient text);
      create table later.letters (customer_id uuid)`);
    try {
      expect(await undeclared()).toEqual(['bill_lines', 'bills', 'gifts', 'later.letters']);
    } finally {
      await pool.query('drop table gifts, bill_lines, bills; drop schema later cascade');
    }
  });
});

describe('parts of personal data', () => {
  const shop = { db: undefined as never };
  const ana = { id: 'a', email: 'ana@correo.mx' };

  test('the export has each part by its name, and none of a part without a name', async () => {
    const gathered = gatherPersonalData([
      { name: 'uno', tables: ['one'], read: async (_, { id }) => id },
      { tables: ['two'], read: async () => 'a hash' },
      { name: 'tres', tables: ['three'], read: async (_, { email }) => [email] },
    ]);
    expect(await gathered.read(shop, ana)).toEqual({ uno: 'a', tres: ['ana@correo.mx'] });
  });

  test('the erasure erases each part, and fails where one fails', async () => {
    const erased: string[] = [];
    const part = (name: string) => ({ name, tables: [name], erase: async () => void erased.push(name) });
    const failing = {
      tables: [],
      async erase() {
        throw new Error('away');
      },
    };
    await gatherPersonalData([part('one'), { tables: ['none'] }, part('two')]).erase(shop as never, ana);
    expect(erased).toEqual(['one', 'two']);
    await expect(gatherPersonalData([failing]).erase(shop as never, ana)).rejects.toThrow('away');
  });

  test('two parts with one name or one table are refused', () => {
    const one = { name: 'uno', tables: ['one'] };
    expect(() => gatherPersonalData([one, { name: 'uno', tables: ['two'] }])).toThrow('the name uno');
    expect(() => gatherPersonalData([one, { name: 'dos', tables: ['two', 'one'] }])).toThrow('the table one');
  });

  test('RL-05 the notice has what each part erases, and what stays with its years and its law', () => {
    const { erased, retained } = personalData.notice();
    expect(erased).toHaveLength(new Set(erased).size);
    expect(erased).toEqual(
      expect.arrayContaining([expect.stringMatching(/carrito/), expect.stringMatching(/favoritos/)]),
    );
    for (const { what, years, reason } of retained)
      expect({ what, years, reason: reason !== '' }).toEqual({ what, years, reason: true });
    expect(retained).toContainEqual(expect.objectContaining({ years: 10, reason: 'Código de Comercio, artículo 46' }));
  });
});
