/** Tests commands on the embedded database of a closed shop, and of an open shop. */

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase } from '@tianguis/database';
import { findRunning, startEmbedded } from '@tianguis/database/embedded';
import { shopSchema } from '@tianguis/schema';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { withDatabase } from './with-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'with-database-'));
const settings = readSettings({ DATA_DIR: dataDir });
const runs = () => existsSync(join(dataDir, 'postgres', 'postmaster.pid'));

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('of a closed shop: PostgreSQL is started for the command, and its schema is migrated', async () => {
  expect(await findRunning(dataDir)).toBeUndefined();
  await withDatabase(settings, async ({ pool }) => {
    expect(runs()).toBe(true);
    await pool.query(`insert into facts (name, value) values ('command', '1')`);
  });
  expect(runs()).toBe(false);
  expect(existsSync(join(dataDir, 'server.pid'))).toBe(false);
  expect(await findRunning(dataDir)).toBeUndefined();
});

test('of a closed shop: a command that fails leaves nothing running', async () => {
  const failing = withDatabase(settings, () => Promise.reject(new Error('It cannot be done.')));
  await expect(failing).rejects.toThrow('It cannot be done.');
  expect(runs()).toBe(false);
});

test('of an open shop: its own PostgreSQL is found, used, and left running', async () => {
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  try {
    expect(await findRunning(dataDir)).toBe(embedded.url);
    const note = openDatabase({ url: embedded.url, max: 1 });
    await migrate(note.pool, shopSchema);
    await note.pool.query(`insert into facts (name, value) values ('open', '1')`);
    await note.close();
    await withDatabase(settings, async ({ pool }) => {
      const { rows } = await pool.query(`select value from facts where name = 'open'`);
      expect(rows).toEqual([{ value: 1 }]);
    });
    expect(await findRunning(dataDir)).toBe(embedded.url);
  } finally {
    await embedded.stop();
  }
  expect(await findRunning(dataDir)).toBeUndefined();
});
