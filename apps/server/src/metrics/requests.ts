/** Records the number and the durations of finished requests, by kind. */
import { apiRoots } from '@tianguis/contract';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Kinds of requests. `cached` is a page that was sent from memory. */
export const requestKinds = ['cached', 'page', 'data', 'file', 'picture', 'api', 'health'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Upper bounds of the buckets of duration, in seconds. */
const durationBuckets = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

export type RequestRecorder = {
  /** Counts a finished request. */
  note(kind: RequestKind, status: number, milliseconds: number): void;
};

/** Creates the recorder. Kinds without a request are not reported. */
export function createRequestRecorder(registry: Registry): RequestRecorder {
  const registers = [registry];
  const total = new Counter({
    name: 'tianguis_http_requests_total',
    help: 'Finished requests by kind and class of status.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'tianguis_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer, by kind.',
    labelNames: ['kind'],
    buckets: durationBuckets,
    registers,
  });
  // Look the labelled counters up beforehand, since a cached page is sent in microseconds.
  const children = Object.fromEntries(
    requestKinds.map((kind) => [
      kind,
      {
        statuses: statusClasses.map((status) => total.labels({ kind, status })),
        duration: duration.labels({ kind }),
      },
    ]),
  ) as Record<RequestKind, { statuses: Counter.Internal[]; duration: Histogram.Internal<'kind'> }>;

  return {
    note(kind, status, milliseconds) {
      const child = children[kind];
      child.statuses[Math.min(Math.max(Math.trunc(status / 100), 1), statusClasses.length) - 1]?.inc();
      child.duration.observe(milliseconds / 1000);
    },
  };
}

const roots = new Map<string, RequestKind>([
  ...apiRoots.map((root) => [root, 'api'] as const),
  ['healthz', 'health'],
  ['readyz', 'health'],
  ['assets', 'file'],
  ['imagenes', 'picture'],
]);

/** Roots of the API with more than one segment. */
const deepRoots = apiRoots.filter((root) => root.includes('/')).map((root) => `/${root}/`);

/** The kind of a request, by its URL. The fast path reports cached pages itself. */
export function kindOf(url: string): RequestKind {
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  const slash = path.indexOf('/', 1);
  const known = roots.get(path.slice(1, slash === -1 ? undefined : slash));
  if (known !== undefined) return known;
  if (deepRoots.some((root) => path.startsWith(root))) return 'api';
  if (path.endsWith('.data')) return 'data';
  return path.lastIndexOf('.') > path.lastIndexOf('/') ? 'file' : 'page';
}
