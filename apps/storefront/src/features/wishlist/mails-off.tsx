import { buttonClass } from '@tianguis/ui';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { listCopy } from './list/list-copy.ts';

const copy = listCopy.off;

/** Turns mails about saved products off by the link in such a mail. `state`: the state of the link. */
export function MailsOff({
  state,
  heading: Heading = 'h1',
}: {
  state: 'ask' | 'done' | 'dead';
  heading?: 'h1' | 'h2';
}) {
  return (
    <div className="page grid max-w-lg grid-cols-[minmax(0,1fr)] py-6">
      <div className="rounded-lg border border-line bg-card p-4 sm:p-7">
        <Heading className="text-xl font-bold">{copy.title}</Heading>
        {state === 'ask' ? (
          <>
            <p className="mt-2 text-ink-soft">{copy.ask}</p>
            {/* The form submits to the current URL, whose query contains the token. */}
            <form method="post" className="mt-4">
              <button type="submit" className={buttonClass('primary', 'max-sm:w-full')}>
                {copy.submit}
              </button>
            </form>
          </>
        ) : (
          <p role="status" className="mt-2">
            {state === 'done' ? `${copy.done} ${copy.again}` : copy.dead}
          </p>
        )}
        <p className="mt-4">
          <a href={accountPaths.notifications} className="touch font-semibold text-talavera underline">
            {copy.all}
          </a>
        </p>
      </div>
    </div>
  );
}
