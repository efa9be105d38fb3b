import type { Database } from '@tianguis/database';
import type { Kysely } from 'kysely';

export interface CategoryRow {
  id: number;
  parent_id: number | null;
  level: number;
  name: string;
  slug: string;
  icon: string;
  is_published: boolean;
}

export interface CategoryRepository {
  /** All categories: parents before children, each level in the sequence of the menu. */
  all(): Promise<CategoryRow[]>;
}

export function createCategoryRepository(db: Kysely<Database>): CategoryRepository {
  return {
    all: () =>
      db
        .selectFrom('categories as c')
        .select(['c.id', 'c.parent_id', 'c.level', 'c.name', 'c.slug', 'c.icon', 'c.is_published'])
        .orderBy('c.level')
        .orderBy('c.position')
        .orderBy('c.id')
        .execute(),
  };
}
