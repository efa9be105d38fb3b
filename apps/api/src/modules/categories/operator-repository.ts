import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

/** A department for operators. */
export interface DepartmentSheet {
  id: number;
  name: string;
  slug: string;
  published: boolean;
  /** Number of products on sale, and number of all products. */
  products: { active: number; all: number };
}

/** @param db the database, or a transaction of it */
export function createDepartmentRepository(db: Kysely<Database>) {
  return {
    /** All departments, in the sequence of the menu. */
    async sheets(): Promise<DepartmentSheet[]> {
      const { rows } = await sql<DepartmentSheet>`
        select c.id, c.name, c.slug, c.is_published as published,
               json_build_object('active', coalesce(p.active, 0), 'all', coalesce(p.everything, 0)) as products
          from categories c left join (
            select level1_id, count(*) filter (where is_active) as active, count(*) as everything
              from products group by 1
          ) p on p.level1_id = c.id
         where c.level = 1 order by c.position, c.id`.execute(db);
      return rows;
    },

    async setPublished(ids: readonly number[], published: boolean): Promise<void> {
      await db
        .updateTable('categories')
        .set({ is_published: published })
        .where('id', 'in', [...ids])
        .where('level', '=', 1)
        .where('is_published', '!=', published)
        .execute();
    },
  };
}

export type DepartmentRepository = ReturnType<typeof createDepartmentRepository>;
