/** Tests that the client behaves the same over HTTP and within the process: bodies and headers of calls and replies. */
import type { Send } from '@tianguis/contract/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { bytes } from './test-routes.ts';
import { type Echo, failure, withTransports } from './test-transports.ts';

const transports = await withTransports();

describe.each(transports)('calls $name', ({ sendFor }) => {
  let send: Send;
  beforeEach(() => {
    send = sendFor();
  });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'AP-09 AP-11 %s, with and without a body',
    async (method) => {
      expect(await send<Echo>('/echo', { method, query: { 'a[b]': 'ñ&', none: undefined, n: 1 } })).toMatchObject({
        method,
        query: { 'a[b]': 'ñ&', n: '1' },
      });
      if (method === 'GET') return;
      const json = { token: 't', products: [1, 2], more: { text: 'ñandú €' } };
      expect(await send<Echo>('/echo', { method, json })).toMatchObject({ method, text: json });
      expect(
        (await send<Echo>('/echo', { method, form: { correo: 'ana+ñ@correo.mx', genero: 2, x: undefined } })).text,
      ).toEqual({
        correo: 'ana+ñ@correo.mx',
        genero: '2',
      });
    },
  );

  test('a picture is sent as a file, as a stream, and in a form', async () => {
    const latin1 = Buffer.from(bytes).toString('latin1');
    const file = new Blob([bytes], { type: 'image/webp' });
    const sent = await send<Echo>('/echo', { method: 'PUT', body: file });
    expect([sent.text, sent.headers['content-type']]).toEqual([latin1, 'image/webp']);
    const streamed = await send<Echo>('/echo', { body: file.stream(), contentType: 'image/avif' });
    expect([streamed.text, streamed.headers['content-type']]).toEqual([latin1, 'image/avif']);
    const form = new FormData();
    form.append('motivo', 'No funciona');
    form.append('foto', file, 'foto ñ.webp');
    const { text, headers } = await send<Echo>('/echo', { body: form });
    const [, boundary] = /^multipart\/form-data; boundary=(.+)$/.exec(headers['content-type'] ?? '') ?? [];
    expect(String(text).split(`--${boundary}`)).toHaveLength(4);
    expect(text).toContain(`Content-Type: image/webp\r\n\r\n${latin1}\r\n`);
  });

  test('a body that is too large is refused, with or without a known size', async () => {
    const large = 'x'.repeat(70_000);
    expect((await failure(send('/strict', { json: large }))).code).toBe('PAYLOAD_TOO_LARGE');
    expect(
      (await failure(send('/strict', { body: new Blob([large]).stream(), contentType: 'application/json' }))).code,
    ).toBe('PAYLOAD_TOO_LARGE');
  });

  test.each([204, 205, 304])('%s has no data, and its headers', async (status) => {
    const reply = await send.whole(`/status/${status}`);
    expect(reply).toMatchObject({ status, data: undefined });
    expect(reply.headers.get('etag')).toBe('"v1"');
  });

  test('AP-11 status and headers are returned with the data', async () => {
    const { status, headers, data } = await send.whole<Echo>('/echo');
    expect([status, data.method]).toEqual([200, 'GET']);
    expect([headers.get('x-one'), headers.get('x-one-more'), headers.get('x-none')]).toEqual(['a', 'b, c', null]);
  });

  test('a download is returned as a stream, with its headers', async () => {
    const { status, headers, data } = await send.stream('/file');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(new Uint8Array(await new Response(data).arrayBuffer())).toEqual(bytes);
    expect(await new Response((await send.stream('/status/204')).data).text()).toBe('');
    expect(await failure(send.stream('/fail/FORBIDDEN'))).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      detail: 'why',
    });
  });
});
