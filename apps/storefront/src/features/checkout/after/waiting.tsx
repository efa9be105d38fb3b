import { Button, Icon } from '@tianguis/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useHydrated } from '../../../shared/device/use-hydrated.ts';
import { afterCopy } from '../copy/after-copy.ts';

const copy = afterCopy.thanks.unknown;

interface WaitingProps {
  /** The time of day at which the state was read. */
  checked: string;
  /** Seconds until the state is read again. */
  seconds: number | undefined;
  isSample?: boolean;
  /** Shows only the time: the page has more to say. */
  isQuiet?: boolean;
}

/**
 * Reads the state of a payment again and again, while the page is shown. Without JavaScript, the document is loaded
 * again (`refreshSeconds`).
 */
export function Waiting({ checked, seconds, isSample = false, isQuiet = false }: WaitingProps) {
  const { revalidate, state } = useRevalidator();
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && state === 'idle') void revalidate();
  });
  useEffect(() => {
    if (isSample || seconds === undefined) return;
    const timer = setInterval(() => look(), seconds * 1_000);
    const onShow = () => look();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [seconds, isSample]);
  return (
    <div className="grid gap-3 print:hidden">
      {!isQuiet && <p className="max-w-[65ch]">{copy.text}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
        <p role="status" aria-live="polite">
          {!isQuiet && <span className="sr-only">{copy.still} </span>}
          <span aria-hidden={!isQuiet || undefined} className="tabular-nums">
            {copy.checked(checked)}
          </span>
        </p>
        {isHydrated ? (
          <Button look="quiet" onClick={() => void revalidate()}>
            <Icon name="refresh" className="size-4" />
            {copy.look}
          </Button>
        ) : (
          <a href={pathname} className="inline-flex min-h-11 items-center px-5 font-semibold text-talavera underline">
            {copy.look}
          </a>
        )}
      </div>
    </div>
  );
}
