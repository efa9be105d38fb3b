import { formatMoney } from '@tianguis/domain';
import { buttonClass, Icon } from '@tianguis/ui';
import { useEffect, useRef, useState } from 'react';
import { Picture } from '../../commerce/picture.tsx';
import { goField } from '../../shared/forms/go-field.ts';
import { sendForm } from '../../shared/forms/send-form.ts';
import { cartPaths } from '../../shared/links/cart-paths.ts';
import { sharedCartCopy as copy } from './copy.ts';
import { type EntryData, sharedCartFields as fields, type SharedLineData } from './data.ts';
import { SignInModal } from './sign-in-modal.tsx';
import { Unavailable } from './unavailable.tsx';

interface EntryPageProps extends EntryData {
  /** The page is shown inside the gallery: nothing is sent, and no modal opens. */
  sample?: boolean;
}

/**
 * RT-16: the products of a link. With scripts, they are added to the cart of a signed-in customer at once. Without
 * scripts, a button adds them.
 */
export function EntryPage({ sample = false, ...entry }: EntryPageProps) {
  const { kind, link, by, lines, pieces, goods, missing, ways, isOwn } = entry;
  const { isAdding, hasFailed, canRetry } = useAdding(entry, sample);
  if (hasFailed)
    return <Unavailable isNews kind={kind} canRetry={canRetry} again={`/${kind}/${encodeURIComponent(link)}`} />;
  const Heading = sample ? 'h2' : 'h1';
  return (
    <div className="page max-w-3xl pt-4 pb-10 lg:pt-8">
      <Heading className="text-2xl font-bold [overflow-wrap:anywhere] lg:text-3xl">{copy.title(kind, by)}</Heading>
      <p className="mt-1 text-ink-soft">{isOwn ? copy.own : copy.intro}</p>
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-lg border border-line bg-card">
        {lines.map((line, at) => (
          <Line key={line.key} line={line} first={at === 0} />
        ))}
      </ul>
      {missing > 0 && (
        <p className="mt-3 flex items-start gap-2 text-sm text-ink-soft">
          <Icon name="alert" className="mt-0.5 size-4 flex-none" />
          {copy.missing(missing)}
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-sunken p-4">
        <p className="text-lg font-bold tabular-nums">{copy.total(pieces, goods)}</p>
        {isOwn ? (
          <a href={cartPaths.share} className={buttonClass('outline', 'max-sm:w-full')}>
            {copy.backToLinks}
          </a>
        ) : ways ? (
          <a href={ways.login} className={buttonClass('primary', 'max-sm:w-full')}>
            {copy.enterToAdd}
          </a>
        ) : (
          <form
            method="post"
            className="max-sm:w-full"
            onSubmit={(event) => {
              if (isAdding) event.preventDefault();
            }}
          >
            <input type="hidden" name={fields.kind} value={kind} />
            <button
              type="submit"
              aria-disabled={isAdding || undefined}
              className={buttonClass('primary', 'max-sm:w-full')}
            >
              {isAdding ? copy.adding : copy.add(pieces)}
            </button>
          </form>
        )}
      </div>
      <p role="status" className="sr-only">
        {isAdding ? copy.adding : ''}
      </p>
      {ways && <SignInModal ways={ways} sample={sample} />}
    </div>
  );
}

/** SC-03: submits at once. The page is replaced in the history, so that "back" does not add the products again. */
function useAdding({ kind, link, ways, isOwn }: EntryData, sample: boolean) {
  const [state, setState] = useState<'none' | 'adding' | 'unavailable' | 'failed'>('none');
  const isSent = useRef(false);
  useEffect(() => {
    if (sample || ways || isOwn || isSent.current) return;
    isSent.current = true;
    setState('adding');
    const form = new FormData();
    form.set(fields.kind, kind);
    form.set(fields.link, link);
    sendForm(cartPaths.sharedAnswer, form).then(
      ({ values }) => {
        const to = values[goField];
        if (to === undefined) setState('unavailable');
        else location.replace(to);
      },
      () => setState('failed'),
    );
  }, [kind, link, ways, isOwn, sample]);
  const hasFailed = state === 'unavailable' || state === 'failed';
  return { isAdding: state === 'adding', hasFailed, canRetry: state === 'failed' };
}

function Line({ line, first }: { line: SharedLineData; first: boolean }) {
  const isOut = line.pieces === 0;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3 p-3 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] sm:gap-4 sm:p-4">
      <Picture
        src={line.picture}
        alt={line.alt}
        sizes="88px"
        use="wanted"
        side={88}
        first={first}
        className={`aspect-square w-full rounded-md bg-sunken object-cover ${isOut ? 'opacity-60' : ''}`}
      />
      <div className="min-w-0">
        <a href={line.href} className="line-clamp-2 font-semibold [overflow-wrap:anywhere] hover:underline">
          {line.title}
        </a>
        {line.options !== '' && <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{line.options}</p>}
        <p className="text-sm text-ink-soft">{isOut ? copy.out : copy.pieces(line.pieces)}</p>
        {!isOut && <p className="mt-1 font-bold tabular-nums sm:hidden">{formatMoney(line.amount)}</p>}
      </div>
      {!isOut && <p className="hidden font-bold tabular-nums sm:block">{formatMoney(line.amount)}</p>}
    </li>
  );
}
