/** For tests: a server, and two clients that call it over the two transports. */
import type { AddressInfo } from 'node:net';
import { ApiError, type CallScope, createSend, overFetch, type Send, type Transport } from '@tianguis/contract/client';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { inProcess } from '../in-process.ts';
import { registerErrors } from '../plugins/errors.ts';
import { registerForeignOrigin } from '../plugins/foreign-origin.ts';
import { registerForms } from '../plugins/forms.ts';
import { registerLimits, serverOptions } from '../plugins/limits.ts';
import { registerValidation } from '../plugins/schemas/validation.ts';
import { handlers, testRoutes } from './test-routes.ts';

interface TestTransport {
  name: string;
  /** Returns a client that sends over this transport. */
  sendFor(scope?: CallScope, timeoutMs?: number): Send;
}

const toTest = (name: string, transport: () => Transport): TestTransport => ({
  name,
  sendFor: (scope = {}, timeoutMs = 20_000) => createSend({ transport: transport(), scope, timeoutMs }),
});

/**
 * Opens a server for a file of tests. Call it at the top of the file, since all files of a worker share this module.
 */
export async function withTransports(): Promise<readonly TestTransport[]> {
  // Register the plugins of the API around the routes of the tests.
  const app = Fastify({ ...serverOptions, trustProxy: '127.0.0.1' });
  registerErrors(app);
  registerValidation(app);
  registerLimits(app);
  registerForeignOrigin(app, 'http://localhost:3000');
  registerForms(app);
  await app.register(testRoutes);

  let address = '';
  beforeAll(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  beforeEach(() => void handlers.removeAllListeners());

  return [toTest('in the process', () => inProcess(app)), toTest('over HTTP', () => overFetch(address))];
}

/** The reply of `/echo`. */
export interface Echo {
  method: string;
  headers: Record<string, string>;
  query: Record<string, string>;
  text: unknown;
  ip: string;
  id: string;
}

export async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError.', { cause: error });
}
