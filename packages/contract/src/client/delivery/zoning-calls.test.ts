import { expect, test } from 'vitest';
import { ApiError, createClient, overFetch } from '../index.ts';
import { json, startTestServer } from '../test-server.ts';

const server = await startTestServer();

/** The error of the call of a postal code. */
async function failureOf(baseUrl = server.baseUrl): Promise<ApiError> {
  const { shipping } = createClient({ transport: overFetch(baseUrl), timeoutMs: 10_000 });
  const error = await shipping.zoning('00000', [1]).catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError.', { cause: error });
}

test.each([
  [404, 'POSTAL_CODE_NOT_FOUND', 'Ningún estado tiene ese código postal.'],
  [401, 'UNAUTHENTICATED', 'Inicia sesión.'],
  [440, 'SESSION_EXPIRED', 'Tu sesión terminó.'],
  [500, 'INTERNAL', 'Algo falló.'],
])('AP-15 ER-04 a %s of the zoning has status, code %s and error of its body', async (status, code, msg) => {
  server.reply(json(status, { status, code, msg, request_id: 'r-1' }));
  expect(await failureOf()).toMatchObject({ status, code, msg });
});

test('AP-15 ER-04 no connection to the zoning has the marker of the network', async () => {
  expect(await failureOf('http://127.0.0.1:1')).toMatchObject({ status: 0, code: 'NETWORK', msg: 'Network Error' });
});
