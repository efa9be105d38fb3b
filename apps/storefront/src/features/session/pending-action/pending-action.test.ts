import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCookieJar } from '../../../shared/request/cookie-jar.server.ts';
import { pendingFromCookies, pendingFromForm, pendingKinds, rememberPending, takePending } from './pending-action.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

/** The cookies of a visitor without a session. */
const visitor = createCookieJar('', true);

describe('SS-07 the pending action of a visitor', () => {
  it('reads the form of a product page, and of a heart', () => {
    expect(pendingFromForm(form({ producto: '7', variante: 'A-1', cantidad: '2' }), 'carrito', visitor)).toEqual({
      id: expect.stringMatching(/^[\w-]{36}$/),
      kind: 'carrito',
      product: 7,
      sku: 'A-1',
      quantity: 2,
    });
    expect(pendingFromForm(form({ producto: '7' }), 'favorito', visitor)).toEqual({
      id: expect.any(String),
      kind: 'favorito',
      product: 7,
      sku: '0',
      quantity: 1,
    });
  });

  it.each([
    {},
    { producto: '0' },
    { producto: '-1' },
    { producto: '1.5' },
    { producto: '1e400' },
    { producto: '0x10' },
    { producto: '1e1' },
    { producto: ' 7' },
    { producto: '' },
    { producto: '7', cantidad: '0x10' },
    { producto: '7', cantidad: '' },
    { producto: '99999999999' },
    { producto: '7', cantidad: '0' },
    { producto: '7', cantidad: '1000' },
    { producto: '7', variante: 'a\u0000b' },
    { producto: '7', variante: 'x'.repeat(101) },
    { producto: '7', variante: '' },
  ])('refuses %j', (fields) => {
    expect(pendingFromForm(form(fields as Record<string, string>), 'carrito', visitor)).toBeUndefined();
  });

  it('survives the cookie, which no script can read', () => {
    const anyPending = fc.record({
      id: fc.uuid(),
      kind: fc.constantFrom(...pendingKinds),
      product: fc.integer({ min: 1, max: 2_147_483_647 }),
      sku: fc.stringMatching(/^[\w.+/ ñ-]{1,100}$/),
      quantity: fc.integer({ min: 1, max: 999 }),
    });
    const anyOwned = fc.oneof(
      anyPending,
      fc.record({ pending: anyPending, owner: fc.emailAddress() }).map(({ pending, owner }) => ({ ...pending, owner })),
    );
    fc.assert(
      fc.property(anyOwned, fc.boolean(), (pending, secure) => {
        const jar = createCookieJar('', secure);
        rememberPending(jar, pending);
        const [line = ''] = jar.lines();
        expect(line).toContain('Max-Age=3600');
        for (const one of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(line.split('; ')).toContain(one);
        expect(line.includes('; Secure')).toBe(secure);
        expect(pendingFromCookies(createCookieJar(`darkMode=1; ${line.split(';')[0]}`, secure))).toEqual(pending);
      }),
    );
  });

  it('belongs to the customer whose session the browser sent, also if the call has deleted it', () => {
    const profile = JSON.stringify({ nombre: 'Ana', correo: 'ana@correo.mx' });
    const jar = createCookieJar(`profileData=${encodeURIComponent(profile)}`, true);
    const pending = pendingFromForm(form({ producto: '7' }), 'favorito', jar);
    jar.delete('profileData');
    expect(pending).toMatchObject({ product: 7, owner: 'ana@correo.mx' });
  });

  it('is handed over once: whoever took it deleted its cookie', () => {
    const jar = createCookieJar('', true);
    rememberPending(jar, { id: 'a-b-c-d-e', kind: 'carrito', product: 7, sku: '0', quantity: 1 });
    expect(takePending(jar)).toMatchObject({ kind: 'carrito', product: 7 });
    expect(takePending(jar)).toBeUndefined();
    expect(jar.lines().at(-1)).toMatch(/^pendiente=; Max-Age=0/);
  });

  it('rejects a forged cookie', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (value) => {
        const pending = pendingFromCookies(createCookieJar(`pendiente=${encodeURIComponent(value)}`, true));
        if (pending) expect(pendingKinds).toContain(pending.kind);
      }),
    );
    for (const raw of [
      '%E0%A4%A',
      '{',
      'null',
      '[]',
      '{"kind":"carrito","product":{"valueOf":1},"sku":"0","quantity":1}',
      '{"id":"a-b-c-d-e","kind":"carrito","product":7,"sku":"0","quantity":1,"owner":7}',
      ...['"7"', '"0x10"', 'true', '[7]', 'null'].flatMap((value) => [
        `{"id":"a-b-c-d-e","kind":"carrito","product":${value},"sku":"0","quantity":1}`,
        `{"id":"a-b-c-d-e","kind":"carrito","product":7,"sku":"0","quantity":${value}}`,
      ]),
    ]) {
      expect(pendingFromCookies(createCookieJar(`pendiente=${raw}`, true)), raw).toBeUndefined();
    }
  });
});
