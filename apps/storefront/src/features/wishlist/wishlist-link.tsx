import { HeaderLink } from '../../shared/frame/header-link.tsx';
import { paths } from '../../shared/links/paths.ts';
import { wishlistCopy as copy } from './copy.ts';

/** The wishlist in the header; on phones of the home page alone (UI-01, UI-04). */
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
