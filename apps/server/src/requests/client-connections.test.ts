/** Tests the connections of clients, with real sockets. */
import { once } from 'node:events';
import { Agent, createServer, get, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionOptions, followConnections } from './client-connections.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function open(answer: RequestListener, options?: ConnectionOptions) {
  const server = createServer(answer);
  servers.push(server);
  const connections = followConnections(server, options);
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { ...connections, sockets, port: (server.address() as AddressInfo).port };
}

test('issue 13 A12 a client that reads nothing is disconnected within 60 seconds: twice the timeout of Node', async () => {
  await open(() => undefined);
  expect(servers[0]?.timeout).toBe(30_000);
});

type Answer = { status: number | undefined; text: string; connection: string | undefined };

function ask(port: number, path: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port, path, agent }, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode, text, connection: response.headers.connection });
    });
    asked.once('error', reject);
  });
}

const large = Buffer.alloc(64 * 1024 * 1024, 'x');

test('issue 13 A12 a client that never reads the answer is disconnected; one that reads slowly gets all of it', async () => {
  const { port, sockets } = await open((_request, response) => response.end(large), { timeout: 400 });
  const never = connect(port, '127.0.0.1');
  never.pause().on('error', () => undefined);
  never.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(() => sockets[0]?.destroyed).toBe(true);
  never.destroy();

  const slow = connect(port, '127.0.0.1');
  slow.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  let bytes = 0;
  slow.on('data', (chunk) => {
    bytes += chunk.length;
    // Reading takes much longer than the timeout in total, but each pause is shorter.
    if (Math.floor(bytes / 4_000_000) === Math.floor((bytes - chunk.length) / 4_000_000)) return;
    slow.pause();
    setTimeout(() => slow.resume(), 60);
  });
  await once(slow, 'end');
  expect(bytes).toBeGreaterThan(large.length);
});

test('issue 13 A12 a client that waits for a slow answer is not disconnected', async () => {
  const { port } = await open(
    async (_request, response) => {
      await wait(350);
      response.end('late');
    },
    { timeout: 100 },
  );
  const agent = new Agent({ keepAlive: true });
  expect(await ask(port, '/', agent)).toMatchObject({ status: 200, text: 'late' });
  agent.destroy();
});

test('issue 13 A12 draining answers open requests, and the next request of each open connection, and aborts nothing', async () => {
  const { promise: go, resolve: letGo } = Promise.withResolvers<void>();
  let begun = 0;
  const { port, drain } = await open(
    async (request, response) => {
      begun++;
      if (request.url === '/slow') await go;
      response.end(request.url);
    },
    { drainRest: 60_000 },
  );
  const [busy, resting] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })];
  expect(await ask(port, '/first', resting)).toMatchObject({ text: '/first', connection: 'keep-alive' });
  const slow = ask(port, '/slow', busy);
  await expect.poll(() => begun).toBe(2);

  const drained = drain();
  expect(drain()).toBe(drained);
  await expect(ask(port, '/new', new Agent())).rejects.toThrow('ECONNREFUSED');
  expect(await ask(port, '/second', resting)).toEqual({ status: 200, text: '/second', connection: 'close' });
  letGo();
  expect(await slow).toEqual({ status: 200, text: '/slow', connection: 'close' });
  await drained;
});

test('issue 13 A12 draining closes idle connections, and gives up on answers that take too long', async () => {
  const { port, drain, sockets } = await open(
    (request, response) => {
      if (request.url !== '/never') response.end('x');
    },
    { drainRest: 50, drainLimit: 200 },
  );
  const [resting, stuck] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })];
  await ask(port, '/', resting);
  const inAdvance = connect(port, '127.0.0.1');
  const never = ask(port, '/never', stuck).catch(({ message }) => message);
  await expect.poll(() => sockets.length).toBe(3);
  await drain();
  expect(sockets.map(({ destroyed }) => destroyed).filter(Boolean)).toHaveLength(2);
  stuck.destroy();
  expect(await never).toBe('socket hang up');
  inAdvance.destroy();
});
