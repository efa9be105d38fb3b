import { HeaderLink } from '../../shared/frame/header-link.tsx';
import { paths } from '../../shared/links/paths.ts';
import { CartBadge } from './cart-badge.tsx';
import { frameCopy as copy } from './frame-copy.ts';

/** The header's link to the cart, with the number of pieces (UI-01, UI-04). */
export function CartLink() {
  return (
    <HeaderLink href={paths.cart} icon="cart" label={copy.cart}>
      <CartBadge />
    </HeaderLink>
  );
}
