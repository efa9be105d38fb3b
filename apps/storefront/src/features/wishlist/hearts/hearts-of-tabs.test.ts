/** Hearts of several tabs of one browser, which share what the device stores (RL-03, ST-03). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Browser, openBrowser, openTab } from './test-hearts.ts';

let browser: Browser;

beforeEach(() => {
  browser = openBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../../../shared/frame/toast.ts');
});

test('RL-03 ST-03 hearts that several tabs press do not overwrite each other', async () => {
  const tabs = [await openTab(), await openTab(), await openTab()];
  await vi.waitFor(() => expect(browser.items.has('productsWishlist')).toBe(true));
  for (const [at, press] of tabs.entries()) press(at + 1);
  await vi.waitFor(() => expect(browser.stored().toSorted()).toEqual([1, 2, 3]));
  // A tab that was opened first removes its own product, and no other.
  tabs[0]?.(1);
  await vi.waitFor(() => expect(browser.stored().toSorted()).toEqual([2, 3]));
});

test('RL-03 a list that was requested before the press of another tab empties no heart', async () => {
  const press = await openTab();
  await vi.waitFor(() => expect(browser.items.has('productsWishlist')).toBe(true));
  const [isAsked, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  browser.beforeReply = async (request) => {
    if (request !== 'list' || ++asked > 1) return;
    isAsked.resolve();
    await late.promise;
  };
  await openTab();
  await isAsked.promise;
  press(5);
  await vi.waitFor(() => expect(browser.stored()).toEqual([5]));
  late.resolve();
  await vi.waitFor(() => expect(asked).toBe(2));
  expect(browser.stored()).toEqual([5]);
});
