import type { Generated } from 'kysely';

/** A node of the category tree, which has three levels. `path`: ids from the department down to the node itself. */
export interface CategoryTable {
  id: number;
  parent_id: number | null;
  level: number;
  path: number[];
  name: string;
  slug: string;
  icon: Generated<string>;
  position: Generated<number>;
  /** False for a department that waits for an operator. Always true below departments. */
  is_published: Generated<boolean>;
}
