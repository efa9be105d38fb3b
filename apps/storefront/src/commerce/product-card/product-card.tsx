import { formatMoney } from '@tianguis/domain';
import { Icon, type IconName } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { productPath } from '../../shared/links/paths.ts';
import { commerceCopy as copy } from '../copy.ts';
import { Picture } from '../picture.tsx';
import { ArrivalLine } from './arrival-line.tsx';
import type { CardData, CardPromise } from './card-data.ts';
import { QuickAdd } from './cart-form.tsx';
import { showsDiscount } from './discount.ts';
import { HeartButton } from './heart-button.tsx';
import { Rating } from './rating.tsx';

/** Width of a card's picture in the grids of listings. */
const gridSizes = '(min-width: 80rem) 210px, (min-width: 62rem) 22vw, (min-width: 36rem) 31vw, 46vw';

const promiseLooks: Readonly<Record<CardPromise, { icon?: IconName; look?: string }>> = {
  express: { icon: 'bolt', look: 'good' },
  freeShipping: { look: 'good' },
  fulfilled: { icon: 'punctual', look: 'own' },
  digital: {},
  storeOnly: {},
  refurbished: { look: 'used' },
  used: { look: 'used' },
};

/** From this percentage on, the discount badge has a stronger colour. */
const deepDiscount = 30;

export interface ProductCardProps {
  product: CardData;
  /** Below this percentage no discount badge is shown (ST-13). */
  hiddenDiscount: number;
  /** Whether the picture is on the first screen. Such a picture is loaded at once. */
  first?: boolean;
  sizes?: string;
  /** Heading level of the title. */
  heading?: 'h2' | 'h3';
  /**
   * When the product arrives, if the page has this date at rendering. Otherwise a script fills it in
   * (`arrival-line.tsx`).
   */
  arrives?: string | undefined;
  /** Replaces the heart. With null the corner is empty. */
  corner?: ReactNode;
}

/**
 * Classes of the item of a grid around a card below the first screen. A card is as high as its picture, which is about
 * a column wide, and its text.
 */
export const farCard = 'below-[calc(50vw+10rem)] sm:below-[calc(33vw+10.6rem)] lg:below-102';

/**
 * The card of a product in a list: picture, price and reasons to buy (styles: `product-card.css`). The whole card is a
 * link to the product.
 */
export function ProductCard({
  product,
  hiddenDiscount,
  first = false,
  sizes = gridSizes,
  heading: Heading = 'h3',
  arrives,
  corner,
}: ProductCardProps) {
  return (
    <article className="product-card">
      <div className="picture">
        <Picture src={product.picture} alt={product.alt} sizes={sizes} use="card" side={320} first={first} />
        {product.left === 0 && <p>{copy.soldOut}</p>}
        {product.canAdd && <QuickAdd product={product} />}
      </div>
      <div className="facts">
        <Heading>
          <a href={productPath(product, product.variant?.sku)}>{product.title}</a>
        </Heading>
        {product.variant && <p className="variant truncate">{product.variant.name}</p>}
        <p className="seller">
          <span className="truncate">{copy.soldBy(product.store)}</span>
          {product.official && (
            <>
              <Icon name="badge-check" />
              <span className="sr-only">{copy.official}</span>
            </>
          )}
        </p>
        <Rating value={product.rating} count={product.ratings} className="text-xs" />
        <div>
          {showsDiscount(product.discount, hiddenDiscount) && (
            <p className="before">
              <span className="sr-only">{copy.listPrice}</span>
              <s>{formatMoney(product.listPrice)}</s>
              <b className={product.discount >= deepDiscount ? 'deep' : undefined}>{copy.off(product.discount)}</b>
            </p>
          )}
          <p className="price">
            <span className="sr-only">{copy.price}</span>
            {product.isFrom && <small> {copy.from}</small>}
            {` ${formatMoney(product.price)}`}
          </p>
          {product.months > 1 && <Months price={product.price} months={product.months} />}
        </div>
        {isDelivered(product) && <ArrivalLine product={product.id} text={arrives} />}
        {product.promises.length > 0 && <Promises promises={product.promises} />}
        {product.left !== undefined && product.left > 0 && <p className="last">{copy.lastPieces(product.left)}</p>}
        {product.colors.length > 0 && <Colors hexes={product.colors} />}
      </div>
      {corner === undefined ? <HeartButton product={product} /> : corner}
    </article>
  );
}

/** Whether the product is delivered. Other products have no arrival date, and no space is reserved for it. */
const isDelivered = ({ left, promises }: CardData): boolean =>
  left !== 0 && !promises.includes('digital') && !promises.includes('storeOnly');

function Months({ price, months }: { price: number; months: number }) {
  const words = copy.months(price, months);
  return (
    <p className="months">
      <span aria-hidden="true">{words.short}</span>
      <span className="sr-only">{words.long}</span>
      {` ${words.payment}`}
    </p>
  );
}

function Promises({ promises }: { promises: readonly CardPromise[] }) {
  return (
    <ul className="promises">
      {promises.map((promise) => {
        const { icon, look } = promiseLooks[promise];
        return (
          <li key={promise} className={look} data-promise={promise}>
            {icon && <Icon name={icon} />}
            {copy.promises[promise]}
          </li>
        );
      })}
    </ul>
  );
}

function Colors({ hexes }: { hexes: readonly string[] }) {
  return (
    <p className="colors">
      <span className="sr-only">{copy.colors(hexes.length)}</span>
      {hexes.slice(0, 5).map((hex) => (
        <i key={hex} style={{ background: hex }} />
      ))}
      {hexes.length > 5 && <span aria-hidden="true">{`+${hexes.length - 5}`}</span>}
    </p>
  );
}
