/** Tests that rows which count tries have no IP address, no e-mail and no id, and no hash that anybody can try. */
import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { Failure } from '../../../failure.ts';
import { withAccount } from '../testing/test-account.ts';
import { countAppCode, countCouponTry } from './failure-repository.ts';

const { database, clear, customer, signedIn, signIn, post } = await withAccount();
beforeEach(() => clear());

const address = '198.51.100.77';
const email = 'ana@correo.mx';

/** Types wrong secrets at all places that count them. @returns what no row may contain */
async function failEverywhere(): Promise<string[]> {
  const id = await customer({ email });
  const ana = await signedIn(email, { address });
  await ana.post('/confirmacion', { contrasena: 'no es esta' }, { address });
  await database.pool.query('update customers set two_step = true');
  const { token } = (await signIn(email, undefined, { address })).body;
  await post('/app/v1/login/codigo', { token, codigo: '12345x' }, { address });
  await signIn(email, 'no es esta', { address });
  await post('/app/v1/recuperar-contrasena', { correo: email }, { address });
  const form = {
    nombre: 'Ana',
    apellidoP: 'Ríos',
    correo: email,
    contrasena: 'lluvia sobre el comal',
    aviso: '2026-11-30',
  };
  await post('/app/ApiRest/Registro', form, { address });
  await countAppCode(database.db, id);
  const unknown = () => Promise.reject(new Failure('VALIDATION_FAILED'));
  await expect(countCouponTry(database.db, id, unknown)).rejects.toThrow();
  const { rows } = await database.pool.query('select id from customer_sessions');
  return [address, email, id, ...rows.map((row) => row.id)];
}

test('issue 37, A6: keys of failures and codes have no IP address, e-mail or id, nor a hash without a secret', async () => {
  const plain = await failEverywhere();
  const { rows } = await database.pool.query('select key from sign_in_failures order by key');
  const kinds = [
    'account',
    'address',
    'app',
    'codes',
    'coupons',
    'pair',
    'recovery',
    'registration',
    'registrations',
    'session',
    'sessions',
  ];
  expect(rows.map(({ key }) => key.split(':', 1)[0])).toEqual(kinds);
  for (const { key } of rows) expect(key).toMatch(/^[a-z]+(:[\w-]{43}){1,2}$/);
  const asked = await database.pool.query(
    `select encode(asker, 'hex') as asker from mailed_codes where asker is not null`,
  );
  expect(asked.rows).toHaveLength(1);
  const text = JSON.stringify([rows, asked.rows]);
  for (const one of plain)
    for (const hash of [
      one,
      ...(['hex', 'base64url'] as const).map((as) => createHash('sha256').update(one).digest(as)),
    ])
      expect(text).not.toContain(hash);
});
