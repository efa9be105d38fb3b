import { Icon } from '@tianguis/ui';
import { commerceCopy } from './copy.ts';

const copy = commerceCopy.credit;

/** The shop's own credit, offered at the places that the configuration names (UI-15). */
export function CreditBanner({ label, href }: { label: string; href: string }) {
  return (
    <aside
      aria-label={label}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg bg-talavera-wash px-5 py-4 text-sm"
    >
      <Icon name="card" className="size-8 flex-none text-talavera" />
      <p className="min-w-0 grow basis-60">
        <strong className="block text-base font-bold">{copy.title(label)}</strong>
        <span className="text-ink-soft">{copy.text}</span>
      </p>
      <a
        href={href}
        className="flex min-h-11 items-center gap-1 rounded-full border border-talavera px-5 font-semibold text-talavera hover:bg-card"
      >
        {copy.action}
        <Icon name="chevron-right" className="size-4" />
      </a>
    </aside>
  );
}
