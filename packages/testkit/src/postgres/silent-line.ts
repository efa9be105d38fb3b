/**
 * A TCP proxy to PostgreSQL that can become a black hole: it then drops all bytes without closing connections, like a
 * firewall that has lost its state.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface SilentLine {
  /** URL of the same database through the proxy. */
  url: string;
  /** Drops all bytes from now on. */
  fallSilent(): void;
  end(): Promise<void>;
}

/** @param url URL of a database on this machine */
export async function silentLine(url: string): Promise<SilentLine> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!isSilent) to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: through.href,
    fallSilent() {
      isSilent = true;
    },
    async end() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
