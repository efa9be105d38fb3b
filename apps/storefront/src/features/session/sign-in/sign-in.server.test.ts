import { expect, test } from 'vitest';
import { shop } from '../../../shared/session/test-session.server.ts';
import { signIn } from './sign-in.server.ts';

const wrong = 'Usuario y/o Contraseña no validos';
const blocked = 'Su Usuario no esta autorizado para acceder a este sitio';
const server = /^Tuvimos un problema de nuestro lado\./;

/** Submits the sign-in form while the API replies with `reply`. If `reply` is undefined, the API cannot be reached. */
async function tried(reply: { status: number; body?: unknown } | undefined) {
  const { context, scope } = shop({}, () => reply);
  const form = new FormData();
  form.set('correo', 'ana@correo.mx');
  form.set('contrasena', 'la de Ana');
  const url = new URL('https://tienda.example/login');
  const answer = await signIn(context, { request: new Request(url, { method: 'POST' }), url }, form);
  if (!('result' in answer)) throw new Error(`It led to ${answer.to}.`);
  return { answer, scope };
}

test.each<[number | undefined, object, number, string, string | RegExp]>([
  [401, { code: 'WRONG_CREDENTIALS', msg: wrong }, 401, 'invalid', wrong],
  [403, { code: 'ACCOUNT_BLOCKED', msg: blocked }, 403, 'invalid', blocked],
  [400, { code: 'INVALID_REQUEST', msg: 'Bad.' }, 400, 'invalid', wrong],
  [404, { code: 'NOT_FOUND', msg: 'None.' }, 404, 'invalid', wrong],
  [409, {}, 409, 'invalid', wrong],
  [412, { code: 'OTHER', msg: 'Otra cosa.' }, 412, 'invalid', wrong],
  [422, { code: 'VALIDATION_FAILED', msg: 'Wrong.' }, 422, 'invalid', wrong],
  [429, { code: 'TOO_MANY_REQUESTS' }, 429, 'failed', /30 segundos/],
  [500, { code: 'INTERNAL', msg: 'It broke.' }, 503, 'failed', server],
  [502, {}, 503, 'failed', server],
  [503, { code: 'SERVER_BUSY' }, 503, 'failed', server],
  [undefined, {}, 503, 'failed', server],
])('ER-05 a sign-in that is answered %s %j', async (status, body, shown, state, words) => {
  const { answer, scope } = await tried(status === undefined ? undefined : { status, body });
  expect(answer).toMatchObject({
    result: { status: state, message: typeof words === 'string' ? words : expect.stringMatching(words) },
  });
  expect(answer.status).toBe(shown);
  // The result contains the e-mail, but not the password, and no cookie is stored.
  expect(answer.result.values).toMatchObject({ correo: 'ana@correo.mx' });
  expect(JSON.stringify(answer)).not.toContain('la de Ana');
  expect(scope.setCookies()).toEqual([]);
});
