/** Counts of finished requests, kept in arrays of numbers: a cached page is served in microseconds, and counting it must not be felt. */
import { apiRoots } from '@tianguis/contract';

/** Kinds of requests; `cached` is a page that was sent as it was kept. */
export const requestKinds = ['cached', 'page', 'data', 'file', 'picture', 'api', 'health'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Upper edges of the classes of duration, in milliseconds. */
export const durationEdges = [0.1, 0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000] as const;

const statusClasses = 5;
const classes = durationEdges.length + 1;

/** What was counted for a kind. `durations` has one more class than there are edges, for what took longer. */
export type RequestCounts = { kind: RequestKind; statuses: number[]; durations: number[]; milliseconds: number };

export type RequestRecorder = {
  /** Notes a finished request. Allocates nothing. */
  note(kind: RequestKind, status: number, milliseconds: number): void;
  /** The counts since the start of the process; kinds that never came are left out. */
  read(): RequestCounts[];
};

export function createRequestRecorder(): RequestRecorder {
  const kinds = requestKinds.length;
  const index: Record<string, number> = Object.fromEntries(requestKinds.map((kind, at) => [kind, at]));
  const statuses = new Float64Array(kinds * statusClasses);
  const durations = new Float64Array(kinds * classes);
  const sums = new Float64Array(kinds);
  // Indices are made here and always within the arrays.
  const add = (array: Float64Array, at: number, amount: number) => {
    array[at] = (array[at] ?? 0) + amount;
  };

  return {
    note(kind, status, milliseconds) {
      const at = index[kind] ?? 0;
      let edge = 0;
      while (milliseconds > (durationEdges[edge] ?? Number.POSITIVE_INFINITY)) edge++;
      add(statuses, at * statusClasses + Math.min(Math.max(Math.trunc(status / 100), 1), statusClasses) - 1, 1);
      add(durations, at * classes + edge, 1);
      add(sums, at, milliseconds);
    },
    read() {
      const all = requestKinds.map((kind, at) => ({
        kind,
        statuses: [...statuses.subarray(at * statusClasses, (at + 1) * statusClasses)],
        durations: [...durations.subarray(at * classes, (at + 1) * classes)],
        milliseconds: sums[at] ?? 0,
      }));
      return all.filter((one) => one.statuses.some((count) => count > 0));
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

/** Of the API, below a page's address. */
const deepRoots = apiRoots.filter((root) => root.includes('/')).map((root) => `/${root}/`);

/** Of what kind a request is, by its address; a page that came from the cache says so itself. */
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
