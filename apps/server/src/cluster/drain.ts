import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than a browser that is reading a page rests between two requests of it. */
const patience = 2_000;

/**
 * Hands the visitors over to another process of the same port: takes no new connections, and ends each that it has with its next
 * answer. Resolves when none is left, or when those that are left rest. Closing at once would break what is just being sent to it.
 */
export async function drain(server: HttpServer): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  const { promise: empty, resolve } = Promise.withResolvers<void>();
  // That of HTTP would also end connections that rest for the moment.
  Server.prototype.close.call(server, () => resolve());
  await Promise.race([empty, wait(patience, undefined, { ref: false })]);
}
