/**
 * The shop's metrics for Prometheus, by prom-client: counts of requests, and metrics that parts of the shop register.
 */
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

/** A number, or several numbers with labels of low cardinality. */
export type Reading = number | readonly { labels: Labels; value: number }[];

/** Reads the value of a metric on demand. If this rejects, the metric is left out. */
export type Read = () => Reading | Promise<Reading>;

export type Metrics = {
  readonly requests: RequestRecorder;
  /**
   * Adds a value that rises and falls. `name` lacks the prefix `tianguis_`, and ends with its unit (`_bytes`,
   * `_seconds`).
   */
  gauge(name: string, help: string, read: Read): void;
  /** Adds a value that only rises while the process runs. `name` ends in `_total`. */
  counter(name: string, help: string, read: Read): void;
  /** All metrics of this process, as plain data that can be sent to another process. */
  read(): Promise<Snapshot>;
};

export type Snapshot = readonly MetricObjectWithValues<MetricValue<string>>[];

/** The prefix of all names. */
export const metricPrefix = 'tianguis_';

export function createMetrics(): Metrics {
  const registry = new Registry();
  const requests = createRequestRecorder(registry);
  const add = (type: typeof Gauge | typeof Counter) => (name: string, help: string, read: Read) => {
    const metric = new type({ name: metricPrefix + name, help, registers: [registry] });
    const get = metric.get.bind(metric);
    // Read the counts that the parts of the shop have, instead of counting a second time.
    metric.get = async () => ({ ...(await get()), values: await readValues(read) });
  };
  return { requests, gauge: add(Gauge), counter: add(Counter), read: () => registry.getMetricsAsJSON() };
}

async function readValues(read: Read): Promise<MetricValue<string>[]> {
  try {
    const reading = await read();
    return typeof reading === 'number' ? [{ labels: {}, value: reading }] : [...reading];
  } catch {
    // The value cannot be read, for example while the database is unavailable. The other metrics are still reported.
    return [];
  }
}

export const metricsContentType = Registry.PROMETHEUS_CONTENT_TYPE;

/**
 * The metrics of several processes in Prometheus' text format. Each metric has its process as a label. So a restarted
 * process can count from zero, and the sum does not decrease.
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
