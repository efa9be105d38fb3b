/** The connections of visitors: those that take nothing of their answer are let go, and at the end each one gets its last answer. */
import type { Server as HttpServer, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type Visits = {
  /**
   * Takes no new connections, answers what was asked, and ends each connection with its next answer. Resolves when no connection is
   * left, or when answering takes longer than `drainLimit`. Called again it waits for the same end.
   */
  drain(): Promise<void>;
};

export type VisitOptions = {
  /**
   * Milliseconds without any progress after which a connection is ended, unless its answer is still being made. Node notices that
   * nothing is taken at the second look, so it happens within twice this time.
   */
  patience?: number;
  /** Milliseconds for which a draining server waits for the next request of a connection that rests. */
  drainRest?: number;
  /** Milliseconds for which a draining server waits for answers. */
  drainLimit?: number;
};

/** Between two looks at what rests in the meantime. */
const glance = 50;

/** Follows the connections of a server from now on; call it before it listens. */
export function followVisits(
  server: HttpServer,
  // Longer than a browser that is reading a page rests between two requests of it; shorter than a step of the shutdown.
  { patience = 30_000, drainRest = 1_000, drainLimit = 6_000 }: VisitOptions = {},
): Visits {
  const sockets = new Set<Socket>();
  const open = new Set<ServerResponse>();
  let draining: Promise<void> | undefined;

  const isAnswered = (socket: Socket) => ![...open].some(({ req }) => req.socket === socket);
  const endWithThis = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (draining) endWithThis(response);
  });
  server.setTimeout(patience, (socket: Socket) => {
    // Nothing is on its way to the visitor: it is we who are slow.
    if (socket.writableLength === 0 && !isAnswered(socket)) socket.setTimeout(patience);
    else socket.destroy();
  });

  /** Ends connections on which nothing has been asked. One in the midst of a request is not among them. */
  function endResting(): void {
    server.closeIdleConnections();
    // Browsers open some in advance; Node counts them as busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  async function drain(): Promise<void> {
    for (const response of open) endWithThis(response);
    const { promise: empty, resolve } = Promise.withResolvers<void>();
    // The one of HTTP would also end connections that rest for the moment, and break what is just being sent on them.
    Server.prototype.close.call(server, () => resolve());
    const ended = empty.then(() => true);
    const end = performance.now() + drainLimit;
    let isEmpty = await Promise.race([ended, wait(drainRest, false)]);
    while (!isEmpty && performance.now() < end) {
      endResting();
      isEmpty = await Promise.race([ended, wait(glance, false)]);
    }
  }

  return {
    drain() {
      draining ??= drain();
      return draining;
    },
  };
}
