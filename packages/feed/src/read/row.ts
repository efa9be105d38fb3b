import type { Cells } from '../attributes.ts';

/** A raw row or XML item of a file, before its cells are parsed. */
export interface FeedRow {
  /** First line in the file, from 1. */
  line: number;
  cells: Cells;
  /** Why it cannot be read. */
  fault?: string;
  /**
   * The `id` is uncertain: the row may be another variant, or several rows in one, so other variants may be missing
   * from the file.
   */
  isUnsure?: true;
}
