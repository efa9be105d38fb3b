import { Icon } from '@tianguis/ui';

const copy = {
  pages: 'Páginas de la lista',
  previous: 'Anterior',
  next: 'Siguiente',
  of: (page: number, pages: number) => `Página ${page} de ${pages}`,
} as const;

/** Links to the neighbouring pages of a long list. */
export function PageLinks({ page, pages, href }: { page: number; pages: number; href: (page: number) => string }) {
  if (pages < 2) return null;
  const look = 'inline-flex min-h-11 items-center gap-1 rounded-full border border-line-strong px-4 font-semibold';
  return (
    <nav aria-label={copy.pages} className="flex flex-wrap items-center justify-center gap-3 text-sm">
      {page > 1 && (
        <a href={href(page - 1)} rel="prev" className={look}>
          <Icon name="chevron-left" className="size-4" />
          {copy.previous}
        </a>
      )}
      <span className="text-ink-soft">{copy.of(page, pages)}</span>
      {page < pages && (
        <a href={href(page + 1)} rel="next" className={look}>
          {copy.next}
          <Icon name="chevron-right" className="size-4" />
        </a>
      )}
    </nav>
  );
}
