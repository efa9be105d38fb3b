import type { Random } from '../random.ts';
import type { PictureRecipe, ProductDraft } from '../types.ts';
import type { ProductPictureRow } from './rows.ts';

/** Maximum number of pictures of a product without full detail: the pictures that a card shows. */
export const FEWER_PICTURES = 2;

/** Picture rows of a draft. All pictures of a product have one seed, so that each view shows the same product. */
export function picturesOf(pictures: ProductDraft['pictures'], random: Random): ProductPictureRow[] {
  const seed = random.int(1, 2_000_000_000);
  return pictures.map(({ color, alt, recipe }) => ({
    color,
    alt,
    recipe: { ...recipe, seed } satisfies PictureRecipe,
  }));
}
