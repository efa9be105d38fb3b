/**
 * Hearts on a device that two customers share (RL-03, SS-03, SS-07): those of one never reach the other's list, and are
 * not shown to the other. `hearts-of-customers.test.ts` tests late replies.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { categoryUrl, largestDepartment } from '../support/catalogue/catalogue.ts';
import { addCustomer, type TestCustomer } from '../support/customers/customers.ts';
import { hydrated, openSessions } from '../support/customers/sessions.ts';
import { fillSignIn } from '../support/customers/sign-in-pages.ts';
import { withShopDatabase } from '../support/shop/database.ts';

const heartOf = (page: Page, product: number) => page.getByRole('main').locator(`.heart[value="${product}"]`).first();
const isPressed = (page: Page, product: number, state: boolean) =>
  expect(heartOf(page, product)).toHaveAttribute('aria-pressed', String(state));

const savedOf = ({ id }: TestCustomer): Promise<number[]> =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ id: number }>(
      `select product_id as id from wishlist_items i join wishlists l on l.id = i.wishlist_id
        where l.customer_id = $1 and removed_at is null order by saved_at, product_id`,
      [id],
    );
    return rows.map((row) => row.id);
  });

interface Shared {
  page: Page;
  context: BrowserContext;
  ana: TestCustomer;
  /** A sign-in page that was opened before Ana signed in. */
  door: Page;
  /** Another product, whose heart Ana has not pressed. */
  other: number;
}

/** How Ana leaves the device. @returns the page with the sign-in that Beto fills in */
const ways: Readonly<Record<string, (shared: Shared) => Promise<Page>>> = {
  async 'Ana signs out'({ page }) {
    await page.goto('/mi-cuenta/');
    await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    return page;
  },
  async 'the server ends her session, and she presses a heart'({ page, ana, other }) {
    await withShopDatabase(({ pool }) =>
      pool.query('update customer_sessions set ended_at = now() where customer_id = $1', [ana.id]),
    );
    await heartOf(page, other).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    return page;
  },
  async 'she does not sign out'({ door }) {
    return door;
  },
};

for (const [way, leave] of Object.entries(ways))
  test(`RL-03 SS-03 SS-07 hearts of Ana never reach the list of Beto on the same device: ${way}`, {
    tag: '@phone',
  }, async ({ page, context }) => {
    const [ana, beto] = [await addCustomer('Ana'), await addCustomer('Beto')];
    const listing = categoryUrl(await largestDepartment(page.request));
    const door = await context.newPage();
    await door.goto('/login');
    // As a visitor, Ana presses a heart, and signs in for it.
    await page.goto(listing);
    const values = await page
      .getByRole('main')
      .locator('.heart')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('value'))));
    const [first = 0, second = 0, other = 0] = new Set(values);
    await heartOf(page, first).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Inicia sesión' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillSignIn(page, ana.email);
    await expect(page).toHaveURL(listing);
    await isPressed(page, first, true);
    await heartOf(page, second).click();
    await expect.poll(() => savedOf(ana)).toEqual([first, second]);
    const open = await context.newPage();
    await open.goto(listing);
    await isPressed(open, second, true);

    const entrance = await leave({ page, context, ana, door, other });
    await fillSignIn(entrance, beto.email);
    await expect(entrance).not.toHaveURL(/\/login/);
    expect(await savedOf(beto)).toEqual([]);
    await entrance.goto(listing);
    // A tab of Ana's shows Beto's hearts when it is shown again.
    await open.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    for (const tab of [entrance, open]) {
      await hydrated(tab);
      for (const product of [first, second, other]) await isPressed(tab, product, false);
    }
    await heartOf(open, other).click();
    await expect.poll(() => savedOf(beto)).toEqual([other]);
    expect(await savedOf(ana)).toEqual([first, second]);
    expect(await openSessions(ana.id)).toBe(0);
    await Promise.all([open.close(), door.close()]);
  });
