import { createHash } from 'node:crypto';
import type { PictureRecipe } from '../types.ts';
import { drawings } from './drawings/index.ts';
import { hasEmoji } from './emoji.ts';
import { isPatternName } from './patterns.ts';
import { sceneNames } from './scenes/index.ts';

/** Raise it whenever any drawing changes: pictures are kept under their key for ever. */
const ART_VERSION = 2;

const views: ReadonlySet<string> = new Set<PictureRecipe['view']>([
  'hero',
  'detail',
  'lifestyle',
  'scale',
  'box',
  'flat',
]);

/** Names that a recipe's `art` may take besides `emoji:…`. */
export const drawingNames: ReadonlySet<string> = new Set(drawings.keys());

/** Throws a RangeError that says what in the recipe cannot be drawn: art, scene, view, motif, pattern or a colour. */
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

/** 16 hex digits that stand for this very picture: another recipe or another version of the art gives others. */
export function pictureKey(recipe: PictureRecipe): string {
  const { art, colors, params, view, scene, seed } = recipe;
  const sorted = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([ART_VERSION, art, colors, sorted, view, scene, seed]))
    .digest('hex')
    .slice(0, 16);
}
