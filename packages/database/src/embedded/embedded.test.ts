/** Real processes throughout: what is promised here is about processes that die. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataDirInUse, type Embedded, lockDataDir, startEmbedded } from './index.ts';
import { belongsTo, isAlive, isInUse, readPidFile } from './postmaster.ts';

let dataDir: string;
const begun: ChildProcess[] = [];
const servers: Embedded[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
});

afterEach(async () => {
  for (const child of begun.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Embedded> {
  const server = await startEmbedded({ dataDir, log: () => undefined });
  servers.push(server);
  return server;
}

/** Runs `code` in a Node of its own, where `embedded` is this module; resolves with the first line that it prints. */
async function inAnotherProcess(code: string): Promise<{ child: ChildProcess; line: string }> {
  const module = fileURLToPath(new URL('index.ts', import.meta.url));
  const program = `import * as embedded from ${JSON.stringify(module)}; const dataDir = ${JSON.stringify(dataDir)}; ${code}; setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  begun.push(child);
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('exit', () => reject(new Error('The other process ended before it said anything.')));
  });
  return { child, line };
}

async function killHard(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the data directory', () => {
  test('belongs to one process; another is told which', async () => {
    const { child } = await inAnotherProcess('globalThis.lock = embedded.lockDataDir(dataDir); console.log("held")');
    expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse);
    expect(() => lockDataDir(dataDir)).toThrow(`(process ${child.pid})`);
  });

  test('is free again after its process was killed', async () => {
    const { child } = await inAnotherProcess('globalThis.lock = embedded.lockDataDir(dataDir); console.log("held")');
    await killHard(child);
    const lock = lockDataDir(dataDir);
    expect(readFileSync(join(dataDir, 'server.pid'), 'utf8')).toBe(`${process.pid}\n`);
    lock.release();
    expect(existsSync(join(dataDir, 'server.pid'))).toBe(false);
  });

  test('is made when it is missing', () => {
    dataDir = join(dataDir, 'a', 'b');
    lockDataDir(dataDir).release();
    expect(existsSync(dataDir)).toBe(true);
  });
});

describe('PostgreSQL', () => {
  test('starts in an empty directory, as the shop needs it', async () => {
    const { url, adopted } = await start();
    expect(adopted).toBe(false);
    const rows = await query(
      url,
      `select current_setting('server_encoding') as encoding, lower('ÑANDÚ') as lower, current_setting('fsync') as fsync,
       (select array_agg(w order by w collate "es-x-icu") from unnest(array['nube', 'ñu', 'oso', 'árbol', 'zeta']) w) as sorted`,
    );
    expect(rows).toEqual([
      { encoding: 'UTF8', lower: 'ñandú', fsync: 'on', sorted: ['árbol', 'nube', 'ñu', 'oso', 'zeta'] },
    ]);
  });

  test('lets in only who has the password, which only its owner can read', async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
    expect(new URL(url).hostname).toBe('127.0.0.1');
  });

  test.runIf(process.platform === 'linux')(
    'is out of reach of Ctrl+C in the terminal that it was started from',
    async () => {
      const { pid } = await start();
      const [, , group] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      expect(Number(group)).toBe(pid);
    },
  );

  test('keeps data over a stop, and leaves no process', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 7 as n');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    expect(readPidFile(join(dataDir, 'postgres'))).toBeUndefined();
    const second = await start();
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
  });

  test('is adopted when the process that started it was killed', async () => {
    const { child, line } = await inAnotherProcess(
      'const { url } = await embedded.startEmbedded({ dataDir, log() {} }); console.log(url)',
    );
    await query(line, 'create table orphaned as select 1 as n');
    await killHard(child);
    const server = await start();
    expect(server).toMatchObject({ adopted: true, url: line });
    expect(await query(server.url, 'select n from orphaned')).toEqual([{ n: 1 }]);
    await server.stop();
    expect(isAlive(server.pid)).toBe(false);
  });

  test('is started anew when it was killed itself', async () => {
    const first = await start();
    await query(first.url, 'create table written as select 1 as n');
    process.kill(first.pid, 'SIGKILL');
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await query(second.url, 'select n from written')).toEqual([{ n: 1 }]);
  });

  test.each(['SIGKILL', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const)(
    'issue 13 A1 ended by %s under an open shop, it is started again at the same address, until it is stopped',
    async (signal) => {
      const states: string[] = [];
      const server = await startEmbedded({ dataDir, log: () => undefined, onDeath: (state) => states.push(state) });
      servers.push(server);
      const first = server.pid;
      // One that rests and one at work: after SIGTERM PostgreSQL waits for both to go, after SIGKILL it leaves them behind.
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

  test('one that lets nobody in is ended, and the one in its place, too', async () => {
    const first = await start();
    await query(first.url, `alter user tianguis password 'another'`);
    writeFileSync(join(dataDir, 'postgres', 'pg_hba.conf'), 'host all all 127.0.0.1/32 reject\n');
    await query(first.url.replace(/:[^:@]+@/, ':another@'), 'select pg_reload_conf()');
    await expect(start()).rejects.toThrow(/^PostgreSQL runs but cannot be used: pg_hba\.conf rejects/);
    expect(isAlive(first.pid)).toBe(false);
    expect(isInUse(realpathSync(join(dataDir, 'postgres')))).toBe(false);
  });

  test.runIf(process.platform === 'linux')('a pid file that names a stranger stops nobody', async () => {
    await (await start()).stop();
    const { child: stranger } = await inAnotherProcess('console.log("here")');
    const cluster = join(dataDir, 'postgres');
    writeFileSync(join(cluster, 'postmaster.pid'), `${stranger.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n\nready\n`);
    expect(belongsTo(stranger.pid ?? 0, cluster)).toBe('no');
    const server = await start();
    expect(server.adopted).toBe(false);
    expect(stranger.exitCode).toBeNull();
  });

  test('a lost password file is one sentence', async () => {
    await (await start()).stop();
    rmSync(join(dataDir, 'postgres.password'));
    await expect(start()).rejects.toThrow(/has lost its password file .* restore that file/);
  });

  test('a directory of another PostgreSQL is one sentence', async () => {
    await (await start()).stop();
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '9\n');
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 9, and this shop brings 18/);
  });

  test('an interrupted beginning is begun again', async () => {
    mkdirSync(join(dataDir, 'postgres.unfinished', 'base'), { recursive: true });
    const server = await start();
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(dataDir, 'postgres.unfinished'))).toBe(false);
  });
});
