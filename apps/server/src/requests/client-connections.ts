/**
 * Manages the connections of clients: closes connections of clients that do not read, and drains all connections at the
 * shutdown.
 */
import type { Server as HttpServer, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type ClientConnections = {
  /**
   * Accepts no new connections, answers open requests, and closes each connection after its next answer. Resolves if no
   * connection is left, or after `drainLimit`. Further calls wait for the same draining.
   */
  drain(): Promise<void>;
};

export type ConnectionOptions = {
  /**
   * Milliseconds without progress after which a connection is closed, unless the server still computes its answer. Node
   * detects a client that does not read at its second check, so closing may take up to twice this time.
   */
  timeout?: number;
  /** Milliseconds for which a draining server waits for the next request of an idle connection. */
  drainRest?: number;
  /** Milliseconds for which a draining server waits for answers. */
  drainLimit?: number;
};

/** Milliseconds between two searches for idle connections. */
const checkInterval = 50;

/** Follows the connections of a server. Call it before the server listens. */
export function followConnections(
  server: HttpServer,
  // `drainRest` is longer than the pauses of a browser between two requests of a page, and shorter than a step of the
  // shutdown.
  { timeout = 30_000, drainRest = 1_000, drainLimit = 6_000 }: ConnectionOptions = {},
): ClientConnections {
  const sockets = new Set<Socket>();
  const open = new Set<ServerResponse>();
  let draining: Promise<void> | undefined;

  const isAnswered = (socket: Socket) => ![...open].some(({ req }) => req.socket === socket);
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (draining) closeAfter(response);
  });
  server.setTimeout(timeout, (socket: Socket) => {
    const { bytesRead } = socket;
    // A busy process runs late timers before it reads requests that have arrived, so look again after the reading.
    setImmediate(() => {
      const hasAsked = socket.bytesRead > bytesRead || !isAnswered(socket);
      // The socket has no data for the client to read, so the server is slow, and not the client.
      if (socket.writableLength === 0 && hasAsked) socket.setTimeout(timeout);
      else socket.destroy();
    });
  });

  /** Closes all connections without an open request. */
  function closeIdle(): void {
    server.closeIdleConnections();
    // Browsers open some connections in advance, which Node counts as busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  async function drain(): Promise<void> {
    for (const response of open) closeAfter(response);
    const { promise: empty, resolve } = Promise.withResolvers<void>();
    // Call `close` of `net.Server`. `close` of an HTTP server would also close idle connections, and would abort
    // answers that are being sent.
    Server.prototype.close.call(server, () => resolve());
    const ended = empty.then(() => true);
    const end = performance.now() + drainLimit;
    let isEmpty = await Promise.race([ended, wait(drainRest, false)]);
    while (!isEmpty && performance.now() < end) {
      closeIdle();
      isEmpty = await Promise.race([ended, wait(checkInterval, false)]);
    }
  }

  return {
    drain() {
      draining ??= drain();
      return draining;
    },
  };
}
