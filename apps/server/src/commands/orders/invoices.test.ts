/** Tests of the commands about invoices: their words and answers (AF-03). */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { shop } = await openTestShop();
const id = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';
const file = join(mkdtempSync(join(tmpdir(), 'invoice-')), 'factura.xml');
writeFileSync(file, '<a/>');

test('AF-03 without requests, no invoice waits for anybody', async () => {
  expect(await shop(['invoices', 'list'])).toMatchObject({ code: 0, out: 'No invoice waits for anybody.\n' });
  expect((await shop(['invoices', 'list', '--all', '--json'])).out).toBe('[]\n');
});

test.each([
  [['show', id], `There is no invoice ${id}.`],
  [['retry', id], `There is no invoice ${id}.`],
  [['upload', id, file], `There is no invoice ${id}.`],
  [['upload', id, file, '--schemas', '/nowhere'], 'The folder /nowhere lacks cfdv40.xsd'],
  [['upload', id, '/nowhere.xml'], 'The file /nowhere.xml cannot be read'],
  [['upload', id], 'Which file?'],
  [['show', '12'], '"12" is no id of an invoice: "invoices list" prints the ids.'],
  [['show'], 'Which invoice?'],
  [['list', 'all'], 'That is more than this command takes.'],
  [['cancel'], 'There is no "invoices cancel".'],
])('%j changes nothing, and says why', async (words, sentence) => {
  const { code, err } = await shop(['invoices', ...words]);
  expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
});
