/** Tests of the sellers' certificates in a folder (AF-03). */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { demoIssuers } from './demo-issuers.ts';
import { issuersIn } from './issuers.ts';

const folder = mkdtempSync(join(tmpdir(), 'issuers-'));
afterAll(() => rmSync(folder, { recursive: true }));
const rfc = 'XXX000101AB1';
const list = (change: object) => {
  const [listed] = JSON.parse(readFileSync(join(folder, 'issuers.json'), 'utf8'));
  writeFileSync(join(folder, 'other.json'), JSON.stringify(listed));
  return [{ ...listed, ...change }];
};

test('AF-03 the demo makes an invented certificate for a seller, once, which only its owner reads', async () => {
  const issuer = await demoIssuers(folder).find(rfc);
  expect(issuer).toMatchObject({ postalCode: '06600', sealer: { rfc } });
  const files = readdirSync(folder);
  expect(files).toHaveLength(4);
  for (const file of files) expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  expect((await demoIssuers(folder).find(rfc))?.sealer.certificate).toBe(issuer?.sealer.certificate);
  expect(await issuersIn(folder).find('XXX000101AC9')).toBeUndefined();
  expect(await issuersIn(tmpdir()).find(rfc)).toBeUndefined();
});

test.each([
  ['no postal code', { postalCode: '6600' }, 'postalCode'],
  ['a password in the list', { password: 'secreto' }, 'issuers.json is wrong'],
  ['the RFC of another', { rfc: 'XXX000101AC9' }, 'The certificate'],
  ['a key that is missing', { key: 'none.key' }, 'The file none.key of'],
])('AF-03 a list with %s is refused in one sentence', async (_, change, sentence) => {
  const all = list(change);
  const kept = readFileSync(join(folder, 'issuers.json'));
  writeFileSync(join(folder, 'issuers.json'), JSON.stringify(all));
  await expect((async () => issuersIn(folder).find(all[0].rfc))()).rejects.toThrow(sentence);
  writeFileSync(join(folder, 'issuers.json'), kept);
});

test('AF-03 a wrong password is refused, and no error has it', async () => {
  const [listed] = JSON.parse(readFileSync(join(folder, 'issuers.json'), 'utf8'));
  writeFileSync(join(folder, listed.passwordFile), 'otra-clave\n');
  await expect(issuersIn(folder).find(rfc)).rejects.toThrow(/^The key cannot be opened: the password is wrong/);
});
