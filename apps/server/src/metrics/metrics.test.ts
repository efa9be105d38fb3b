import { request } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { freePort } from '../processes/test-shop.ts';
import { createMetrics, writeMetrics } from './metrics.ts';
import { createRecent } from './process.ts';
import { kindOf } from './requests.ts';
import { serveMetrics } from './server.ts';

test('issue 4.5: requests are counted by kind, status and duration, and the buckets of duration add up', async () => {
  const { requests, read } = createMetrics();
  requests.note('page', 200, 7);
  requests.note('page', 304, 0.3);
  requests.note('page', 503, 60_000);
  requests.note('cached', 200, 0.02);
  const text = await writeMetrics(new Map([['web-1', await read()]]));
  const counted = text.split('\n').filter((line) => line.includes('requests_total{'));
  expect(counted.toSorted()).toEqual([
    'tianguis_http_requests_total{process="web-1",kind="cached",status="2xx"} 1',
    'tianguis_http_requests_total{process="web-1",kind="page",status="2xx"} 1',
    'tianguis_http_requests_total{process="web-1",kind="page",status="3xx"} 1',
    'tianguis_http_requests_total{process="web-1",kind="page",status="5xx"} 1',
  ]);
  const bucket = (le: string) =>
    new RegExp(`_bucket\\{process="web-1",le="${le.replace('+', '\\+')}",kind="page"\\} (\\d+)`).exec(text)?.[1];
  expect(['0.0001', '0.0005', '0.005', '0.01', '10', '+Inf'].map(bucket)).toEqual(['0', '1', '1', '2', '2', '3']);
  expect(text).toContain('_duration_seconds_count{process="web-1",kind="page"} 3\n');
  expect(text.match(/^# TYPE tianguis_http_requests_total counter$/gm)).toHaveLength(1);
});

test('a metric that cannot be read is left out, and the others are reported; labels are escaped', async () => {
  const metrics = createMetrics();
  metrics.gauge('jobs', 'Jobs.', () => Promise.reject(new Error('the database is away')));
  metrics.counter('page_cache_hits_total', 'Hits.', () => 3);
  metrics.gauge('odd', 'Odd\nhelp.', () => [{ labels: { name: 'a"b\\c\n' }, value: 1.5 }]);
  expect(await writeMetrics(new Map([['shop', await metrics.read()]]))).toBe(
    [
      '# HELP tianguis_page_cache_hits_total Hits.',
      '# TYPE tianguis_page_cache_hits_total counter',
      'tianguis_page_cache_hits_total{process="shop"} 3',
      '',
      '# HELP tianguis_odd Odd\\nhelp.',
      '# TYPE tianguis_odd gauge',
      'tianguis_odd{process="shop",name="a\\"b\\\\c\\n"} 1.5',
      '',
    ].join('\n'),
  );
});

test.each([
  ['/', 'page'],
  ['/categoria/1/x?filtro=a.b', 'page'],
  ['/categoria/1/x.data?_routes=y', 'data'],
  ['/assets/entry-abc.js', 'file'],
  ['/favicon.svg', 'file'],
  ['/imagenes/abc-320.webp', 'picture'],
  ['/products/v1/products?page=1', 'api'],
  ['/healthz', 'health'],
  ['//evil', 'page'],
])('%s is of the kind %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind);
});

test('the metrics server answers three addresses and no method that changes anything', async () => {
  const port = await freePort();
  const ends: (() => Promise<void> | void)[] = [];
  const shutdown = { add: (_name: string, end: () => Promise<void> | void) => void ends.push(end), begun: false };
  let fault: string | undefined = 'The database cannot be reached.';
  const errors: unknown[] = [];
  let broken: Error | undefined;
  const read = async () => {
    if (broken) throw broken;
    return new Map();
  };
  const watched = { read, fault: async () => fault, onError: (error: unknown) => errors.push(error) };
  await serveMetrics({ host: '127.0.0.1', port }, watched, { ...shutdown, run: async () => undefined });
  const ask = (path: string, method = 'GET') =>
    new Promise<[number | undefined, string]>((resolve) => {
      request({ host: '127.0.0.1', port, path, method }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve([response.statusCode, text]));
      }).end();
    });
  expect(await ask('/metrics')).toEqual([200, '\n']);
  expect(await ask('/healthz')).toEqual([200, 'ok\n']);
  expect(await ask('/readyz')).toEqual([503, 'The database cannot be reached.\n']);
  fault = undefined;
  expect(await ask('/readyz')).toEqual([200, 'ready\n']);
  expect(await ask('/', 'GET')).toEqual([404, 'There is /metrics, /healthz and /readyz.\n']);
  expect(await ask('/metrics', 'POST')).toEqual([405, 'GET only\n']);
  // Issue 13 A5: only the log contains internals. The response contains none.
  broken = new Error('connect ECONNREFUSED 127.0.0.1:5432');
  expect(await ask('/metrics')).toEqual([500, 'This cannot be read now: the log says why.\n']);
  expect(errors).toEqual([broken]);
  const taken = serveMetrics({ host: '127.0.0.1', port }, watched, { ...shutdown, run: async () => undefined });
  await expect(taken).rejects.toThrow(`Port ${port} is in use by another program: stop that one, or set METRICS_PORT`);
  for (const end of ends) await end();
});

test('issue 4.5: delays of the event loop are recorded by period, so that one reader does not reset them for another', () => {
  const delays = createHistogram();
  const recent = createRecent(delays);
  delays.record(1_000);
  expect(recent.read()).toEqual([1_000, 1_000, 1_000]);
  expect(recent.read()).toEqual([1_000, 1_000, 1_000]);
  recent.turn();
  expect(recent.read()).toEqual([1_000, 1_000, 1_000]);
  delays.record(2_000);
  expect(recent.read()[2]).toBe(2_000);
  recent.turn();
  delays.record(3);
  expect(recent.read()[2]).toBe(2_000);
  recent.turn();
  expect(recent.read()).toEqual([3, 3, 3]);
});
