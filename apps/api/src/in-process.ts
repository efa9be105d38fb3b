import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { type Call, isStreamed, type Reply, type Transport } from '@tianguis/contract/client';
import type { FastifyInstance } from 'fastify';
import inject, { type Response as Injected, type InjectOptions } from 'light-my-request';

/**
 * A transport of the typed client within this process. Calls use the same routes and checks as calls over HTTP. If the
 * caller cancels a call, the handler's `clientGone` signal is aborted, as it is when a client disconnects.
 */
export function inProcess(app: FastifyInstance): Transport {
  let ready: PromiseLike<unknown> | undefined;
  return async (call) => {
    ready ??= app.ready();
    await ready;
    const { signal } = call;
    signal?.throwIfAborted();
    let response: ServerResponse | undefined;
    const cancel = () => response?.destroy();
    // `app.inject` does not expose the response, and ignores its own `signal` once the body has been read.
    const dispatch = (raw: Parameters<typeof app.routing>[0], reply: ServerResponse) => {
      response = reply;
      reply.once('close', () => signal?.removeEventListener('abort', cancel));
      app.routing(raw, reply);
    };
    signal?.addEventListener('abort', cancel, { once: true });
    return toReply(call, await inject(dispatch, toInjection(call)), cancel);
  };
}

function toInjection({ method, path, headers, body, requestId, address, stream }: Call): InjectOptions {
  const isStream = body !== undefined && typeof body !== 'string';
  return {
    method,
    url: path,
    headers: {
      ...headers,
      ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
      // As over a network: this header alone announces a body of unknown length.
      ...(isStream ? { 'transfer-encoding': 'chunked' } : {}),
    },
    ...(body === undefined ? {} : { payload: isStream ? Readable.fromWeb(body as never) : body }),
    ...(address === undefined ? {} : { remoteAddress: address }),
    payloadAsStream: stream === true,
    validate: false,
  };
}

async function toReply(call: Call, injected: Injected, cancel: () => void): Promise<Reply> {
  const { statusCode: status, headers } = injected;
  const get = (name: string) => {
    const value = headers[name];
    return value === undefined ? null : [value].flat().join(', ');
  };
  if (call.stream !== true) return { status, headers: { get }, text: injected.payload };
  const stream = injected.stream();
  if (!isStreamed(call.stream, status))
    return { status, headers: { get }, text: await new Response(toWeb(stream)).text() };
  // If the caller stops reading, the call is cancelled.
  stream.once('close', cancel);
  return { status, headers: { get }, text: '', body: toWeb(stream) };
}

function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
}
