import { formatMoney } from '@tianguis/domain';
import { Icon, useScopedId } from '@tianguis/ui';
import { cartCopy } from '../cart-copy.ts';
import type { CartPageData } from '../cart-data.ts';
import { summaryId } from '../summary.tsx';
import type { OpenCart } from '../use-cart.ts';
import { BuyLink } from './buy-link.tsx';
import { shippingBesideTotal } from './total-words.ts';

const copy = cartCopy.totals;

interface CartBarProps {
  cart: CartPageData;
  isBusy: boolean;
  settled: OpenCart['settled'];
}

/**
 * The total and "Comprar", always in sight where the summary is below the lines. The bar replaces the bottom menu
 * (`data-buying`), and the style sheet reserves its height at the end of the page. On low screens, the bar is a part of
 * the page.
 */
export function CartBar({ cart, isBusy, settled }: CartBarProps) {
  const summary = useScopedId(summaryId);
  return (
    <section data-buying="always" aria-label={copy.bar} className="cart-bar">
      <a href={`#${summary}`} aria-busy={isBusy}>
        <span className="sr-only">{copy.total} </span>
        <b>{formatMoney(cart.totals.total)}</b>
        <span>
          {shippingBesideTotal(cart)}
          <span className="sr-only">. {copy.jump}</span>
          <Icon name="chevron-down" className="size-3.5 flex-none" />
        </span>
      </a>
      <BuyLink settled={settled} />
    </section>
  );
}
