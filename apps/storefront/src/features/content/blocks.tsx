import type { BlockOf } from '@tianguis/contract';
import { Icon } from '@tianguis/ui';
import { Fragment, type ReactNode } from 'react';
import { farCard, ProductCard } from '../../commerce/product-card/product-card.tsx';
import { ProductShelf } from '../../commerce/shelf/product-shelf.tsx';
import { Sideways } from '../../commerce/shelf/sideways.tsx';
import { Titled } from '../../commerce/shelf/titled.tsx';
import { StoreFace } from '../../commerce/store/store-face.tsx';
import { storePath } from '../../shared/links/paths.ts';
import { contentCopy as copy } from './copy.ts';
import { Countdown } from './countdown.tsx';
import { CountdownBlock } from './countdown-block.tsx';
import type { BlockData, StoreTileData } from './data.server.ts';
import { DepartmentTiles } from './department-tiles.tsx';
import { Editorial } from './editorial.tsx';
import { Hero } from './hero.tsx';
import { Recommended } from './recommended.tsx';

export interface BlocksProps {
  blocks: readonly BlockData[];
  /** Below this percentage no discount badge is shown (ST-13). */
  hiddenDiscount: number;
  /** The credit banner, after the configured number of blocks (UI-15). */
  banner?: { after: number; element: ReactNode } | undefined;
}

/**
 * The blocks of a page in the operator's sequence (RT-01, RT-15). If the first block has a heading, it is the page's
 * `h1`.
 */
export function Blocks({ blocks, hiddenDiscount, banner }: BlocksProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 sm:gap-10">
      {blocks.map((block, index) => (
        // Two blocks may be equal, so the index is the key. The sequence of a page's blocks does not change.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Fragment key={index}>
          {banner && banner.after === index && banner.element}
          <OneBlock block={block} index={index} hiddenDiscount={hiddenDiscount} />
        </Fragment>
      ))}
      {banner && banner.after >= blocks.length && banner.element}
    </div>
  );
}

/** Whether the first block contains the page's `h1`. */
export function hasHeading([first]: readonly BlockData[]): boolean {
  return (
    first?.type === 'hero' || first?.type === 'countdown' || (first?.type === 'text' && first.html.startsWith('<h1'))
  );
}

/** From this index on, no block is on the first screen. */
const farFrom = 3;

function OneBlock({ block, index, hiddenDiscount }: { block: BlockData; index: number; hiddenDiscount: number }) {
  const far = index >= farFrom;
  switch (block.type) {
    case 'hero':
      return <Hero slides={block.slides} heading={index === 0 ? 'h1' : 'h2'} hiddenDiscount={hiddenDiscount} />;
    case 'departments':
      return <DepartmentTiles {...block} />;
    case 'offers':
      return (
        <ProductShelf
          {...block}
          far={far}
          hiddenDiscount={hiddenDiscount}
          note={block.ends_at && <Countdown endsAt={block.ends_at} />}
        />
      );
    case 'products':
      return block.grid ? (
        <Titled title={block.title} more={block.more}>
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-5 xl:grid-cols-6">
            {block.products.map((product) => (
              <li key={product.id} className={far ? farCard : undefined}>
                <ProductCard product={product} hiddenDiscount={hiddenDiscount} />
              </li>
            ))}
          </ul>
        </Titled>
      ) : (
        <ProductShelf {...block} far={far} hiddenDiscount={hiddenDiscount} />
      );
    case 'recommended':
      return <Recommended block={block} far={far} hiddenDiscount={hiddenDiscount} />;
    case 'stores':
      return <Stores {...block} far={far} />;
    case 'editorial':
      return <Editorial {...block} far={far} />;
    case 'countdown':
      return <CountdownBlock {...block} heading={index === 0 ? 'h1' : 'h2'} />;
    case 'text':
      return (
        <div
          className="prose"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of an operator's Markdown by our API, which takes no HTML
          dangerouslySetInnerHTML={{ __html: block.html }}
        />
      );
  }
}

function Stores({
  title,
  more,
  stores,
  far,
}: {
  far: boolean;
  title: string;
  more: BlockOf<'stores'>['more'];
  stores: readonly StoreTileData[];
}) {
  return (
    <Titled title={title} more={more} className={far ? 'below-40' : undefined}>
      {(titleId) => (
        <Sideways
          name={title}
          titleId={titleId}
          className="store-tiles grid auto-cols-[minmax(9rem,1fr)] grid-flow-col"
        >
          {stores.map((store) => (
            <li key={store.id}>
              <a href={storePath(store)}>
                <StoreFace store={store} side={64} />
                <b>{store.name}</b>
                <span>
                  <Icon name="badge-check" />
                  {copy.products(store.products)}
                </span>
              </a>
            </li>
          ))}
        </Sideways>
      )}
    </Titled>
  );
}
