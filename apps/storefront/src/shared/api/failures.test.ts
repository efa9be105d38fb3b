import { ApiError } from '@tianguis/contract/client';
import { describe, expect, test } from 'vitest';
import { answered, found, submitted } from './failures.ts';

const failing = (status: number, more: Partial<ApiError> = {}) =>
  Promise.reject(new ApiError({ status, code: 'INTERNAL', msg: 'x', ...more }));
const thrownBy = (call: Promise<unknown>) =>
  call.then(
    () => 'nothing',
    (error: unknown) => error,
  );

/** The error page that a loader throws for a failed call. */
async function pageOf(call: Promise<unknown>) {
  const error = await thrownBy(answered(call));
  if (error instanceof Response) return { location: error.headers.get('location'), status: error.status };
  const { data, init } = error as { data: unknown; init: { status: number; headers?: Record<string, string> } };
  return { status: init.status, after: init.headers?.['retry-after'], data };
}

describe('a loader', () => {
  test.each([
    [400, { status: 404, data: null }],
    [401, { status: 303, location: '/login' }],
    [403, { status: 403, data: { code: 'FORBIDDEN' } }, 'FORBIDDEN'],
    [404, { status: 404, data: null }],
    [409, { status: 409, data: { code: 'CONFLICT' } }, 'CONFLICT'],
    [412, { status: 412, data: { code: 'PRECONDITION_FAILED' } }, 'PRECONDITION_FAILED'],
    [422, { status: 422, data: { code: 'VALIDATION_FAILED' } }, 'VALIDATION_FAILED'],
    [429, { status: 429, after: '10', data: { code: 'TOO_MANY_REQUESTS' } }, 'TOO_MANY_REQUESTS'],
    [440, { status: 303, location: '/login' }],
    [418, { status: 503, after: '10', data: null }],
    [500, { status: 503, after: '10', data: null }],
    [503, { status: 503, after: '10', data: null }],
    [0, { status: 503, after: '10', data: null }, 'NETWORK'],
    [0, { status: 503, after: '10', data: null }, 'TIMEOUT'],
    [0, { status: 503, after: '10', data: null }, 'CANCELLED'],
    [200, { status: 503, after: '10', data: null }, 'BAD_REPLY'],
  ] as const)('ER-09 AP-24 %s', async (status, page, code?: ApiError['code']) => {
    expect(await pageOf(failing(status, code && { code }))).toMatchObject(page);
  });

  test.each([429, 503])('ER-09 %s passes on when to try again', async (status) => {
    expect((await pageOf(failing(status, { code: 'TOO_MANY_REQUESTS', retryAfter: 73 }))).after).toBe('73');
    if (status === 429) expect((await pageOf(failing(429, { retryAfter: 73 }))).data).toMatchObject({ retryAfter: 73 });
  });

  test('an absent record may be no failure; everything else is', async () => {
    expect(await found(failing(404))).toBeUndefined();
    expect(await found(failing(400))).toBeUndefined();
    expect(await thrownBy(found(failing(403)))).toMatchObject({ init: { status: 403 } });
    expect(await found(Promise.resolve(7))).toBe(7);
  });
});

describe('an action', () => {
  test.each([400, 403, 404, 409, 412, 422, 429, 500, 503, 0])(
    'ER-09 %s returns to the form with its fields',
    async (status) => {
      const fields = [{ name: 'correo', code: 'TAKEN', msg: 'Ya está en uso.' }] as const;
      expect(await submitted(failing(status, { fields, retryAfter: 9 }))).toMatchObject({
        refused: { status, fields, retryAfter: 9 },
      });
    },
  );

  test.each([401, 440])('AP-24 %s leads to sign in', async (status) => {
    const thrown = await thrownBy(submitted(failing(status)));
    expect((thrown as Response).headers.get('location')).toBe('/login');
  });

  test('a success is its reply', async () => expect(await submitted(Promise.resolve(7))).toEqual({ reply: 7 }));
});

test('an error in our own code is no failed call', async () => {
  const mistake = new TypeError('x');
  for (const wait of [answered, found, submitted]) expect(await thrownBy(wait(Promise.reject(mistake)))).toBe(mistake);
});
