/** Old data in a new cluster, and what is left when the move dies on its way. Real clusters and processes; no network. */
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baseSchema, migrate, openDatabase } from '../index.ts';
import { exchange, recoverExchange } from './exchange.ts';
import { findRunning, startEmbedded } from './index.ts';
import { newestOf } from './old-binaries.ts';
import { isAlive, isInUse, readPidFile } from './postmaster.ts';
import { upgradeDataDir } from './upgrade.ts';

const root = mkdtempSync(join(tmpdir(), 'upgrade-'));
const made = join(root, 'made');
const quiet = () => undefined;

beforeAll(async () => {
  await inShop(made, async (pool) => {
    await migrate(pool, baseSchema);
    await pool.query(`insert into facts (name, value) values ('kept', '"yes"')`);
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
  // With its owner: for root, PostgreSQL's files are another user's.
  execFileSync('cp', ['-a', made, dataDir]);
  return dataDir;
}

/** Moves the cluster to one of the same version in a process of its own, which kills itself at a step. */
function moveAndDie(dataDir: string, step: string): Promise<string | null> {
  const module = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));
  const program = `
    import { moveCluster } from ${module('upgrade.ts')};
    import { findBinaries } from ${module('binaries.ts')};
    import { baseSchema as schema } from ${module('../index.ts')};
    const onStep = (step) => { if (step === ${JSON.stringify(step)}) process.kill(process.pid, 'SIGKILL'); };
    const binaries = findBinaries();
    await moveCluster({ dataDir: ${JSON.stringify(dataDir)}, schema, log: () => {}, old: binaries, binaries, onStep });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? String(code))));
}

describe('issue 4, point 4: a data directory of another PostgreSQL', () => {
  test('is moved, also after a move that died: the old cluster is kept under a name that says so', async () => {
    const dataDir = copyOfShop('both');
    expect(await moveAndDie(dataDir, 'both run')).toBe('SIGKILL');
    const leftOver = readPidFile(join(dataDir, 'postgres.upgrading'))?.pid ?? 0;
    expect(isAlive(leftOver)).toBe(true);
    await inShop(dataDir, (pool) => pool.query(`insert into facts (name, value) values ('later', '1')`));
    expect(await moveAndDie(dataDir, 'never')).toBe('0');
    expect(isInUse(realpathSync(join(dataDir, 'postgres')))).toBe(false);
    expect(isAlive(leftOver)).toBe(false);
    const names = readdirSync(dataDir);
    expect(names.filter((name) => /^postgres-18\.kept-\d{4}-\d\d-\d\d$/.test(name))).toHaveLength(1);
    expect(names.filter((name) => /upgrading|exchange|unfinished/.test(name))).toEqual([]);
    expect(await factsOf(dataDir)).toHaveLength(2);
  });

  test('a move that dies between its two renames is finished by the next start', async () => {
    const dataDir = copyOfShop('between');
    expect(await moveAndDie(dataDir, 'old aside')).toBe('SIGKILL');
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    expect(await factsOf(dataDir)).toEqual([{ name: 'kept', value: 'yes' }]);
    expect(existsSync(join(dataDir, 'postgres.exchange'))).toBe(false);
  });

  test('start says what to do; upgrade that cannot have the old programs changes nothing', async () => {
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
    expect(await factsOf(dataDir)).toEqual([{ name: 'kept', value: 'yes' }]);
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

describe('an exchange of folders', () => {
  const place = (name: string, folders: Record<string, string>) => {
    const dataDir = join(root, name);
    for (const [folder, mark] of Object.entries(folders)) {
      mkdirSync(join(dataDir, folder), { recursive: true });
      writeFileSync(join(dataDir, folder, 'mark'), mark);
    }
    return dataDir;
  };
  const plan = { kept: 'old.kept', fresh: 'new.coming' };

  test('begins only when everything is written down', () => {
    const dataDir = place('whole', { postgres: 'old', 'new.coming': 'new' });
    exchange(dataDir, plan);
    expect(readFileSync(join(dataDir, 'postgres', 'mark'), 'utf8')).toBe('new');
    expect(readFileSync(join(dataDir, 'old.kept', 'mark'), 'utf8')).toBe('old');
    expect(recoverExchange(dataDir)).toBe('nothing');
  });

  test.each([
    ['before', 'nothing', 'old'],
    ['noted', 'taken back', 'old'],
    ['old aside', 'finished', 'new'],
    ['new in place', 'finished', 'new'],
    ['done', 'nothing', 'new'],
  ] as const)('that ends at "%s" is %s, and the shop has its %s data', (last, outcome, mark) => {
    const dataDir = place(`ends-${last}`, { postgres: 'old', 'new.coming': 'new' });
    const die = (step: string) => {
      if (step === last) throw new Error('power cut');
    };
    expect(() => exchange(dataDir, plan, die)).toThrow('power cut');
    expect(recoverExchange(dataDir)).toBe(outcome);
    expect(readFileSync(join(dataDir, 'postgres', 'mark'), 'utf8')).toBe(mark);
    expect(recoverExchange(dataDir)).toBe('nothing');
  });

  test('that left something no interruption leaves is not guessed at', () => {
    const dataDir = place('odd', { postgres: 'another', 'old.kept': 'old', 'new.coming': 'new' });
    writeFileSync(join(dataDir, 'postgres.exchange'), JSON.stringify(plan));
    expect(() => recoverExchange(dataDir)).toThrow(/make either old\.kept \(the old data\) or new\.coming \(the new\)/);
    writeFileSync(join(dataDir, 'postgres.exchange'), '{"kept": "../x", "fresh": "y"}');
    expect(() => recoverExchange(dataDir)).toThrow(/cannot be read/);
    expect(readFileSync(join(dataDir, 'postgres', 'mark'), 'utf8')).toBe('another');
  });
});

test('the newest programs of a version are chosen by number, not by letter', () => {
  const versions = ['17.10.0-beta.17', '17.9.0-beta.17', '17.9.0-beta.9', '18.4.0-beta.17', '170.0.0-beta.1'];
  expect(newestOf(versions, '17')).toBe('17.10.0-beta.17');
  expect(newestOf('17.2.0-beta.1', '17')).toBe('17.2.0-beta.1');
  expect(newestOf(versions, '16')).toBeUndefined();
});
