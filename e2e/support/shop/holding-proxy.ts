/**
 * A proxy between browser and shop that delays replies, as a slow network does. The shop has already processed the
 * request.
 */
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** @param holds whether the reply to a path is delayed until `release` */
export async function openHoldingProxy(holds: (path: string) => boolean) {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { promise: isDelayed, resolve: noteDelayed } = Promise.withResolvers<void>();
  let delayed = 0;
  const server = createServer(async (asked, answer) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const { method = 'GET', headers, url = '' } = asked;
    asked.pipe(request(url, { method, headers }, resolve).on('error', reject));
    try {
      const reply = await promise;
      if (holds(new URL(url).pathname)) {
        delayed++;
        noteDelayed();
        await isReleased;
      }
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    } catch {
      answer.destroy();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    /** Options for `browser.newContext`. */
    proxy: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bypass: '<-loopback>' },
    /** Resolves when the first reply is delayed. */
    isDelayed,
    /** Number of delayed replies. */
    delayed: () => delayed,
    release,
    /** Closes all connections, so that delayed replies are lost. */
    lose: () => server.closeAllConnections(),
    async close() {
      release();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
