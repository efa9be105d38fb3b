/** @module-tag process */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startEmbedded } from './index.ts';
import { isAlive, readPidFile } from './postmaster.ts';
import { query, withDataDir } from './test-data-dir.ts';

const data = withDataDir();

describe('PostgreSQL', () => {
  test('starts in an empty directory, as the shop needs it', async () => {
    const { url, adopted } = await data.start();
    expect(adopted).toBe(false);
    const rows = await query(
      url,
      `select current_setting('server_encoding') as encoding, lower('ÑANDÚ') as lower,
              current_setting('fsync') as fsync,
              (select array_agg(w order by w collate "es-x-icu")
                 from unnest(array['nube', 'ñu', 'oso', 'árbol', 'zeta']) w) as sorted`,
    );
    expect(rows).toEqual([
      { encoding: 'UTF8', lower: 'ñandú', fsync: 'on', sorted: ['árbol', 'nube', 'ñu', 'oso', 'zeta'] },
    ]);
  });

  test('reports its process before it is ready', async () => {
    const states: unknown[] = [];
    const server = await startEmbedded({
      dataDir: data.path,
      log: () => undefined,
      onSpawn: () => states.push(readPidFile(join(data.path, 'postgres'))?.ready ?? false),
    });
    data.stopAfterTest(server);
    expect(states).toEqual([false]);
  });

  test('lets in only who has the password, which only its owner can read', async () => {
    const { url } = await data.start();
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(join(data.path, 'postgres.password')).mode & 0o777).toBe(0o600);
    expect(new URL(url).hostname).toBe('127.0.0.1');
  });

  test.runIf(process.platform === 'linux')(
    'is out of reach of Ctrl+C in the terminal that it was started from',
    async () => {
      const { pid } = await data.start();
      const [, , group] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      expect(Number(group)).toBe(pid);
    },
  );

  test('retains data over a stop, and leaves no process', { tags: ['smoke'] }, async () => {
    const first = await data.start();
    await query(first.url, 'create table stored as select 7 as n');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    expect(readPidFile(join(data.path, 'postgres'))).toBeUndefined();
    const second = await data.start();
    expect(await query(second.url, 'select n from stored')).toEqual([{ n: 7 }]);
  });

  test('a lost password file is one sentence', async () => {
    await (await data.start()).stop();
    rmSync(join(data.path, 'postgres.password'));
    await expect(data.start()).rejects.toThrow(/has lost its password file .* restore that file/);
  });

  test('a directory of another PostgreSQL is one sentence', async () => {
    await (await data.start()).stop();
    writeFileSync(join(data.path, 'postgres', 'PG_VERSION'), '9\n');
    await expect(data.start()).rejects.toThrow(/was made by PostgreSQL 9, and this shop brings 18/);
  });

  test('an interrupted initialisation is started again', async () => {
    mkdirSync(join(data.path, 'postgres.unfinished', 'base'), { recursive: true });
    const server = await data.start();
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(data.path, 'postgres.unfinished'))).toBe(false);
  });
});
