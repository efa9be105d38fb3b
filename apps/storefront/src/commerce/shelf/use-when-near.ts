import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenNear } from '../../shared/device/when-near.ts';

export interface WhenNear<Reply> {
  /** The element whose position is observed. */
  room: RefObject<HTMLDivElement | null>;
  /** Undefined while the reply is loading. */
  reply: Reply | 'failed' | undefined;
  retry: () => void;
}

/**
 * Fetches the content of a shelf far below when the shelf is near the screen.
 * @param load is called once for each attempt; other functions are ignored until the next attempt
 */
export function useWhenNear<Reply>(load: (signal: AbortSignal) => Promise<Reply>): WhenNear<Reply> {
  const room = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [reply, setReply] = useState<Reply | 'failed'>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another attempt fetches again
  useEffect(() => {
    const abort = new AbortController();
    const fetchShelf = () => load(abort.signal).then(setReply, () => abort.signal.aborted || setReply('failed'));
    const stop = room.current ? whenNear(room.current, fetchShelf) : undefined;
    return () => {
      stop?.();
      abort.abort();
    };
  }, [attempt]);

  function retry() {
    setReply(undefined);
    setAttempt(attempt + 1);
  }

  return { room, reply, retry };
}
