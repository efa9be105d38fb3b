/** Helpers of session tests: the expiry of tokens, calls of the provider, and the greeting of a page. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { withShopDatabase } from '../shop/database.ts';
import { cookiesOf } from './sign-in-pages.ts';

/** The current time in seconds, as in the session's cookies. */
export const seconds = () => Math.floor(Date.now() / 1_000);

/** Waits until the scripts of a page run. */
export const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/**
 * Opens a page as a customer, and waits for its scripts and their late request for the hearts. Near the end of the
 * tokens ({@link expireAt}), this request would refresh the tokens itself.
 */
export async function openAsCustomer(page: Page, path: string): Promise<void> {
  const hearts = page.waitForResponse('**/resources/favoritos').catch(() => undefined);
  await page.goto(path);
  await hydrated(page);
  await page.locator('html[data-session-watched]').waitFor({ state: 'attached' });
  // A page without hearts asks for none.
  if ((await page.locator('button[form=favoritos],form[action="/acciones/favoritos"] button').count()) > 0)
    await (await hearts)?.finished();
}

/** The short name in the header of a page, for customers whose name is Guadalupe. */
export const greeting = (page: Page): Locator =>
  page.getByRole('banner').getByText('Guadalu…').and(page.locator(':visible'));

/** Makes the access token expire at this time, for the page and the server. */
export const expireAt = (context: BrowserContext, access: number) =>
  expireTokens(context, { access_token_expira: access });

const count = (query: string, customer: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::integer as count from ${query}`, [customer]);
    return rows[0]?.count ?? 0;
  });

/**
 * Makes both tokens expire at these times. One call sets both cookies, the refresh token's first: a page that checks
 * its session in between never finds a refresh token that it may still use.
 */
export const expireBothAt = (context: BrowserContext, access: number, refresh: number) =>
  expireTokens(context, { refresh_token_expira: refresh, access_token_expira: access });

async function expireTokens(context: BrowserContext, expiries: Record<string, number>): Promise<void> {
  const cookies = await cookiesOf(context);
  await context.addCookies(
    Object.entries(expiries).map(([name, moment]) => {
      const cookie = cookies.get(name);
      if (!cookie) throw new Error(`no cookie ${name}`);
      return { ...cookie, value: String(moment) };
    }),
  );
}

/** Number of refreshes that the provider carried out for a customer: refresh tokens that were used. */
export const refreshes = (customer: string) =>
  count(`identity_records where model = 'RefreshToken' and account_id = $1 and consumed_at is not null`, customer);

/** Number of a customer's sessions that the API has not ended. */
export const openSessions = (customer: string) =>
  count('customer_sessions where customer_id = $1 and ended_at is null', customer);

/** Revokes the tokens of a customer at the provider, as an operator does. */
export const revoke = (customer: string) =>
  withShopDatabase(({ pool }) =>
    pool.query('delete from identity_records where account_id = $1', [customer]).then(() => undefined),
  );
