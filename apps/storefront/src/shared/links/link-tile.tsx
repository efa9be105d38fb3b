import type { IconName } from '@tianguis/ui';
import { Icon } from '@tianguis/ui';

interface LinkTileProps {
  href: string;
  icon: IconName;
  title: string;
  text: string;
  /** A fact of the customer on the page, such as "2 direcciones". */
  fact?: string | undefined;
}

/** A link of a menu of pages, with an icon, its title and a sentence. */
export function LinkTile({ href, icon, title, text, fact }: LinkTileProps) {
  return (
    <a
      href={href}
      className="flex h-full items-center gap-4 rounded-lg border border-line bg-card p-4 transition-colors hover:border-line-strong"
    >
      <span className="grid size-11 flex-none place-items-center rounded-full bg-rosa-wash text-rosa-deep">
        <Icon name={icon} className="size-6" />
      </span>
      <span className="min-w-0 grow [overflow-wrap:anywhere]">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink-soft">{text}</span>
        {fact !== undefined && <span className="mt-1 block text-sm font-semibold text-ink">{fact}</span>}
      </span>
      <Icon name="chevron-right" className="size-4 flex-none text-ink-soft" />
    </a>
  );
}
