import type { BlockOf } from '@tianguis/contract';
import { readSeen } from '@tianguis/domain';
import { useEffect, useState } from 'react';
import type { CardData } from '../../commerce/product-card/card-data.ts';
import { ProductShelf } from '../../commerce/shelf/product-shelf.tsx';
import { askShop } from '../../shared/api/resource.ts';
import { readItem, storedItems } from '../../shared/device/stored-item.ts';
import { paths } from '../../shared/links/paths.ts';
import { contentCopy as copy } from './copy.ts';

type Recommendation = Omit<BlockOf<'recommended'>, 'products'> & { products: readonly CardData[] };

/**
 * "Para ti" (RT-01): the page contains the same products for everybody. If products were seen on this device,
 * recommendations from those replace the page's products card by card, so that nothing moves. If the request fails, the
 * page's products remain.
 */
export function Recommended({
  block,
  far,
  hiddenDiscount,
}: {
  block: Recommendation;
  far: boolean;
  hiddenDiscount: number;
}) {
  const [own, setOwn] = useState<CardData[]>();

  useEffect(() => {
    const seen = readSeen(readItem(storedItems.seen));
    if (seen.length === 0) return;
    const left = new AbortController();
    askShop<CardData[]>(`${paths.recommendationsResource}?vistos=${seen.join(',')}`, { signal: left.signal }).then(
      (cards) => cards.length > 0 && setOwn(cards),
      // On failure the page's products remain, and the note describes them.
      () => undefined,
    );
    return () => left.abort();
  }, []);

  const shown = own
    ? [...own, ...block.products.filter(({ id }) => !own.some((card) => card.id === id))]
    : block.products;
  return (
    <ProductShelf
      title={block.title}
      products={shown.slice(0, block.products.length)}
      more={block.more}
      far={far}
      hiddenDiscount={hiddenDiscount}
      note={<p className="text-sm text-ink-soft">{own ? copy.recommendedBecause : copy.recommendedFallback}</p>}
    />
  );
}
