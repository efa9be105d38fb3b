import { paths } from '../shared/links/paths.ts';

/** Of the one form of all hearts, for their `form`. */
export const wishlistFormId = 'favoritos';

/**
 * The form of every heart of a page: each is a button of it that says which product is meant, before JavaScript too (SS-07). With a form
 * to each heart a phone looks through forty of them, for something to fill in, before the page is ready.
 */
export function WishlistForm() {
  return <form id={wishlistFormId} method="post" action={paths.addToWishlist} hidden />;
}
