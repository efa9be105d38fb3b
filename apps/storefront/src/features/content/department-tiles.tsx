import type { ContentLink } from '@tianguis/contract';
import { classNames } from '@tianguis/ui';
import { Picture } from '../../commerce/picture.tsx';
import { Sideways } from '../../commerce/sideways.tsx';
import { Titled } from '../../commerce/titled.tsx';
import { categoryPath } from '../../shared/links/paths.ts';

/** As many as stand beside each other on a wide screen; fewer share the row. */
const inRow = 9;

/** The departments as stalls of the market, each with its picture. */
export function DepartmentTiles({
  title,
  more,
  departments,
}: {
  title: string;
  more: ContentLink | null;
  departments: readonly { id: number; name: string; slug: string; icon: string }[];
}) {
  return (
    <Titled title={title} more={more}>
      {(titleId) => (
        <Sideways
          name={title}
          titleId={titleId}
          className={classNames(
            'grid auto-cols-[6.5rem] grid-flow-col grid-rows-2 gap-2 pb-1 lg:grid-rows-none',
            departments.length > inRow ? 'lg:grid-flow-row lg:grid-cols-9' : 'lg:auto-cols-fr',
          )}
        >
          {departments.map((department) => (
            <li key={department.id}>
              <a
                href={categoryPath(department)}
                className="flex h-full flex-col items-center gap-1.5 rounded-md border border-line bg-card p-2 text-center text-xs leading-tight font-semibold transition-shadow hover:shadow-lift"
              >
                {department.icon && (
                  <Picture
                    src={department.icon}
                    alt=""
                    sizes="80px"
                    widths={[160, 240]}
                    side={80}
                    className="size-20 rounded-sm"
                  />
                )}
                <span className="flex grow items-center">{department.name}</span>
              </a>
            </li>
          ))}
        </Sideways>
      )}
    </Titled>
  );
}
