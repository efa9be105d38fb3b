import type { PictureRecipe } from '@tianguis/demo';

/** For tests: a picture that is drawn quickly. */
export const recipe: PictureRecipe = {
  art: 'emoji:strawberry',
  colors: ['#c02040'],
  params: {},
  view: 'hero',
  scene: 'studio',
  seed: 7,
};
