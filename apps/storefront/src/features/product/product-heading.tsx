import type { ProductDetail } from '@tianguis/contract';
import { useScopedId } from '@tianguis/ui';
import { commerceCopy } from '../../commerce/copy.ts';
import { Picture } from '../../commerce/picture.tsx';
import { HeartButton } from '../../commerce/product-card/heart-button.tsx';
import { Rating } from '../../commerce/product-card/rating.tsx';
import { productCopy as copy } from './copy.ts';
import { reviewsId } from './reviews/reviews.tsx';

const titleClass = 'text-lg leading-tight font-semibold [overflow-wrap:anywhere] md:text-xl md:font-bold xl:text-2xl';

/** Brand, rating and title. If the product is no longer sold, the notice contains the title instead. */
export function ProductHeading({
  product,
  heading: Heading = 'h1',
}: {
  product: ProductDetail;
  heading?: 'h1' | 'h2';
}) {
  const reviews = useScopedId(reviewsId);
  return (
    <header>
      <div className="flex items-center justify-between gap-2 text-xs text-ink-soft">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5 [overflow-wrap:anywhere]">
          <p>
            {product.condition !== 'new' && (
              <strong className="mr-2 text-cempasuchil-ink">{commerceCopy.promises[product.condition]}</strong>
            )}
            {product.brand}
            {product.sold_count > 0 && ` · ${copy.sold(product.sold_count)}`}
          </p>
          {product.rating.count > 0 && (
            <a href={`#${reviews}`} className="touch text-ink hover:underline">
              <Rating value={product.rating.average} count={product.rating.count} />
            </a>
          )}
        </div>
        {product.is_active && (
          <div className="-my-2">
            <HeartButton product={product} />
          </div>
        )}
      </div>
      {product.is_active && <Heading className={titleClass}>{product.title}</Heading>}
    </header>
  );
}

/** The notice of a product that is no longer sold, above everything else. */
export function InactiveNotice({
  product,
  heading: Heading = 'h1',
}: {
  product: ProductDetail;
  heading?: 'h1' | 'h2';
}) {
  const [picture] = product.pictures;
  return (
    <div className="flex items-center gap-4 rounded-lg bg-cempasuchil-wash p-4">
      {picture && (
        <Picture
          src={picture.thumbnail}
          alt=""
          sizes="64px"
          use="notice"
          side={64}
          first
          className="size-16 flex-none rounded-md"
        />
      )}
      <div className="min-w-0">
        <Heading className={titleClass}>{product.title}</Heading>
        <p className="mt-0.5 font-semibold text-cempasuchil-ink">{copy.stock.inactive}</p>
      </div>
    </div>
  );
}
