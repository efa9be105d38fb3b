/** The scripts of hearts and of "Agregar", which load late. */
import { pressAdd, showNote } from '../features/cart/adding/adds.ts';
import { fillHearts, pressHeart } from '../features/wishlist/hearts/hearts.ts';
import { paths } from '../shared/links/paths.ts';

/** Handles the submission of a form by a button of this form. */
export const press = (form: HTMLFormElement, submitter: HTMLElement | null): void =>
  (form.getAttribute('action') === paths.addToCart ? pressAdd : pressHeart)(form, submitter);

/** Fills the hearts of a signed-in customer, and shows the result of a press from before the page loaded. */
export function startPresses(): void {
  fillHearts();
  showNote();
}
