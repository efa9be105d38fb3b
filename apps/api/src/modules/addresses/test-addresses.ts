/** For tests: the API with accounts, and a customer's calls about addresses. */
import { beforeEach } from 'vitest';
import { withAccount } from '../accounts/testing/test-account.ts';

export const path = '/app/v1/address';

export const home = {
  nombre: 'Ana Ríos',
  calle: 'Orizaba',
  numeroExterior: '101',
  numeroInterior: '4',
  colonia: 'Roma Norte',
  codigoPostal: '06700',
  municipio: 'Cuauhtémoc',
  ciudad: 'Ciudad de México',
  entreCalles: 'Puebla y Sinaloa',
  referencias: 'Portón verde',
  telefono: '5512345678',
};

/** Opens the API on a database of its own, which is cleared before each test. */
export async function withAddresses() {
  const shop = await withAccount();
  const { call, customer, session, clear } = shop;
  beforeEach(clear);

  /** The calls of a new customer. */
  async function shopper(email = 'ana@correo.mx') {
    const id = await customer({ email });
    const { token, access_token } = await session(email);
    const headers = { authorization: `Bearer ${access_token}` };
    const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url = '', payload?: object) =>
      call(method, path + url, { headers, ...(payload && { payload }) });
    return {
      ...{ id, token, send },
      add: (more: object = {}) => send('POST', '', { ...home, ...more }),
      async added(calle: string, more: object = {}): Promise<string> {
        const { status, body } = await send('POST', '', { ...home, calle, ...more });
        if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
        return body.data.address.id;
      },
      /** The streets in the sequence of the list; the default address has a star. */
      async streets(): Promise<string[]> {
        const { body } = await send('GET');
        return body.data.address.map((one: { calle: string; predeterminada: boolean }) =>
          one.predeterminada ? `${one.calle}*` : one.calle,
        );
      },
    };
  }

  return { ...shop, shopper };
}
