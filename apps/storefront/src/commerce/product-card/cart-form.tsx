import { Icon } from '@tianguis/ui';
import { paths } from '../../shared/links/paths.ts';
import { commerceCopy as copy } from '../copy.ts';

const formId = 'agregar';

/** The form of all buttons that add from a card, as `WishlistForm` is that of all hearts. */
export const CartForm = () => <form id={formId} method="post" action={paths.addToCart} hidden />;

/** Adds a piece of what has nothing to choose (SS-07): a button of the page's form, so that it works without scripts. */
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
