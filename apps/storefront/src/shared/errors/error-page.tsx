import { buttonClass } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router';
import type { FrameData } from '../frame/frame-data.ts';
import { SearchForm } from '../frame/search-form.tsx';
import { paths } from '../links/paths.ts';
import { errorCopy } from './copy.ts';

/** What stands where a page could not be made: not found (RT-30), refused, out of reach, or the crash page with its exact words (UI-13). */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFound />;
  if (status < 500) return <Refused />;
  return <Crash unavailable={status === 503} />;
}

/** RT-30: says so, and leads on. */
export function NotFound() {
  return (
    <Closed words={errorCopy.notFound}>
      <SearchForm className="mt-6 flex w-full max-w-xl flex-none" tone="paper" />
      <WaysOn />
    </Closed>
  );
}

/** What was asked cannot be done, now or later: no fault of the shop, and loading it again would change nothing. */
function Refused() {
  return (
    <Closed words={errorCopy.refused} alert>
      <WaysOn />
    </Closed>
  );
}

function Crash({ unavailable }: { unavailable: boolean }) {
  const { pathname, search } = useLocation();
  const words = errorCopy.crash;
  return (
    <Closed words={words} alert>
      {unavailable && <p className="mt-2 max-w-prose text-ink-soft">{words.unavailable}</p>}
      {/* An address that begins with two slashes would lead to another host. */}
      <a href={pathname.replace(/^\/+/, '/') + search} className={buttonClass('primary', 'mt-6')}>
        {words.reload}
      </a>
    </Closed>
  );
}

function WaysOn() {
  const { ways } = errorCopy;
  return (
    <div className="mt-4 flex flex-wrap justify-center gap-3">
      <a href={paths.departments} className={buttonClass('primary')}>
        {ways.departments}
      </a>
      <a href={paths.home} className={buttonClass('outline')}>
        {ways.home}
      </a>
    </div>
  );
}

function Closed(props: { words: { title: string; text: string }; alert?: boolean; children: ReactNode }) {
  const { title, text } = props.words;
  // The shop's name is missing when not even the frame's data could be had.
  const shop = useRouteLoaderData<FrameData>('root')?.name;
  return (
    <div className="page grid justify-items-center py-12 text-center sm:py-20" role={props.alert ? 'alert' : undefined}>
      <title>{shop ? `${title} | ${shop}` : title}</title>
      <meta name="robots" content="noindex" />
      <EmptyStall />
      <h1 className="mt-6 text-2xl font-bold">{title}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
      {props.children}
    </div>
  );
}

/** A closed stall, drawn here so that it needs nothing from outside. */
function EmptyStall() {
  return (
    <svg viewBox="0 0 240 150" className="w-60 text-ink" aria-hidden="true">
      <ellipse cx="120" cy="138" rx="104" ry="9" fill="var(--sunken)" />
      <path d="M40 60v76M200 60v76" stroke="var(--line-strong)" strokeWidth="6" strokeLinecap="round" />
      <path d="M52 96h136v36a4 4 0 0 1-4 4H56a4 4 0 0 1-4-4z" fill="var(--line)" />
      <path d="M46 90h148v10H46z" fill="var(--line-strong)" />
      {[0, 1, 2, 3, 4, 5, 6].map((stripe) => (
        <path
          key={stripe}
          d={`M${29 + stripe * 26} 22h26v42a13 13 0 0 1-26 0z`}
          fill={stripe % 2 ? 'var(--rosa-wash)' : 'var(--lona)'}
        />
      ))}
      <path d="M29 22h182l-10-12H39z" fill="var(--lona-stripe)" />
    </svg>
  );
}
