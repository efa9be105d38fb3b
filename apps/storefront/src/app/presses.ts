/** What scripts make of hearts and of "Agregar", loaded late. */
import { pressAdd, tellNote } from '../features/cart/adding/adds.ts';
import { fillHearts, pressHeart } from '../features/wishlist/hearts/hearts.ts';
import { paths } from '../shared/links/paths.ts';

/** A form was pressed, by this button of it. */
export const press = (form: HTMLFormElement, submitter: HTMLElement | null): void =>
  (form.getAttribute('action') === paths.addToCart ? pressAdd : pressHeart)(form, submitter);

/** For who is signed in: fills the hearts, and says what became of what was pressed before. */
export function startPresses(): void {
  fillHearts();
  tellNote();
}
