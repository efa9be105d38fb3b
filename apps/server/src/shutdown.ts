import { within } from './within.ts';

/** What has to be ended, in the reverse of the order in which it was begun. */
export type Shutdown = {
  /** Adds what undoes a step that was just taken. `limit` is its own time in milliseconds, where the common one is too short. */
  add(name: string, end: () => Promise<void> | void, limit?: number): void;
  /** Ends everything once, each step within its share of time; later calls wait for the same end. */
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
