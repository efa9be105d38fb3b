import type pg from 'pg';
import { formatVersion, type Head } from './format.ts';
import { homeSchema, listTables, qualified, type Table } from './inspect.ts';
import { setTextFormats } from './session.ts';

/**
 * Locks the tables against changes of their columns, and takes the snapshot. If a table was created or dropped between
 * the two, it tries again, so that the locked tables are the tables of the snapshot.
 */
export async function beginSnapshot(client: pg.ClientBase): Promise<{ schema: string; tables: Table[] }> {
  const schema = await homeSchema(client);
  for (let attempt = 1; ; attempt++) {
    const found = await listTables(client, schema);
    await client.query('begin isolation level repeatable read read only');
    await setTextFormats(client);
    const locked = found
      .filter(({ isBackedUp }) => isBackedUp)
      .map(({ name }) => qualified(schema, name))
      .join(', ');
    if (locked) await client.query(`lock table ${locked} in access share mode`);
    const tables = await listTables(client, schema);
    if (shape(tables) === shape(found)) {
      if (!tables.some(({ name }) => name === 'migrations'))
        throw new Error('This database contains no shop: it has no table "migrations".');
      return { schema, tables: tables.filter(({ isBackedUp }) => isBackedUp) };
    }
    await client.query('rollback');
    if (attempt === 5) throw new Error('The schema is being changed just now: try again when that is done.');
  }
}

const shape = (tables: readonly Table[]) => JSON.stringify(tables.map(({ name, columns }) => [name, columns]));

export async function describe(client: pg.ClientBase, tables: number): Promise<Head> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  );
  const { rows } = await client.query<{ at: Date; version: string }>(
    `select now() as at, current_setting('server_version') as version`,
  );
  const [{ at, version } = { at: new Date(0), version: '' }] = rows;
  return { format: formatVersion, takenAt: at.toISOString(), postgres: version, migrations, tables };
}
