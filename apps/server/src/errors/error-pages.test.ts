import { expect, test } from 'vitest';
import { createEntity } from '../http/entity.ts';
import { createErrorPages } from './error-pages.ts';

const html = (status: number, text: string) =>
  createEntity(status, { 'content-type': 'text/html' }, Buffer.from(text), { cacheable: true });

test('issue 13 A8 the page of a status is rendered once for all requests, and no other cache may store it', async () => {
  const pages = createErrorPages('https://shop.example');
  let made = 0;
  pages.renderBy(async (status) => html(status, `page ${++made}`));
  const all = await Promise.all(Array.from({ length: 50 }, () => pages.of(404)));
  expect(made).toBe(1);
  expect(new Set(all.map((page) => String(page.body())))).toEqual(new Set(['page 1']));
  expect(all[0]).toMatchObject({ status: 404, etag: undefined, headers: { 'cache-control': 'no-store' } });
  await pages.of(405);
  expect(made).toBe(2);
});

test.each([
  ['throws', () => Promise.reject(new Error('away'))],
  ['is the crash page', async () => html(500, 'crash')],
])('issue 13 A8 where the page %s, a static one is sent until it can be rendered', async (_what, fail) => {
  const pages = createErrorPages('https://shop.example');
  pages.renderBy(fail);
  const plain = await pages.of(404);
  expect(plain.status).toBe(404);
  expect(plain.headers['content-security-policy']).toContain("script-src 'self'");
  let made = 0;
  const first = pages.of(405);
  expect((await first).status).toBe(405);
  pages.renderBy(async (status) => (++made === 1 ? fail() : html(status, 'made')));
  await pages.of(404);
  expect(String((await pages.of(404)).body())).toBe('made');
  await pages.of(404);
  expect(made).toBe(2);
});
