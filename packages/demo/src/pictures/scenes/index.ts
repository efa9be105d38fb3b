import type { PictureRecipe } from '../../types.ts';
import { shade, tint } from '../palette.ts';
import { disc, path, rect } from '../shapes.ts';
import { bath, garage, gym, party, shelfScene, workshop } from './indoor.ts';
import { beach, garden, market, street } from './outdoor.ts';
import { plant, type Scene, type SceneInput } from './props.ts';
import { bedroom, desk, kitchen, living, nursery } from './rooms.ts';

/** Coloured paper, plinths and a plant, for products without a typical scene. */
function studio({ paint, random, onFloor }: SceneInput): Scene {
  const tone = random.pick(['#f4d9c6', '#cfe0dc', '#f3e1b5', '#d7d9ec', '#ecd0d6']);
  const block = shade(tone, 0.1);
  const shape = random.pick([
    () => disc(640, 390, 270, tint(tone, 0.45)),
    () =>
      path('M170 800V420a210 210 0 0 1 420 0v380z', tint(tone, 0.4)) +
      rect(640, 300, 230, 500, 14, paint.body(block, 0.5)),
    () => disc(300, 330, 190, shade(tone, 0.06)) + path('M520 800V520a190 190 0 0 1 380 0v280z', tint(tone, 0.35)),
  ])();
  const back =
    rect(0, 0, 1000, 1000, 0, paint.radial(0.35, 0.25, 1, tint(tone, 0.3), tone)) +
    shape +
    rect(0, 790, 1000, 210, 0, paint.down(shade(tone, 0.12), tint(tone, 0.1)));
  const stand = onFloor ? '' : rect(210, 826, 580, 174, 10, paint.down(tint(tone, 0.4), shade(tone, 0.12)));
  return {
    back:
      back +
      plant(
        paint,
        random.pick([110, 890]),
        830,
        260,
        random.pick(['#e9e2d6', '#c65b4a', '#6f8f9b']),
        random.int(0, 2),
      ) +
      stand,
    front: '',
    floor: onFloor ? 890 : 834,
  };
}

const scenes: Readonly<Record<string, (input: SceneInput) => Scene>> = {
  studio,
  kitchen,
  living,
  bedroom,
  garden,
  street,
  desk,
  gym,
  beach,
  nursery,
  workshop,
  garage,
  bath,
  party,
  market,
  shelf: shelfScene,
};

/** Valid values of a recipe's `scene`. */
export const sceneNames: ReadonlySet<string> = new Set(Object.keys(scenes));

/** Draws the scene with this name, arranged by `input.random`. */
export function scene(name: PictureRecipe['scene'], input: SceneInput): Scene {
  const draw = scenes[name];
  if (!draw) throw new RangeError(`Unknown scene: ${name}`);
  return draw(input);
}
