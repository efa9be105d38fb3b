/** For tests: the calls that recover a password, and the worker that mails the links. */
import { createUnitOfWork } from '@tianguis/database';
import { sendRecoveryLink } from '../recovery/recovery-mail.ts';
import { type Device, withAccounts } from './test-accounts.ts';

export const next = 'lluvia sobre el comal';

/** The reply to a link that is not valid. */
export const dead = {
  status: 422,
  body: { fields: [{ name: 'token', code: 'WRONG', msg: 'Este enlace ya no sirve. Pide uno nuevo.' }] },
};

export async function withRecovery() {
  const accounts = await withAccounts();
  const { db, post, messages, mailTo } = accounts;
  const request = (correo: string, device?: Device) => post('/app/v1/recuperar-contrasena', { correo }, device);
  /** Runs the jobs of the requests until now, as a worker does. */
  async function work(): Promise<void> {
    const jobs = messages.splice(0).filter(({ job }) => job === 'mail-recovery-link');
    const shop = createUnitOfWork(db, { put: async () => undefined });
    const letterShop = { name: 'Tianguis', origin: 'http://localhost:3000' };
    for (const { data } of jobs) await sendRecoveryLink(shop, letterShop, (data as { id: string }).id);
  }
  return {
    ...accounts,
    ...{ request, work },
    open: (token: string) => post('/app/v1/recuperar-contrasena/enlace', { token }),
    setPassword: (token: string, contrasena = next, more: object = {}) =>
      post('/app/v1/recuperar-contrasena/nueva', { token, contrasena, ...more }),
    /** Requests a link, and reads it in the mail. @returns the link's token */
    async linkFor(email: string): Promise<string> {
      await request(email);
      await work();
      const mail = await mailTo(email);
      return /recuperar-contrasena\/\?token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';
    },
    rows: (table: 'mails' | 'customer_sessions' | 'customer_devices' | 'recovery_links' | 'recovery_requests') =>
      db.selectFrom(table).selectAll().execute(),
    clear: async () => {
      messages.length = 0;
      await accounts.clear();
    },
  };
}
