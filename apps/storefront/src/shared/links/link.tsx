import { classNames } from '@tianguis/ui';
import { type AnchorHTMLAttributes, useEffect } from 'react';
import { useNavigate } from 'react-router';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Stay where the page is scrolled to, as for a filter beside a list. */
  keepScroll?: boolean;
  /** Take the place of this page in the history, as for a variant of a product. */
  replaces?: boolean;
}

/**
 * A link to a page that differs from this one in a part only, which React Router follows without loading a document
 * ({@link useSoftLinks}). In HTML it is a plain link: a page of fifty filters is rendered quicker so than with React Router's own
 * `Link`, which resolves every address anew.
 */
export function Link({ keepScroll = false, replaces = false, ...anchor }: LinkProps) {
  return <a data-soft={classNames(keepScroll && 'keep', replaces && 'replace')} {...anchor} />;
}

/** Follows the soft links of the whole document. For the root. */
export function useSoftLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-soft]') : null;
      if (!link || !isPlainClick(event) || link.origin !== location.origin) return;
      event.preventDefault();
      const ways = link.dataset.soft?.split(' ') ?? [];
      const replace = ways.includes('replace') || link.href === location.href;
      navigate(link.pathname + link.search + link.hash, { replace, preventScrollReset: ways.includes('keep') });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** Not one that opens a tab, or that somebody has answered already. */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}
