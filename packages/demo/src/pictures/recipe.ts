import { createHash } from 'node:crypto';
import type { PictureRecipe } from '../types.ts';
import { drawings } from './drawings/index.ts';
import { hasEmoji } from './emoji.ts';
import { isPatternName } from './patterns.ts';
import { sceneNames } from './scenes/index.ts';

/** Increment it when any drawing changes: pictures are cached by their key without expiry. */
const ART_VERSION = 2;

const views: ReadonlySet<string> = new Set<PictureRecipe['view']>([
  'hero',
  'detail',
  'lifestyle',
  'scale',
  'box',
  'flat',
]);

/** Valid values of a recipe's `art`, besides `emoji:…`. */
export const drawingNames: ReadonlySet<string> = new Set(drawings.keys());

/** Validates a recipe. Throws a RangeError that contains the invalid art, scene, view, motif, pattern or colour. */
export function assertRecipe(recipe: PictureRecipe): void {
  const { art, colors, params, scene, view } = recipe;
  if (art.startsWith('emoji:') ? !hasEmoji(art.slice(6)) : !drawingNames.has(art))
    throw new RangeError(`Unknown art: ${art}`);
  if (!sceneNames.has(scene)) throw new RangeError(`Unknown scene: ${scene}`);
  if (!views.has(view)) throw new RangeError(`Unknown view: ${view}`);
  const wrong = colors.find((color) => !/^#[0-9a-f]{6}$/i.test(color));
  if (wrong !== undefined || colors.length === 0)
    throw new RangeError(`Not a colour as #rrggbb: ${wrong ?? 'none given'}`);
  const { motif, pattern } = params;
  if (motif !== undefined && !(typeof motif === 'string' && motif.startsWith('emoji:') && hasEmoji(motif.slice(6)))) {
    throw new RangeError(`Unknown motif: ${motif}`);
  }
  if (pattern !== undefined && !isPatternName(pattern)) throw new RangeError(`Unknown pattern: ${pattern}`);
}

/** Key of a picture: 16 hex digits that depend on the recipe and on the version of the drawings. */
export function pictureKey(recipe: PictureRecipe): string {
  const { art, colors, params, view, scene, seed } = recipe;
  const sorted = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([ART_VERSION, art, colors, sorted, view, scene, seed]))
    .digest('hex')
    .slice(0, 16);
}
