import { Icon } from '@tianguis/ui';
import { useId } from 'react';
import type { CardData } from './card-data.ts';
import { ProductCard } from './product-card.tsx';

const shelfSizes = '(min-width: 62rem) 200px, (min-width: 36rem) 30vw, 42vw';

/** A titled row of products that scrolls sideways. */
export function ProductShelf(props: {
  title: string;
  products: readonly CardData[];
  hiddenDiscount: number;
  more?: { label: string; href: string };
  /** The row is among the first things seen: its first pictures are fetched at once. */
  first?: boolean;
}) {
  const id = useId();
  if (props.products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={props.first ? undefined : 'below-110'}>
      <div className="mb-3 flex items-end justify-between gap-4">
        <h2 id={id} className="text-xl font-bold">
          {props.title}
        </h2>
        {props.more && (
          <a
            href={props.more.href}
            className="touch flex flex-none items-center gap-0.5 text-sm font-semibold text-talavera hover:underline"
          >
            {props.more.label}
            <Icon name="chevron-right" className="size-4" />
          </a>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul className="shelf gap-3 pb-2" tabIndex={0} aria-labelledby={id}>
        {props.products.map((product, index) => (
          <li key={product.id} className="w-[42vw] sm:w-[30vw] lg:w-50">
            <ProductCard
              product={product}
              hiddenDiscount={props.hiddenDiscount}
              first={(props.first ?? false) && index < 3}
              sizes={shelfSizes}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
