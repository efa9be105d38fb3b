import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance from the screen at which a shelf is fetched. */
const nearness = '600px';

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
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        load(abort.signal).then(setReply, () => abort.signal.aborted || setReply('failed'));
      },
      { rootMargin: nearness },
    );
    if (room.current) watcher.observe(room.current);
    return () => {
      watcher.disconnect();
      abort.abort();
    };
  }, [attempt]);

  function retry() {
    setReply(undefined);
    setAttempt(attempt + 1);
  }

  return { room, reply, retry };
}
