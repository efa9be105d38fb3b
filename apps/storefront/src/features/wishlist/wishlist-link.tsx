import { HeaderLink } from '../../shared/frame/header-link.tsx';
import { paths } from '../../shared/links/paths.ts';
import { wishlistCopy as copy } from './copy.ts';

/** The header's link to the wishlist. Phones have the link only on the home page (UI-01, UI-04). */
export function WishlistLink() {
  return (
    <HeaderLink
      href={paths.wishlist}
      icon="heart"
      label={copy.wishlist}
      className="hidden group-has-data-home/body:flex md:flex"
    />
  );
}
