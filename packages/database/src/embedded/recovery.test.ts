/**
 * These tests use real processes throughout, because they are about processes that die.
 *
 * @module-tag process
 */
import { realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { startEmbedded } from './index.ts';
import { belongsTo, isAlive, isInUse } from './postmaster.ts';
import { killHard, query, withDataDir } from './test-data-dir.ts';

const data = withDataDir();

describe('PostgreSQL under a shop that was killed, or killed itself', () => {
  test('is adopted when the process that started it was killed', async () => {
    const { child, line } = await data.inAnotherProcess(
      'const { url } = await embedded.startEmbedded({ dataDir, log() {} }); console.log(url)',
    );
    await query(line, 'create table orphaned as select 1 as n');
    await killHard(child);
    const server = await data.start();
    expect(server).toMatchObject({ adopted: true, url: line });
    expect(await query(server.url, 'select n from orphaned')).toEqual([{ n: 1 }]);
    await server.stop();
    expect(isAlive(server.pid)).toBe(false);
  });

  test('is adopted though connecting timed out, since this process was busy for longer than that', async () => {
    const first = await data.inAnotherProcess(
      'const { url } = await embedded.startEmbedded({ dataDir, log() {} }); console.log(url)',
    );
    await killHard(first.child);
    const { connect } = pg.Client.prototype;
    vi.spyOn(pg.Client.prototype, 'connect').mockImplementationOnce(function (this: pg.Client) {
      const connecting: Promise<void> = Reflect.apply(connect, this, []);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_500);
      return connecting;
    });
    expect(await data.start()).toMatchObject({ adopted: true, url: first.line });
  });

  test('is started again when it was killed itself', { tags: ['smoke'] }, async () => {
    const first = await data.start();
    await query(first.url, 'create table written as select 1 as n');
    process.kill(first.pid, 'SIGKILL');
    const second = await data.start();
    expect(second.adopted).toBe(false);
    expect(await query(second.url, 'select n from written')).toEqual([{ n: 1 }]);
  });

  test.each(['SIGKILL', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const)(
    'issue 13 A1 ended by %s under an open shop, it is started again at the same address, until it is stopped',
    async (signal) => {
      const states: string[] = [];
      const server = await startEmbedded({
        dataDir: data.path,
        log: () => undefined,
        onDeath: (state) => states.push(state),
      });
      data.stopAfterTest(server);
      const first = server.pid;
      // One client is idle, the other busy. After SIGTERM, PostgreSQL waits until both disconnect; after SIGKILL, their
      // server processes run on as orphans.
      const clients = [
        new pg.Client({ connectionString: server.url }),
        new pg.Client({ connectionString: server.url }),
      ];
      for (const client of clients) await client.on('error', () => undefined).connect();
      const work = clients[1]?.query('select pg_sleep(60)').catch(() => 'broken');
      process.kill(first, signal);
      await expect.poll(() => states, { timeout: 60_000 }).toEqual(['died', 'back']);
      expect(await work).toBe('broken');
      expect(server.pid).not.toBe(first);
      expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      const second = server.pid;
      await server.stop();
      expect(isAlive(second)).toBe(false);
      expect(states).toEqual(['died', 'back']);
      for (const client of clients) await client.end();
    },
  );

  test('one that accepts no connection is stopped, and so is the one that replaces it', async () => {
    const first = await data.start();
    await query(first.url, `alter user tianguis password 'another'`);
    writeFileSync(join(data.path, 'postgres', 'pg_hba.conf'), 'host all all 127.0.0.1/32 reject\n');
    await query(first.url.replace(/:[^:@]+@/, ':another@'), 'select pg_reload_conf()');
    await expect(data.start()).rejects.toThrow(/^PostgreSQL runs but cannot be used: pg_hba\.conf rejects/);
    expect(isAlive(first.pid)).toBe(false);
    expect(isInUse(realpathSync(join(data.path, 'postgres')))).toBe(false);
  });

  test.runIf(process.platform === 'linux')(
    'a pid file that names a process of another program stops nobody',
    async () => {
      await (await data.start()).stop();
      const { child: stranger } = await data.inAnotherProcess('console.log("here")');
      const cluster = join(data.path, 'postgres');
      writeFileSync(join(cluster, 'postmaster.pid'), `${stranger.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n\nready\n`);
      expect(belongsTo(stranger.pid ?? 0, cluster)).toBe('no');
      const server = await data.start();
      expect(server.adopted).toBe(false);
      expect(stranger.exitCode).toBeNull();
    },
  );
});
