import { Icon } from '@tianguis/ui';
import { commerceCopy } from './copy.ts';

const copy = commerceCopy.credit;

/**
 * The banner of the shop's credit. The configuration defines after how many blocks or rows the banner appears (UI-15).
 */
export function CreditBanner({ label, href }: { label: string; href: string }) {
  return (
    <aside
      aria-label={label}
      className="flex items-center gap-x-3 rounded-lg bg-talavera-wash px-4 py-3 text-sm sm:gap-x-6 sm:px-5 sm:py-4"
    >
      <Icon name="card" className="size-7 flex-none text-talavera sm:size-8" />
      <p className="min-w-0 grow [overflow-wrap:anywhere]">
        <strong className="block leading-snug font-bold sm:text-base">{copy.title(label)}</strong>
        <span className="text-ink-soft max-sm:sr-only">{copy.text}</span>
      </p>
      <a
        href={href}
        className="flex min-h-11 flex-none items-center gap-1 rounded-full border border-talavera px-3.5 font-semibold sm:px-5 text-talavera hover:bg-card"
      >
        {copy.action}
        <Icon name="chevron-right" className="size-4" />
      </a>
    </aside>
  );
}
