/** Queries and forms are read by one strict reader of numbers (issue 37 A6): `Number` reads "0x10", "1e3" and "". */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A conversion, and in the same line something that a visitor typed or sent. */
const loose =
  /(?:\bNumber|\bparseInt|\bparseFloat)\(.*(?:\.get\(|\.getAll\(|FormData|[sS]earchParams|\bquery\b|[cC]ookies?\b)|[(=,] ?\+[\w.]*(?:\.get\(|[sS]earchParams)/;

/** Files that may. */
const exempt = new Map([['apps/api/src/modules/search/asked-variants.ts', 'counts a comparison of two maps']]);

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(node_modules|build|\.react-router|data)$/.test(entry.name) ? [] : filesIn(path);
    return /\.(ts|tsx)$/.test(path) && !/(\.test\.|\/test-|\/testing\/)/.test(path) ? [path] : [];
  });
}

const looseIn = (text: string): string[] => text.split('\n').filter((line) => loose.test(line));

test.each([
  "const product = Number(new FormData(form).get('producto'));",
  "page: Number.parseInt(url.searchParams.get('pagina') ?? '1', 10),",
  "const pieces = +form.get('cantidad');",
  'const stars = Number(query.calificacion);',
  "const count = parseFloat(cookies.get('total_items') ?? '')",
  'if (Number(readCookie(name) ?? 0) > 0) return;',
])('issue 37 A6 the check finds %s', (line) => expect(looseIn(line)).toEqual([line]));

test('issue 37 A6 numbers in queries, forms and cookies are read by readWhole, which refuses other notations', () => {
  const files = ['apps', 'packages/domain', 'packages/identity'].flatMap(filesIn);
  const found = files.flatMap((file) =>
    looseIn(readFileSync(join(root, file), 'utf8')).map((line) => [file, line] as const),
  );
  expect(found.filter(([file]) => !exempt.has(file))).toEqual([]);
  expect([...exempt.keys()].filter((file) => !found.some(([of]) => of === file))).toEqual([]);
});
