import { expect, test } from 'vitest';
import { asAction, formOf, shop, signedIn } from '../../../shared/session/test-session.server.ts';
import { changeAddresses, saveAddress } from './addresses.server.ts';

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

const places: Record<string, object> = {
  '06600': { estado: 'Ciudad de México', municipio: 'Cuauhtémoc', ciudad: 'Ciudad de México', colonias: ['Juárez'] },
  '64000': { estado: 'Nuevo León', municipio: 'Monterrey', ciudad: 'Monterrey', colonias: ['Centro', 'Obispado'] },
  // The shop's table lacks this code.
  '67100': { estado: 'Nuevo León', municipio: null, ciudad: null, colonias: [] },
};
/** The form as it was filled in by 06600, with another code that was typed since. */
const filled = {
  ...{ nombre: 'Ana', calle: 'Zaragoza', numeroExterior: '1', telefono: '+52 1 (55) 1234 5678' },
  ...{ buscado: '06600', municipio: 'Cuauhtémoc', ciudad: 'Ciudad de México', coloniaLista: 'Juárez', colonia: '' },
};

/** The result of the address form, and the address that the form sent to the API. */
async function save(fields: Record<string, string>) {
  const { context, calls } = shop(signedIn(), ({ path, method }) => {
    if (method === 'POST') return { status: 201, body: { data: { address: { ...address, predeterminada: false } } } };
    return { status: 200, body: places[path.slice(-5)] };
  });
  const form = formOf({ ...filled, ...fields });
  const answer = await asAction(context, () => saveAddress(context, form, new Request('http://shop/x')));
  const sent = calls.find(({ method }) => method === 'POST');
  return { answer, sent: sent && JSON.parse(sent.body) };
}

test('RL-04, issue 37 B7: what an older code filled in goes with it, and nothing is stored', async () => {
  const { answer, sent } = await save({ codigoPostal: '64000' });
  expect(sent).toBeUndefined();
  expect(answer).toMatchObject({
    result: {
      values: {
        codigoPostal: '64000',
        municipio: 'Monterrey',
        ciudad: 'Monterrey',
        coloniaLista: '',
        buscado: '64000',
      },
      fieldErrors: { coloniaLista: 'Elige tu colonia, o «Mi colonia no aparece»' },
    },
  });
});

test('RL-04, issue 37 B7: a colonia of the older code goes, also one that was typed', async () => {
  const { answer } = await save({ codigoPostal: '64000', coloniaLista: 'otra', colonia: 'Juárez' });
  expect(answer).toMatchObject({ result: { values: { colonia: '' } } });
});

test('RL-04, issue 37 B7: without places of the typed code, the municipality is asked for', async () => {
  for (const button of [{}, { buscar: '1' }]) {
    const { answer, sent } = await save({ codigoPostal: '67100', ...button });
    expect(sent).toBeUndefined();
    expect(answer).toMatchObject({ result: { values: { municipio: '', ciudad: '' } } });
  }
});

test('RL-04, issue 37 B7: texts that the customer typed stay, also those for a border', async () => {
  const typed = { municipio: 'San Pedro', ciudad: '', coloniaLista: 'otra', colonia: 'Del Valle' };
  expect((await save({ codigoPostal: '64000', ...typed })).sent).toMatchObject({
    ...{ codigoPostal: '64000', municipio: 'San Pedro', ciudad: '', colonia: 'Del Valle', telefono: '5512345678' },
  });
  // The same code: its texts belong to it.
  expect((await save({ codigoPostal: '06600' })).sent).toMatchObject({ municipio: 'Cuauhtémoc', colonia: 'Juárez' });
});
