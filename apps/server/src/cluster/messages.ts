/** Messages between the primary and its processes. */
import type { Snapshot } from '../metrics/metrics.ts';

export type FromPrimary =
  /** The URL of the database, for processes that were started before the URL was known. */
  | { kind: 'database'; url: string }
  | { kind: 'read metrics'; id: number }
  /** The successor of the process is ready, so the process must drain its connections. */
  | { kind: 'drain' };

export type FromChild =
  | { kind: 'ready' }
  | { kind: 'drained' }
  /** The process must exit. The sentence is for the operator. */
  | { kind: 'failed'; sentence: string }
  | { kind: 'metrics'; id: number; snapshot: Snapshot };
