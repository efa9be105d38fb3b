import { plural } from '@tianguis/domain';
import { buttonClass } from '@tianguis/ui';
import { type ReactNode, use } from 'react';
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router';
import type { CallFailure } from '../api/failures.ts';
import { paths } from '../links/paths.ts';
import { AnyAddress } from './any-address.ts';
import { ClosedStall } from './closed-stall.tsx';
import { errorCopy } from './copy.ts';

/**
 * The page that replaces a failed page: not found (RT-30), refused, unavailable, or the crash page with the exact texts
 * of UI-13. `search` is the search box, shown where a search may help.
 */
export function ErrorPage({ error, search, sample = false }: { error: unknown; search: ReactNode } & Sample) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const failure: Partial<CallFailure> = (isRouteErrorResponse(error) && error.data) || {};
  if (status === 404) return <NotFound search={search} sample={sample} />;
  if (status === 429) return <TooMany retryAfter={failure.retryAfter} sample={sample} />;
  if (failure.code === 'FORBIDDEN') return <Refused words={errorCopy.forbidden} search={search} sample={sample} />;
  if (status < 500) return <Refused words={errorCopy.refusedBy[status]} search={search} sample={sample} />;
  return <Crash unavailable={status === 503} sample={sample} />;
}

interface Sample {
  /** The page is shown inside the gallery, which has its own title, robots tag and `h1`. */
  sample?: boolean;
}

/** RT-30: shows "not found" and offers links. */
export function NotFound({ search, sample = false }: { search: ReactNode } & Sample) {
  return (
    <Closed words={errorCopy.notFound} sample={sample}>
      {search}
      <WaysOn />
    </Closed>
  );
}

/** The request cannot be carried out, now or later. The shop is not at fault, and a reload would change nothing. */
function Refused({
  words = errorCopy.refused,
  search,
  sample,
}: { words?: Words | undefined; search: ReactNode } & Sample) {
  return (
    <Closed words={words} alert sample={sample}>
      {search}
      <WaysOn />
    </Closed>
  );
}

/** The request exceeded a rate limit; it is allowed again later. */
function TooMany({ retryAfter, sample }: { retryAfter?: number | undefined } & Sample) {
  const words = errorCopy.tooMany;
  return (
    <Closed words={words} alert sample={sample}>
      {retryAfter !== undefined && <p className="mt-2 max-w-prose">{words.after(waitingTime(retryAfter))}</p>}
      <Reload />
    </Closed>
  );
}

function Crash({ unavailable, sample }: { unavailable: boolean } & Sample) {
  const words = errorCopy.crash;
  return (
    <Closed words={words} alert sample={sample}>
      {unavailable && <p className="mt-2 max-w-prose text-ink-soft">{words.unavailable}</p>}
      <Reload />
    </Closed>
  );
}

function Reload() {
  const { pathname, search } = useLocation();
  // An empty `href` means the current URL. A path with two leading slashes would lead to another host.
  const href = use(AnyAddress) ? '' : pathname.replace(/^\/+/, '/') + search;
  return (
    <a href={href} className={buttonClass('primary', 'mt-6')}>
      {errorCopy.crash.reload}
    </a>
  );
}

/** Links to continue with: the categories and the home page. */
export function WaysOn() {
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

/** "40 segundos", "12 minutos": rounded up, so that shoppers do not try too early. */
function waitingTime(seconds: number): string {
  return seconds > 90 ? plural(Math.ceil(seconds / 60), 'minuto', 'minutos') : plural(seconds, 'segundo', 'segundos');
}

export interface Words {
  title: string;
  text: string;
}

/** Replaces a page that cannot be shown, and explains why. */
export function Closed(
  props: { words: Words; alert?: boolean; children: ReactNode } & {
    sample?: boolean | undefined;
  },
) {
  const { title, text } = props.words;
  const Heading = props.sample ? 'h2' : 'h1';
  // The shop's name; undefined if even the frame's data could not be read.
  const shop = useRouteLoaderData<{ name: string }>('root')?.name;
  return (
    <div className="page grid justify-items-center py-12 text-center sm:py-20" role={props.alert ? 'alert' : undefined}>
      {!props.sample && (
        <>
          <title>{shop ? `${title} | ${shop}` : title}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      <ClosedStall />
      <Heading className="mt-6 text-2xl font-bold">{title}</Heading>
      <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
      {props.children}
    </div>
  );
}
