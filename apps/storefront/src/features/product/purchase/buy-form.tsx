import type { ProductDetail, ProductVariant } from '@tianguis/contract';
import { Button, buttonClass, Icon, useScopedId } from '@tianguis/ui';
import { paths } from '../../../shared/links/paths.ts';
import { productCopy } from '../copy.ts';
import { alternativesId } from './buyable.ts';

const copy = productCopy.buy;

/** Highest quantity in the list; the cart accepts larger quantities. */
const offeredPieces = 10;
export const buyFormId = 'comprar';

interface Choice {
  product: ProductDetail;
  variant: ProductVariant;
}

/**
 * Quantity and the two buttons: "Comprar ahora" opens a checkout of this product alone (CO-03), the other button adds to
 * the cart. This is a real form, which makes a visitor sign in first and then return (SS-07). While purchases are
 * closed, the form has only the button of the cart.
 */
export function BuyForm({ product, variant, isOpen }: Choice & { isOpen: boolean }) {
  const id = useScopedId(buyFormId);
  const most = Math.min(variant.stock, offeredPieces);
  return (
    <form id={id} method="post" action={paths.addToCart} className="grid gap-3">
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
      {isOpen && (
        <Button type="submit" formAction={paths.buyNow} data-choice className="min-h-12 text-base">
          {copy.now}
        </Button>
      )}
      <Button
        type="submit"
        look={isOpen ? 'secondary' : 'primary'}
        data-choice={isOpen ? undefined : ''}
        className="min-h-12 text-base"
      >
        <Icon name="cart" />
        {copy.cart}
      </Button>
      <Button type="submit" formMethod="get" formAction="/Mesa-de-Regalos/mi-mesa" look="quiet">
        {copy.registry}
      </Button>
    </form>
  );
}

/** Actions for a product that cannot be bought: save it to the wishlist, or go to similar products. */
export function InsteadOfBuying({ product, variant, alternatives }: Choice & { alternatives: boolean }) {
  const others = useScopedId(alternativesId);
  return (
    <div className="grid gap-3">
      {alternatives && (
        <a href={`#${others}`} data-choice className={buttonClass('outline', 'min-h-12 text-base')}>
          {copy.alternatives}
        </a>
      )}
      <form method="post" action={paths.addToWishlist} className="grid">
        <Chosen product={product} variant={variant} />
        <Button type="submit" look="quiet" className="heart-button min-h-12 text-base">
          <Icon name="heart" />
          <span className="off">{copy.wish}</span>
          <span className="on">{copy.wished}</span>
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
