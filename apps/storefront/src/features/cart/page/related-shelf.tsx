import type { CardData } from '../../../commerce/product-card/card-data.ts';
import { ProductShelf } from '../../../commerce/shelf/product-shelf.tsx';
import { ShelfWaits } from '../../../commerce/shelf/shelf-note.tsx';
import { useWhenNear } from '../../../commerce/shelf/use-when-near.ts';
import { askShop } from '../../../shared/api/resource.ts';
import { paths } from '../../../shared/links/paths.ts';
import { cartCopy as copy } from './cart-copy.ts';

interface Props {
  /** Products of the cart for which similar products are fetched. */
  ids: readonly number[];
  /** Products that are in the cart now. */
  inCart: ReadonlySet<number>;
  hiddenDiscount: number;
}

/** The URL of the reply contains product ids and nothing about the visitor, so that the reply can be cached. */
export function RelatedShelf({ ids, inCart, hiddenDiscount }: Props) {
  const { room, reply, retry } = useWhenNear((signal) =>
    askShop<CardData[]>(`${paths.recommendationsResource}?vistos=${ids.join(',')}`, { signal }),
  );
  // The customer may have emptied the cart meanwhile.
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
