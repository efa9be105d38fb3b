import type { ProductDetail, ProductVariant } from '@tianguis/contract';
import { Button, Icon } from '@tianguis/ui';
import { paths } from '../../shared/links/paths.ts';
import { productCopy } from './copy.ts';
import { stockWords } from './stock-words.ts';

const copy = productCopy.buy;

/** The most pieces that the list offers at once; the cart takes other numbers. */
const offeredPieces = 10;
export const buyFormId = 'comprar';

/** Quantity and the two buttons: a real form, which leads a visitor to sign in and back (SS-07). */
export function BuyForm(props: { product: ProductDetail; variant: ProductVariant; lowStock: number }) {
  const { product, variant } = props;
  const stock = stockWords(product, variant, props.lowStock);
  const buyable = product.is_active && variant.stock > 0 && !product.features.is_store_only;
  const most = Math.min(variant.stock, offeredPieces);
  return (
    <form id={buyFormId} method="post" action={paths.addToCart} className="grid gap-3">
      <input type="hidden" name="producto" value={product.id} />
      <input type="hidden" name="variante" value={product.variants.length > 0 ? variant.sku : '0'} />
      <p className={`text-sm font-semibold ${stock.good ? 'text-nopal' : 'text-alarm'}`}>{stock.text}</p>
      {buyable && (
        <>
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
        </>
      )}
    </form>
  );
}

/** Price and buttons within reach of a thumb, while the page scrolls; they send the form above. Stands where the bottom menu was. */
export function BuyBar({ price, buyable }: { price: string; buyable: boolean }) {
  if (!buyable) return null;
  return (
    <section
      data-buying
      aria-label={copy.bar}
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-2 border-t border-line bg-card px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <p className="mr-auto text-lg leading-tight font-bold">{price}</p>
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
    </section>
  );
}
