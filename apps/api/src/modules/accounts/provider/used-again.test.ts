/** Tests what ends when an authorization code or a refresh token is used again (AP-04, SS-04). */
import { beforeEach, expect, test } from 'vitest';
import { withAccount } from '../testing/test-account.ts';
import { createBrowser, exchangeCode } from '../testing/test-client.ts';

const { app, customer, signedIn, refresh, userInfo, signIn, clear, mailTo, mails, audit, database } =
  await withAccount();
beforeEach(clear);

const email = 'Ana@correo.mx';
const ended = async () => (await mails(email)).filter(({ kind }) => kind === 'unsafe-session-ended').length;
const openSessions = async () =>
  (await database.pool.query('select method from customer_sessions where ended_at is null order by created_at')).rows;
/** Makes all uses of refresh tokens older than the grace. */
const passGrace = () =>
  database.pool.query(`update identity_records set consumed_at = consumed_at - interval '11 seconds'`);

/** Signs in at the storefront, and gets a code for a client in the same browser. */
async function withCode() {
  const ana = await signedIn();
  const browser = createBrowser(app);
  const { interaction, verifier } = await browser.authorize();
  const { body } = await browser.finish(interaction, ana.access_token);
  const { to } = await browser.open(body.direccion);
  return { ana, to, verifier, exchange: (by = verifier) => exchangeCode(app, to, by) };
}

test('issue 37, A2: a code that is exchanged twice at once gives tokens to one at most, in 20 rounds', async () => {
  for (let round = 0; round < 20; round++) {
    await clear();
    await customer();
    const { exchange } = await withCode();
    const replies = await Promise.all([exchange(), exchange()]);
    const given = replies.filter(({ status }) => status === 200);
    expect(given.length).toBeLessThanOrEqual(1);
    for (const { status, body } of replies) if (status !== 200) expect(body.error).toBe('invalid_grant');
    // The second use ends what came of the first, whichever came first.
    for (const { body } of given) {
      expect((await userInfo(body.access_token ?? '')).status).not.toBe(200);
      expect((await refresh(body.refresh_token ?? '')).status).toBe(400);
    }
  }
});

test('issue 37, A6: a code that is used again ends the session of its client, and the owner gets a mail', async () => {
  await customer();
  const { ana, exchange } = await withCode();
  expect((await exchange()).status).toBe(200);
  expect(await openSessions()).toEqual([{ method: 'password' }, { method: 'single-sign-on' }]);
  expect((await exchange()).status).toBe(400);
  expect(await openSessions()).toEqual([{ method: 'password' }]);
  expect((await ana.get('/perfil')).status).toBe(200);
  expect(await ended()).toBe(1);
});

test('issue 37, A6: a wrong verifier uses a code up', async () => {
  await customer();
  const { exchange, verifier } = await withCode();
  expect((await exchange(`${verifier.slice(0, -1)}${verifier.endsWith('a') ? 'b' : 'a'}`)).status).toBe(400);
  expect(await exchange()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});

test('issue 37, A6: after a theft of a refresh token the session ends, and the owner gets one mail', async () => {
  const id = await customer();
  const ana = await signedIn();
  const other = await signedIn('ana@correo.mx', { dispositivo: ana.dispositivo, address: '198.51.100.1' });
  await database.pool.query('delete from mails');
  // A thief has copied the token. The owner refreshes first, and the thief later.
  const owner = await refresh(ana.refresh_token);
  expect(owner.status).toBe(200);
  // Within ten seconds a second use is no theft: a reply was lost, or two tabs refreshed.
  const tab = await refresh(ana.refresh_token);
  expect(tab.status).toBe(200);
  expect(await ended()).toBe(0);
  await passGrace();
  const thieves = await Promise.all([refresh(ana.refresh_token), refresh(ana.refresh_token)]);
  for (const reply of thieves) expect(reply).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  for (const { body } of [owner, tab]) {
    expect([401, 440]).toContain((await userInfo(body.access_token)).status);
    expect((await refresh(body.refresh_token)).status).toBe(400);
  }
  // The session token of the same session is over as well; other sessions are not.
  expect(await openSessions()).toHaveLength(1);
  expect((await other.get('/perfil')).status).toBe(200);
  expect(await ended()).toBe(1);
  expect((await mailTo(email))?.text).toContain('por segunda vez una credencial');
  expect(await audit(id)).toEqual([{ action: 'session-ended', detail: { motivo: 'copied-token' } }]);
});

test('issue 37, A6: the device of a session that was copied asks for a code at the next sign-in', async () => {
  await customer();
  const { refresh_token, dispositivo } = await signedIn();
  await refresh(refresh_token);
  await passGrace();
  await refresh(refresh_token);
  expect((await signIn('ana@correo.mx', undefined, { dispositivo })).status).toBe(412);
});
