import { expect, test } from 'vitest';
import { asAction, formOf, shop, signedIn } from '../../../shared/session/test-session.server.ts';
import { changeAddresses } from './addresses.server.ts';

const address = {
  ...{ id: 'a1', nombre: 'Ana', direccion: 'Orizaba 101', calle: 'Orizaba', numeroExterior: '101' },
  ...{ numeroInterior: '', colonia: 'Roma Norte', codigoPostal: '06700', municipio: 'Cuauhtémoc' },
  ...{ ciudad: '', estado: 'Ciudad de México', entreCalles: '', referencias: '', telefono: '5512345678' },
};

/** Submits a form of the address list in a browser whose chosen address is not the address of the form. */
async function send(what: string, predeterminada: boolean) {
  const cookies = signedIn({ selectId: 'other', codigoPostal: '44100' });
  const { context, scope, calls } = shop(cookies, () => ({
    ...{ status: 200, body: { data: { address: { ...address, predeterminada } } } },
  }));
  const form = formOf({ accion: what, direccion: 'a1' });
  const answer = await asAction(context, () => changeAddresses(context, form, new Request('http://shop/x')));
  const chosen = { id: scope.cookies.get('selectId'), code: scope.cookies.get('codigoPostal') };
  return { answer, chosen, path: calls.at(-1)?.path };
}

test('RL-04 ST-03 a restored address is used again where it is the default one, and only there', async () => {
  expect(await send('restaurar', true)).toMatchObject({ chosen: { id: 'a1', code: '06700' } });
  expect(await send('restaurar', false)).toMatchObject({ chosen: { id: 'other', code: '44100' } });
});

test('RL-04 ST-03 an address that becomes the default one is used', async () => {
  const { chosen, path } = await send('predeterminada', true);
  expect(chosen).toEqual({ id: 'a1', code: '06700' });
  expect(path).toMatch(/\/a1\/predeterminada$/);
});
