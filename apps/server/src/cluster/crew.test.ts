import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import type { Log } from '../logging.ts';
import { restAfter } from './backoff.ts';
import { type Crew, createCrew } from './crew.ts';

const crews: Crew[] = [];
afterEach(() => Promise.all(crews.splice(0).map((crew) => crew.stop(1_000))));

function gather(onLost: (error: Error) => void) {
  const said: string[] = [];
  const note = (_fields: unknown, msg: string) => void said.push(msg);
  const log: Log = { debug: note, info: note, warn: note, error: note };
  const fork = (role: string) => {
    cluster.setupPrimary({
      exec: fileURLToPath(new URL('test-member.ts', import.meta.url)),
      args: [role],
      execArgv: [],
    });
    return cluster.fork();
  };
  const crew = createCrew({ fork, log, onLost });
  crews.push(crew);
  return { crew, said };
}

test('a process that ends before it is ready is a failure with its own sentence, and is not begun again', async () => {
  const { crew, said } = gather(() => undefined);
  await expect(crew.begin('worker', 'worker')).rejects.toThrow('There is nothing to do.');
  expect(said).toEqual([]);
});

test('when all web processes die of the same error again and again, the shop is given up with that error', async () => {
  const { promise: lost, resolve } = Promise.withResolvers<Error>();
  const { crew, said } = gather(resolve);
  await Promise.all([crew.begin('web-1', 'web'), crew.begin('web-2', 'web')]);
  expect((await lost).message).toBe('The roof has come down.');
  const deaths = said.filter((line) => line === 'the process web-1 ended with code 1: The roof has come down.');
  expect(deaths.length).toBeGreaterThanOrEqual(3);
});

test('rests longer after each failure, half a minute at most', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(restAfter)).toEqual([0, 1e3, 2e3, 4e3, 8e3, 16e3, 30e3, 30e3]);
});
