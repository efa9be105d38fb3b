import { classNames } from '@tianguis/ui';

/** A name with more characters takes two lines beside the links of a phone's header. */
const longestLine = 12;

/**
 * The logo: the shop's name and a drawing of a stall, with a scalloped tarpaulin over a counter. A long name takes two
 * smaller lines, and its end is cut off if there is not enough space.
 */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={classNames('inline-flex min-w-0 items-center gap-2', className)}>
      <svg viewBox="0 0 32 32" className="size-8 flex-none" aria-hidden="true">
        <path d="M6 20h20v7.500a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2z" fill="currentColor" opacity=".28" />
        <path
          d="M2.500 7A4 4 0 0 1 6.500 3h19a4 4 0 0 1 4 4v7.500a4.500 4.500 0 0 1-9 0 4.500 4.500 0 0 1-9 0 4.500 4.500 0 0 1-9 0z"
          fill="currentColor"
        />
        <path d="M11.500 3h9v11.500a4.500 4.500 0 0 1-9 0z" fill="var(--lona-stripe)" />
      </svg>
      <span
        className={classNames(
          'line-clamp-2 min-w-0 font-bold tracking-tight lowercase [overflow-wrap:anywhere]',
          name.length > longestLine ? 'text-base leading-tight' : 'text-xl',
        )}
      >
        {name}
      </span>
    </span>
  );
}
