import { Button, buttonClass } from '@tianguis/ui';
import { isRouteErrorResponse } from 'react-router';
import { SearchForm } from '../frame/search-form.tsx';
import { paths } from '../links/paths.ts';
import { errorCopy } from './copy.ts';

/** What stands where a page could not be made: not found (RT-30), out of reach, or the crash page with its exact words (UI-13). */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Crash unavailable={isRouteErrorResponse(error) && error.status === 503} />;
}

/** RT-30: says so, and leads on. */
export function NotFound() {
  const words = errorCopy.notFound;
  return (
    <div className="page grid justify-items-center py-12 text-center sm:py-20">
      <title>{`${words.title} | Tianguis`}</title>
      <meta name="robots" content="noindex" />
      <EmptyStall />
      <h1 className="mt-6 text-2xl font-bold">{words.title}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{words.text}</p>
      <SearchForm className="mt-6 flex w-full max-w-xl flex-none" tone="paper" />
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <a href={paths.departments} className={buttonClass('primary')}>
          {words.departments}
        </a>
        <a href={paths.home} className={buttonClass('outline')}>
          {words.home}
        </a>
      </div>
    </div>
  );
}

function Crash({ unavailable }: { unavailable: boolean }) {
  const words = errorCopy.crash;
  return (
    <div className="page grid justify-items-center py-12 text-center sm:py-20" role="alert">
      <title>{`${words.title} | Tianguis`}</title>
      <meta name="robots" content="noindex" />
      <EmptyStall />
      <h1 className="mt-6 text-2xl font-bold">{words.title}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{words.text}</p>
      {unavailable && <p className="mt-2 max-w-prose text-ink-soft">{words.unavailable}</p>}
      <form className="mt-6">
        <Button type="submit">{words.reload}</Button>
      </form>
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
