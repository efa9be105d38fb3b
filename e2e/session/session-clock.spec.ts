/** When an open page checks its session, by the page's own clock (SS-04, BL-01). */
import type { Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { expireAt, seconds } from '../support/customers/sessions.ts';

const day = 86_400;
const now = (page: Page) => page.evaluate(() => Date.now());

test('SS-04 BL-01 an open page asks at expiry less 10 s by itself, 100 ms after an event, and never sets too long a timer', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const { email } = await addCustomer();
  await signInByCall(page.request, email);
  let asked = 0;
  // The server's clock differs: its reply means that the session has time left.
  await page.route('**/acciones/sesion', (route) => {
    asked++;
    return route.fulfill({ json: { act: 'wait', seconds: 3_600 } });
  });
  const expiry = seconds() + 600;
  await expireAt(context, expiry);
  await page.clock.install();
  await page.addInitScript(() => {
    const set = window.setTimeout;
    const delays: number[] = [];
    Object.assign(window, { delays });
    window.setTimeout = ((work: () => void, ms?: number) => {
      delays.push(ms ?? 0);
      return set(work, ms);
    }) as typeof window.setTimeout;
  });
  const longest = () => page.evaluate(() => Math.max(0, ...(window as unknown as { delays: number[] }).delays));
  await page.goto('/ajustes');
  // The page watches the session as soon as the page has set a timer.
  await expect.poll(longest).toBeGreaterThan(500_000);
  await page.clock.pauseAt((await now(page)) + 1_000);

  await page.clock.runFor((expiry - 10) * 1_000 - (await now(page)) - 20);
  // The page's clock has fractions of milliseconds.
  expect(asked, '20 ms before').toBe(0);
  await page.clock.runFor(40);
  await expect.poll(() => asked).toBe(1);

  // The page now waits for an hour, unless the device wakes up, goes online, or a cookie changes.
  await expireAt(context, Math.floor((await now(page)) / 1_000) + 5);
  let before = 1;
  for (const [target, event] of [
    ['document', 'visibilitychange'],
    ['window', 'online'],
    ['window', 'pageshow'],
    ['window', 'cookiechange'],
  ] as const) {
    await page.evaluate(([on, name]) => (on === 'document' ? document : window).dispatchEvent(new Event(name)), [
      target,
      event,
    ] as const);
    await page.clock.runFor(90);
    expect(asked, `90 ms after ${event}`).toBe(before);
    await page.clock.runFor(20);
    await expect.poll(() => asked, event).toBe(++before);
  }

  // A timer of more than 2^31 ms would run at once, so the page must shorten it.
  await expireAt(context, Math.floor((await now(page)) / 1_000) + 40 * day);
  await page.evaluate(() => window.dispatchEvent(new Event('cookiechange')));
  await page.clock.runFor(110);
  await expect.poll(longest).toBe(20 * day * 1_000);
  expect(asked).toBe(before);
});
