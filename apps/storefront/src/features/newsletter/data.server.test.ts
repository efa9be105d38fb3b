import { expect, test } from 'vitest';
import { answering } from '../../shared/api/test-outage.ts';
import { subscribe } from './data.server.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test('issue 13 A4 VA-02 ER-09 too many sign-ups get a kind message with 429, and keep what was typed and chosen', async () => {
  const api = answering(429, { status: 429, code: 'TOO_MANY_REQUESTS', msg: 'x', request_id: 'r' });
  expect(await subscribe(api, form({ correo: 'ana@correo.mx', genero: '1' }))).toEqual({
    status: 429,
    result: {
      status: 'failed',
      message: expect.stringMatching(/^Por favor intenta más tarde\. .*muchas suscripciones/),
      fieldErrors: {},
      values: { correo: 'ana@correo.mx', genero: '1' },
    },
  });
});

test('VA-02 other failures keep it too, and success empties the field', async () => {
  const sent = form({ correo: 'ana@correo.mx', genero: '2' });
  expect(await subscribe(answering(500, {}), sent)).toMatchObject({
    status: 200,
    result: {
      status: 'failed',
      message: 'Por favor intenta más tarde.',
      values: { correo: 'ana@correo.mx', genero: '2' },
    },
  });
  expect(await subscribe(answering(200, { data: { status: 'success' } }), sent)).toMatchObject({
    result: { status: 'done', values: { correo: '' } },
  });
});
