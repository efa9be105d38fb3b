import type { Generated } from 'kysely';

/** A node of the category tree, three levels deep. `path`: ids from the department down to the node itself. */
export interface CategoryTable {
  id: number;
  parent_id: number | null;
  level: number;
  path: number[];
  name: string;
  slug: string;
  icon: Generated<string>;
  position: Generated<number>;
}
