/** What the shop tells of itself to Prometheus: counts of requests, and numbers that parts of it register. */
import { createRequestRecorder, type RequestCounts, type RequestRecorder } from './requests.ts';

export type Labels = Readonly<Record<string, string>>;

/** A number, or several told apart by labels of which there are only ever a few. */
export type Reading = number | readonly { labels: Labels; value: number }[];

/** Reads a number when somebody asks; one that cannot be read then is left out. */
export type Read = () => Reading | Promise<Reading>;

export type Metrics = {
  readonly requests: RequestRecorder;
  /** A number that rises and falls. `name` without the prefix `tianguis_`, with its unit last (`_bytes`, `_seconds`). */
  gauge(name: string, help: string, read: Read): void;
  /** A number that only rises while the process lives. `name` ends in `_total`. */
  counter(name: string, help: string, read: Read): void;
  /** All numbers of this process, as plain data that can be sent to another. */
  read(): Promise<Snapshot>;
};

export type Measured = {
  name: string;
  help: string;
  type: 'gauge' | 'counter';
  readings: { labels: Labels; value: number }[];
};
export type Snapshot = { requests: RequestCounts[]; measured: Measured[] };

type Registered = Omit<Measured, 'readings'> & { read: Read };

export function createMetrics(): Metrics {
  const requests = createRequestRecorder();
  const registered: Registered[] = [];
  const add = (type: Measured['type']) => (name: string, help: string, read: Read) =>
    void registered.push({ type, name, help, read });
  return {
    requests,
    gauge: add('gauge'),
    counter: add('counter'),
    async read() {
      return { requests: requests.read(), measured: await Promise.all(registered.map(measure)) };
    },
  };
}

async function measure({ read, ...about }: Registered): Promise<Measured> {
  try {
    const reading = await read();
    return { ...about, readings: typeof reading === 'number' ? [{ labels: {}, value: reading }] : [...reading] };
  } catch {
    // The database may be away just when somebody wants to know how things are: the rest is told all the same.
    return { ...about, readings: [] };
  }
}
