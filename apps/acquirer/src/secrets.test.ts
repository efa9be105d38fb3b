import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSecrets } from './secrets.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'acquirer');
}

test('the first start creates secrets that only the owner reads, and later starts read the same', () => {
  const folder = newFolder();
  const secrets = readSecrets(folder);
  expect(secrets.webhookSecret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(readSecrets(folder)).toEqual(secrets);
  expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).toEqual(secrets);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('two folders have different secrets', () => {
  const [one, other] = [readSecrets(newFolder()), readSecrets(newFolder())];
  for (const name of ['key', 'webhookSecret', 'cashier'] as const) expect(one[name]).not.toBe(other[name]);
});

test.each(['', '{}', '[1', JSON.stringify({ key: 'short', webhookSecret: 'whsec_x', cashier: 'x' })])(
  'a file with %j is refused with a sentence, and not replaced',
  (text) => {
    const folder = newFolder();
    readSecrets(folder);
    writeFileSync(join(folder, 'secrets.json'), text);
    expect(() => readSecrets(folder)).toThrow(/secrets\.json is not a file of secrets/);
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe(text);
  },
);
