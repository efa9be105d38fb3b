import type { CardData } from '../../../commerce/product-card/card-data.ts';
import { ProductShelf } from '../../../commerce/shelf/product-shelf.tsx';
import { ShelfWaits } from '../../../commerce/shelf/shelf-note.tsx';
import { useWhenNear } from '../../../commerce/shelf/use-when-near.ts';
import { askShop } from '../../../shared/api/resource.ts';
import { paths } from '../../../shared/links/paths.ts';
import { cartCopy as copy } from './cart-copy.ts';

interface Props {
  /** Products of the cart that say what else may fit. */
  ids: readonly number[];
  /** Products of the cart as it is now. */
  inCart: ReadonlySet<number>;
  hiddenDiscount: number;
}

/** The address of the reply names products and nobody, so it is cached, and the cart does not wait for it. */
export function RelatedShelf({ ids, inCart, hiddenDiscount }: Props) {
  const { room, reply, retry } = useWhenNear((signal) =>
    askShop<CardData[]>(`${paths.recommendationsResource}?vistos=${ids.join(',')}`, { signal }),
  );
  // All of it may have been removed meanwhile.
  const title = inCart.size === 0 ? copy.relatedBefore : copy.related;
  return (
    <div ref={room}>
      {reply === undefined || reply === 'failed' ? (
        <ShelfWaits title={title} failure={reply && copy.relatedFailed} retry={retry} />
      ) : (
        <ProductShelf
          title={title}
          products={reply.filter(({ id }) => !inCart.has(id))}
          hiddenDiscount={hiddenDiscount}
        />
      )}
    </div>
  );
}
