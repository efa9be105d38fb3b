import { Icon, useFocusHeir } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { paths } from '../../shared/links/paths.ts';
import { AccountNav } from './account-nav.tsx';
import { frameWords as words } from './frame-words.ts';
import { Notice } from './notice.tsx';

interface AccountPageProps {
  title: string;
  intro?: ReactNode;
  /** Path of the section that the navigation marks as current. */
  section: string;
  /** The link above the title; default: to the account's home. */
  up?: { href: string; label: string };
  /** Result of the last action. */
  notice?: ReactNode;
  /** Whether the form has errors. */
  isWrong?: boolean;
  /** `h2` inside the gallery, which has its own title. */
  heading?: 'h1' | 'h2';
  children: ReactNode;
}

const home = { href: paths.account, label: words.home };

/**
 * The frame of every account page: title, link to the page above, and on wide screens the other sections. The title
 * takes the focus of a control that disappears.
 */
export function AccountPage(props: AccountPageProps) {
  const { title, intro, section, up = home, notice, isWrong = false, heading: Heading = 'h1', children } = props;
  const layout = useRouteLoaderData('routes/account/layout') as
    | { siteName: string; offersBalance: boolean }
    | undefined;
  const root = useFocusHeir<HTMLDivElement>();
  return (
    <div
      ref={root}
      data-focus-area=""
      className="page grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 pt-2 pb-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-8"
    >
      {Heading === 'h1' && <title>{`${isWrong ? 'Error: ' : ''}${title} | ${layout?.siteName ?? ''}`}</title>}
      <AccountNav current={section} hidden={layout?.offersBalance === false ? accountPaths.balance : undefined} />
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] content-start gap-4">
        <div>
          <a href={up.href} className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-talavera">
            <Icon name="chevron-left" className="size-4 flex-none" />
            {up.label}
          </a>
          <Heading
            tabIndex={-1}
            data-focus-heir=""
            className="text-2xl font-bold outline-none [overflow-wrap:anywhere]"
          >
            {title}
          </Heading>
          {intro && <div className="mt-1 max-w-[65ch] [overflow-wrap:anywhere] text-ink-soft">{intro}</div>}
        </div>
        {notice !== undefined && <Notice sample={Heading !== 'h1'}>{notice}</Notice>}
        {children}
      </div>
    </div>
  );
}
