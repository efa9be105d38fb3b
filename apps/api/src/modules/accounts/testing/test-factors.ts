/** For tests: signed-in customers, and the calls that they make with their access token. */
import type { withAccounts } from './test-accounts.ts';
import { type Attested, createTestPasskey, type TestPasskey } from './test-passkey.ts';

export function withMembers(accounts: Omit<Awaited<ReturnType<typeof withAccounts>>, 'clear'>) {
  const { db, call, customer, signIn, exchange } = accounts;

  const memberCall = (token: string) => (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    call(method, url, { ...(payload && { payload }), headers: { authorization: `Bearer ${token}` } });

  /** Confirms the sessions of a customer, as a password does. */
  const confirm = (id: string, at: Date | null = new Date()) =>
    db.updateTable('customer_sessions').set({ confirmed_at: at }).where('customer_id', '=', id).execute();

  return {
    confirm,
    /** A new customer who is signed in and has confirmed the session. */
    async member(email = 'ana@correo.mx') {
      const id = await customer({ email });
      const { token } = (await signIn(email)).body;
      const { access_token } = (await exchange(token, email)).body;
      await confirm(id);
      return { id, email, call: memberCall(access_token) };
    },
    /** A call with any access token. */
    memberCall,
    /** Adds a passkey to a confirmed member. */
    async withPasskey(
      member: { call: ReturnType<typeof memberCall> },
      passkey = createTestPasskey(),
      answer?: Attested,
    ) {
      const { opciones } = (await member.call('POST', '/app/v1/cuenta/llaves/opciones')).body;
      const respuesta = passkey.create(opciones, answer);
      const reply = await member.call('POST', '/app/v1/cuenta/llaves', { respuesta, nombre: 'Mi teléfono' });
      return { passkey, reply, opciones, respuesta };
    },
    /** Signs in by a passkey. */
    async enter(passkey: TestPasskey, answer?: Attested, more: object = {}) {
      const { token, opciones } = (await accounts.post('/app/v1/login/llave/opciones', {})).body;
      return accounts.post('/app/v1/login/llave', { token, respuesta: passkey.get(opciones, answer), ...more });
    },
  };
}
