/**
 * Two requests of one browser refresh its session at once, and the reply to the loser comes late (SS-04, SS-06).
 * `sign-out.spec.ts` tests a late reply after a sign-out, in a browser.
 */

import { findProduct } from '../../support/catalogue/catalogue.ts';
import { addCustomer, mailsOf, signInByCall } from '../../support/customers/customers.ts';
import { openSessions, refreshes, seconds } from '../../support/customers/sessions.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { origin } from '../../support/shop/operator.ts';
import { Client, type Reply } from '../client/client.ts';
import { expect, test } from '../client/test.ts';

/** Makes the access token expire, so that the next request refreshes the session. */
const expire = ({ cookies }: Client) => cookies.take([`access_token_expira=${seconds() - 60}; Path=/`]);

/**
 * Sends a request with the present cookies of a browser.
 * @returns the reply, and a function by which the browser receives the reply
 */
async function sendLate(browser: Client, send: (tab: Client) => Promise<Reply>) {
  const tab = new Client();
  tab.cookies.take(browser.cookies.all().map(({ name, value, path }) => `${name}=${value}; Path=${path}`));
  const reply = await send(tab);
  return { reply, arrive: () => browser.cookies.take(reply.setCookies()) };
}

const form =
  (path: string, fields: Record<string, string> = {}) =>
  (tab: Client) =>
    tab.post(path, { form: fields, headers: { origin }, maxRedirects: 0 });
const page = (path: string) => (tab: Client) => tab.get(path, { maxRedirects: 0 });

/** Requests that refresh a session, and their replies with a session. */
const requests: Readonly<Record<string, { send: (tab: Client) => Promise<Reply>; status: number }>> = {
  'a page': { send: page('/mi-cuenta/mis-datos'), status: 200 },
  'its data': { send: page('/mi-cuenta/mis-datos.data'), status: 200 },
  'the watcher of an open page': { send: form('/acciones/sesion'), status: 200 },
  'the hearts of an open page': { send: page('/resources/favoritos'), status: 200 },
  'the sign-in page': { send: page('/login?redirect=/mi-cuenta/'), status: 303 },
};

test.each(Object.entries(requests))(
  'SS-04 the late reply to the loser of a refresh leaves the tokens of the winner in force: %s',
  async (_, loser) => {
    for (const winner of Object.values(requests)) {
      const { id, email } = await addCustomer();
      const browser = new Client();
      await signInByCall(browser, email);
      expire(browser);
      const [first, late] = await Promise.all([sendLate(browser, winner.send), sendLate(browser, loser.send)]);
      expect([first.reply.status(), late.reply.status()]).toEqual([winner.status, loser.status]);
      expect(await refreshes(id)).toBe(1);
      first.arrive();
      const names = browser.cookies.all().map(({ name }) => name);
      // Meanwhile the browser has asked with the new tokens.
      expect((await page('/mi-cuenta/')(browser)).status()).toBe(200);
      late.arrive();
      expect(browser.cookies.all().map(({ name }) => name)).toEqual(names);
      expect((await page('/mi-cuenta/')(browser)).status()).toBe(200);
      // The tokens that the browser has in the end can be refreshed, and count as stolen by nobody.
      await passGrace(id);
      expire(browser);
      expect((await page('/mi-cuenta/')(browser)).status()).toBe(200);
      expect(await refreshes(id)).toBe(2);
      expect(await openSessions(id)).toBe(1);
      expect(await mailsOf(email, 'unsafe-session-ended')).toBe(0);
    }
  },
);

/** Makes the uses of a customer's refresh tokens older than the ten seconds for which a used token is accepted. */
const passGrace = (customer: string) =>
  withShopDatabase(({ pool }) =>
    pool.query(`update identity_records set consumed_at = consumed_at - interval '11 seconds' where account_id = $1`, [
      customer,
    ]),
  );

test.each(Object.entries(requests))(
  'SS-04 RL-03 tokens of Ana that arrive after Beto has signed in let him act in no account but his: %s',
  async (_, slow) => {
    const [ana, beto] = [await addCustomer('Ana'), await addCustomer('Beto')];
    const browser = new Client();
    await signInByCall(browser, ana.email);
    expire(browser);
    const late = await sendLate(browser, slow.send);
    expect(await refreshes(ana.id)).toBe(1);
    await passGrace(ana.id);
    // Ana does not sign out.
    await signInByCall(browser, beto.email);
    late.arrive();
    const { id } = await findProduct(browser, ({ stock }) => stock > 0);
    await form('/acciones/favoritos/respuesta', { producto: String(id) })(browser);
    const opened = await browser.get('/mi-cuenta/');
    for (const secret of [ana.email, '¡Hola, Ana!']) expect(await opened.text()).not.toContain(secret);
    const { rows } = await withShopDatabase(({ pool }) =>
      pool.query(
        `select product_id from wishlist_items i join wishlists l on l.id = i.wishlist_id where l.customer_id = $1`,
        [ana.id],
      ),
    );
    expect(rows).toEqual([]);
    // Beto's sign-in has ended Ana's session on this device.
    expect(await openSessions(ana.id)).toBe(0);
  },
);
