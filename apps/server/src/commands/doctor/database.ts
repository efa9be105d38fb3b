/** Checks of the database itself, whatever it contains. */
import { beforeBaseline, migrationState } from '@tianguis/database';
import { shopSchema } from '@tianguis/schema';
import { type Check, type DatabaseContext, type Finding, fail, ok, warn } from './check.ts';

/** Connections of a process besides DATABASE_CONNECTIONS: for jobs and invalidations. */
const besides = 4;

type Row = Record<string, unknown>;

async function ask<Answer extends Row>({ database }: DatabaseContext, sql: string): Promise<Answer[]> {
  return (await database.pool.query<Answer>(sql)).rows;
}

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
  {
    name: 'Clock',
    async run(on) {
      const before = Date.now();
      const [row] = await ask<{ at: Date }>(on, 'select clock_timestamp() as at');
      const apart = Math.abs((row?.at.getTime() ?? 0) - (before + Date.now()) / 2) / 1000;
      if (apart < 2) return ok('The database and this machine agree.');
      const says = `The clocks of the database and of this machine are ${Math.round(apart)} s apart.`;
      const todo = 'Let both follow a time server (chrony, systemd-timesyncd).';
      return apart < 30 ? warn(says, todo) : fail(says, todo);
    },
  },
  {
    name: 'Connections',
    async run(on) {
      const [row] = await ask<{ most: number; used: number }>(
        on,
        `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
                (select count(*) from pg_stat_activity where backend_type = 'client backend') as used`,
      );
      const { most = 0, used = 0 } = row ?? {};
      const each = on.settings.databaseConnections + besides;
      const says = `${used} of ${most} in use; a process of the shop may take ${each}, so ${Math.floor(most / each)} fit.`;
      if (each > most) return fail(says, 'Raise max_connections of PostgreSQL, or lower DATABASE_CONNECTIONS.');
      return used > most * 0.8
        ? warn(says, 'Lower DATABASE_CONNECTIONS, run fewer processes, or raise max_connections.')
        : ok(says);
    },
  },
  {
    name: 'Long transactions',
    async run(on) {
      const rows = await ask<{ pid: number; minutes: number }>(
        on,
        `select pid, (extract(epoch from now() - xact_start) / 60)::int as minutes from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() and now() - xact_start > '5 minutes'
          order by 2 desc limit 3`,
      );
      const [oldest] = rows;
      return oldest
        ? warn(
            `One has been open for ${oldest.minutes} minutes (process ${oldest.pid}): nothing can be cleaned up meanwhile.`,
            `If it is no backup or import: select pg_terminate_backend(${oldest.pid})`,
          )
        : ok('None.');
    },
  },
  {
    name: 'Statistics',
    async run(on) {
      const rows = await ask<{ name: string; analyzed: boolean; live: number; dead: number }>(
        on,
        `select relname as name, coalesce(last_analyze, last_autoanalyze) is not null as analyzed, n_live_tup as live, n_dead_tup as dead
           from pg_stat_user_tables where schemaname = current_schema() and n_live_tup > 1000`,
      );
      const blind = rows.filter(({ analyzed }) => !analyzed).map(({ name }) => name);
      const bloated = rows.filter(({ live, dead }) => dead > 10_000 && dead > live * 0.5).map(({ name }) => name);
      if (blind.length > 0)
        return warn(`Never analysed: ${blind.join(', ')}: queries may be slow.`, `analyze ${blind.join(', ')};`);
      if (bloated.length > 0)
        return warn(
          `More than a third of dead rows: ${bloated.join(', ')}.`,
          `vacuum (analyze) ${bloated.join(', ')};`,
        );
      return ok('Every table that has rows was analysed.');
    },
  },
  {
    name: 'Replicas',
    async run(on) {
      const rows = await ask<{ name: string; seconds: number }>(
        on,
        `select coalesce(nullif(application_name, ''), client_addr::text, 'replica') as name, coalesce(extract(epoch from replay_lag), 0)::int as seconds from pg_stat_replication`,
      );
      const late = rows.filter(({ seconds }) => seconds > 30);
      if (late.length > 0)
        return warn(
          `${late.map(({ name, seconds }) => `${name} is ${seconds} s behind`).join(', ')}.`,
          'See the load and the network of the replica.',
        );
      return ok(rows.length === 0 ? 'None.' : `${rows.length}, none more than 30 s behind.`);
    },
  },
];
