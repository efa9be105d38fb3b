import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));

/**
 * On client-side navigations React Router requests `/resultados.data?query=x&_routes=…`, and `request.url` is that URL.
 * A loader that read `request.url` would take it for the page's URL. `url` is the URL of the page in every kind of
 * request.
 */
test('RT-08 RT-32 loaders read the address of their page, never of the data request', () => {
  const files = globSync('{routes,features,shared,commerce}/**/*.{ts,tsx}', { cwd: folder });
  expect(files.length).toBeGreaterThan(150);
  const readers = files.filter(
    (file) => !/\/test-[^/]+$|\.test\.tsx?$/.test(file) && readFileSync(folder + file, 'utf8').includes('request.url'),
  );
  expect(readers).toEqual([]);
});
