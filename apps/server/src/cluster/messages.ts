/** What the primary and its processes tell each other over their channel. */
import type { Snapshot } from '../metrics/metrics.ts';

export type FromPrimary =
  /** Address of the database, for processes that were begun before it was known. */
  | { kind: 'database'; url: string }
  | { kind: 'read metrics'; id: number }
  /** Another takes its place: it shall let its visitors go. */
  | { kind: 'drain' };

export type FromChild =
  | { kind: 'ready' }
  | { kind: 'drained' }
  /** It cannot go on; the sentence is for the operator. */
  | { kind: 'failed'; sentence: string }
  | { kind: 'metrics'; id: number; snapshot: Snapshot };
