/** For tests: an HTTP server in place of the API. Each test defines its replies. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface TestServer {
  baseUrl: string;
  /** Sets the handler of all later requests. */
  reply(handler: Handler): void;
}

export async function startTestServer(): Promise<TestServer> {
  let current: Handler = (_, response) => response.end();
  const server = createServer((request, response) => current(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reply(handler) {
      current = handler;
    },
  };
}

export const json =
  (status: number, body: unknown, headers = {}): Handler =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
