/** Checks of the running database: its clock, connections, transactions, statistics and replicas. */
import { ask } from '../ask.ts';
import { type Check, type DatabaseContext, fail, ok, warn } from '../check.ts';

/** Connections of a process in addition to DATABASE_CONNECTIONS, for jobs and invalidations. */
const besides = 4;

export const databaseLoadChecks: readonly Check<DatabaseContext>[] = [
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
        `select current_setting('max_connections')::int
                  - current_setting('superuser_reserved_connections')::int as most,
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
          where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
            and now() - xact_start > '5 minutes'
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
        `select relname as name, coalesce(last_analyze, last_autoanalyze) is not null as analyzed,
                n_live_tup as live, n_dead_tup as dead
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
        `select coalesce(nullif(application_name, ''), client_addr::text, 'replica') as name,
                coalesce(extract(epoch from replay_lag), 0)::int as seconds from pg_stat_replication`,
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
