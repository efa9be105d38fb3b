import { buttonClass } from '@tianguis/ui';

export interface MailedLinkWords {
  title: string;
  ask: string;
  submit: string;
  done: string;
  dead: string;
}

interface MailedLinkProps {
  words: MailedLinkWords;
  /** The state of the link: not used yet, just used, or not valid. */
  state: 'ask' | 'done' | 'dead';
  /** A link below the text. */
  more?: { label: string; href: string } | undefined;
  heading?: 'h1' | 'h2' | 'h3';
}

/** The page behind a link in a mail, with one button that does what the link is for. */
export function MailedLink({ words, state, more, heading: Heading = 'h1' }: MailedLinkProps) {
  return (
    <div className="page grid max-w-lg grid-cols-[minmax(0,1fr)] py-6">
      <div className="rounded-lg border border-line bg-card p-4 sm:p-7">
        <Heading className="text-xl font-bold">{words.title}</Heading>
        {state === 'ask' ? (
          <>
            <p className="mt-2 text-ink-soft">{words.ask}</p>
            {/* The form submits to the current URL, whose query contains the token. */}
            <form method="post" className="mt-4">
              <button type="submit" className={buttonClass('primary', 'max-sm:w-full')}>
                {words.submit}
              </button>
            </form>
          </>
        ) : (
          <p role="status" className="mt-2">
            {words[state]}
          </p>
        )}
        {more && (
          <p className="mt-4">
            <a href={more.href} className="touch font-semibold text-talavera underline">
              {more.label}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
