import { Icon } from '@tianguis/ui';
import type { ReactNode } from 'react';

interface OrderHeadProps {
  /** The link to the page above. */
  up: { href: string; label: string };
  title: string;
  text: string;
  heading: 'h1' | 'h2';
  /** Buttons beside the title. */
  children?: ReactNode;
}

/** The head of a page about one order. */
export function OrderHead({ up, title, text, heading: Heading, children }: OrderHeadProps) {
  return (
    <div>
      <a
        href={up.href}
        className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-talavera print:hidden"
      >
        <Icon name="chevron-left" className="size-4 flex-none" />
        {up.label}
      </a>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <Heading className="text-2xl font-bold tabular-nums [overflow-wrap:anywhere]">{title}</Heading>
          <p className="text-ink-soft">{text}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1">{children}</div>
      </div>
    </div>
  );
}
