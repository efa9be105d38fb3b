import type { ContentLink } from '@tianguis/contract';
import { classNames, Icon } from '@tianguis/ui';
import { type ReactNode, useId } from 'react';

/** A section with its title and, at the right, the way to more of the same. */
export function Titled(props: {
  title: string;
  more?: ContentLink | null | undefined;
  /** Stands beside the title: when offers end, why these products. */
  note?: ReactNode;
  className?: string | undefined;
  children: ReactNode | ((titleId: string) => ReactNode);
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(props.className)}>
      <div className="mb-3 flex items-end justify-between gap-4">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id={id} className="text-xl font-bold">
            {props.title}
          </h2>
          {props.note}
        </div>
        {props.more && (
          <a
            href={props.more.href}
            className="touch flex flex-none items-center gap-0.5 text-sm font-semibold text-talavera hover:underline"
          >
            {props.more.label}
            <Icon name="chevron-right" className="size-4" />
          </a>
        )}
      </div>
      {typeof props.children === 'function' ? props.children(id) : props.children}
    </section>
  );
}
