import type { Reply } from '@tianguis/contract/client';
import { expect, test } from 'vitest';
import { PageDependencies, recordDependencies } from './page-dependencies.ts';

const reply = (headers: Record<string, string>, status = 200) =>
  ({ status, headers: new Headers(headers), text: '' }) satisfies Reply;
const until = (date: string) => ({ 'cache-until': date });
const [monday, tuesday] = ['Mon, 07 Dec 2026 06:00:00 GMT', 'Tue, 08 Dec 2026 06:00:00 GMT'];

test.each([[[monday, tuesday]], [[tuesday, monday]]])(
  'a page lives as long as the first of its replies that expires, in whatever sequence they come',
  (dates) => {
    const page = new PageDependencies();
    for (const date of dates) page.read(reply(until(date)));
    page.read(reply({}));
    expect(page.until).toBe(Date.parse(monday));
  },
);

test('a page has the tags of all its replies, each once', () => {
  const page = new PageDependencies();
  page.read(reply({ 'cache-tag': 'product-1, store-2' }));
  page.read(reply({ 'cache-tag': 'store-2' }));
  expect([...page.tags]).toEqual(['product-1', 'store-2']);
  expect([page.until, page.failed]).toEqual([Number.POSITIVE_INFINITY, false]);
});

test('a reply that fails, and a call without a reply, keep a page from being cached', async () => {
  const [refused, failing, lost] = [new PageDependencies(), new PageDependencies(), new PageDependencies()];
  refused.read(reply({}, 404));
  failing.read(reply({}, 503));
  const call = recordDependencies(() => Promise.reject(new Error('lost')), lost);
  await expect(call({} as never)).rejects.toThrow('lost');
  expect([refused.failed, failing.failed, lost.failed]).toEqual([false, true, true]);
});
