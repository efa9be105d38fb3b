import { categoryPath } from '../shared/links/paths.ts';
import { Picture } from './picture.tsx';

export interface DepartmentTileData {
  id: number;
  name: string;
  slug: string;
  /** URL of its picture; empty if it has no picture. */
  icon: string;
}

/** A department, drawn as a market stall with its picture. */
export function DepartmentTile({ department }: { department: DepartmentTileData }) {
  return (
    <a
      href={categoryPath(department)}
      className="flex h-full flex-col items-center gap-1.5 rounded-md border border-line bg-card p-2 text-center text-xs leading-tight font-semibold transition-shadow hover:shadow-lift"
    >
      {department.icon && (
        <Picture src={department.icon} alt="" sizes="80px" use="department" side={80} className="size-20 rounded-sm" />
      )}
      <span className="flex grow items-center">{department.name}</span>
    </a>
  );
}
