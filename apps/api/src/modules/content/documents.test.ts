import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '../../test-api.ts';
import { isContentKey, readContentDocument, readContentFolder } from './content-files.ts';
import { checkContentDocument, checkContentHeading } from './documents.ts';

const page = (...blocks: unknown[]) => ({ title: 'T', description: 'D', blocks });
const hero = (slide: object) => ({
  type: 'hero',
  slides: [{ look: 'lona', title: 'Hola', actions: [], ...slide }],
});

test('RT-15 the documents of the shop are valid', () => {
  const files = readContentFolder(contentFolder);
  expect(files.map(({ kind, key }) => `${kind}/${key}`)).toEqual(
    expect.arrayContaining(['home/home', 'corner/1', 'corner/2', 'landing/blog']),
  );
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
  [
    'an address that browsers read as another origin',
    page(hero({ actions: [{ label: 'x', href: '/\t/evil.example' }] })),
    'href',
  ],
  ['a URL without a host', page(hero({ actions: [{ label: 'x', href: 'https://' }] })), 'href'],
  ['a date without its distance from UTC', page(hero({ from: '2026-11-27T00:00:00' })), 'from'],
  ['a date that is none', page(hero({ from: '2026-13-45T00:00:00Z' })), 'is no date'],
  [
    'a day that its month has not',
    page({ type: 'text', markdown: 'x', until: '2026-02-30T00:00:00-06:00' }),
    'at /blocks/0: 2026-02-30T00:00:00-06:00 is no date',
  ],
  [
    'an end before the beginning',
    page({ type: 'text', markdown: 'x', from: '2026-12-01T00:00:00Z', until: '2026-12-01T00:00:00Z' }),
    'ends before it begins',
  ],
  ['a countdown without its moment', page({ type: 'countdown', title: 'x' }), 'at /blocks/0'],
  [
    'a category beside a list of them',
    page({ type: 'products', title: 'x', source: { category: 1, list: 'gamers' } }),
    'at /blocks/0: a source has a category or a list of them',
  ],
  [
    'a listing beside ids',
    page({ type: 'products', title: 'x', source: { ids: [1], category: 1, rotate: 'daily', limit: 3 } }),
    'at /blocks/0: a source with ids names just these products, so category, rotate would do nothing',
  ],
  [
    'a list beside the ids of a tile',
    page({
      type: 'editorial',
      title: 'x',
      tiles: Array(2).fill({ title: 'x', href: '/x', picture: { products: { ids: [1], list: 'gamers' } } }),
    }),
    'at /blocks/0: a source with ids',
  ],
  [
    'a list beside the ids of a slide',
    page(hero({ products: { ids: [1], list: 'gamers' } })),
    'so list would do nothing',
  ],
  [
    'an unknown sort',
    page({ type: 'products', title: 'x', source: { sort: 'nuevo' } }),
    'at /blocks/0/source/sort: it must be one of relevance, ',
  ],
  ['an unknown look', page(hero({ look: 'oscuro' })), 'look: it must be one of papel-picado, lona, noche, nopal'],
  [
    'an unknown field of a source',
    page({ type: 'products', title: 'x', source: { orden: 'x' } }),
    'at /blocks/0/source/orden: there is no such field',
  ],
  ['no block at all', page(), 'at /blocks'],
])('RT-15 %s is refused with the path of the fault', (_, document, path) => {
  expect(() => checkContentDocument('home', document, 'The content file x.json')).toThrow(
    /^The content file x\.json is wrong /,
  );
  expect(() => checkContentDocument('home', document, 'x')).toThrow(path);
});

test('RT-15 ids may have a limit, for the first of them that can be bought', () => {
  const document = page({ type: 'products', title: 'x', source: { ids: [1, 2, 3], limit: 2 } });
  expect(checkContentDocument('home', document, 'x')).toBe(document);
});

test.each([
  ['corner', { version: '1', date: '2026-12-01' }, 'has a "version" or a "date", which only a landing can have'],
  ['landing', { version: '1' }, 'has only one of "version" and "date", and needs both or none'],
  ['landing', { date: '2026-12-01' }, 'has only one of "version" and "date", and needs both or none'],
  ['landing', { version: '1', date: '2026-02-30' }, 'is wrong at /date: 2026-02-30 is no date'],
  ['landing', { version: '1', date: '1 de diciembre' }, 'is wrong at /date'],
  ['landing', { version: 'uno dos', date: '2026-12-01' }, 'is wrong at /version'],
] as const)('RT-27 a version of a %s with %j is refused', (kind, more, sentence) => {
  const document = { slug: 'x', title: 'x', description: 'x', blocks: [{ type: 'text', markdown: 'x' }], ...more };
  expect(() => checkContentDocument(kind, document, 'Page x')).toThrow(`Page x ${sentence}`);
});

test('RT-15 only corners, and landings without a version, begin and end', () => {
  const dated = { ...page({ type: 'text', markdown: 'x' }), slug: 'x', until: '2026-12-01T00:00:00Z' };
  const check = (kind: 'home' | 'corner' | 'landing', value: object) => () => checkContentDocument(kind, value, 'It');
  for (const kind of ['corner', 'landing'] as const) expect(check(kind, dated)()).toEqual(dated);
  const refused = 'It has a "from" or an "until", which only corners and landings without a version can have.';
  expect(check('home', dated)).toThrow(refused);
  expect(check('landing', { ...dated, version: '1', date: '2026-12-01' })).toThrow(refused);
  const backwards = { ...dated, from: '2026-12-02T00:00:00Z' };
  expect(check('landing', backwards)).toThrow('It is wrong at its top: it ends before it begins.');
});

test('RT-15 a corner needs a slug for its URL, from a file or a command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'corner'));
  const file = join(folder, 'corner', '3.json');
  writeFileSync(file, JSON.stringify(page({ type: 'text', markdown: 'x' })));
  expect(() => readContentFolder(folder)).toThrow(`The content file ${file} is of a corner and needs a "slug".`);
  expect(() => readContentDocument('corner', file)).toThrow('needs a "slug"');
  expect(readContentDocument('landing', file)).toMatchObject({ title: 'T' });
});

test('RT-15 a folder without pages is valid, a missing folder is an error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  expect(readContentFolder(folder)).toEqual([]);
  expect(() => readContentFolder(join(folder, 'none'))).toThrow(
    `The content folder ${join(folder, 'none')} is not there: see CONTENT_DIR in .env.example.`,
  );
  writeFileSync(join(folder, 'file'), '');
  expect(() => readContentFolder(join(folder, 'file'))).toThrow(
    `The content folder ${join(folder, 'file')} is no directory: see CONTENT_DIR in .env.example.`,
  );
});

test('RT-15 a text may be in a file of the same folder, but of no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'landing'));
  writeFileSync(join(folder, 'landing', 'a.md'), '# Hola');
  const file = join(folder, 'landing', 'a.json');
  writeFileSync(file, JSON.stringify(page({ type: 'text', file: 'a.md' })));
  expect(readContentFolder(folder)[0]?.document.blocks[0]).toEqual({ type: 'text', markdown: '# Hola' });
  writeFileSync(file, JSON.stringify(page({ type: 'text', file: '../../../etc/hostname' })));
  expect(() => readContentFolder(folder)).toThrow('is outside of');
  writeFileSync(file, JSON.stringify(page({ type: 'text', file: 'none.md' })));
  expect(() => readContentFolder(folder)).toThrow(`The content file ${file} cannot be read: ENOENT`);
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

test.each([
  [{ title: '', description: 'x' }, 'Page x is wrong at /title: must not have fewer than 1 characters.'],
  [{ title: 'X', description: 'x', slug: 'Con espacios' }, 'Page x is wrong at /slug: must match pattern'],
])('RT-15, issue 37 C4: the heading %j is refused with the path of the fault', (heading, sentence) => {
  expect(() => checkContentHeading('landing', heading, 'Page x')).toThrow(sentence);
});

test('TR-01 a condition with an unknown key or without an end is refused, with the file and the line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'landing'));
  const [file, text] = [join(folder, 'landing', 'a.json'), join(folder, 'landing', 'a.md')];
  writeFileSync(file, JSON.stringify(page({ type: 'text', file: 'a.md' })));
  const faultOf = (markdown: string) => {
    writeFileSync(text, markdown);
    try {
      readContentFolder(folder);
    } catch (error) {
      return (error as Error).message;
    }
    return 'taken';
  };
  expect(faultOf('Hola\n\n::: if foxo\nx\n:::')).toMatch(
    `The content file ${text} is wrong at line 3: "foxo" is unknown; known are card, `,
  );
  expect(faultOf('Hola\n::: if not oxxo\nx')).toBe(
    `The content file ${text} is wrong at line 2: the condition is not closed by a line ":::".`,
  );
  expect(faultOf('Hola\n::: if not oxxo\nx\n:::\n::: plans')).toBe('taken');
});

test.each([
  [{ title: 'a\n::: if x\n:::' }, 'The stored landing b is wrong at /title, line 2: "x" is unknown'],
  [
    { description: '::: if months\nA meses.\n:::' },
    'at /description: nothing is left of it if the shop offers no months',
  ],
  [
    { title: '::: if oxxo\nOXXO\n:::\n::: if not spei\nSin SPEI\n:::' },
    'at /title: nothing is left of it if the shop offers no oxxo and spei.',
  ],
  [{ blocks: [hero({ text: 'a\n::: if oxxo' })] }, 'at /blocks/0/slides/0/text, line 2: the condition is not closed'],
])('TR-01 conditions in %j are refused', (change, fault) => {
  const document = { ...page({ type: 'text', markdown: 'x' }), ...change };
  expect(() => checkContentDocument('landing', document, 'The stored landing b')).toThrow(fault);
  if (!('blocks' in change))
    expect(() => checkContentHeading('landing', document, 'x')).toThrow(fault.replace(/.*?at/, 'at'));
});
