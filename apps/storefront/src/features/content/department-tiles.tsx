import type { ContentLink } from '@tianguis/contract';
import { classNames } from '@tianguis/ui';
import { DepartmentTile, type DepartmentTileData } from '../../commerce/department-tile.tsx';
import { Sideways } from '../../commerce/shelf/sideways.tsx';
import { Titled } from '../../commerce/shelf/titled.tsx';

/** Number of tiles in a row of a wide screen; fewer tiles share the row. */
const inRow = 9;

/** The departments, drawn as market stalls with their pictures. */
export function DepartmentTiles({
  title,
  more,
  departments,
}: {
  title: string;
  more: ContentLink | null;
  departments: readonly DepartmentTileData[];
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
              <DepartmentTile department={department} />
            </li>
          ))}
        </Sideways>
      )}
    </Titled>
  );
}
