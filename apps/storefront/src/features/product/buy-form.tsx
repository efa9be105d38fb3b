import type { ProductDetail, ProductVariant } from '@tianguis/contract';
import { Button, buttonClass, Icon } from '@tianguis/ui';
import { paths } from '../../shared/links/paths.ts';
import { alternativesId } from './buyable.ts';
import { productCopy } from './copy.ts';
import type { StockWords } from './stock-words.ts';

const copy = productCopy.buy;

/** The most pieces that the list offers at once; the cart takes other numbers. */
const offeredPieces = 10;
const buyFormId = 'comprar';

interface Choice {
  product: ProductDetail;
  variant: ProductVariant;
}

/** Quantity and the two buttons: a real form, which leads a visitor to sign in and back (SS-07). */
export function BuyForm({ product, variant }: Choice) {
  const most = Math.min(variant.stock, offeredPieces);
  return (
    <form id={buyFormId} method="post" action={paths.addToCart} className="grid gap-3">
      <Chosen product={product} variant={variant} />
      <label className="flex items-center gap-2 text-sm">
        <span className="text-ink-soft">{copy.quantity}</span>
        <select
          name="cantidad"
          defaultValue="1"
          key={variant.sku}
          className="min-h-11 rounded-md border border-line-strong bg-card px-3"
        >
          {Array.from({ length: most }, (_, index) => index + 1).map((pieces) => (
            <option key={pieces} value={pieces}>
              {copy.pieces(pieces)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" name="intencion" value="comprar" className="min-h-12 text-base">
        {copy.now}
      </Button>
      <Button type="submit" name="intencion" value="carrito" look="secondary" className="min-h-12 text-base">
        <Icon name="cart" />
        {copy.cart}
      </Button>
    </form>
  );
}

/** What to do with a product that cannot be bought: keep it for later, or look at those like it. */
export function InsteadOfBuying({ product, variant, alternatives }: Choice & { alternatives: boolean }) {
  return (
    <div className="grid gap-3">
      {alternatives && (
        <a href={`#${alternativesId}`} className={buttonClass('outline', 'min-h-12 text-base')}>
          {copy.alternatives}
        </a>
      )}
      <form method="post" action={paths.addToWishlist} className="grid">
        <Chosen product={product} variant={variant} />
        <Button type="submit" look="quiet" className="min-h-12 text-base">
          <Icon name="heart" />
          {copy.wish}
        </Button>
      </form>
    </div>
  );
}

function Chosen({ product, variant }: Choice) {
  return (
    <>
      <input type="hidden" name="producto" value={product.id} />
      <input type="hidden" name="variante" value={product.variants.length > 0 ? variant.sku : '0'} />
    </>
  );
}

/**
 * Price and buttons within reach of a thumb, while the page scrolls; the buttons send the form above. It takes the place of the bottom
 * menu, ends above the footer, and does not stick where a screen is too low to give the room.
 */
export function BuyBar(props: { price: string; buyable: boolean; stock: StockWords; alternatives: boolean }) {
  return (
    <section
      data-buying
      aria-label={copy.bar}
      className="sticky bottom-0 z-20 -mx-[var(--gutter)] mt-8 flex items-center gap-2 border-t border-line bg-card px-[var(--gutter)] pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] xl:hidden [@media(max-height:30rem)]:static"
    >
      <p className="mr-auto text-lg leading-tight font-bold">
        {props.price}
        {!props.buyable && (
          <span className={`block text-xs font-semibold ${props.stock.good ? 'text-nopal' : 'text-alarm'}`}>
            {props.stock.text}
          </span>
        )}
      </p>
      {props.buyable ? (
        <>
          <Button
            type="submit"
            form={buyFormId}
            name="intencion"
            value="carrito"
            look="secondary"
            aria-label={copy.cart}
            className="px-3"
          >
            <Icon name="cart" />
          </Button>
          <Button type="submit" form={buyFormId} name="intencion" value="comprar">
            {copy.now}
          </Button>
        </>
      ) : (
        props.alternatives && (
          <a href={`#${alternativesId}`} className={buttonClass('outline')}>
            {copy.alternativesShort}
          </a>
        )
      )}
    </section>
  );
}
