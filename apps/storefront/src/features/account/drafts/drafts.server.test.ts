import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import type { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { draftCookie } from '../../../shared/session/session-names.ts';
import { asAction, formOf, profile, shop, signedIn } from '../../../shared/session/test-session.server.ts';
import { readAddress, readNewAddress } from '../addresses/addresses.server.ts';
import { readPrivacy } from '../privacy/privacy.server.ts';
import { readProfile } from '../profile/profile.server.ts';
import { draftOf, rememberDraft } from './drafts.server.ts';

/** The size of each compressed text, and the quality. */
const compressed: { bytes: number; quality: number }[] = vi.hoisted(() => {
  // Tests of a worker share loaded modules. Another file may have loaded the drafts with the real compression.
  vi.resetModules();
  return [];
});
vi.mock(import('node:zlib'), async (original) => {
  const zlib = await original();
  const brotliCompressSync: typeof zlib.brotliCompressSync = (text, options) => {
    const quality = options?.params?.[zlib.constants.BROTLI_PARAM_QUALITY];
    compressed.push({ bytes: Buffer.from(text as Buffer).length, quality: Number(quality ?? 11) });
    return zlib.brotliCompressSync(text, options);
  };
  return { ...zlib, brotliCompressSync };
});
beforeEach(() => void compressed.splice(0));

const origin = 'https://tienda.example';
const add = '/mi-cuenta/direcciones-envio/agregar';
const own = { cuenta: profile.correo };

type Sent = Readonly<{ path: string; referer?: string; fields: Record<string, string>; to?: string | null }>;

/** Submits a form whose answer leads to `to`, and returns the cookie with the draft. */
async function send({ path, referer = '', fields, to = '/login' }: Sent, cookie?: string): Promise<string | undefined> {
  const { context, scope } = shop(cookie === undefined ? {} : { [draftCookie]: cookie }, () => ({ status: 200 }));
  const url = new URL(path, origin);
  const request = new Request(url, { method: 'POST', body: formOf(fields), headers: { referer } });
  const next = async () => {
    await request.formData();
    return to === null ? new Response() : new Response(null, { status: 303, headers: { location: to } });
  };
  await (rememberDraft as (...given: unknown[]) => Promise<Response>)({ request, url, context }, next);
  return scope.cookies.get(draftCookie);
}

/** Where the answer of a form leads whose session has ended. */
async function way(path: string, fields: Record<string, string>): Promise<string | null> {
  const { context } = shop({}, () => ({ status: 200 }));
  const url = new URL(path, origin);
  const request = new Request(url, { method: 'POST', body: formOf(fields) });
  const next = async () => new Response(null, { status: 303, headers: { location: '/login' } });
  const response = await (rememberDraft as (...given: unknown[]) => Promise<Response>)({ request, url, context }, next);
  return response.headers.get('location');
}

/** The draft that a page shows to a signed-in customer. */
async function shown(path: string, cookie: string | undefined, correo = profile.correo) {
  const session = signedIn({ profileData: JSON.stringify({ ...profile, correo }), [draftCookie]: cookie ?? '' });
  const { context, scope } = shop(session, () => ({ status: 200 }));
  const values = await asAction(context, async () => draftOf(context, new URL(path, origin)));
  return { values, cookie: scope.cookies.get(draftCookie) };
}

const address = { codigoPostal: '06700', calle: 'Ámsterdam', referencias: 'Portón «verde» 🏠\nTimbre 4' };
const withEmpty = expect.objectContaining(address);

test.each([
  ['without scripts', { path: add }],
  ['with scripts', { path: '/mi-cuenta/direccion/respuesta', referer: `${origin}${add}` }],
  ['when the session ended long ago', { path: add, to: '/' }],
] as const)('ER-09, issue 37 B8: a typed address survives the sign-in %s', async (_, sent) => {
  const cookie = await send({ ...sent, fields: { ...address, ...own } });
  expect((await shown(add, cookie)).values).toEqual(withEmpty);
  // The page with the draft may be loaded again.
  expect((await shown(`${add}?x=1`, cookie)).cookie).toBe(cookie);
});

test.each([
  ['/mi-cuenta/direcciones-envio/editar/7b0c', { calle: 'Orizaba' }],
  ['/mi-cuenta/mis-datos', { nombre: 'Guadalupe', telefono: '55 1234' }],
  ['/mi-cuenta/privacidad', { derecho: 'acceso', texto: '¿Qué datos míos tienen? '.repeat(166) }],
])('ER-09, issue 37 B8: what was typed on %s survives the sign-in', async (path, fields: Record<string, string>) => {
  const cookie = await send({ path, fields: { ...fields, ...own } });
  expect((await shown(path, cookie)).values).toEqual(expect.objectContaining(fields));
});

test('ER-09, issue 37 B8: an open page whose session has ended stores its form, and no action gets the form', async () => {
  const fields = { ...address, ...own };
  const open = { path: '/mi-cuenta/borrador/respuesta', referer: `${origin}${add}`, fields };
  // An answer of an action would delete the draft.
  expect((await shown(add, await send({ ...open, to: null }))).values).toEqual(withEmpty);
  expect(await send({ ...open, referer: `${origin}/mi-cuenta/contrasena`, to: null })).toBeUndefined();
});

test('issue 37 B8: a draft that no browser would store is not stored, and any Spanish text is short enough', async () => {
  const path = '/mi-cuenta/privacidad';
  // 4,000 characters, each of its own, are the most that the form takes.
  const texto = String.fromCharCode(...Array.from({ length: 4_000 }, (_, at) => 0x4e00 + ((at * 7_919) % 20_000)));
  expect(await send({ path, fields: { ...own, derecho: 'acceso', texto } })).toBeUndefined();
});

test.each([
  ['of 245 kB', { ...own, texto: '\u0001"\\'.repeat(81_000) }],
  ['of 4,000 control characters', { ...own, texto: '\u0001'.repeat(4_000) }],
  ['without its customer', { texto: 'Hola' }],
])('F1 a draft %s is not compressed', async (_, fields: Record<string, string>) => {
  const open = { path: '/mi-cuenta/borrador/respuesta', referer: `${origin}/mi-cuenta/privacidad`, to: null };
  expect(await send({ ...open, fields })).toBeUndefined();
  expect(compressed).toEqual([]);
});

test('F1 a draft that may fit into its cookie is compressed once, at a quality that takes little time', async () => {
  const texto = '¿Qué datos míos tienen, y de quién son? '.repeat(100);
  expect(await send({ path: '/mi-cuenta/privacidad', fields: { ...own, texto } })).toBeDefined();
  expect(compressed).toHaveLength(1);
  expect(compressed[0]?.bytes).toBeLessThanOrEqual(20_000);
  expect(compressed[0]?.quality).toBeLessThanOrEqual(5);
});

test('issue 37 B8: a draft reaches only its page and the customer who typed it, and contains no other fields', async () => {
  const cookie = await send({ path: add, fields: { ...address, ...own, contrasena: 'secreto', x: '1' } });
  expect((await shown(add, cookie)).values).toEqual(withEmpty);
  expect(brotliDecompressSync(Buffer.from(cookie ?? '', 'base64url')).toString()).not.toMatch(/secreto|contrasena/);
  expect((await shown('/mi-cuenta/mis-datos', cookie)).values).toBeUndefined();
  expect(await shown(add, cookie, 'otra@correo.mx')).toEqual({ values: undefined, cookie: undefined });
  expect(await send({ path: add, fields: address })).toBeUndefined();
  expect(await send({ path: '/mi-cuenta/contrasena', fields: { ...own, contrasena: 'secreto' } })).toBeUndefined();
});

test('AF-05 a question that a visitor typed on a public page survives the sign-in of anybody, and leads back to its form', async () => {
  const ask = '/mi-cuenta/preguntar/7';
  const fields = { texto: '¿Trae tapa?' };
  const cookie = await send({ path: ask, referer: `${origin}/producto/7/olla`, fields });
  expect((await shown(ask, cookie)).values).toEqual(fields);
  expect((await shown('/mi-cuenta/preguntar/8', cookie)).values).toBeUndefined();
  expect((await shown('/mi-cuenta/privacidad', cookie)).values).toBeUndefined();
  // What a signed-in customer typed stays theirs.
  const owned = await send({ path: ask, fields: { ...fields, ...own } });
  expect((await shown(ask, owned, 'otra@correo.mx')).values).toBeUndefined();
  expect(await way(ask, fields)).toBe(`/login?redirect=${encodeURIComponent(`https://tienda.example${ask}`)}`);
  expect(await way('/mi-cuenta/privacidad', { ...own, texto: 'Hola' })).toBe('/login');
});

test('issue 37 B8: a form that reaches its action deletes the draft', async () => {
  const cookie = await send({ path: add, fields: { ...address, ...own } });
  expect(await send({ path: add, fields: { ...address, ...own }, to: null }, cookie)).toBeUndefined();
  const saved = '/mi-cuenta/direcciones-envio/?listo=agregada';
  expect(await send({ path: add, fields: { ...address, ...own }, to: saved }, cookie)).toBeUndefined();
});

const stored = { nombre: 'Ana', apellidoP: 'Ríos', apellidoM: '', genero: null, cumpleanios: null, telefono: null };
const known = { ...stored, id: '7b0c', calle: 'Orizaba', codigoPostal: '06700', predeterminada: false };

test.each<[string, Record<string, string>, (context: RouterContextProvider, url: URL) => Promise<object>]>([
  [add, { calle: 'Ámsterdam' }, readNewAddress],
  [
    '/mi-cuenta/direcciones-envio/editar/7b0c',
    { calle: 'Ámsterdam' },
    (context, url) => readAddress(context, '7b0c', url),
  ],
  ['/mi-cuenta/mis-datos', { nombre: 'Guadalupe' }, readProfile],
])('ER-09, issue 37 B8: the form on %s contains its draft', async (path, fields, read) => {
  const cookie = await send({ path, fields: { ...fields, ...own } });
  const { context } = shop(signedIn({ [draftCookie]: cookie ?? '' }), ({ path: called }) => ({
    status: 200,
    body: {
      data: { ...stored, address: called.endsWith('/7b0c') ? known : [] },
      municipio: '',
      ciudad: '',
      colonias: [],
    },
  }));
  const page = await asAction(context, () => read(context, new URL(path, origin)));
  expect(page).toMatchObject({ isDraft: true, values: fields });
});

test('ER-09, issue 37 B8: the form of a privacy request contains its draft', async () => {
  const path = '/mi-cuenta/privacidad';
  const fields = { derecho: 'acceso', texto: '¿Qué datos míos tienen?' };
  const cookie = await send({ path, fields: { ...fields, ...own } });
  const { context } = shop(signedIn({ [draftCookie]: cookie ?? '' }), ({ path: called }) => ({
    ...{ status: 200, body: { data: called.endsWith('confirmacion') ? { hasta: null } : [] } },
  }));
  const page = await asAction(context, () => readPrivacy(context, new URL(path, origin)));
  expect(page).toMatchObject({ draft: fields, notice: expect.stringContaining('sigue aquí') });
});

test('issue 37 B8: a forged cookie reaches no field that the form does not have, and no text is another value', async () => {
  const values = { calle: 'Orizaba', buscar: '1', ciudad: 5, __proto__: 'x' };
  const forged = brotliCompressSync(JSON.stringify({ page: add, owner: profile.correo, values })).toString('base64url');
  expect((await shown(add, forged)).values).toEqual({ calle: 'Orizaba' });
});

test('issue 37 B8: a forged cookie is ignored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      expect((await shown(add, Buffer.from(text).toString('base64url'))).values).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});
