import { expect, test } from 'vitest';
import { commonHeaders, isFile } from './security-headers.ts';

test('pages get all headers, files those that concern files', () => {
  const { files, others } = commonHeaders('https://tianguis.example');
  expect(Object.keys(files)).toEqual(['x-content-type-options', 'strict-transport-security']);
  expect(others).toMatchObject({ ...files, 'referrer-policy': 'strict-origin-when-cross-origin' });
  expect(Object.keys(others)).toEqual(expect.arrayContaining(['permissions-policy', 'cross-origin-opener-policy']));
  expect(commonHeaders('http://localhost:3000').others).not.toHaveProperty('strict-transport-security');
});

test.each([
  ['/assets/a-1f.js', true],
  ['/imagenes/ab-320.webp', true],
  ['/', false],
  ['/producto/1/assets/', false],
  ['/products/v1/products', false],
  ['/assets', false],
])('%s is a file: %s', (url, answer) => {
  expect(isFile(url)).toBe(answer);
});
