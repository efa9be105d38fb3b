import { buttonClass } from '@tianguis/ui';
import { paths } from '../../shared/links/paths.ts';
import { type LinkStep, linkCopy } from './link-copy.ts';

/** The page behind a mailed link of the newsletter, with one button. `state`: the state of the link. */
export function NewsletterLink({
  step,
  state,
  heading: Heading = 'h1',
}: {
  step: LinkStep;
  state: 'ask' | 'done' | 'dead';
  heading?: 'h1' | 'h2' | 'h3';
}) {
  const copy = linkCopy[step];
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
            {copy[state]}
          </p>
        )}
        {state === 'dead' && (
          <p className="mt-4">
            <a href={paths.contact} className="touch font-semibold text-talavera underline">
              {linkCopy.contact}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
