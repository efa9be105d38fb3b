/** Tests when a session expires: after days without a visit, and after the longest lifetime (AP-24). */
import { describe, expect, test } from 'vitest';
import { config } from '../../../test-api.ts';
import { withAccounts } from '../testing/test-accounts.ts';

const { accounts } = config;
if (accounts === undefined) throw new Error('The shop has no settings of accounts.');

const shops = [
  { idleDays: 90, mostDays: 365 },
  { idleDays: 2, mostDays: 5 },
] as const;

describe.each(shops)('AP-24 ST-13 with $idleDays days without a visit and $mostDays in all', async (days) => {
  const shop = await withAccounts({ accounts: { ...accounts, ...days } });
  const { customer, signIn, exchange, call, clear, database } = shop;

  const signedIn = async () => {
    await clear();
    await customer();
    const { token } = (await signIn('ana@correo.mx')).body as { token: string };
    return {
      exchange: () => exchange(token),
      visit: async () => (await call('GET', `/app/v1/user-info?token=${token}`)).status,
    };
  };
  /** Moves the last visit into the past by this time. The longest lifetime does not change. */
  const idle = (time: string) =>
    database.pool.query('update customer_sessions set seen_at = now() - $1::interval', [time]);
  /** Moves the start of the session into the past by this time, with a visit just now. */
  const open = (time: string) =>
    database.pool.query('update customer_sessions set ends_at = ends_at - $1::interval, seen_at = now()', [time]);

  test('a minute before either end it is open', async () => {
    const ana = await signedIn();
    await idle(`${days.idleDays * 24 * 60 - 1} minutes`);
    expect(await ana.visit()).toBe(200);
    await open(`${days.mostDays * 24 * 60 - 1} minutes`);
    expect((await ana.exchange()).status).toBe(200);
  });

  test('a visit begins the days without one anew', async () => {
    const ana = await signedIn();
    for (let visits = 0; visits < 3; visits++) {
      await idle(`${days.idleDays * 24 - 1} hours`);
      expect(await ana.visit()).toBe(200);
      const { rows } = await database.pool.query(
        `select seen_at > now() - interval '1 minute' as "isNew" from customer_sessions`,
      );
      expect(rows).toEqual([{ isNew: true }]);
    }
  });

  test.each([
    ['after the days without a visit', () => idle(`${days.idleDays} days`)],
    ['after the days in all, though there was a visit just now', () => open(`${days.mostDays} days`)],
  ])('440 %s, for good', async (_, end) => {
    const ana = await signedIn();
    await end();
    const { status, body } = await ana.exchange();
    expect(status).toBe(440);
    expect(body).toMatchObject({
      code: 'SESSION_EXPIRED',
      msg: 'Tu sesión terminó. Inicia sesión de nuevo para continuar.',
    });
    expect(await ana.visit()).toBe(440);
    expect(await ana.visit(), 'a call that was refused is no visit').toBe(440);
  });
});
