import { within } from '../within.ts';

/** The steps of a shutdown, which run in reverse: the part that was started last is stopped first. */
export type Shutdown = {
  /** Adds a step. Call it after the part was started. `limit` in milliseconds replaces the common limit of a step. */
  add(name: string, end: () => Promise<void> | void, limit?: number): void;
  /** Runs all steps once, each within its limit. Later calls wait for the same run. */
  run(): Promise<void>;
  readonly begun: boolean;
};

export function createShutdown({ stepLimit, warn }: { stepLimit: number; warn(sentence: string): void }): Shutdown {
  const steps: { name: string; end: () => Promise<void> | void; limit: number }[] = [];
  let running: Promise<void> | undefined;

  async function endAll(): Promise<void> {
    for (let step = steps.pop(); step; step = steps.pop()) {
      try {
        await within(step.limit, step.end(), `it took longer than ${step.limit / 1000} s.`);
      } catch (error) {
        warn(`Ending the ${step.name} failed: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  return {
    add: (name, end, limit = stepLimit) => void steps.push({ name, end, limit }),
    run() {
      running ??= endAll();
      return running;
    },
    get begun() {
      return running !== undefined;
    },
  };
}
