import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DataDirInUse, lockDataDir } from './index.ts';
import { killHard, withDataDir } from './test-data-dir.ts';

const data = withDataDir();

describe('the lock on a data directory', () => {
  test('belongs to one process, which the error of another one names', async () => {
    const { child } = await data.inAnotherProcess(
      'globalThis.lock = embedded.lockDataDir(dataDir); console.log("locked")',
    );
    expect(() => lockDataDir(data.path)).toThrow(DataDirInUse);
    expect(() => lockDataDir(data.path)).toThrow(`(process ${child.pid})`);
  });

  test('is free again after its process was killed', async () => {
    const { child } = await data.inAnotherProcess(
      'globalThis.lock = embedded.lockDataDir(dataDir); console.log("locked")',
    );
    await killHard(child);
    const lock = lockDataDir(data.path);
    expect(readFileSync(join(data.path, 'server.pid'), 'utf8')).toBe(`${process.pid}\n`);
    lock.release();
    expect(existsSync(join(data.path, 'server.pid'))).toBe(false);
  });

  test('creates a missing directory', () => {
    const missing = join(data.path, 'a', 'b');
    lockDataDir(missing).release();
    expect(existsSync(missing)).toBe(true);
  });
});
