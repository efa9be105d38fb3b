/**
 * Hearts of two customers who use the same device: Ana's page is open while Beto signs in, in this tab or in another
 * (RL-03, SS-03, ST-03).
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Browser, heartButton, openBrowser, openTab } from './test-hearts.ts';

const [ana, beto] = ['ana@correo.mx', 'beto@correo.mx'];
let browser: Browser;

beforeEach(() => {
  browser = openBrowser(ana);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../../../shared/frame/toast.ts');
});

const isFilled = () => vi.waitFor(() => expect(browser.items.has('productsWishlist')).toBe(true));
/** Lets the scripts do all that they can do without another reply. */
async function settled() {
  for (let turn = 0; turn < 50; turn++) await new Promise((done) => setImmediate(done));
}
const shown = () => browser.buttons.map((button) => button.getAttribute('aria-pressed'));

/** Delays the replies to requests of one kind. */
function delay(kind: 'list' | 'press') {
  const late = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  browser.beforeReply = async (request) => {
    if (request !== kind) return;
    sent.resolve();
    await late.promise;
  };
  const release = () => {
    browser.beforeReply = async () => undefined;
    late.resolve();
    return settled();
  };
  return { sent: sent.promise, release };
}

/** Beto signs in instead of Ana. The sign-out may have deleted what the device stores, or the server ended it. */
function changeHands(isErased: boolean) {
  if (isErased) for (const items of [browser.items, browser.tabItems]) items.clear();
  browser.signIn(beto);
}

test.each([true, false])(
  'RL-03 presses of Ana whose replies come after Beto signed in reach no list of his (erased: %s)',
  async (isErased) => {
    browser.savedOf(ana).add(4);
    browser.savedOf(beto).add(1);
    const press = await openTab();
    await isFilled();
    const slow = delay('press');
    // Ana saves products 1 and 2, and removes product 4. Before the replies, she takes 1 and 4 back.
    for (const product of [1, 2, 4, 1, 4]) press(product);
    await slow.sent;
    changeHands(isErased);
    await slow.release();
    browser.show();
    await settled();
    expect([...browser.savedOf(beto)]).toEqual([1]);
    // Neither the device nor the next page remembers Ana's presses for him.
    await openTab();
    await settled();
    expect(browser.stored()).toEqual([1]);
    expect([...browser.savedOf(beto)]).toEqual([1]);
    expect(browser.tabItems.get('favoritosPendientes') ?? '').not.toContain(ana);
  },
);

test.each([true, false])(
  'RL-03 a list of Ana that arrives after Beto signed in fills none of his hearts (erased: %s)',
  async (isErased) => {
    browser.savedOf(ana).add(1);
    browser.savedOf(beto).add(2);
    browser.buttons.push(heartButton(1), heartButton(2));
    const slow = delay('list');
    await openTab();
    await slow.sent;
    changeHands(isErased);
    await slow.release();
    expect(browser.stored()).toEqual([2]);
    expect(shown()).toEqual(['false', 'true']);
  },
);

test('RL-03 an open page of Ana shows Beto’s hearts when it is shown again, and his press is his', async () => {
  browser.savedOf(ana).add(1);
  browser.savedOf(beto).add(2);
  browser.buttons.push(heartButton(1), heartButton(2), heartButton(3));
  const press = await openTab();
  await vi.waitFor(() => expect(shown()).toEqual(['true', 'false', 'false']));
  // A request of Ana for product 3 is never answered.
  const slow = delay('press');
  press(3);
  await slow.sent;
  changeHands(false);
  browser.show();
  await vi.waitFor(() => expect(shown()).toEqual(['false', 'true', 'false']));
  browser.beforeReply = async () => undefined;
  press(3);
  await vi.waitFor(() => expect([...browser.savedOf(beto)].toSorted()).toEqual([2, 3]));
  await vi.waitFor(() => expect(shown()).toEqual(['false', 'true', 'true']));
  await slow.release();
  expect([...browser.savedOf(ana)].toSorted()).toEqual([1, 3]);
  expect([...browser.savedOf(beto)].toSorted()).toEqual([2, 3]);
});
