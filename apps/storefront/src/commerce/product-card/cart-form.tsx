import { Icon } from '@tianguis/ui';
import { paths } from '../../shared/links/paths.ts';
import { commerceCopy as copy } from '../copy.ts';

const formId = 'agregar';

/** The form of all buttons of cards that add to the cart, as `WishlistForm` is the form of all hearts. */
export const CartForm = () => <form id={formId} method="post" action={paths.addToCart} hidden />;

/**
 * A button that adds a piece of a product without choices (SS-07). It submits the page's form, so it needs no script.
 */
export function QuickAdd({ product }: { product: { id: number; title: string } }) {
  return (
    <button
      type="submit"
      form={formId}
      name="producto"
      value={product.id}
      aria-label={copy.addToCart(product.title)}
      className="quick-add"
    >
      <span>
        <Icon name="plus" />
      </span>
    </button>
  );
}
