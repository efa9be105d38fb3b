/** A TCP proxy in front of PostgreSQL, for tests that cut the connections. */
import { connect, createServer, type Socket } from 'node:net';

export type TestProxy = {
  /** The URL of the database through the proxy. */
  url: string;
  /** Breaks all connections, and refuses new connections. */
  cut(): void;
  /** Forwards connections again, to another server if one is given. */
  forward(to?: string): void;
  close(): void;
};

export async function openTestProxy(address: string): Promise<TestProxy> {
  const sockets = new Set<Socket>();
  const url = new URL(address);
  const { hostname } = url;
  let port = Number(url.port);
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.resetAndDestroy();
    const far = connect(port, hostname);
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const listening = server.address();
  url.hostname = '127.0.0.1';
  url.port = String(typeof listening === 'object' ? listening?.port : '');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    forward(to = address) {
      port = Number(new URL(to).port);
      isCut = false;
    },
    close() {
      server.close();
      cut();
    },
  };
}
