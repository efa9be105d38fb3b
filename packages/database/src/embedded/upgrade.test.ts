/**
 * Tests of upgrades of a data directory, some with a killed upgrade. They use real clusters and processes, but no
 * network.
 *
 * @module-tag process
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baseSchema, migrate, openDatabase } from '../index.ts';
import { findRunning, startEmbedded } from './index.ts';
import { isAlive, isInUse, readPidFile } from './postmaster.ts';
import { upgradeDataDir } from './upgrade.ts';

const root = mkdtempSync(join(tmpdir(), 'upgrade-'));
const made = join(root, 'made');
const quiet = () => undefined;

beforeAll(async () => {
  await inShop(made, async (pool) => {
    await migrate(pool, baseSchema);
    await pool.query(`insert into facts (name, value) values ('before', '"yes"')`);
  });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Pool = ReturnType<typeof openDatabase>['pool'];

async function inShop<Result>(dataDir: string, work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const embedded = await startEmbedded({ dataDir, log: quiet });
  const database = openDatabase({ url: embedded.url, max: 1 });
  try {
    return await work(database.pool);
  } finally {
    await database.close();
    await embedded.stop();
  }
}

const factsOf = (dataDir: string) =>
  inShop(dataDir, async (pool) => (await pool.query('select name, value from facts')).rows);

function copyOfShop(name: string): string {
  const dataDir = join(root, name);
  // `cp -a` preserves the owner: if the tests run as root, PostgreSQL's files belong to another user.
  execFileSync('cp', ['-a', made, dataDir]);
  return dataDir;
}

/** Moves the cluster to a cluster of the same version, in another process that kills itself after a step. */
function moveUntil(dataDir: string, step: string): Promise<string | null> {
  const module = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));
  const program = `
    import { moveCluster } from ${module('move-cluster.ts')};
    import { findBinaries } from ${module('binaries.ts')};
    import { baseSchema as schema } from ${module('../index.ts')};
    const onStep = (step) => { if (step === ${JSON.stringify(step)}) process.kill(process.pid, 'SIGKILL'); };
    const binaries = findBinaries();
    await moveCluster({ dataDir: ${JSON.stringify(dataDir)}, schema, log: () => {}, old: binaries, binaries, onStep });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? String(code))));
}

describe('issue 4, point 4: a data directory of another PostgreSQL', () => {
  test('is moved, also after an upgrade that was killed: the old cluster remains under a name that says so', async () => {
    const dataDir = copyOfShop('both');
    expect(await moveUntil(dataDir, 'both run')).toBe('SIGKILL');
    const leftOver = readPidFile(join(dataDir, 'postgres.upgrading'))?.pid ?? 0;
    expect(isAlive(leftOver)).toBe(true);
    await inShop(dataDir, (pool) => pool.query(`insert into facts (name, value) values ('later', '1')`));
    expect(await moveUntil(dataDir, 'never')).toBe('0');
    expect(isInUse(realpathSync(join(dataDir, 'postgres')))).toBe(false);
    expect(isAlive(leftOver)).toBe(false);
    const names = readdirSync(dataDir);
    expect(names.filter((name) => /^postgres-18\.kept-\d{4}-\d\d-\d\d$/.test(name))).toHaveLength(1);
    expect(names.filter((name) => /upgrading|exchange|unfinished/.test(name))).toEqual([]);
    expect(await factsOf(dataDir)).toHaveLength(2);
  });

  test('an upgrade that is killed between its two renames is finished by the next start', {
    tags: ['smoke'],
  }, async () => {
    const dataDir = copyOfShop('between');
    expect(await moveUntil(dataDir, 'old moved away')).toBe('SIGKILL');
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    expect(await factsOf(dataDir)).toEqual([{ name: 'before', value: 'yes' }]);
    expect(existsSync(join(dataDir, 'postgres.exchange'))).toBe(false);
  });

  test('the start says what to do; an upgrade that cannot install the old programs changes nothing', async () => {
    const dataDir = copyOfShop('older');
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    const start = startEmbedded({ dataDir, log: quiet });
    await expect(start).rejects.toThrow(
      /was made by PostgreSQL 17, and this shop brings 18: run "npm run shop -- upgrade"/,
    );
    const borrow = (major: string) => Promise.reject(new Error(`PostgreSQL ${major} could not be had.`));
    await expect(upgradeDataDir({ dataDir, schema: baseSchema, log: quiet, borrow })).rejects.toThrow(
      'PostgreSQL 17 could not be had.',
    );
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '19\n');
    await expect(startEmbedded({ dataDir, log: quiet })).rejects.toThrow(/start the newer release of the shop/);
    await expect(upgradeDataDir({ dataDir, schema: baseSchema, log: quiet, borrow })).rejects.toThrow(
      /start the newer release of the shop/,
    );
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n');
    expect(await upgradeDataDir({ dataDir, schema: baseSchema, log: quiet, borrow })).toBeUndefined();
    expect(await factsOf(dataDir)).toEqual([{ name: 'before', value: 'yes' }]);
  });

  test('one of a newer layout is neither opened nor changed', async () => {
    const dataDir = copyOfShop('layout');
    expect(readFileSync(join(dataDir, 'layout'), 'utf8')).toBe('1\n');
    writeFileSync(join(dataDir, 'layout'), '2\n');
    for (const attempt of [
      () => startEmbedded({ dataDir, log: quiet }),
      () => findRunning(dataDir),
      () => upgradeDataDir({ dataDir, schema: baseSchema, log: quiet }),
    ])
      await expect(attempt()).rejects.toThrow(/was made by a newer release of the shop \(its layout is 2/);
    expect(isAlive(readPidFile(join(dataDir, 'postgres'))?.pid ?? 2 ** 30)).toBe(false);
  });
});
