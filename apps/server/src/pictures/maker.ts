import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureRecipe } from '@tianguis/demo';

/** What a picture is made from: the demo's recipe, the file of one that was fetched, bytes that have just come, or nothing yet. */
export type PictureMatter = PictureRecipe | { original: string } | { fetched: Uint8Array } | { placeholder: true };

export type Job = { id: number; matter: PictureMatter; width: number };
export type JobResult = { id: number; bytes: Uint8Array } | { id: number; error: string };

/** Draws pictures in processes of their own, begun when first needed and let go when idle. */
export type Maker = {
  /**
   * WebP of it, `width` pixels square; of bytes that have just come, as they are to be kept. Rejects with the reason when it cannot be
   * drawn or the process died over it.
   */
  make(matter: PictureMatter, width: number): Promise<Uint8Array>;
  stop(): Promise<void>;
  /** How many processes there are at present. */
  readonly processes: number;
};

const program = fileURLToPath(new URL('maker-process.ts', import.meta.url));

type Pending = { matter: PictureMatter; width: number; resolve(bytes: Uint8Array): void; reject(error: Error): void };
/** A process has one picture at a time, so that one that ends it takes no other along. */
type Worker = { child: ChildProcess; job: Pending | undefined; timer: NodeJS.Timeout | undefined };

export type MakerLimits = {
  /** Milliseconds after which a process that has nothing to do is let go. */
  idleAfter?: number;
  /** Milliseconds for one picture, after which its process is ended. */
  timeLimit?: number;
};

/** @param concurrency how many may draw at once; each draws on one core */
export function createMaker(concurrency: number, { idleAfter = 30_000, timeLimit = 30_000 }: MakerLimits = {}): Maker {
  const workers = new Set<Worker>();
  const waiting: Pending[] = [];
  let nextId = 1;
  let stopped = false;

  function begin(): Worker {
    const child = fork(program, { serialization: 'advanced', stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const worker: Worker = { child, job: undefined, timer: undefined };
    workers.add(worker);
    child.on('message', (result: JobResult) => {
      const { job } = worker;
      worker.job = undefined;
      if ('error' in result) job?.reject(new Error(result.error));
      else job?.resolve(result.bytes);
      rest(worker);
    });
    const lost = () => end(worker, new Error('The process that draws pictures has ended.'));
    child.on('error', lost);
    child.on('exit', lost);
    return worker;
  }

  /** It is given nothing more, and what it was at fails; what waits goes to another. */
  function end(worker: Worker, reason: Error): void {
    workers.delete(worker);
    clearTimeout(worker.timer);
    const { job } = worker;
    worker.job = undefined;
    job?.reject(reason);
    handOut();
  }

  function give(worker: Worker, job: Pending): void {
    const { matter, width } = job;
    worker.job = job;
    clearTimeout(worker.timer);
    worker.timer = setTimeout(() => {
      // Whatever it is at, it no longer hears.
      worker.child.kill('SIGKILL');
      end(worker, new Error(`it cannot be opened within ${timeLimit / 1000} s`));
    }, timeLimit);
    worker.child.send({ id: nextId++, matter, width } satisfies Job, (error) => {
      if (error && worker.job === job) end(worker, error);
    });
  }

  function rest(worker: Worker): void {
    clearTimeout(worker.timer);
    const next = waiting.shift();
    if (next) give(worker, next);
    else worker.timer = setTimeout(() => release(worker), idleAfter).unref();
  }

  /** From here on nobody is given this process, which leaves by itself. */
  function release(worker: Worker): void {
    workers.delete(worker);
    // Of one that is still at something the limit stays.
    if (!worker.job) clearTimeout(worker.timer);
    if (worker.child.connected) worker.child.disconnect();
  }

  function handOut(): void {
    while (waiting.length > 0) {
      const free = [...workers].find(({ job }) => job === undefined);
      if (!free && workers.size >= concurrency) return;
      const job = waiting.shift();
      if (job) give(free ?? begin(), job);
    }
  }

  return {
    make(matter, width) {
      if (stopped) return Promise.reject(closing());
      return new Promise((resolve, reject) => {
        waiting.push({ matter, width, resolve, reject });
        handOut();
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
          const gone = new Promise<void>((resolve) => worker.child.once('exit', () => resolve()));
          release(worker);
          return gone;
        }),
      );
    },
  };
}

const closing = () => new Error('Pictures are no longer made: the shop is closing.');
