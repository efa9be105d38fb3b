import { useSyncExternalStore } from 'react';
import { contentCopy as copy } from './copy.ts';
import { remaining } from './remaining.ts';

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

const thisSecond = () => Math.floor(Date.now() / 1000);

interface CountdownWords {
  endsAt(end: string): string;
  endsIn: string;
  ended: string;
}

/**
 * When something ends, by default offers (RT-01): the moment in words, the same for everybody. Once scripts run, a
 * clock with the remaining time replaces the words in the same space. The words remain as hidden text, so that a screen
 * reader reads the moment and not the seconds.
 */
export function Countdown({ endsAt, words = copy.offers }: { endsAt: string; words?: CountdownWords }) {
  const now = useSyncExternalStore(everySecond, thisSecond, () => undefined);
  const end = Date.parse(endsAt);
  const left = now === undefined ? undefined : remaining(end / 1000 - now);
  return (
    <p className="countdown">
      <time dateTime={endsAt} className={now === undefined ? undefined : 'unseen'}>
        {words.endsAt(endsAt)}
      </time>
      {now !== undefined && (
        <span aria-hidden={left !== undefined}>
          {left ? `${words.endsIn} ${left.days > 0 ? `${copy.days(left.days)} ` : ''}${left.clock}` : words.ended}
        </span>
      )}
    </p>
  );
}
