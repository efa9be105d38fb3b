import { formatMoney } from '@tianguis/domain';
import { Icon } from '@tianguis/ui';
import { productPath } from '../shared/links/paths.ts';
import type { CardData } from './card-data.ts';
import { commerceCopy as copy } from './copy.ts';
import { HeartForm } from './heart-form.tsx';
import { Picture } from './picture.tsx';
import { Rating } from './rating.tsx';

/** How wide a card's picture is in the grids of listings. */
const gridSizes = '(min-width: 80rem) 210px, (min-width: 62rem) 22vw, (min-width: 36rem) 31vw, 46vw';

/** Up to this many pieces, a card says how many are left. */
const fewPieces = 3;

export interface ProductCardProps {
  product: CardData;
  /** Below this percentage no discount badge is shown (ST-13). */
  hiddenDiscount: number;
  /** One of the pictures that are seen first: fetched at once instead of when it comes near. */
  first?: boolean;
  sizes?: string;
  /** Level of the title among the headings of the page. */
  heading?: 'h2' | 'h3';
}

/** A product in a list: what it looks like, what it costs and what speaks for it. The whole card leads to the product. */
export function ProductCard({
  product,
  hiddenDiscount,
  first = false,
  sizes = gridSizes,
  heading: Heading = 'h3',
}: ProductCardProps) {
  const discounted = product.discount >= hiddenDiscount && product.discount > 0;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-md border border-line bg-card transition-shadow duration-200 hover:shadow-lift focus-within:shadow-lift">
      <div className="relative aspect-square bg-sunken">
        {product.picture && (
          <Picture
            src={product.picture}
            alt={product.alt}
            sizes={sizes}
            widths={[160, 640]}
            side={320}
            first={first}
            className="size-full object-cover transition-transform duration-300 ease-out group-hover:scale-[1.03]"
          />
        )}
        {product.stock === 0 && (
          <span className="absolute inset-x-0 bottom-0 bg-veil py-1 text-center text-xs font-semibold text-white">
            {copy.soldOut}
          </span>
        )}
      </div>
      <div className="flex grow flex-col gap-1 p-2.5 sm:p-3">
        <Heading className="line-clamp-3 min-h-[2lh] text-sm leading-snug font-normal tracking-normal">
          <a
            href={productPath(product)}
            className="after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-talavera focus-visible:outline-none focus-visible:shadow-none"
          >
            {product.title}
          </a>
        </Heading>
        <Rating value={product.rating} count={product.ratings} className="text-xs" />
        <div>
          {discounted && (
            <p className="flex items-center gap-1.5 text-xs">
              <span className="sr-only">{copy.listPrice} </span>
              <s className="text-ink-soft">{formatMoney(product.listPrice)}</s>
              <span className="rounded-sm bg-cempasuchil-wash px-1 font-bold text-cempasuchil-ink">
                {copy.off(product.discount)}
              </span>
            </p>
          )}
          <p className="text-lg leading-tight font-bold tracking-tight sm:text-xl">
            <span className="sr-only">{copy.price} </span>
            {formatMoney(product.price)}
          </p>
          {product.months > 1 && <Months price={product.price} months={product.months} />}
        </div>
        <Promises product={product} />
        {product.stock > 0 && product.stock <= fewPieces && !product.digital && (
          <p className="text-xs font-semibold text-alarm">{copy.lastPieces(product.stock)}</p>
        )}
        {product.colors.length > 0 && <Colors hexes={product.colors} />}
        <p className="mt-auto flex items-center gap-1 pt-0.5 text-2xs text-ink-soft">
          <span className="truncate">{copy.soldBy(product.store)}</span>
          {product.official && (
            <>
              <Icon name="badge-check" className="size-3.5 flex-none text-talavera" />
              <span className="sr-only">{copy.official}</span>
            </>
          )}
        </p>
      </div>
      <HeartForm product={product} className="absolute top-0 right-0" />
    </article>
  );
}

function Months({ price, months }: { price: number; months: number }) {
  const words = copy.months(price, months);
  return (
    <p className="text-xs text-ink-soft">
      <span aria-hidden="true">{words.short}</span>
      <span className="sr-only">{words.long}</span> {words.payment}
    </p>
  );
}

/** What speaks for buying it now, most telling first, at most two lines. */
function Promises({ product }: { product: CardData }) {
  return (
    <ul className="flex flex-wrap gap-x-2 text-xs font-semibold">
      {product.express && (
        <li className="flex items-center gap-0.5 text-nopal">
          <Icon name="bolt" className="size-3.5" />
          {copy.express}
        </li>
      )}
      {product.shipsFree && <li className="text-nopal">{copy.freeShipping}</li>}
      {product.fulfilled && !product.digital && !product.storeOnly && (
        <li className="flex items-center gap-0.5 text-talavera">
          <Icon name="warehouse" className="size-3.5" />
          {copy.fulfilled}
        </li>
      )}
      {product.digital && <li className="text-talavera">{copy.digital}</li>}
      {product.storeOnly && <li className="text-talavera">{copy.storeOnly}</li>}
      {product.refurbished && <li className="text-cempasuchil-ink">{copy.refurbished}</li>}
    </ul>
  );
}

function Colors({ hexes }: { hexes: readonly string[] }) {
  return (
    <p className="flex items-center gap-1">
      <span className="sr-only">{copy.colors(hexes.length)}</span>
      {hexes.slice(0, 5).map((hex) => (
        <span
          key={hex}
          data-swatch
          aria-hidden="true"
          className="size-3 rounded-full border border-line-strong"
          style={{ background: hex }}
        />
      ))}
      {hexes.length > 5 && (
        <span aria-hidden="true" className="text-2xs text-ink-soft">
          +{hexes.length - 5}
        </span>
      )}
    </p>
  );
}
