import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog, createLogStream, loggableUrl } from './logging.ts';

test.each([
  ['/?token=abc', '/?token=…'],
  ['/a?x=1&token=abc&y=2', '/a?x=1&token=…&y=2'],
  ['/a?TOKEN=abc', '/a?TOKEN=…'],
  ['/a?%74oken=abc', '/a?%74oken=…'],
  ['/a?access_token=abc=def', '/a?access_token=…'],
  ['/a?password=p', '/a?password=…'],
  [
    '/corner/1/gamers?vista=draft.1.signature&fecha=2026-12-24T20:00:00Z',
    '/corner/1/gamers?vista=…&fecha=2026-12-24T20:00:00Z',
  ],
  ['/content/v1/pages/home/home?preview=draft.1.signature', '/content/v1/pages/home/home?preview=…'],
  ['/a?vistas=3', '/a?vistas=3'],
  ['/a?%E0%A4%A=1&token=b', '/a?%E0%A4%A=1&token=…'],
  ['/buscar?q=token', '/buscar?q=token'],
  ['/token', '/token'],
])('%s is logged as %s', (url, logged) => {
  expect(loggableUrl(url)).toBe(logged);
});

function written(format: 'json' | 'text', line: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'logging-'));
  const descriptor = openSync(join(folder, 'log'), 'w');
  const stream = createLogStream(format, descriptor);
  stream.write(`${JSON.stringify(line)}\n`);
  stream.flush();
  closeSync(descriptor);
  const text = readFileSync(join(folder, 'log'), 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

const request = {
  level: 30,
  time: Date.UTC(2026, 10, 21, 8, 5, 9),
  method: 'GET',
  url: '/',
  status: 200,
  ms: 3.2,
  msg: 'request',
};

test('machines get the line as it is', () => {
  expect(written('json', request)).toBe(`${JSON.stringify(request)}\n`);
});

test('people get a short one', () => {
  expect(written('text', request)).toBe('08:05:09 200 GET / 3.2 ms\n');
  expect(written('text', { level: 50, time: request.time, msg: 'it broke', err: { stack: 'Error: why' } })).toBe(
    '08:05:09 ERROR it broke\nError: why\n',
  );
});

test('what is no request is logged in the same form, from the level that is asked for', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line), flush: () => undefined }, 'warn');
  log.info({}, 'quiet');
  log.error({ job: 'fetch', err: new TypeError('no') }, 'job failed');
  log.warn({ err: { message: 'a plain object', stack: 'somewhere' } }, 'odd');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 50,
      time: expect.any(Number),
      job: 'fetch',
      err: { type: 'TypeError', message: 'no', stack: expect.stringContaining('TypeError: no') },
      msg: 'job failed',
    },
    { level: 40, time: expect.any(Number), err: { message: 'a plain object', stack: 'somewhere' }, msg: 'odd' },
  ]);
  expect(written('text', { level: 30, time: request.time, job: 'fetch', msg: 'job done' })).toBe(
    '08:05:09 job done: fetch\n',
  );
});
