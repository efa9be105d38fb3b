import { Button } from '@tianguis/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { paths } from '../shared/links/paths.ts';
import { commerceCopy } from './copy.ts';
import { ProductShelf } from './product-shelf.tsx';
import { fetchSeen, type SeenReply } from './seen-storage.ts';

const copy = commerceCopy.seen;

/** Fewer make no shelf of their own. */
const fewestOnOffer = 2;
/** Distance from the screen at which the cards are fetched. */
const nearness = '600px';

/** The shelf of these products, whose room its place keeps. */
export function SeenShelf({ ids }: { ids: readonly number[] }) {
  const room = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [reply, setReply] = useState<SeenReply | 'failed'>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list of ids is another shelf (its key), another attempt fetches again
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
    <div ref={room}>
      <SeenReplied reply={reply} retry={retry} />
    </div>
  );
}

/** The shelf's content: loading, the cards, a note that none of them is sold any more, or an error. */
export function SeenReplied({ reply, retry }: { reply: SeenReply | 'failed' | undefined; retry: () => void }) {
  if (reply === undefined) return <ShelfNote>{copy.loading}</ShelfNote>;
  if (reply === 'failed')
    return (
      <ShelfNote>
        <span role="alert" className="block">
          {copy.failed}
        </span>
        <Button look="outline" className="mt-3" onClick={retry}>
          {copy.retry}
        </Button>
      </ShelfNote>
    );
  if (reply.products.length === 0) return <ShelfNote>{copy.gone}</ShelfNote>;
  const onOffer = reply.products.filter(
    ({ discount, left }) => left !== 0 && discount > 0 && discount >= reply.hiddenDiscount,
  );
  const isShelf = onOffer.length >= fewestOnOffer && onOffer.length < reply.products.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <ProductShelf
        title={copy.title}
        products={reply.products}
        hiddenDiscount={reply.hiddenDiscount}
        more={{ label: copy.manage, href: `${paths.settings}#vistos` }}
      />
      {isShelf && <ProductShelf title={copy.onOffer} products={onOffer} hiddenDiscount={reply.hiddenDiscount} />}
    </div>
  );
}

/** The shelf's heading above a note instead of cards. */
function ShelfNote({ children }: { children: ReactNode }) {
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
