import type { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requireCustomer } from '../../../shared/session/customer.server.ts';
import { asAction, formOf, shop, signedIn } from '../../../shared/session/test-session.server.ts';
import { answerAddressChoice, answerVisitor, chooseAddress } from './address-choice.server.ts';

const address = {
  ...{ id: 'a1', nombre: 'Ana', direccion: 'Orizaba 101', calle: 'Orizaba', numeroExterior: '101' },
  ...{ numeroInterior: '', colonia: 'Roma Norte', codigoPostal: '06700', municipio: 'Cuauhtémoc' },
  ...{ ciudad: '', estado: 'Ciudad de México', entreCalles: '', referencias: '', telefono: '5512345678' },
  predeterminada: true,
};

/** Runs `work` as a route behind the resource's middlewares. */
async function answer(context: RouterContextProvider): Promise<unknown> {
  const args = (next: () => Promise<Response>) =>
    [
      { request: new Request('http://shop/resources/direcciones'), url: new URL('http://shop/x'), context },
      next,
    ] as const;
  const [answerFirst] = answerVisitor;
  const run = (middleware: unknown, next: () => Promise<Response>) =>
    (middleware as (...given: unknown[]) => Promise<Response>)(...args(next));
  const load = async () => {
    try {
      return await answerAddressChoice(context);
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    }
  };
  return (await run(answerFirst, () => run(requireCustomer, load))).json();
}

test.each([
  [401, 'UNAUTHENTICATED', 'error401'],
  [404, 'ADDRESS_NOT_FOUND', 'error404'],
  [440, 'SESSION_EXPIRED', 'error440'],
  [500, 'INTERNAL', 'error500'],
  [503, 'DATABASE_UNAVAILABLE', 'error500'],
])('ER-03 a %s has the marker of its own: %s', async (status, code, failure) => {
  const { context } = shop(signedIn({ sesion_renovada: '1' }), ({ path }) =>
    path.startsWith('/app/v1/address') ? { status, body: { status, code, msg: 'x', request_id: '1' } } : undefined,
  );
  expect(await answer(context)).toEqual({ failure });
});

test('ER-03 no connection has the marker of cors and network, nobody that of a 401, a list that of a 404', async () => {
  expect(await answer(shop(signedIn(), () => undefined).context)).toEqual({ failure: 'errorCors' });
  expect(await answer(shop({}, () => undefined).context)).toEqual({ failure: 'error401' });
  const listed = shop(signedIn(), () => ({ status: 200, body: [] }));
  expect(await answer(listed.context)).toEqual({ failure: 'error404' });
});

test('UI-11 ST-03 the chosen address leaves id, name, municipality, street and postal code', async () => {
  const { context, scope } = shop(signedIn(), () => ({ status: 200, body: { data: { address } } }));
  const choose = () => asAction(context, () => chooseAddress(context, formOf({ direccion: 'a1' }), true));
  expect(await choose()).toMatchObject({ result: { status: 'done', values: { codigoPostal: '06700' } } });
  const { cookies } = scope;
  expect(cookies.get('selectId')).toBe('a1');
  expect(JSON.parse(cookies.get('dirPredeterminada') ?? '')).toEqual({
    ...{ nombre: 'Ana', municipio: 'Cuauhtémoc', calle: 'Orizaba 101' },
  });
  expect(cookies.get('existDirPredeterminada')).toBe('1');
  expect(JSON.parse(cookies.get('shipping') ?? '')).toEqual({ municipio: 'Cuauhtémoc' });
  expect(cookies.get('codigoPostal')).toBe('06700');
});

test('UI-11 RO-02 an address that is not there stores nothing', async () => {
  const { context, scope } = shop(signedIn(), () => ({
    ...{ status: 404, body: { status: 404, code: 'ADDRESS_NOT_FOUND', msg: 'x', request_id: '1' } },
  }));
  const choose = () => asAction(context, () => chooseAddress(context, formOf({ direccion: 'b2' }), true));
  expect(await choose()).toMatchObject({ result: { status: 'invalid' } });
  expect(scope.cookies.get('selectId')).toBeUndefined();
  expect(scope.cookies.get('codigoPostal')).toBeUndefined();
});
