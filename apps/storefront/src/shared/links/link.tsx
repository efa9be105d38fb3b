import { classNames } from '@tianguis/ui';
import { type AnchorHTMLAttributes, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { focusNextHeading } from './heading-focus.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Preserves the scroll position, as for a filter beside a list. */
  keepScroll?: boolean;
  /** Replaces this page's history entry, as for a variant of a product. */
  replaces?: boolean;
}

/**
 * A link that React Router follows without loading a document ({@link useSoftLinks}), for pages that differ from this
 * page in one part only. In the HTML, the link is a plain link. With fifty filters, such links render faster than React
 * Router's `Link`, which resolves every URL again.
 */
export function Link({ keepScroll = false, replaces = false, ...anchor }: LinkProps) {
  return <a data-soft={classNames(keepScroll && 'keep', replaces && 'replace')} {...anchor} />;
}

/** Handles clicks on the soft links of the whole document. The root calls this hook. */
export function useSoftLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-soft]') : null;
      if (!link || !isPlainClick(event) || link.origin !== location.origin) return;
      event.preventDefault();
      const modes = link.dataset.soft?.split(' ') ?? [];
      const replace = modes.includes('replace') || link.href === location.href;
      const keep = modes.includes('keep');
      focusNextHeading(!keep && link.hash === '');
      navigate(link.pathname + link.search + link.hash, { replace, preventScrollReset: keep });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** Whether a click is meant for this tab and no other code has handled it. */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}
