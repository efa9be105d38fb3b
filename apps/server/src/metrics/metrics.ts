/** What the shop tells of itself to Prometheus, by prom-client: counts of requests, and numbers that parts of it register. */
import {
  AggregatorRegistry,
  Counter,
  Gauge,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';
import { createRequestRecorder, type RequestRecorder } from './requests.ts';

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

export type Snapshot = readonly MetricObjectWithValues<MetricValue<string>>[];

/** Of every name. */
export const metricPrefix = 'tianguis_';

export function createMetrics(): Metrics {
  const registry = new Registry();
  const requests = createRequestRecorder(registry);
  const add = (type: typeof Gauge | typeof Counter) => (name: string, help: string, read: Read) => {
    const metric = new type({ name: metricPrefix + name, help, registers: [registry] });
    const get = metric.get.bind(metric);
    // Nothing is counted twice: the parts of the shop know their numbers, and are asked for them.
    metric.get = async () => ({ ...(await get()), values: await readValues(read) });
  };
  return { requests, gauge: add(Gauge), counter: add(Counter), read: () => registry.getMetricsAsJSON() };
}

async function readValues(read: Read): Promise<MetricValue<string>[]> {
  try {
    const reading = await read();
    return typeof reading === 'number' ? [{ labels: {}, value: reading }] : [...reading];
  } catch {
    // The database may be away just when somebody wants to know how things are: the rest is told all the same.
    return [];
  }
}

export const metricsContentType = Registry.PROMETHEUS_CONTENT_TYPE;

/**
 * The numbers of several processes in Prometheus' text format. Each carries the name of its process, so that one that was begun anew
 * counts from zero without the sum of all going backwards.
 */
export function writeMetrics(snapshots: ReadonlyMap<string, Snapshot>): Promise<string> {
  const named = [...snapshots].map(([process, snapshot]) =>
    snapshot
      .filter(({ values }) => values.length > 0)
      .map((metric) => ({
        ...metric,
        values: metric.values.map((value) => ({ ...value, labels: { process, ...value.labels } })),
      })),
  );
  return AggregatorRegistry.aggregate(named).metrics();
}
