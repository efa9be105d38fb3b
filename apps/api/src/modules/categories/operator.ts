/** Departments for the operator's commands. */
import type { DepartmentRepository, DepartmentSheet } from './operator-repository.ts';

export { createDepartmentRepository, type DepartmentSheet } from './operator-repository.ts';

/** @throws Error with one sentence for an operator */
export function createDepartmentOperator(repository: DepartmentRepository) {
  const list = () => repository.sheets();

  return {
    list,
    /** The departments that no menu names until an operator publishes them. */
    waiting: async () => (await list()).filter(({ published }) => !published),

    /**
     * Publishes or hides departments. The pages of a hidden department work, but no menu and no list names them.
     * @returns the departments before the change
     */
    async setPublished(ids: readonly number[], published: boolean): Promise<DepartmentSheet[]> {
      const all = new Map((await list()).map((one) => [one.id, one]));
      const before = ids.map((id) => {
        const found = all.get(id);
        if (!found) throw new Error(`There is no department ${id}: see "categories list".`);
        return found;
      });
      await repository.setPublished(ids, published);
      return before;
    },
  };
}

export type DepartmentOperator = ReturnType<typeof createDepartmentOperator>;
