/** Messages between the primary and its processes. */
import type { Snapshot } from '../metrics/metrics.ts';

export type FromPrimary =
  /** The address of the database, for processes that were started before it was known. */
  | { kind: 'database'; url: string }
  | { kind: 'read metrics'; id: number }
  /** Its successor is ready: drain the connections. */
  | { kind: 'drain' };

export type FromChild =
  | { kind: 'ready' }
  | { kind: 'drained' }
  /** It has to exit; the sentence is for the operator. */
  | { kind: 'failed'; sentence: string }
  | { kind: 'metrics'; id: number; snapshot: Snapshot };
