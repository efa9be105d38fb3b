import cluster, { type Worker as Process } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import type { Log } from '../logging/logging.ts';
import { isAlive } from '../processes/test-shop.ts';
import { restartDelay } from './backoff.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

type Behaviour = 'fails' | 'dies' | 'stays' | 'waits';

const supervisors: Supervisor[] = [];
afterEach(() => Promise.all(supervisors.splice(0).map((supervisor) => supervisor.stop(1_000))));

/** A supervisor in which process n has the nth behaviour of the list. Further processes have the last behaviour. */
function superviseTest(behaviours: Behaviour[], onLost: (error: Error) => void = () => undefined) {
  const said: string[] = [];
  const note = (_fields: unknown, msg: string) => void said.push(msg);
  const log: Log = { debug: note, info: note, warn: note, error: note };
  const begun: Process[] = [];
  const fork = () => {
    cluster.setupPrimary({
      exec: fileURLToPath(new URL('test-child.ts', import.meta.url)),
      args: [behaviours[begun.length] ?? behaviours.at(-1) ?? 'stays'],
      execArgv: [],
    });
    const process = cluster.fork();
    begun.push(process);
    return process;
  };
  const supervisor = createSupervisor({ fork, log, onLost, successorTimeout: 5_000 });
  supervisors.push(supervisor);
  return { supervisor, said, begun, fork, log };
}

/** The indexes of the processes that are alive. */
const living = (begun: Process[]) => begun.flatMap(({ process: { pid } }, at) => (pid && isAlive(pid) ? [at] : []));

test('a process that exits before it is ready is a failure with its own sentence, and is not restarted', async () => {
  const { supervisor, said } = superviseTest(['fails']);
  await expect(supervisor.begin('worker', 'worker')).rejects.toThrow('There is nothing to do.');
  expect(said).toEqual([]);
});

test('when all web processes fail with the same error again and again, the shop stops with that error', async () => {
  const { promise: lost, resolve } = Promise.withResolvers<Error>();
  const { supervisor, said } = superviseTest(['dies'], resolve);
  await Promise.all([supervisor.begin('web-1', 'web'), supervisor.begin('web-2', 'web')]);
  expect((await lost).message).toBe('The roof has come down.');
  const deaths = said.filter((line) => line === 'the process web-1 ended with code 1: The roof has come down.');
  expect(deaths.length).toBeGreaterThanOrEqual(3);
});

test('asked three times at once to replace its processes, the supervisor does it twice, and no old process is left', async () => {
  const { supervisor, said, begun } = superviseTest(['stays']);
  await Promise.all([supervisor.begin('web-1', 'web'), supervisor.begin('web-2', 'web')]);
  await Promise.all([supervisor.replaceAll(), supervisor.replaceAll(), supervisor.replaceAll()]);
  expect(said.filter((line) => line === 'all processes were replaced')).toHaveLength(2);
  expect(living(begun)).toEqual([4, 5]);
  await supervisor.replaceAll();
  expect(living(begun)).toEqual([6, 7]);
});

test('a successor that is not ready in time is stopped, and the old process stays', async () => {
  const { said, begun, fork, log } = superviseTest(['stays', 'waits']);
  const supervisor = createSupervisor({ fork, log, onLost: () => undefined, successorTimeout: 50 });
  supervisors.push(supervisor);
  await supervisor.begin('web-1', 'web');
  await supervisor.replaceAll();
  expect(said).toEqual(['the new process did not begin: the old ones stay']);
  expect(living(begun)).toEqual([0]);
  expect(supervisor.webReady()).toBe(1);
});

test('a process that dies while its successor starts is restarted, and stopped again when the successor is ready', async () => {
  const { supervisor, begun } = superviseTest(['stays', 'waits', 'stays']);
  await supervisor.begin('web-1', 'web');
  const replaced = supervisor.replaceAll();
  begun[0]?.process.kill('SIGKILL');
  await expect.poll(() => supervisor.webReady() === 1 && begun.length === 3).toBe(true);
  supervisor.giveDatabase('postgresql://nowhere');
  await replaced;
  expect(living(begun)).toEqual([1]);
});

test('each failure doubles the delay of the restart, up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(restartDelay)).toEqual([0, 1e3, 2e3, 4e3, 8e3, 16e3, 30e3, 30e3]);
});
