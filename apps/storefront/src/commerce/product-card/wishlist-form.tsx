import { paths } from '../../shared/links/paths.ts';

/** Id of the form of all hearts, for their `form` attribute. */
export const wishlistFormId = 'favoritos';

/**
 * The form of all hearts of a page. Each heart is a submit button whose value is its product, so it works without
 * JavaScript (SS-07). With one form for each heart, phones would search forty forms for fields to fill before the page
 * is ready.
 */
export function WishlistForm() {
  return <form id={wishlistFormId} method="post" action={paths.addToWishlist} hidden />;
}
