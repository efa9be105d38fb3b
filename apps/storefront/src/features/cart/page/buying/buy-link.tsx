import { buttonClass } from '@tianguis/ui';
import { checkoutPaths } from '../../../../shared/links/checkout-paths.ts';
import { cartCopy } from '../cart-copy.ts';
import type { OpenCart } from '../use-cart.ts';

interface BuyLinkProps {
  /** Waits for the changes that the shop has not answered yet. */
  settled: OpenCart['settled'];
  className?: string;
}

/**
 * "Comprar": opens the checkout of the cart. While changes are on their way, the link waits for them. If a change fails,
 * the page stays and says so.
 */
export function BuyLink({ settled, className }: BuyLinkProps) {
  return (
    <a
      href={checkoutPaths.open}
      onClick={(event) => {
        const changes = settled();
        if (changes === undefined) return;
        event.preventDefault();
        void changes.then((areDone) => areDone && location.assign(checkoutPaths.open));
      }}
      className={buttonClass('primary', className)}
    >
      {cartCopy.totals.buy}
    </a>
  );
}
