import { useScopedId } from '@tianguis/ui';
import { createElement, type ReactNode, useState } from 'react';

interface ServerHtmlProps {
  id: string;
  className: string;
  hidden?: boolean;
  /** Pass `import.meta.env.SSR && …`, so that the browser's bundle leaves it out. */
  render: ReactNode;
}

/** HTML of each part in this document, since an error page renders the document again. */
const written = new Map<string, string>();

/**
 * A part of every page that only the server renders, such as lists of links. Browsers adopt its HTML unchanged, so no
 * script contains the components and texts of the part, and hydration skips the part. The HTML does not change while
 * the document is open.
 */
export function ServerHtml({ id: fixed, className, hidden, render }: ServerHtmlProps) {
  const id = useScopedId(fixed);
  const [html] = useState(() => (import.meta.env.SSR ? '' : htmlOf(id)));
  return createElement(
    'div',
    {
      ...{ id, className, hidden },
      ...(!import.meta.env.SSR && { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } }),
    },
    import.meta.env.SSR ? render : undefined,
  );
}

function htmlOf(id: string): string {
  const element = document.getElementById(id);
  if (element) written.set(id, element.innerHTML);
  return written.get(id) ?? '';
}
