import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { joinModules } from './join-modules.mjs';

const folder = mkdtempSync(join(tmpdir(), 'joined-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a package of several modules. */
function writePackage(name: string): string {
  const files = {
    'package.json': JSON.stringify({
      ...{ name, type: 'module' },
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './more': './dist/more/index.js' },
    }),
    'dist/index.js': `export * from './state.js'; export { A as default, A } from './a.js'; globalThis.order?.push('index');`,
    'dist/more/index.js': `export { count } from '../state.js'; export { B } from '../b.js';`,
    'dist/state.js': `export let count = 0; export const raise = () => ++count; globalThis.order?.push('state');`,
    // Two modules that import each other.
    'dist/a.js': `import { B } from './b.js'; export class A { other() { return new B(); } } globalThis.order?.push('a');`,
    'dist/b.js': `import { A } from './a.js'; export class B { other() { return new A(); } } globalThis.order?.push('b');`,
  };
  const path = join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  }
  return path;
}

/** What a program finds in the package: its exports, the sequence of its modules, and what its entry points share. */
function observe(path: string): unknown {
  const url = (entry: string) => JSON.stringify(pathToFileURL(join(path, entry)).href);
  const program = `
    globalThis.order = [];
    const main = await import(${url('dist/index.js')}), more = await import(${url('dist/more/index.js')});
    main.raise();
    const { order } = globalThis, other = new main.A().other();
    console.log(JSON.stringify({
      exports: [Object.keys(main), Object.keys(more)], order, counts: [main.count, more.count],
      same: [main.default === main.A, other instanceof more.B, other.other() instanceof main.A, other.constructor.name],
    }));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }));
}

test('a package with joined modules has the same exports, evaluates its modules in the same sequence, and shares them', async () => {
  const path = writePackage('whole');
  const before = observe(path);
  await joinModules(path);
  rmSync(join(path, 'dist', 'state.js'));
  expect(observe(path)).toEqual(before);
  expect(before).toMatchObject({ order: ['state', 'b', 'a', 'index'], counts: [1, 1], same: [true, true, true, 'B'] });
});

test('modules can be joined again after an interruption', async () => {
  const path = writePackage('again');
  const before = observe(path);
  await joinModules(path);
  await joinModules(path);
  expect(observe(path)).toEqual(before);
  expect(existsSync(join(path, '.tianguis-joined'))).toBe(true);
});
