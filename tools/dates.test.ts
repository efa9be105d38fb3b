/** No code converts a moment to its date by itself (issue 37 B1): the date would be that of UTC, not of Mexico. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What makes a date, or the parts of a date, of a moment. */
const cuts = [
  /DateTimeFormat\(/,
  /toLocale(Date|Time)String/,
  /\.get(UTC)?(FullYear|Month|Date|Day|Hours)\(/,
  /(toISOString\(\)|_at|[aA]t|[mM]oment|fecha)\)?[?!]?\.(slice|substring|substr)\(0, ?(4|7|10)\)/,
  /\.split\(['"]T['"]\)|\.toDateString\(/,
  // In SQL, the date of a moment depends on the session's time zone.
  /\bcurrent_date\b|\blocaltimestamp\b|::date\b|\bas date\)|date_trunc\(|\bdate_part\(|\bextract\((?!epoch)/i,
  /\bto_char\((?!.*HH24)/i,
];

/** Files that may: the functions themselves, and code whose days are no moments. */
const exempt = new Map([
  ['packages/domain/src/time/dates.ts', 'the functions'],
  ['packages/domain/src/time/business-days.ts', 'computes with dates'],
  ['packages/domain/src/shipping/days/days.ts', 'computes with days'],
  ['apps/api/src/modules/shipping/files/file-columns.ts', 'checks whether a typed date exists'],
  ['packages/feed/src/item/values.ts', 'rejects years that no calendar of a shop has'],
  ['packages/database/functions/price-history.sql', 'cuts days in the zone of Mexico, in one statement'],
  ['packages/database/src/embedded/move-cluster.ts', 'names a folder for the operator'],
]);

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(node_modules|build|\.react-router|data)$/.test(entry.name) ? [] : filesIn(path);
    return /\.(ts|tsx|sql)$/.test(path) && !/(\.test\.|\/test-|\/testing\/)/.test(path) ? [path] : [];
  });
}

const cutsIn = (text: string): string[] => text.split('\n').filter((line) => cuts.some((cut) => cut.test(line)));

test.each([
  'datePublished: review.created_at.slice(0, 10),',
  'priceValidUntil: product.offer_ends_at.slice(0, 10)',
  'createdAt.toISOString().slice(0, 10)',
  "moment.toISOString().split('T')[0]",
  "const [day] = review.created_at.split('T')",
  "select to_char(created_at, 'YYYY-MM-DD')",
  "new Intl.DateTimeFormat('es-MX', { timeZone: 'UTC' })",
  'values ($1, current_date)',
  'select created_at::date from reviews',
])('issue 37 B1: the check finds %s', (line) => expect(cutsIn(line)).toEqual([line]));

test('issue 37 B1: only the functions of dates convert a moment to its date', () => {
  // The demo invents its moments, and packages/schema is generated from the files that are checked here.
  const files = ['apps', 'packages'].flatMap(filesIn).filter((file) => !/^packages\/(demo|schema)\//.test(file));
  const found = files.flatMap((file) =>
    cutsIn(readFileSync(join(root, file), 'utf8')).map((line) => [file, line] as const),
  );
  expect(found.filter(([file]) => !exempt.has(file))).toEqual([]);
  // An exemption that is not needed would hide a cut.
  expect([...exempt.keys()].filter((file) => !found.some(([of]) => of === file))).toEqual([]);
});
