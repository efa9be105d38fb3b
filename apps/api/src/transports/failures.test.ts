/** Tests that the client behaves the same over HTTP and within the process: failures. */
import type { Send } from '@tianguis/contract/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, withTransports } from './test-transports.ts';

const transports = await withTransports();

describe.each(transports)('failed calls $name', ({ sendFor }) => {
  let send: Send;
  beforeEach(() => {
    send = sendFor();
  });

  test.each([
    ['INVALID_REQUEST', 400],
    ['UNAUTHENTICATED', 401],
    ['FORBIDDEN', 403],
    ['PRODUCT_NOT_FOUND', 404],
    ['CONFLICT', 409],
    ['PRECONDITION_FAILED', 412],
    ['VALIDATION_FAILED', 422],
    ['TOO_MANY_REQUESTS', 429],
    ['SESSION_EXPIRED', 440],
    ['SERVER_BUSY', 503],
  ])('ER-01 AP-24 %s reaches the caller as %s', async (code, status) => {
    const error = await failure(send(`/fail/${code}`));
    expect(error).toMatchObject({ status, code, detail: 'why', retryAfter: 7, msg: expect.stringMatching(/\.$/) });
    expect(error.fields).toEqual(
      code === 'VALIDATION_FAILED'
        ? [
            { name: 'correo', code: 'TAKEN', msg: 'Ya está en uso. Prueba con otro.' },
            { name: 'codigoPostal', code: 'WRONG', msg: 'El Código Postal debe ser igual a 5 dígitos' },
          ]
        : [],
    );
  });

  test('ER-09 all invalid fields are named at once, with a code and a sentence', async () => {
    const json = {
      correo: 'demasiado',
      genero: 1.5,
      codigoPostal: '123',
      products: [{ id: 'x' }, {}, {}],
      'a/b': 'z',
      price: 'mucho',
      more: 1,
    };
    const { status, fields } = await failure(send('/strict', { json }));
    expect(status).toBe(400);
    expect(new Map(fields.map(({ name, code }) => [name, code]))).toEqual(
      new Map([
        ['correo', 'TOO_LONG'],
        ['genero', 'NOT_WHOLE'],
        ['codigoPostal', 'INVALID_FORMAT'],
        ['products', 'TOO_MANY'],
        ['products.0.id', 'NOT_WHOLE'],
        ['a/b', 'NOT_AN_OPTION'],
        ['price', 'NOT_A_NUMBER'],
        ['more', 'UNKNOWN_FIELD'],
      ]),
    );
    expect(fields.find(({ name }) => name === 'correo')?.msg).toBe('Escribe como máximo 5 caracteres.');
    expect((await failure(send('/strict', { form: { correo: '', genero: 3 } }))).fields).toEqual([
      { name: 'correo', code: 'REQUIRED', msg: 'Completa este dato.' },
      { name: 'genero', code: 'TOO_LARGE', msg: 'Lo más que puedes poner es 2.' },
    ]);
    expect((await failure(send('/strict', { json: {} }))).fields.map(({ name }) => name)).toEqual(['correo', 'genero']);
    expect((await failure(send('/strict', { json: [] }))).fields).toEqual([]);
  });

  test('ER-01 a reply that is cut off, not the API’s, or a redirect', async () => {
    expect(await failure(send('/destroyed'))).toMatchObject({ status: 0, code: 'NETWORK', msg: 'Network Error' });
    expect(await failure(send('/text'))).toMatchObject({ status: 200, code: 'BAD_REPLY' });
    expect(await failure(send('/moved'))).toMatchObject({ status: 302, code: 'BAD_REPLY' });
  });
});
