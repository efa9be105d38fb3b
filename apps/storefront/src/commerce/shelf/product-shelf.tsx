import type { ContentLink } from '@tianguis/contract';
import type { ReactNode } from 'react';
import type { CardData } from '../product-card/card-data.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { Sideways } from './sideways.tsx';
import { Titled } from './titled.tsx';

const shelfSizes = '(min-width: 62rem) 200px, (min-width: 36rem) 27.5vw, 39vw';

/** A titled row of products that scrolls sideways (styles: `product-shelf.css`). */
export function ProductShelf(props: {
  title: string;
  products: readonly CardData[];
  hiddenDiscount: number;
  more?: ContentLink | null | undefined;
  note?: ReactNode;
  /** Whether the row is on the first screen; then its first pictures load eagerly. */
  first?: boolean;
  /** Whether the row is never on the first screen; then the browser lays it out only near the screen. */
  far?: boolean;
}) {
  if (props.products.length === 0) return null;
  return (
    <Titled title={props.title} more={props.more} note={props.note} className={props.far ? 'below-110' : undefined}>
      {(titleId) => (
        <Sideways name={props.title} titleId={titleId} className="product-shelf">
          {props.products.map((product, index) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                hiddenDiscount={props.hiddenDiscount}
                first={(props.first ?? false) && index < 3}
                sizes={shelfSizes}
              />
            </li>
          ))}
        </Sideways>
      )}
    </Titled>
  );
}
