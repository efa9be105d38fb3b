/** Tests of the exchange of the old cluster's folder for the new one, interrupted after each step. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { exchange, recoverExchange } from './exchange.ts';

const root = mkdtempSync(join(tmpdir(), 'exchange-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('an exchange of folders', () => {
  const dataDirWith = (name: string, folders: Record<string, string>) => {
    const dataDir = join(root, name);
    for (const [folder, mark] of Object.entries(folders)) {
      mkdirSync(join(dataDir, folder), { recursive: true });
      writeFileSync(join(dataDir, folder, 'mark'), mark);
    }
    return dataDir;
  };
  const plan = { kept: 'old.kept', fresh: 'new.coming' };

  test('leaves both folders under their new names and no journal', () => {
    const dataDir = dataDirWith('whole', { postgres: 'old', 'new.coming': 'new' });
    exchange(dataDir, plan);
    expect(readFileSync(join(dataDir, 'postgres', 'mark'), 'utf8')).toBe('new');
    expect(readFileSync(join(dataDir, 'old.kept', 'mark'), 'utf8')).toBe('old');
    expect(recoverExchange(dataDir)).toBe('nothing');
  });

  test.each([
    ['before', 'nothing', 'old'],
    ['journal written', 'reverted', 'old'],
    ['old moved away', 'finished', 'new'],
    ['new moved in', 'finished', 'new'],
    ['done', 'nothing', 'new'],
  ] as const)('that ends at "%s" is %s, and the shop has its %s data', (last, outcome, mark) => {
    const dataDir = dataDirWith(`ends-${last}`, { postgres: 'old', 'new.coming': 'new' });
    const die = (step: string) => {
      if (step === last) throw new Error('power cut');
    };
    expect(() => exchange(dataDir, plan, die)).toThrow('power cut');
    expect(recoverExchange(dataDir)).toBe(outcome);
    expect(readFileSync(join(dataDir, 'postgres', 'mark'), 'utf8')).toBe(mark);
    expect(recoverExchange(dataDir)).toBe('nothing');
  });

  test('refuses a directory that no interruption can have left', () => {
    const dataDir = dataDirWith('odd', { postgres: 'another', 'old.kept': 'old', 'new.coming': 'new' });
    writeFileSync(join(dataDir, 'postgres.exchange'), JSON.stringify(plan));
    expect(() => recoverExchange(dataDir)).toThrow(
      /rename either old\.kept \(the old data\) or new\.coming \(the new\)/,
    );
    writeFileSync(join(dataDir, 'postgres.exchange'), '{"kept": "../x", "fresh": "y"}');
    expect(() => recoverExchange(dataDir)).toThrow(/cannot be read/);
    expect(readFileSync(join(dataDir, 'postgres', 'mark'), 'utf8')).toBe('another');
  });
});
