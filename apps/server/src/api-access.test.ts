import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Permit, withPermit } from '@tianguis/api';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createApiAccess } from './api-access.ts';

test('issue 37 A4 a page has no permit while it waits for an API on another machine', async () => {
  const events: string[] = [];
  const permit: Permit = {
    async without(wait) {
      events.push('given back');
      return wait().finally(() => events.push('taken'));
    },
  };
  const server = createServer((_request, response) => {
    events.push('asked');
    response.end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const call = createApiAccess(Fastify(), `http://127.0.0.1:${port}`);
  expect(await withPermit(permit, () => call({ method: 'GET', path: '/', headers: {} }))).toMatchObject({ text: '{}' });
  expect(events).toEqual(['given back', 'asked', 'taken']);
  server.closeAllConnections();
  server.close();
});
