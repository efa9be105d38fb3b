import { useId } from 'react';
import { Picture } from '../../commerce/picture.tsx';
import { categoryPath } from '../../shared/links/paths.ts';

/** The departments as stalls of the market, each with its picture. */
export function DepartmentTiles({
  title,
  departments,
}: {
  title: string;
  departments: readonly { id: number; name: string; slug: string; icon: string }[];
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl font-bold">
        {title}
      </h2>
      <ul className="shelf -mx-[var(--gutter)] grid auto-cols-[6.5rem] grid-flow-col grid-rows-2 gap-2 scroll-px-[var(--gutter)] px-[var(--gutter)] pb-1 lg:mx-0 lg:grid-flow-row lg:grid-cols-9 lg:grid-rows-none lg:px-0">
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
      </ul>
    </section>
  );
}
