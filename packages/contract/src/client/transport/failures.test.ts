import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, createClient, overFetch } from '../index.ts';
import { json, startTestServer } from '../test-server.ts';

const server = await startTestServer();
const client = createClient({ transport: overFetch(`${server.baseUrl}/`), timeoutMs: 10_000 });

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError.', { cause: error });
}

afterEach(() => void vi.useRealTimers());

describe('failures', () => {
  test('ER-01 a failure of the API has status, code, msg, detail and request id', async () => {
    server.reply(
      json(404, { status: 404, code: 'PRODUCT_NOT_FOUND', msg: 'No está.', detail: 'gone', request_id: 'r-1' }),
    );
    expect(await failure(client.products.get(1))).toMatchObject({
      status: 404,
      code: 'PRODUCT_NOT_FOUND',
      msg: 'No está.',
      detail: 'gone',
      requestId: 'r-1',
    });
  });

  test('AF-07 a failure has the data of its reply, and otherwise none', async () => {
    const data = { impedimentos: [{ que: 'Tu pedido espera tu pago.' }] };
    server.reply(json(409, { status: 409, code: 'ACCOUNT_NOT_SETTLED', msg: 'Todavía no.', data }));
    expect(await failure(client.products.get(1))).toMatchObject({ code: 'ACCOUNT_NOT_SETTLED', data });
    server.reply(json(404, { status: 404, code: 'PRODUCT_NOT_FOUND', msg: 'No está.' }));
    expect((await failure(client.products.get(1))).data).toBeUndefined();
  });

  test('ER-01 offline: status 0 and "Network Error"', async () => {
    const nobody = createClient({ transport: overFetch('http://127.0.0.1:1') });
    expect(await failure(nobody.stores.list())).toMatchObject({ status: 0, code: 'NETWORK', msg: 'Network Error' });
  });

  test('ER-01 a connection cut in the middle of a reply is a network failure too', async () => {
    server.reply((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"data":');
      setImmediate(() => response.destroy());
    });
    expect(await failure(client.stores.list())).toMatchObject({ status: 0, code: 'NETWORK' });
  });

  test('BL-01 a call without a reply fails as a timeout after 100000 ms', async () => {
    vi.useFakeTimers();
    let failed: ApiError | undefined;
    const silent = createClient({ transport: () => new Promise(() => undefined) });
    void failure(silent.stores.list()).then((error) => {
      failed = error;
    });
    await vi.advanceTimersByTimeAsync(99_999);
    expect(failed).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toMatchObject({ status: 0, code: 'TIMEOUT' });
  });

  test('BL-01 a call that exceeds a limit of its own fails as a timeout', async () => {
    server.reply(() => undefined);
    const impatient = createClient({ transport: overFetch(server.baseUrl), timeoutMs: 30 });
    expect(await failure(impatient.stores.list())).toMatchObject({ status: 0, code: 'TIMEOUT', msg: 'Timeout Error' });
  });

  test('BL-01 a transport that ignores its signal times out all the same', async () => {
    const ignoring = createClient({ transport: () => new Promise(() => undefined), timeoutMs: 30 });
    expect((await failure(ignoring.stores.list())).code).toBe('TIMEOUT');
  });

  test('a call fails as cancelled when its caller cancels it, before or during the call', async () => {
    server.reply(() => undefined);
    const controller = new AbortController();
    const running = failure(client.stores.list({}, { signal: controller.signal }));
    controller.abort();
    expect((await running).code).toBe('CANCELLED');
    expect((await failure(client.stores.list({}, { signal: AbortSignal.abort() }))).code).toBe('CANCELLED');
  });

  test.each([
    [502, '<html>Bad Gateway</html>'],
    [200, '<html>Log in to the Wi-Fi</html>'],
    [500, '{"code":"SOMETHING_ELSE"}'],
    [404, '"text"'],
  ])('ER-09 a reply that is not the API’s (%s %s) has its status and a sentence for shoppers', async (status, body) => {
    server.reply((_, response) => void response.writeHead(status, { 'x-request-id': 'r-2' }).end(body));
    expect(await failure(client.stores.list())).toMatchObject({
      status,
      code: 'BAD_REPLY',
      msg: expect.stringContaining('Inténtalo de nuevo'),
      requestId: 'r-2',
    });
  });
});
