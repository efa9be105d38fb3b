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

type Pending = { resolve(bytes: Uint8Array): void; reject(error: Error): void };
type Worker = { child: ChildProcess; pending: Map<number, Pending>; idle: NodeJS.Timeout | undefined };

/** @param concurrency how many may draw at once; each draws on one core */
export function createMaker(concurrency: number, idleAfter = 30_000): Maker {
  const workers = new Set<Worker>();
  let nextId = 1;
  let stopped = false;

  function begin(): Worker {
    const child = fork(program, { serialization: 'advanced', stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const worker: Worker = { child, pending: new Map(), idle: undefined };
    workers.add(worker);
    child.on('message', (result: JobResult) => {
      const job = worker.pending.get(result.id);
      worker.pending.delete(result.id);
      rest(worker);
      if ('error' in result) job?.reject(new Error(result.error));
      else job?.resolve(result.bytes);
    });
    const lost = () => {
      workers.delete(worker);
      clearTimeout(worker.idle);
      for (const job of worker.pending.values()) job.reject(new Error('The process that draws pictures has ended.'));
      worker.pending.clear();
    };
    child.on('error', lost);
    child.on('exit', lost);
    return worker;
  }

  function rest(worker: Worker): void {
    clearTimeout(worker.idle);
    if (worker.pending.size === 0) worker.idle = setTimeout(() => release(worker), idleAfter).unref();
  }

  /** From here on nobody is given this process, which leaves by itself. */
  function release(worker: Worker): void {
    workers.delete(worker);
    if (worker.child.connected) worker.child.disconnect();
  }

  function pick(): Worker {
    const free = [...workers].find(({ pending }) => pending.size === 0);
    if (free) return free;
    if (workers.size < concurrency) return begin();
    return [...workers].reduce((least, one) => (one.pending.size < least.pending.size ? one : least));
  }

  return {
    make(matter, width) {
      if (stopped) return Promise.reject(new Error('Pictures are no longer made: the shop is closing.'));
      const worker = pick();
      clearTimeout(worker.idle);
      const id = nextId++;
      return new Promise((resolve, reject) => {
        worker.pending.set(id, { resolve, reject });
        worker.child.send({ id, matter, width } satisfies Job, (error) => {
          if (error && worker.pending.delete(id)) reject(error);
        });
      });
    },
    get processes() {
      return workers.size;
    },
    async stop() {
      stopped = true;
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
