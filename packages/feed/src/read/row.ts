import type { Cells } from '../attributes.ts';

/** An item of a file as it was cut out of it, before anything in it is understood. */
export interface FeedRow {
  /** Line of the file on which it begins, from 1. */
  line: number;
  cells: Cells;
  /** Why it cannot be read at all. */
  fault?: string;
  /** If it is held back: it may be another variant than its `id` says, or hold several rows, so that others are missing from the file. */
  isUnsure?: true;
}
