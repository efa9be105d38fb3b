import sharp from 'sharp';
import { Random } from '../random.ts';
import type { PictureRecipe } from '../types.ts';
import { boundsOf } from './bounds.ts';
import { drawings } from './drawings/index.ts';
import { Paint } from './paint.ts';
import { luminance, shade, tint } from './palette.ts';
import { assertRecipe } from './recipe.ts';
import { views } from './views.ts';

export { assertRecipe, drawingNames, pictureKey } from './recipe.ts';

/**
 * Blurs in the units of the picture: for the flat shadow under a product, and for the shadow of a product seen from
 * above.
 */
const filters = [
  '<filter id="shadow" x="-12%" y="-70%" width="124%" height="240%" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 .06 0 0 0 0 .07 0 0 0 0 .12 0 0 0 1 0"/><feGaussianBlur stdDeviation="17 7"/></filter>',
  '<filter id="cast" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 .06 0 0 0 0 .07 0 0 0 0 .12 0 0 0 1 0"/><feGaussianBlur stdDeviation="13"/></filter>',
].join('');

function compose(recipe: PictureRecipe, size: number): string {
  assertRecipe(recipe);
  const { art, colors, params, view, seed } = recipe;
  const [
    main = '#888888',
    second = luminance(main) > 0.5 ? shade(main, 0.45) : tint(main, 0.6),
    accent = luminance(second) > 0.5 ? shade(second, 0.4) : tint(second, 0.45),
  ] = colors;
  const paint = new Paint('p');
  // The drawing has its own random stream, so that each view of a product shows the same object.
  const drawn = { main, second, accent, colors, params, paint, random: new Random(`${art} ${seed}`) };
  const drawing = drawings.get(art);
  const product = drawing ? drawing(drawn) : paint.emoji(art.slice('emoji:'.length), 300, 300, 540, main);
  const composed = views[view]({
    recipe,
    paint,
    random: new Random(`${art} ${view} ${seed}`),
    main,
    second,
    bounds: boundsOf(art),
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1000 1000"><defs>${filters}${paint.definitions}<g id="product">${product}</g></defs>${composed}</svg>`;
}

/** The picture as SVG, 1000 × 1000. Throws a RangeError for a recipe that cannot be drawn ({@link assertRecipe}). */
export function renderSvg(recipe: PictureRecipe): string {
  return compose(recipe, 1000);
}

/** The picture as WebP, `width` pixels square. It is rendered at this size, so small pictures take little time. */
export function renderWebp(recipe: PictureRecipe, width: number): Promise<Buffer> {
  return sharp(Buffer.from(compose(recipe, width)))
    .flatten({ background: '#ffffff' })
    .webp({ quality: 78, effort: 2 })
    .toBuffer();
}
