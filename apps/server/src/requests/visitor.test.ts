import type { IncomingMessage } from 'node:http';
import { visitorOf } from '@tianguis/api';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createVisitorOf, trustsOf } from './visitor.ts';

const asked = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test.each([
  ['a visitor without a proxy', false, '203.0.113.7', undefined, '203.0.113.7'],
  ['IPv4 over IPv6', false, '::ffff:203.0.113.7', undefined, '203.0.113.7'],
  ['an IPv6 network as a whole', false, '2001:db8:1:2:aa::1', undefined, '2001:db8:1:2::/64'],
  ['a forwarded address of a client that is no trusted proxy', false, '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a local proxy that is not configured', false, '127.0.0.1', '198.51.100.1', undefined],
  ['behind a proxy that is configured', ['127.0.0.1'], '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['an invented address before it', ['127.0.0.1'], '127.0.0.1', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['behind two', ['127.0.0.1', '10.0.0.0/8'], '127.0.0.1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['a proxy that is not configured', ['10.0.0.1'], '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['behind any proxy', true, '10.0.0.1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['behind one by number', 1, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['an invented address before one by number', 1, '10.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  ['behind two by number', 2, '127.0.0.1', '6.6.6.6, 198.51.100.1, 203.0.113.9', '198.51.100.1'],
  ['a visitor who bypasses the counted proxies', 2, '203.0.113.7', '6.6.6.6, 6.6.6.7', '203.0.113.7'],
  ['fewer addresses than proxies', 3, '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['over IPv6, by number', 1, '::ffff:10.0.0.1', '2001:db8:1:2:aa::1', '2001:db8:1:2::/64'],
] as const)('%s', async (_, trust, remote, forwarded, visitor) => {
  expect(createVisitorOf(trust)(asked(remote, forwarded))).toBe(visitor);
  // Fastify, which finds the IP address for limits and the log, must find the same one.
  if (visitor === undefined) return;
  const app = Fastify({ trustProxy: trust === false ? false : trustsOf(trust) });
  app.get('/', async ({ ip }) => visitorOf(ip));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  expect((await app.inject({ url: '/', remoteAddress: remote, headers })).body).toBe(visitor);
});

test.each([false, true, 1, 2, ['127.0.0.1']])(
  'issue 37, F6: a closed connection without an address is nobody, with TRUST_PROXY=%j',
  async (trust) => {
    const request = { socket: {}, headers: { 'x-forwarded-for': '198.51.100.1' } } as unknown as IncomingMessage;
    expect(createVisitorOf(trust)(request)).toBeUndefined();
    expect(trustsOf(trust)(undefined, 0)).toBe(false);
  },
);
