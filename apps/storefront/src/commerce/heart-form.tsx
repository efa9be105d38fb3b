import { Icon } from '@tianguis/ui';
import { paths } from '../shared/links/paths.ts';
import { commerceCopy as copy } from './copy.ts';

/** The heart: a real form, so that it works before JavaScript; a visitor is led to sign in and comes back (SS-07). */
export function HeartForm({ product, className }: { product: { id: number; title: string }; className?: string }) {
  return (
    <form method="post" action={paths.addToWishlist} className={className}>
      <input type="hidden" name="producto" value={product.id} />
      <button
        type="submit"
        aria-label={copy.addToWishlist(product.title)}
        className="grid size-11 place-items-center rounded-full text-ink-soft hover:text-rosa"
      >
        <span className="grid size-8 place-items-center rounded-full bg-card/85 shadow-card">
          <Icon name="heart" className="size-4.5" />
        </span>
      </button>
    </form>
  );
}
