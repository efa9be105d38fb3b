/** For tests: customers with an authenticator app, and the codes that the app shows. */

import { codeOfStep, stepAt } from '../second-step/totp.ts';
import { password, type withAccounts } from './test-accounts.ts';
import { withMembers } from './test-factors.ts';

export const path = '/app/v1/cuenta/autenticador';

const fromBase32 = (text: string) => {
  const bits = [...text].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
/** The code that an app shows now, or after `later` time steps. */
export const codeNow = (secret: Buffer, later = 0) => codeOfStep(secret, stepAt(Date.now()) + later);
/** A code that is wrong at all time steps near this one. */
export function wrongCode(secret: Buffer): string {
  const right = [-2, -1, 0, 1, 2].map((later) => codeNow(secret, later));
  return ['000000', '000001', '000002', '000003', '000004', '000005'].find((code) => !right.includes(code)) ?? '';
}

export function withApps(accounts: Omit<Awaited<ReturnType<typeof withAccounts>>, 'clear'>) {
  const { db, database, post, signIn } = accounts;
  const members = withMembers(accounts);
  type Member = Awaited<ReturnType<typeof members.member>>;
  let visitors = 0;

  /** Makes the last accepted code ten steps older, so that the current code can be used again. */
  const forgetSteps = () => database.pool.query('update authenticators set last_step = last_step - 10');
  const begin = async (who: Member) => {
    const { body } = await who.call('POST', path);
    return { ...body, secret: fromBase32(body.secreto) };
  };

  return {
    ...members,
    ...{ forgetSteps, begin },
    /** A member who has turned an app on. */
    async withApp(email?: string) {
      const who = await members.member(email);
      const { secret } = await begin(who);
      const { body } = await who.call('POST', `${path}/confirmar`, { codigo: codeNow(secret) });
      await forgetSteps();
      return { ...who, secret, codes: body.codigos as string[] };
    },
    /** Completes a sign-in by a code. */
    enterCode: (token: string, codigo: string) => post('/app/v1/login/codigo', { token, codigo }),
    /** The ticket of a sign-in that waits for a code. Each sign-in uses another IP address, as attackers do. */
    async ticket(email = 'ana@correo.mx'): Promise<string> {
      const address = `198.51.100.${visitors++ % 250}`;
      return (await signIn(email, password, { address })).body.token;
    },
    audit: async () =>
      (await db.selectFrom('customer_audit').select('action').orderBy('id').execute()).map(({ action }) => action),
  };
}
