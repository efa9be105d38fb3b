import { Icon, type IconName } from '@tianguis/ui';
import type { ReactNode } from 'react';

/**
 * A round link of the header with an icon. From tablet width on, the label is below the icon. `text` replaces the
 * label, also on phones. Such a text may appear late, so it does not move the icon.
 */
export function HeaderLink(props: {
  href: string;
  icon: IconName;
  label: string;
  text?: string | undefined;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <a
      href={props.href}
      className={`relative min-h-11 min-w-11 flex-col items-center justify-center rounded-lg px-2 hover:bg-white/15 ${props.className ?? 'flex'}`}
    >
      {/* The link has no `aria-label`, which would replace the count at the corner of the icon. */}
      <span className="sr-only">{props.label}</span>
      <span className="relative">
        <Icon name={props.icon} className="size-6 md:size-5" />
        {props.children}
      </span>
      <span
        key={props.text}
        aria-hidden="true"
        className={`text-2xs font-semibold whitespace-nowrap ${props.text === undefined ? 'hidden md:block' : 'absolute inset-x-0 bottom-0 text-center leading-none md:static md:leading-[inherit]'}`}
      >
        {props.text ?? props.label}
      </span>
    </a>
  );
}
