import { paths } from '../../shared/links/paths.ts';
import { commerceCopy } from '../copy.ts';
import { ProductShelf } from './product-shelf.tsx';
import { fetchSeen, type SeenReply } from './seen-storage.ts';
import { ShelfNote, ShelfWaits } from './shelf-note.tsx';
import { useWhenNear } from './use-when-near.ts';

const copy = commerceCopy.seen;

/** With fewer products on offer, there is no shelf of offers. */
const fewestOnOffer = 2;

/** The shelf of these products. Its parent reserves the space. */
export function SeenShelf({ ids }: { ids: readonly number[] }) {
  const { room, reply, retry } = useWhenNear((signal) => fetchSeen(ids, signal));
  return (
    <div ref={room}>
      <SeenReplied reply={reply} retry={retry} />
    </div>
  );
}

/** The content of the shelf: loading, cards, an error, or a note that none of the products is still sold. */
export function SeenReplied({ reply, retry }: { reply: SeenReply | 'failed' | undefined; retry: () => void }) {
  if (reply === undefined || reply === 'failed')
    return <ShelfWaits title={copy.title} failure={reply && copy.failed} retry={retry} />;
  if (reply.products.length === 0) return <ShelfNote title={copy.title}>{copy.gone}</ShelfNote>;
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
