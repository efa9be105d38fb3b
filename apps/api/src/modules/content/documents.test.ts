import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkContentDocument, isContentKey, readContentFolder } from './documents.ts';

const page = (...blocks: unknown[]) => ({ title: 'T', description: 'D', blocks });
const hero = (slide: object) => ({
  type: 'hero',
  slides: [{ look: 'lona', title: 'Hola', actions: [], ...slide }],
});

test('RT-15 the documents that come with the shop are right', () => {
  const files = readContentFolder(fileURLToPath(new URL('../../../../../content', import.meta.url)));
  expect(files.map(({ kind, key }) => `${kind}/${key}`)).toEqual(
    expect.arrayContaining(['home/home', 'corner/1', 'corner/2', 'landing/blog']),
  );
  for (const { kind, document } of files) if (kind === 'corner') expect(document.slug).toBeTruthy();
});

test.each([
  ['an unknown type', page({ type: 'carousel' }), 'at /blocks/0/type: it must be one of hero'],
  ['a block without its words', page({ type: 'products', source: {} }), 'at /blocks/0'],
  ['an unknown field', page({ ...hero({}), colour: 'red' }), 'at /blocks/0'],
  ['a script for an address', page(hero({ actions: [{ label: 'x', href: 'javascript:alert(1)' }] })), 'href'],
  [
    'an address of another origin without a scheme',
    page(hero({ actions: [{ label: 'x', href: '//evil.example' }] })),
    'href',
  ],
  ['a date without its distance from UTC', page(hero({ from: '2026-11-27T00:00:00' })), 'from'],
  ['a date that is none', page(hero({ from: '2026-13-45T00:00:00Z' })), 'is no date'],
  [
    'an end before the beginning',
    page({ type: 'text', markdown: 'x', from: '2026-12-01T00:00:00Z', until: '2026-12-01T00:00:00Z' }),
    'ends before it begins',
  ],
  [
    'a category beside a list of them',
    page({ type: 'products', title: 'x', source: { category: 1, list: 'gamers' } }),
    'at /blocks/0: a source has a category or a list of them',
  ],
  ['no block at all', page(), 'at /blocks'],
])('RT-15 %s is refused with the place of the fault', (_, document, place) => {
  expect(() => checkContentDocument(document, 'The content file x.json')).toThrow(
    /^The content file x\.json is wrong /,
  );
  expect(() => checkContentDocument(document, 'x')).toThrow(place);
});

test('RT-15 a text may lie in a file beside it, and nowhere else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'landing'));
  writeFileSync(join(folder, 'landing', 'a.md'), '# Hola');
  const file = join(folder, 'landing', 'a.json');
  writeFileSync(file, JSON.stringify(page({ type: 'text', file: 'a.md' })));
  expect(readContentFolder(folder)[0]?.document.blocks[0]).toEqual({ type: 'text', markdown: '# Hola' });
  writeFileSync(file, JSON.stringify(page({ type: 'text', file: '../../../etc/hostname' })));
  expect(() => readContentFolder(folder)).toThrow('lies outside');
});

test.each([
  ['home', 'home', true],
  ['home', 'other', false],
  ['corner', '12', true],
  ['corner', '0', false],
  ['corner', 'gamers', false],
  ['landing', 'meses-sin-intereses', true],
  ['landing', '../x', false],
] as const)('RT-15 a %s may be called "%s": %s', (kind, key, answer) => {
  expect(isContentKey(kind, key)).toBe(answer);
});
