/** A server in the shop's place, which records the webhooks that arrive. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Arrived {
  headers: Record<string, string>;
  body: string;
}

export async function startTestShop() {
  const arrived: Arrived[] = [];
  /** The status of the next replies; then 204. */
  const statuses: number[] = [];
  const server = createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      arrived.push({ headers: request.headers as Record<string, string>, body });
      reply.writeHead(statuses.shift() ?? 204, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    arrived,
    statuses,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export type TestShop = Awaited<ReturnType<typeof startTestShop>>;
