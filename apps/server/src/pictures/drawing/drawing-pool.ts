import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureRecipe } from '@tianguis/demo';

/**
 * The source of a drawing: a recipe of the demo, the stored original of a fetched picture, bytes that were just
 * fetched, a photograph that a customer sent, or a placeholder. An original is a file, or the bytes of a drawing.
 */
export type DrawingSource =
  | PictureRecipe
  | { original: string | Uint8Array }
  | { fetched: Uint8Array }
  | { photograph: Uint8Array }
  | { placeholder: true };

/** `timeLimit`: see `DrawingPoolLimits`. */
export type Job = { id: number; source: DrawingSource; width: number; timeLimit: number };
export type JobResult =
  | { id: number; bytes: Uint8Array }
  | { id: number; error: string }
  | { id: number; tooSlow: true };

/** A pool of processes that draw pictures. Processes are started on demand, and exit when idle. */
export type DrawingPool = {
  /**
   * Draws a square WebP with sides of `width` pixels. From fetched bytes, draws the original to store; from a
   * photograph, a WebP of at most `width` pixels. Rejects with the reason if the drawing fails or its process dies.
   */
  draw(source: DrawingSource, width: number): Promise<Uint8Array>;
  stop(): Promise<void>;
  /** The current number of processes. */
  readonly processes: number;
};

/** A drawing took longer than the limit, since its file is hostile or its process hangs. */
export class DrawingTooSlow extends Error {}

const drawingProcess = fileURLToPath(new URL('drawing-process.ts', import.meta.url));

type Pending = { source: DrawingSource; width: number; resolve(bytes: Uint8Array): void; reject(error: Error): void };
/** A process draws one picture at a time, so that a picture which crashes the process affects no other picture. */
type Worker = { child: ChildProcess; job: Pending | undefined; timer: NodeJS.Timeout | undefined };

export type DrawingPoolLimits = {
  /** Milliseconds after which an idle process exits. */
  idleAfter?: number;
  /**
   * Milliseconds of processor time for one picture. After this time, the process is killed. The start of a process is
   * not counted, nor is the time for which a busy machine lets a process wait.
   */
  timeLimit?: number;
  /** Milliseconds after which a process that has not answered is killed, since a process that hangs uses no time. */
  hangsAfter?: number;
  /** The program of the processes. Only tests set another one. */
  program?: string;
};

/** @param concurrency the most processes, each of which uses one core */
export function createDrawingPool(
  concurrency: number,
  {
    idleAfter = 30_000,
    timeLimit = 30_000,
    hangsAfter = 10 * timeLimit,
    program = drawingProcess,
  }: DrawingPoolLimits = {},
): DrawingPool {
  const workers = new Set<Worker>();
  const waiting: Pending[] = [];
  let nextId = 1;
  let stopped = false;

  function start(): Worker {
    const child = fork(program, { serialization: 'advanced', stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const worker: Worker = { child, job: undefined, timer: undefined };
    workers.add(worker);
    child.on('message', (result: JobResult) => {
      const { job } = worker;
      // A process that was killed may have answered just before. It must get no other drawing.
      if (!job) return;
      if ('tooSlow' in result) return kill(worker);
      worker.job = undefined;
      if ('error' in result) job.reject(new Error(result.error));
      else job.resolve(result.bytes);
      takeNext(worker);
    });
    const lost = () => end(worker, new Error('The process that draws pictures has ended.'));
    child.on('error', lost);
    child.on('exit', lost);
    return worker;
  }

  /** Kills a worker whose drawing takes too long. */
  function kill(worker: Worker): void {
    // Use SIGKILL, since a process that hangs handles no other signal.
    worker.child.kill('SIGKILL');
    end(worker, new DrawingTooSlow(`it cannot be opened within ${timeLimit / 1000} s`));
  }

  /** Removes a worker. Its drawing fails, and waiting drawings go to other workers. */
  function end(worker: Worker, reason: Error): void {
    workers.delete(worker);
    clearTimeout(worker.timer);
    const { job } = worker;
    worker.job = undefined;
    job?.reject(reason);
    startWaiting();
  }

  function assign(worker: Worker, job: Pending): void {
    const { source, width } = job;
    worker.job = job;
    clearTimeout(worker.timer);
    worker.timer = setTimeout(() => kill(worker), hangsAfter);
    worker.child.send({ id: nextId++, source, width, timeLimit } satisfies Job, (error) => {
      if (error && worker.job === job) end(worker, error);
    });
  }

  function takeNext(worker: Worker): void {
    clearTimeout(worker.timer);
    const next = waiting.shift();
    if (next) assign(worker, next);
    else worker.timer = setTimeout(() => release(worker), idleAfter).unref();
  }

  /** Assigns no more drawings to a process, which exits after its current drawing. */
  function release(worker: Worker): void {
    workers.delete(worker);
    // The time limit of the current drawing still applies.
    if (!worker.job) clearTimeout(worker.timer);
    if (worker.child.connected) worker.child.disconnect();
  }

  function startWaiting(): void {
    while (waiting.length > 0) {
      const free = [...workers].find(({ job }) => job === undefined);
      if (!free && workers.size >= concurrency) return;
      const job = waiting.shift();
      if (job) assign(free ?? start(), job);
    }
  }

  return {
    draw(source, width) {
      if (stopped) return Promise.reject(closing());
      return new Promise((resolve, reject) => {
        waiting.push({ source, width, resolve, reject });
        startWaiting();
      });
    },
    get processes() {
      return workers.size;
    },
    async stop() {
      stopped = true;
      for (const job of waiting.splice(0)) job.reject(closing());
      await Promise.all(
        [...workers].map((worker) => {
          const exited = new Promise<void>((resolve) => worker.child.once('exit', () => resolve()));
          release(worker);
          return exited;
        }),
      );
    },
  };
}

const closing = () => new Error('Pictures are no longer drawn: the shop is closing.');
