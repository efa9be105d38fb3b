/** Tests that the client behaves the same over HTTP and within the process: cancellation and timeouts. */
import { once } from 'node:events';
import type { Send } from '@tianguis/contract/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { handlers } from './test-routes.ts';
import { type Echo, failure, withTransports } from './test-transports.ts';

const transports = await withTransports();

const started = () => once(handlers, 'started');
const cancelled = () => once(handlers, 'cancelled');

describe.each(transports)('cancelled calls $name', ({ sendFor }) => {
  let send: Send;
  beforeEach(() => {
    send = sendFor();
  });

  test.each([
    ['that reads', {}],
    ['whose body has been read', { json: { a: 1 } }],
  ])('the handler of a call %s is notified when its caller cancels', async (_, content) => {
    const controller = new AbortController();
    const [isStarted, isCancelled] = [started(), cancelled()];
    const call = failure(send('/slow', content, { signal: controller.signal }));
    await isStarted;
    controller.abort();
    expect(await call).toMatchObject({ status: 0, code: 'CANCELLED' });
    await isCancelled;
  });

  test('BL-01 the handler is notified of a timeout', async () => {
    const isCancelled = cancelled();
    expect(await failure(sendFor({}, 200)('/slow'))).toMatchObject({
      status: 0,
      code: 'TIMEOUT',
      msg: 'Timeout Error',
    });
    await isCancelled;
  });

  test('a call that was cancelled before its start is not sent', async () => {
    const isStarted = started().then(() => 'started');
    const calls = [{}, { json: {} }].map((content) => failure(send('/slow', content, { signal: AbortSignal.abort() })));
    expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(['CANCELLED', 'CANCELLED']);
    await send('/echo');
    expect(await Promise.race([isStarted, 'not'])).toBe('not');
  });

  test('a visitor who leaves cancels calls that read, but none that write', async () => {
    const controller = new AbortController();
    const scoped = sendFor({ signal: controller.signal });
    const [isStarted, isCancelled] = [started(), cancelled()];
    const call = failure(scoped('/slow'));
    await isStarted;
    controller.abort();
    expect((await call).code).toBe('CANCELLED');
    await isCancelled;
    expect((await scoped<Echo>('/echo', { json: {} })).method).toBe('POST');
  });

  test('a download ends when its reader stops or cancels', async () => {
    const [first] = [cancelled()];
    const reader = (await send.stream('/numbers')).data.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toMatch(/^0\n/);
    await reader.cancel();
    await first;
    const second = cancelled();
    const controller = new AbortController();
    const { data } = await send.stream('/numbers', {}, { signal: controller.signal });
    controller.abort();
    await expect(new Response(data).text()).rejects.toThrow();
    await second;
  });
});
