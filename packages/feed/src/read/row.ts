import type { Cells } from '../attributes.ts';

/** A raw row or XML item of a file, before its cells are parsed. */
export interface FeedRow {
  /** First line of the row in the file, counted from 1. */
  line: number;
  cells: Cells;
  /** Why the row cannot be read. */
  fault?: string;
  /**
   * Set if the `id` is uncertain: the row may be about another variant, or may contain several rows. So variants that
   * seem to be missing from the file may be in it.
   */
  isUnsure?: true;
}
