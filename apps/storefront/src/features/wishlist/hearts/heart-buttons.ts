import { paths } from '../../../shared/links/paths.ts';

/** CSS selector of all hearts: buttons of the page's wishlist form, and of forms of their own. */
export const heartButtons = `button[form=favoritos],form[action="${paths.addToWishlist}"] button`;
