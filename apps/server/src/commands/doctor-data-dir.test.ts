/**
 * Tests `npm run shop -- doctor`: the checks of the data directory and the embedded database.
 *
 * @module-tag process
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunning, lockDataDir, startEmbedded } from '@tianguis/database/embedded';
import { afterAll, expect, test } from 'vitest';
import { examine } from './doctor.ts';

const folder = mkdtempSync(join(tmpdir(), 'doctor-data-dir-'));
afterAll(() => rmSync(folder, { recursive: true }));

const saysOf = async (environment: Record<string, string | undefined>, name: string) =>
  (await examine(environment)).flatMap((one) => (one.name === name ? [`${one.state}: ${one.says}`] : []));

test('issue 4, point 4: doctor, of a data directory: a newer one, one of another PostgreSQL, an interrupted upgrade', async () => {
  const dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres.password'), 'x\n', { mode: 0o600 });
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  const embedded = { DATA_DIR: dataDir };
  expect(await saysOf(embedded, 'Embedded database')).toEqual([
    'fail: Made by PostgreSQL 17, and this release brings 18.',
  ]);
  expect((await saysOf(embedded, 'Database'))[0]).toContain('run "npm run shop -- upgrade"');
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '19\n');
  expect((await examine(embedded)).find(({ name }) => name === 'Embedded database')?.todo).toBe(
    'Start the newer release of the shop.',
  );
  writeFileSync(join(dataDir, 'layout'), '2\n');
  expect((await saysOf(embedded, 'Database'))[0]).toContain('made by a newer release of the shop');
  writeFileSync(join(dataDir, 'postgres.exchange'), '{}');
  expect(await saysOf(embedded, 'Embedded database')).toEqual(['warn: An upgrade was interrupted.']);
  writeFileSync(join(folder, 'file'), '');
  expect(await saysOf({ DATA_DIR: join(folder, 'file') }, 'Data directory')).toEqual([
    expect.stringMatching(/^fail: .* is no directory/),
  ]);
});

test('issue 4, point 4: doctor, of an embedded database: left behind by a shop that died, of an open shop, and of a closed one', async () => {
  const dataDir = join(folder, 'embedded');
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  try {
    expect((await saysOf({ DATA_DIR: dataDir }, 'Database'))[0]).toContain('warn: PostgreSQL runs without its shop');
    const lock = lockDataDir(dataDir);
    expect(await saysOf({ DATA_DIR: dataDir }, 'Database')).toEqual([
      'ok: The shop is open, and its database answers.',
    ]);
    lock.release();
  } finally {
    await embedded.stop();
  }
  expect(await saysOf({ DATA_DIR: dataDir }, 'Database')).toEqual([
    'ok: The shop is closed; its database could be started.',
  ]);
  expect(await findRunning(dataDir)).toBeUndefined();
});
