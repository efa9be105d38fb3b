import { buttonClass, Icon } from '@tianguis/ui';
import { useEffect, useRef } from 'react';
import { paths } from '../../shared/links/paths.ts';
import { sharedCartCopy } from './copy.ts';
import type { UnavailableData } from './data.ts';

const copy = sharedCartCopy.unavailable;

interface UnavailableProps extends UnavailableData {
  heading?: 'h1' | 'h2';
  /** Whether a script put this content in place of another page. Such content takes the focus and sets the title. */
  isNews?: boolean;
  /** URL of the link, for another try. */
  again?: string | undefined;
}

/** UI-14, ER-07, ER-08: the link is invalid, has expired, or could not be read. */
export function Unavailable({ kind, canRetry, again, heading: Heading = 'h1', isNews = false }: UnavailableProps) {
  const { title, text } = copy[kind === 'afiliados' ? 'afiliados' : 'others'];
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNews) return;
    document.title = title;
    head.current?.focus();
  }, [isNews, title]);
  return (
    <div className="page grid justify-items-center py-16 text-center lg:py-24">
      <span className="grid size-20 place-items-center rounded-full bg-sunken">
        <Icon name="cart" className="size-9 text-ink-soft" />
      </span>
      <Heading
        ref={head}
        tabIndex={isNews ? -1 : undefined}
        className="outline-none mt-5 max-w-[24ch] text-2xl font-bold text-balance lg:text-3xl"
      >
        {title}
      </Heading>
      <p className="mt-2 max-w-[46ch] text-pretty text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        {canRetry && again !== undefined && (
          <a href={again} className={buttonClass('outline')}>
            {copy.again}
          </a>
        )}
        <a href={paths.home} className={buttonClass('primary')}>
          {copy.home}
        </a>
      </div>
    </div>
  );
}
