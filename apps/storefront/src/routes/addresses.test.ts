import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));

/**
 * While one moves within the shop, React Router asks for `/resultados.data?query=x&_routes=…`, and `request.url` is that address: a loader that read
 * it took the page for another. `url` is the page's own address, however its data are asked for.
 */
test('RT-08 RT-32 loaders read the address of their page, never that of the request for its data', () => {
  const files = globSync('{routes,features,shared,commerce}/**/*.{ts,tsx}', { cwd: folder });
  expect(files.length).toBeGreaterThan(150);
  const readers = files.filter(
    (file) => !file.endsWith('addresses.test.ts') && readFileSync(folder + file, 'utf8').includes('request.url'),
  );
  expect(readers).toEqual([]);
});
