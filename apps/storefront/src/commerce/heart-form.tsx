import { Icon } from '@tianguis/ui';
import { paths } from '../shared/links/paths.ts';
import { commerceCopy as copy } from './copy.ts';

/** The heart: a real form, so that it works before JavaScript; a visitor is led to sign in and comes back (SS-07). */
export function HeartForm({ product, className }: { product: { id: number; title: string }; className?: string }) {
  return (
    <form method="post" action={paths.addToWishlist} className={className}>
      <button
        type="submit"
        name="producto"
        value={product.id}
        aria-label={copy.addToWishlist(product.title)}
        className="heart"
      >
        <span>
          <Icon name="heart" />
        </span>
      </button>
    </form>
  );
}
