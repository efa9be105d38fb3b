import { useSyncExternalStore } from 'react';
import { contentCopy as copy } from './copy.ts';
import { remaining } from './remaining.ts';

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

const thisSecond = () => Math.floor(Date.now() / 1000);

/**
 * When offers end (RT-01): the moment in words, the same for everybody. Once scripts run, a clock with the remaining
 * time replaces the words in the same space. The words remain as hidden text, so that a screen reader reads the moment
 * and not the seconds.
 */
export function Countdown({ endsAt }: { endsAt: string }) {
  const now = useSyncExternalStore(everySecond, thisSecond, () => undefined);
  const end = Date.parse(endsAt);
  const left = now === undefined ? undefined : remaining(end / 1000 - now);
  return (
    <p className="countdown">
      <time dateTime={endsAt} className={now === undefined ? undefined : 'unseen'}>
        {copy.endsAt(endsAt)}
      </time>
      {now !== undefined && (
        <span aria-hidden={left !== undefined}>
          {left ? `${copy.endsIn} ${left.days > 0 ? `${copy.days(left.days)} ` : ''}${left.clock}` : copy.ended}
        </span>
      )}
    </p>
  );
}
