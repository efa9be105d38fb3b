import type { CategoryNode } from '@tianguis/contract';
import { Picture } from '../../commerce/picture.tsx';
import { categoryPath } from '../../shared/links/paths.ts';
import { catalogueCopy as copy } from './copy.ts';

/**
 * All departments with their subcategories (RT-10): the mega-menu as a page, for phones and for browsers without
 * JavaScript.
 */
export function DepartmentIndex({
  tree,
  heading: Heading = 'h1',
}: {
  tree: readonly CategoryNode[];
  heading?: 'h1' | 'h2';
}) {
  return (
    <div className="page pt-4 lg:pt-8">
      <Heading className="mb-4 text-2xl font-bold">{copy.allDepartments}</Heading>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {tree.map((department) => (
          <li key={department.id} className="rounded-md border border-line bg-card p-4">
            <div className="flex items-center gap-3">
              {department.icon && (
                <Picture
                  src={department.icon}
                  alt=""
                  sizes="64px"
                  use="department"
                  side={64}
                  className="size-16 rounded-sm"
                />
              )}
              <h2 className="text-lg leading-tight font-bold">
                <a href={categoryPath(department)} className="touch inline-block py-0.5 hover:text-rosa">
                  {department.name}
                </a>
                <span className="block text-xs font-normal text-ink-soft">{copy.products(department.products)}</span>
              </h2>
            </div>
            <ul className="mt-3 flex flex-wrap gap-2 text-sm">
              {department.children.map((branch) => (
                <li key={branch.id}>
                  <a
                    href={categoryPath(branch)}
                    className="flex min-h-11 items-center rounded-full border border-line px-3 hover:border-ink"
                  >
                    {branch.name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
