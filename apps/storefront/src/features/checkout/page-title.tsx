import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';

/** The title of the document. */
export function PageTitle(props: { title: string; isWrong?: boolean; heading?: 'h1' | 'h2' | undefined }) {
  const layout = useRouteLoaderData('routes/account/layout') as { siteName: string } | undefined;
  if (props.heading === 'h2') return null;
  return <title>{`${props.isWrong ? 'Error: ' : ''}${props.title} | ${layout?.siteName ?? ''}`}</title>;
}

export function Heading({ as: Tag = 'h1', children }: { as?: 'h1' | 'h2' | undefined; children: ReactNode }) {
  return <Tag className="text-2xl font-bold [overflow-wrap:anywhere]">{children}</Tag>;
}
