import { expect, test } from 'vitest';
import { fileEntity } from './static-files.ts';
import { withWorker } from './worker-file.ts';

const files = new Map(
  ['/sw.js', '/sw-off.js', '/favicon.svg'].map((path) => [path, fileEntity(path, Buffer.from(`// ${path}`))]),
);

test.each([
  [true, '// /sw.js'],
  [false, '// /sw-off.js'],
])('PW-02 with `serviceWorker: %s` the worker is %s, which browsers always check', async (isOn, text) => {
  const served = withWorker(files, isOn);
  expect([...served.keys()]).toEqual(['/sw.js', '/favicon.svg']);
  expect(String(await served.get('/sw.js')?.body())).toBe(text);
  expect(served.get('/sw.js')?.headers).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(served.get('/favicon.svg')).toBe(files.get('/favicon.svg'));
});

test('a build without a worker has none', () => {
  expect([...withWorker(new Map(), true).keys()]).toEqual([]);
});
