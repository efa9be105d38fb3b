import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { spoolInput } from './catalogue-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'spool-'));
afterAll(() => rmSync(folder, { recursive: true }));
const left = () => readdirSync(join(folder, 'imports'));

async function* broken() {
  yield Buffer.from('id\ttitle\n');
  throw new Error('the pipe broke');
}

test('issue 4.1 standard input is spooled to a file; if it fails or is too long, no file is left', async () => {
  await expect(spoolInput(folder, Readable.from(broken()))).rejects.toThrow('the pipe broke');
  expect(left()).toEqual([]);
  const long = Readable.from([Buffer.alloc(600), Buffer.alloc(600)]);
  await expect(spoolInput(folder, long, 1_000)).rejects.toThrow('split the file');
  expect(left()).toEqual([]);
  const path = await spoolInput(folder, Readable.from([Buffer.from('id\n1\n')]));
  expect(readFileSync(path, 'utf8')).toBe('id\n1\n');
});
