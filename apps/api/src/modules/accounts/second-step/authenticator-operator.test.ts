import { createUnitOfWork } from '@tianguis/database';
import { beforeEach, expect, test } from 'vitest';
import { createCustomerOperator } from '../../../customers.ts';
import { password, withAccounts } from '../testing/test-accounts.ts';
import { codeNow, path, withApps } from '../testing/test-authenticator.ts';

const accounts = await withAccounts();
const { db, clear, mailTo, signIn, post } = accounts;
const { withApp, enterCode, ticket, forgetSteps } = withApps(accounts);
beforeEach(() => clear());

const shop = createUnitOfWork(db, { put: async () => undefined });
const carmen = createCustomerOperator(shop, 'Carmen', { name: 'Tianguis', origin: 'https://tianguis.example' });

test('issue 16, 10: an operator turns the app off for who has lost everything; a mailed code takes its place', async () => {
  const ana = await withApp();
  const luis = await withApp('luis@correo.mx');
  const { dispositivo } = (await enterCode(await ticket(), codeNow(ana.secret))).body;
  await forgetSteps();
  const waiting = await ticket();
  expect((await ana.call('GET', path)).status).toBe(200);
  expect(await carmen.show('ana@correo.mx')).toMatchObject({
    ...{ authenticator: { since: expect.any(Date), codes: 10 }, passkeys: 0 },
  });

  const { ended } = await carmen.removeAuthenticator('ana@correo.mx');
  expect(ended).toBe(2);
  expect((await ana.call('GET', path)).status).toBe(401);
  // Neither a code of the app nor a recovery code is accepted, even for a sign-in that already waited for one.
  expect((await enterCode(waiting, codeNow(ana.secret))).status).toBeGreaterThanOrEqual(400);
  expect((await enterCode(waiting, ana.codes[0] ?? '')).status).toBeGreaterThanOrEqual(400);
  expect(await mailTo('ana@correo.mx')).toMatchObject({
    kind: 'authenticator-removed',
    text: expect.stringContaining('https://tianguis.example/contacto'),
  });
  expect(await carmen.show('ana@correo.mx')).toMatchObject({ authenticator: { since: null, codes: 0 } });

  // The password alone is not enough, even on the device that was known.
  const reply = await signIn('ana@correo.mx', password, { dispositivo });
  expect(reply.status).toBe(412);
  const { code } = (await mailTo('ana@correo.mx')) ?? {};
  expect((await post('/app/v1/login/codigo', { token: reply.body.token, codigo: code })).status).toBe(200);

  // The other customer's app still works.
  expect((await luis.call('GET', path)).status).toBe(200);
  expect((await enterCode(await ticket('luis@correo.mx'), codeNow(luis.secret))).status).toBe(200);
});

test('issue 16, 10: it is noted with the name of who did it, once', async () => {
  const ana = await withApp();
  const both = await Promise.allSettled([1, 2].map(() => carmen.removeAuthenticator('ana@correo.mx')));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(carmen.removeAuthenticator('ana@correo.mx')).rejects.toThrow(
    'The account of ana@correo.mx has no authenticator app.',
  );
  const noted = await db
    .selectFrom('customer_audit')
    .select(['customer_id', 'actor', 'operator', 'detail'])
    .where('action', '=', 'authenticator-removed')
    .execute();
  expect(noted).toEqual([{ customer_id: ana.id, actor: 'operator', operator: 'Carmen', detail: { sessions: 1 } }]);
  expect(await db.selectFrom('mails').select('id').where('kind', '=', 'authenticator-removed').execute()).toHaveLength(
    1,
  );
});
