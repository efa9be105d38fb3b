import type { ContentLink } from '@tianguis/contract';
import { classNames, Icon } from '@tianguis/ui';
import { type ReactNode, useId } from 'react';

/**
 * A section with its title and a link to more of the same at the right. The section is as wide as the page:
 * `content-visibility` clips a far section at the edges of the section, and a narrower section would cut a row inside.
 */
export function Titled(props: {
  title: string;
  more?: ContentLink | null | undefined;
  /** Text beside the title: when offers end, or why these products appear. */
  note?: ReactNode;
  className?: string | undefined;
  children: ReactNode | ((titleId: string) => ReactNode);
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('-mx-[var(--gutter)] px-[var(--gutter)]', props.className)}>
      <div className="mb-3 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 md:flex">
        <h2 id={id} className="text-xl font-bold">
          {props.title}
        </h2>
        {props.more && (
          <a
            href={props.more.href}
            className="touch order-last ml-auto flex flex-none items-center gap-0.5 text-sm max-md:order-none font-semibold text-talavera hover:underline"
          >
            {props.more.label}
            <Icon name="chevron-right" className="size-4" />
          </a>
        )}
        {props.note && <div className="col-span-2">{props.note}</div>}
      </div>
      {typeof props.children === 'function' ? props.children(id) : props.children}
    </section>
  );
}
