import type { Cells } from '../attributes.ts';

/** An item of a file as it was cut out of it, before anything in it is understood. */
export interface FeedRow {
  /** Line of the file on which it begins, from 1. */
  line: number;
  cells: Cells;
  /** Why it cannot be read at all. */
  fault?: string;
}
