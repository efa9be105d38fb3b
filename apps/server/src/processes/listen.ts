import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';

type Address = Pick<Settings, 'port' | 'host'>;

/** The names of the settings for a port and a host. */
type Names = { port: string; host: string };
const shopAddress: Names = { port: 'PORT', host: 'HOST' };

/** @throws Error with one sentence if the server cannot listen on this port and host */
export async function listen(app: FastifyInstance, { port, host }: Address): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw explainAddress(error, { port, host });
  }
}

/**
 * Checks port and host before all other work, so that nobody waits for a demo shop that then cannot listen.
 * @throws Error with one sentence if a server cannot listen on them
 */
export async function checkAddress({ port, host }: Address): Promise<void> {
  const probe = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  probe.once('error', (error) => reject(explainAddress(error, { port, host })));
  probe.listen({ port, host }, () => probe.close(() => resolve()));
  await promise;
}

/** Explains an error of listening in one sentence, with the names of the settings. Returns other errors unchanged. */
export function explainAddress(error: unknown, { port, host }: Address, names: Names = shopAddress): unknown {
  switch (error instanceof Error && 'code' in error && error.code) {
    case 'EADDRINUSE':
      return new Error(
        `Port ${port} is in use by another program: stop that one, or set ${names.port} to another number.`,
      );
    case 'EACCES':
      return new Error(`Port ${port} may not be used by this user: set ${names.port} to a number from 1024 up.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'EAFNOSUPPORT':
      return new Error(
        `The setting ${names.host} is "${host}", which is no address of this machine: see .env.example.`,
      );
    default:
      return error;
  }
}
