import { readSeen } from '@tianguis/domain';
import { Button } from '@tianguis/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { storedItems, useItem } from '../shared/device/stored-item.ts';
import { paths } from '../shared/links/paths.ts';
import { commerceCopy } from './copy.ts';
import { ProductShelf } from './product-shelf.tsx';
import { fetchSeen, noteSeen, type SeenReply } from './seen-storage.ts';

const copy = commerceCopy.seen;

/** The cards are fetched when the shelf is this near to the screen. */
const nearness = '600px';

/**
 * "Vistos recientemente": a shelf of what was seen on this device, but for the product of the page `current`, which is noted as
 * seen. Nothing stands there for whoever has seen nothing. It belongs under the first screen: its room is taken at hydration, its
 * cards are fetched when one comes near.
 */
export function SeenRecently({ current }: { current?: number }) {
  const stored = useItem(storedItems.seen);
  useEffect(() => {
    if (current !== undefined) noteSeen(current);
  }, [current]);
  const ids = readSeen(stored ?? null).filter((id) => id !== current);
  if (ids.length === 0) return null;
  return <SeenShelf key={ids.join()} ids={ids} />;
}

function SeenShelf({ ids }: { ids: readonly number[] }) {
  const room = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [reply, setReply] = useState<SeenReply | 'failed'>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list of ids is another shelf (its key), another attempt fetches anew
  useEffect(() => {
    const abort = new AbortController();
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        fetchSeen(ids, abort.signal).then(setReply, () => abort.signal.aborted || setReply('failed'));
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

  return (
    // As high as the shelf: a picture, and about 15 rem of heading and words.
    <div ref={room} className="min-h-[calc(39vw+14.5rem)] sm:min-h-[calc(27.5vw+15rem)] lg:min-h-110">
      <SeenReplied reply={reply} retry={retry} />
    </div>
  );
}

/** What the shelf shows: that its cards come, the cards, that none of them is sold any more, or that they cannot be had now. */
export function SeenReplied({ reply, retry }: { reply: SeenReply | 'failed' | undefined; retry: () => void }) {
  if (reply === undefined) return <Stand>{copy.loading}</Stand>;
  if (reply === 'failed')
    return (
      <Stand>
        <span role="alert" className="block">
          {copy.failed}
        </span>
        <Button look="outline" className="mt-3" onClick={retry}>
          {copy.retry}
        </Button>
      </Stand>
    );
  if (reply.products.length === 0) return <Stand>{copy.gone}</Stand>;
  return (
    <ProductShelf
      title={copy.title}
      products={reply.products}
      hiddenDiscount={reply.hiddenDiscount}
      more={{ label: copy.manage, href: `${paths.settings}#vistos` }}
    />
  );
}

/** The shelf's heading over a note instead of cards. */
function Stand({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl font-bold">
        {copy.title}
      </h2>
      <p className="text-ink-soft">{children}</p>
    </section>
  );
}
