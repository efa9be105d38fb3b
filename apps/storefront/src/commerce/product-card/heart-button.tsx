import { Icon } from '@tianguis/ui';
import { commerceCopy as copy } from '../copy.ts';
import { wishlistFormId } from './wishlist-form.tsx';

/**
 * The heart: a button of the page's wishlist form, so it works without JavaScript. A visitor signs in first and then
 * returns to the page (SS-07).
 */
export function HeartButton({ product }: { product: { id: number; title: string } }) {
  return (
    <button
      type="submit"
      form={wishlistFormId}
      name="producto"
      value={product.id}
      aria-label={copy.addToWishlist(product.title)}
      className="heart"
    >
      <span>
        <Icon name="heart" />
      </span>
    </button>
  );
}
