import type { Random } from '../random.ts';
import type { PictureRecipe } from '../types.ts';
import type { Paint } from './paint.ts';
import { clampLightness, contrast, luminance, mix, shade, tint, toHsl } from './palette.ts';
import { at, disc, group, line, oval, path, rect, repeat, ring } from './shapes.ts';
import { scene } from './scenes/index.ts';
import { standsOnFloor } from './stance.ts';

/** What every view composes: the product, drawn once under the id `product`, in its box of 600 × 600 with its floor at 560. */
export interface Stage {
  recipe: PictureRecipe;
  paint: Paint;
  random: Random;
  main: string;
  second: string;
}

const FLOOR = 560;
/** How flat the product's outline is pressed to make its shadow. */
const FLATTENED = 0.062;

/**
 * The product at a scale with its floor's middle at (`x`, `y`), over the shadow of its own outline pressed flat and blurred: as wide
 * as the product whatever it is.
 */
function product(x: number, y: number, scale: number, angle = 0, shadow = 1): string {
  const spin = angle === 0 ? '' : ` rotate(${angle} 300 300)`;
  const left = x - 300 * scale;
  const ground =
    shadow === 0
      ? ''
      : `<g filter="url(#shadow)" opacity="${0.4 * shadow}"><use href="#product" transform="translate(${left.toFixed(1)} ${(y - FLOOR * scale * FLATTENED * 0.62).toFixed(1)}) scale(${scale} ${(scale * FLATTENED).toFixed(4)})${spin}"/></g>`;
  return `${ground}<use href="#product" transform="translate(${left.toFixed(1)} ${(y - FLOOR * scale).toFixed(1)}) scale(${scale})${spin}"/>`;
}

/** A clean backdrop: near-white or a pastel that goes with the product, with at most one large calm shape. */
function studio({ main, paint, random }: Stage, calm = false): string {
  const [hue, saturation] = toHsl(main);
  const hues = saturation > 0.18 ? [hue, (hue + 180) % 360, (hue + 35) % 360, 40] : [40, 210, 20, 160];
  const pastel = clampLightness(mix('#ffffff', hueColour(random.pick(hues)), 0.16), 0.93, 0.965);
  const dark = luminance(main) < 0.6;
  const wall = random.weighted([
    [dark ? '#fbfbfa' : '#eef1f4', 5],
    [dark ? '#f6f5f2' : '#e9ecea', 2],
    [dark ? pastel : shade(pastel, 0.05), 5],
  ]);
  const field = rect(0, 0, 1000, 1000, 0, paint.radial(0.46, 0.38, 0.8, tint(wall, 0.75), [0.55, wall], shade(wall, 0.055)));
  const shape = calm
    ? 'none'
    : random.weighted([
        ['none', 5],
        ['floor', 4],
        ['circle', 2],
        ['arch', 1.2],
      ] as const);
  const tone = mix(wall, pastel, 0.5);
  switch (shape) {
    case 'floor':
      return field + rect(0, 770, 1000, 230, 0, paint.down(shade(wall, 0.075), [0.25, shade(wall, 0.03)], tint(wall, 0.3)));
    case 'circle':
      return field + disc(500, 480, 385, paint.down(tint(tone, 0.55), shade(tone, 0.05)));
    case 'arch':
      return field + path('M190 862V430a310 310 0 0 1 620 0v432z', paint.down(tint(tone, 0.6), shade(tone, 0.045)));
    default:
      return field;
  }
}

function hueColour(hue: number): string {
  const palette = ['#e4795a', '#e8a13c', '#d9c04a', '#7fae5e', '#4fa88f', '#4a9cc4', '#5b7fd0', '#8d74cf', '#c06bb0', '#dd6b88'];
  return palette[Math.floor((hue / 360) * palette.length) % palette.length] ?? '#4a9cc4';
}

function hero(stage: Stage): string {
  return studio(stage) + product(500, 866, 1.31);
}

/** The product aside, and a large lens that shows a part of it close. */
function detail(stage: Stage): string {
  const { paint, random, main } = stage;
  const spot = random.pick([
    { x: 250, y: 230 },
    { x: 330, y: 330 },
    { x: 300, y: 440 },
    { x: 380, y: 200 },
  ]);
  const scale = 1.02;
  const origin = { x: 345 - 300 * scale, y: 850 - FLOOR * scale };
  const seen = { x: origin.x + spot.x * scale, y: origin.y + spot.y * scale };
  const lens = { x: 715, y: spot.y > 300 ? 690 : 300, r: 235 };
  const zoom = 2.6;
  const clip = paint.clip(disc(lens.x, lens.y, lens.r, '#000'));
  const ink = clampLightness(main, 0.3, 0.55);
  return [
    studio(stage, true),
    product(345, 850, scale),
    ring(seen.x, seen.y, 46, '#fff', 10),
    ring(seen.x, seen.y, 46, ink, 4),
    line(`M${seen.x + 46} ${seen.y}L${lens.x - lens.r + 20} ${lens.y}`, '#fff', 9),
    line(`M${seen.x + 46} ${seen.y}L${lens.x - lens.r + 20} ${lens.y}`, ink, 4),
    disc(lens.x + 5, lens.y + 14, lens.r + 16, paint.radial(0.5, 0.5, 0.5, [0.8, '#1b2030', 0.28], [1, '#1b2030', 0])),
    disc(lens.x, lens.y, lens.r, paint.diagonal('#ffffff', '#e9ebef')),
    group(
      `clip-path="${clip}"`,
      `<use href="#product" transform="translate(${(lens.x - spot.x * zoom).toFixed(1)} ${(lens.y - spot.y * zoom).toFixed(1)}) scale(${zoom})"/>`,
    ),
    ring(lens.x, lens.y, lens.r, '#fff', 14),
    ring(lens.x, lens.y, lens.r + 7, ink, 4),
  ].join('');
}

function lifestyle(stage: Stage): string {
  const onFloor = standsOnFloor(stage.recipe.art);
  const { back, front, floor } = scene(stage.recipe.scene, { paint: stage.paint, random: stage.random, main: stage.main, onFloor });
  const x = stage.random.int(455, 545);
  return back + product(x, floor, onFloor ? 1.12 : 0.94, 0, 1.25) + front;
}

/** Dimension lines beside and under the product, with centimetres when the recipe tells them (`wide`, `high`). */
function scale(stage: Stage): string {
  const { paint, main } = stage;
  const { wide, high } = stage.recipe.params;
  const ink = clampLightness(main, 0.25, 0.45);
  const say = (word: string, size: string | number | undefined) => (size === undefined ? word : `${size} cm`);
  const arrow = (d: string, heads: string) => line(d, ink, 4) + path(heads, ink);
  const chip = (x: number, y: number, words: string) =>
    rect(x - 78, y - 27, 156, 54, 27, '#ffffff', `stroke="${ink}" stroke-width="3"`) +
    paint.text(words, { x, y, size: 27, fill: shade(ink, 0.3), face: 'medium', maxWidth: 130 });
  const grid = repeat(9, (i) => line(`M${100 * (i + 1)} 0V1000M0 ${100 * (i + 1)}H1000`, ink, 1.5, 'opacity=".07"'));
  return [
    studio(stage, true),
    grid,
    product(545, 800, 1.1),
    arrow('M240 900H850', 'M222 900l24-12v24zM868 900l-24-12v24z'),
    arrow('M130 190V800', 'M130 172l-12 24h24zM130 818l-12-24h24z'),
    line('M222 870v60M868 870v60M100 172h60M100 818h60', ink, 4),
    chip(545, 900, say('Ancho', wide)),
    chip(130, 495, say('Alto', high)),
  ].join('');
}

/** The product before the carton that it comes in. */
function box(stage: Stage): string {
  const { paint, random, main, second } = stage;
  const label = String(stage.recipe.params['label'] ?? '');
  const printed = random.chance(0.5);
  const board = printed ? clampLightness(mix(main, '#ffffff', 0.08), 0.28, 0.72) : '#c99c6b';
  const ink = printed ? contrast(board) : '#6b4523';
  const panel = printed ? tint(board, 0.86) : tint(board, 0.55);
  const front = [
    path('M330 250L820 250L820 800L330 800z', paint.diagonal(tint(board, 0.16), shade(board, 0.08))),
    path('M820 250L930 200L930 742L820 800z', paint.across(shade(board, 0.28), shade(board, 0.4))),
    path('M330 250L446 200L930 200L820 250z', paint.across(tint(board, 0.3), tint(board, 0.1))),
    path('M556 250L668 200L716 200L606 250z', tint(board, printed ? 0.45 : 0.5), 'opacity=".8"'),
    rect(372, 320, 406, 330, 18, panel),
    at(415, 338, 0.5, '<use href="#product"/>'),
    rect(372, 676, label ? 18 : 120, 84, 6, printed ? second : ink, 'opacity=".9"'),
    label === '' ? '' : paint.text(label, { x: 408, y: 704, size: 46, fill: ink, align: 'start', maxWidth: 300 }),
    repeat(label === '' ? 0 : 2, (i) => rect(408, 738 + i * 15, 190 - i * 50, 7, 3, ink, 'opacity=".45"')),
    // The marks that every carton bears: this way up, and fragile.
    line('M742 752v-44m-14 14l14-14 14 14M716 752v-30m-9 9l9-9 9 9', ink, 5, 'opacity=".7"'),
  ].join('');
  return [
    studio(stage, true),
    oval(630, 805, 360, 34, paint.radial(0.5, 0.5, 0.5, [0, '#141826', 0.4], [0.6, '#141826', 0.22], [1, '#141826', 0])),
    front,
    product(330, 890, 0.88),
  ].join('');
}

/** Seen from above: two or three of it, tilted, over a two-tone ground. */
function flat(stage: Stage): string {
  const { paint, random, main } = stage;
  const ground = clampLightness(mix('#ffffff', main, 0.2), 0.86, 0.93);
  const other = clampLightness(mix('#ffffff', stage.second, 0.25), 0.78, 0.9);
  const parts = [
    rect(0, 0, 1000, 1000, 0, paint.diagonal(tint(ground, 0.3), ground)),
    random.pick([
      path('M0 1000V640L1000 300V1000z', other, 'opacity=".7"'),
      disc(760, 720, 430, other, 'opacity=".7"'),
      path('M560 0H1000V1000H380z', other, 'opacity=".7"'),
    ]),
  ];
  const lay = (x: number, y: number, size: number, angle: number) =>
    `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size}) translate(-300 -300)"><g filter="url(#cast)" opacity=".3"><use href="#product" x="14" y="20"/></g><use href="#product"/></g>`;
  if (random.chance(0.5)) parts.push(lay(300, 315, 0.78, -random.int(10, 18)), lay(690, 665, 0.86, random.int(8, 16)));
  else parts.push(lay(245, 270, 0.6, -random.int(8, 20)), lay(745, 265, 0.6, random.int(6, 18)), lay(500, 660, 0.95, random.int(-8, 8)));
  return parts.join('');
}

export const views: Record<PictureRecipe['view'], (stage: Stage) => string> = { hero, detail, lifestyle, scale, box, flat };
