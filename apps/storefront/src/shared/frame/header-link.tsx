import { Icon, type IconName } from '@tianguis/ui';
import type { ReactNode } from 'react';

/** A round link of the header with an icon; from tablet width on its text is below the icon. */
export function HeaderLink(props: {
  href: string;
  icon: IconName;
  label: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <a
      href={props.href}
      aria-label={props.label}
      className={`relative min-h-11 min-w-11 flex-col items-center justify-center rounded-lg px-2 hover:bg-white/15 ${props.className ?? 'flex'}`}
    >
      <span className="relative">
        <Icon name={props.icon} className="size-6 md:size-5" />
        {props.children}
      </span>
      <span aria-hidden="true" className="hidden text-2xs font-semibold whitespace-nowrap md:block">
        {props.label}
      </span>
    </a>
  );
}
