/**
 * Tests that the client behaves the same over HTTP and within the process: credentials, IP address and id of the
 * request.
 */
import type { Send } from '@tianguis/contract/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Echo, failure, withTransports } from './test-transports.ts';

const transports = await withTransports();

describe.each(transports)('calls $name', ({ sendFor }) => {
  let send: Send;
  beforeEach(() => {
    send = sendFor();
  });

  test('credentials, Idempotency-Key and listed headers are sent, and no others', async () => {
    const { headers } = await send<Echo>(
      '/echo',
      { json: {} },
      {
        credentials: { bearer: 'abc.DEF-1~+/=' },
        idempotencyKey: '7c1e',
        headers: { 'if-match': '"v1"' },
      },
    );
    expect(headers).toMatchObject({
      authorization: 'Bearer abc.DEF-1~+/=',
      'idempotency-key': '7c1e',
      'if-match': '"v1"',
    });
    expect((await send<Echo>('/echo', {}, { credentials: { cookie: 'a=1; b=2' } })).headers).toMatchObject({
      cookie: 'a=1; b=2',
    });
    await expect(send('/echo', {}, { headers: { host: 'x' } as never })).rejects.toThrow(TypeError);
    await expect(send('/echo', {}, { headers: { 'if-match': 'a\r\nhost: x' } })).rejects.toThrow(TypeError);
  });

  test.each(['', 'a b', 'a\r\nhost: x', 'ñ'])('a malformed token is refused as unauthenticated: %j', async (bearer) => {
    expect(await failure(send('/echo', {}, { credentials: { bearer } }))).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
  });

  test('address of the visitor and id of the request reach the API', async () => {
    const scoped = sendFor({ requestId: 'abcdef01-2345', address: '203.0.113.7' });
    expect(await scoped<Echo>('/echo')).toMatchObject({ ip: '203.0.113.7', id: 'abcdef01-2345' });
    expect((await scoped.whole('/echo')).headers.get('x-request-id')).toBe('abcdef01-2345');
    expect((await failure(scoped('/fail/CONFLICT'))).requestId).toBe('abcdef01-2345');
    const plain = await send<Echo>('/echo');
    expect(plain).toMatchObject({ ip: '127.0.0.1', id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });
});
