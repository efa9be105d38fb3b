/** Checks of the database itself: its version, schema and indexes. */
import { beforeBaseline, migrationState } from '@tianguis/database';
import { shopSchema } from '@tianguis/schema';
import { ask } from '../ask.ts';
import { type Check, type DatabaseContext, type Finding, fail, ok, warn } from '../check.ts';

export const databaseChecks: readonly Check<DatabaseContext>[] = [
  {
    name: 'PostgreSQL',
    async run(on) {
      const [row] = await ask<{ version: string; number: string; encoding: string; replica: boolean; owner: boolean }>(
        on,
        `select current_setting('server_version') as version, current_setting('server_version_num') as number, current_setting('server_encoding') as encoding,
                pg_is_in_recovery() as replica, pg_has_role((select datdba from pg_database where datname = current_database()), 'member') as owner`,
      );
      if (!row) throw new Error('The server gives no answer');
      const found: Finding[] = [];
      if (Number(row.number) < 150_000)
        found.push(fail(`Version ${row.version} is too old.`, 'Use PostgreSQL 15 or newer.'));
      if (row.encoding !== 'UTF8')
        found.push(fail(`The database is encoded in ${row.encoding}.`, 'Make another one with encoding UTF8.'));
      if (row.replica)
        found.push(fail('This server is a replica, which cannot be written to.', 'Set DATABASE_URL to the primary.'));
      if (!row.owner)
        found.push(
          fail('The user does not own the database, and cannot change its schema.', 'alter database … owner to …'),
        );
      return found.length > 0 ? found : ok(`Version ${row.version}, UTF8.`);
    },
  },
  {
    name: 'Spanish collation',
    async run(on) {
      const [row] = await ask<{ made: string | null; present: string | null }>(
        on,
        `select collversion as made, pg_collation_actual_version(oid) as present from pg_collation where collname = 'es_mx' and collprovider = 'i'`,
      );
      if (!row)
        return fail(
          'The collation es_mx is missing.',
          'Apply the migrations by starting the shop; PostgreSQL has to be built with ICU.',
        );
      return row.made === row.present || row.made === null
        ? ok('The ICU collation es_mx sorts.')
        : warn(
            `The collation es_mx was made by ICU ${row.made}, and ${row.present} is here.`,
            'reindex database; alter collation es_mx refresh version',
          );
    },
  },
  {
    name: 'Migrations',
    async run({ database }) {
      const { old, unknown, changed, pending } = await migrationState(database.pool, shopSchema);
      if (old.length > 0) return fail(beforeBaseline('The database'), 'Export it with the version that wrote it.');
      if (unknown.length > 0)
        return fail(
          `Applied by a newer release: ${unknown.join(', ')}.`,
          'Start that release, or restore a backup of this one.',
        );
      if (changed.length > 0)
        return fail(`Changed since they were applied: ${changed.join(', ')}.`, 'Restore the original files.');
      return pending.length > 0
        ? warn(`Not applied yet: ${pending.join(', ')}.`, 'Take a backup; the next start applies them.')
        : ok('All applied, as they are here.');
    },
  },
  {
    name: 'Indexes',
    async run(on) {
      const rows = await ask<{ name: string }>(
        on,
        'select indexrelid::regclass::text as name from pg_index where not (indisvalid and indisready)',
      );
      return rows.length === 0
        ? ok('All valid.')
        : fail(
            `Not valid: ${rows.map(({ name }) => name).join(', ')}.`,
            rows.map(({ name }) => `reindex index ${name};`).join(' '),
          );
    },
  },
];
