import type { Random } from '../random.ts';
import type { PictureRecipe, ProductDraft } from '../types.ts';
import type { ProductPictureRow } from './rows.ts';

/** Pictures at most of a product that is not told in full: what a card shows. */
export const FEWER_PICTURES = 2;

/** One seed for all pictures of a product: each view must show the same thing. */
export function picturesOf(pictures: ProductDraft['pictures'], random: Random): ProductPictureRow[] {
  const seed = random.int(1, 2_000_000_000);
  return pictures.map(({ color, alt, recipe }) => ({
    color,
    alt,
    recipe: { ...recipe, seed } satisfies PictureRecipe,
  }));
}
