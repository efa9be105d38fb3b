import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons/icon-names.ts';

export interface EmptyStateProps {
  icon: IconName;
  title: string;
  text: string;
  /** A link to a useful page. */
  action: { href: string; label: string };
  className?: string;
}

/** Shown in place of an empty list: the reason, and a link. */
export function EmptyState({ icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] justify-items-center rounded-lg border border-dashed border-line-strong px-4 py-14 text-center [overflow-wrap:anywhere]',
        className,
      )}
    >
      <Icon name={icon} className="size-10 text-ink-soft" />
      <p className="mt-3 max-w-full text-lg font-bold">{title}</p>
      <p className="mt-1 max-w-[min(65ch,100%)] text-ink-soft">{text}</p>
      <a href={action.href} className={buttonClass('primary', 'mt-5')}>
        {action.label}
      </a>
    </div>
  );
}
