import type { Random } from '../random.ts';
import type { PictureRecipe } from '../types.ts';
import type { Bounds } from './bounds.ts';
import type { Paint } from './paint.ts';
import { clampLightness, contrast, luminance, mix, shade, tint, toHsl } from './palette.ts';
import { scene } from './scenes/index.ts';
import { at, disc, group, line, oval, path, rect, repeat, ring } from './shapes.ts';
import { standsOnFloor } from './stance.ts';

/** Input of a view: the product, drawn once under the id `product` in its box of 600 × 600. */
export interface Stage {
  recipe: PictureRecipe;
  paint: Paint;
  random: Random;
  main: string;
  second: string;
  bounds: Bounds;
}

/** Factor by which the product's outline is flattened to make its shadow. */
const FLATTENED = 0.062;

/** The scale at which the product fits exactly into `width` × `height`, but at most `most`. */
function fit({ left, top, right, bottom }: Bounds, width: number, height: number, most = 1.62): number {
  return Math.min(width / (right - left), height / (bottom - top), most);
}

/**
 * The scaled product with the middle of its foot at (`x`, `y`). Its shadow is its own outline, flattened and blurred,
 * so that the shadow is as wide as the product.
 */
function product({ bounds }: Stage, x: number, y: number, scale: number, shadow = 1): string {
  const left = (x - ((bounds.left + bounds.right) / 2) * scale).toFixed(1);
  const size = scale.toFixed(4);
  const shadowTop = (y - bounds.bottom * scale * FLATTENED * 0.62).toFixed(1);
  return [
    `<g filter="url(#shadow)" opacity="${0.4 * shadow}"><use href="#product" transform="translate(${left} ${shadowTop}) scale(${size} ${(scale * FLATTENED).toFixed(4)})"/></g>`,
    `<use href="#product" transform="translate(${left} ${(y - bounds.bottom * scale).toFixed(1)}) scale(${size})"/>`,
  ].join('');
}

/** A plain backdrop: near-white or a pastel that suits the product, with at most one large shape. */
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
  const field = rect(
    0,
    0,
    1000,
    1000,
    0,
    paint.radial(0.46, 0.38, 0.8, tint(wall, 0.75), [0.55, wall], shade(wall, 0.055)),
  );
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
      return (
        field + rect(0, 770, 1000, 230, 0, paint.down(shade(wall, 0.075), [0.25, shade(wall, 0.03)], tint(wall, 0.3)))
      );
    case 'circle':
      return field + disc(500, 480, 385, paint.down(tint(tone, 0.55), shade(tone, 0.05)));
    case 'arch':
      return field + path('M190 862V430a310 310 0 0 1 620 0v432z', paint.down(tint(tone, 0.6), shade(tone, 0.045)));
    default:
      return field;
  }
}

function hueColour(hue: number): string {
  const palette = [
    '#e4795a',
    '#e8a13c',
    '#d9c04a',
    '#7fae5e',
    '#4fa88f',
    '#4a9cc4',
    '#5b7fd0',
    '#8d74cf',
    '#c06bb0',
    '#dd6b88',
  ];
  return palette[Math.floor((hue / 360) * palette.length) % palette.length] ?? '#4a9cc4';
}

function hero(stage: Stage): string {
  const { bounds } = stage;
  const scale = fit(bounds, 800, 772);
  // Low products are placed a little below the middle; tall products fill the height.
  const foot = 514 + ((bounds.bottom - bounds.top) * scale) / 2;
  return studio(stage) + product(stage, 500, foot, scale);
}

/** The product at the side, and a large lens that shows a part of it enlarged. */
function detail(stage: Stage): string {
  const { paint, random, main, bounds } = stage;
  const [across, down] = random.pick([
    [0.36, 0.26],
    [0.55, 0.4],
    [0.5, 0.72],
    [0.66, 0.3],
  ] as const);
  const wide = bounds.right - bounds.left;
  const high = bounds.bottom - bounds.top;
  const spot = { x: bounds.left + wide * across, y: bounds.top + high * down };
  const scale = fit(bounds, 590, 640, 1.3);
  const foot = 530 + (high * scale) / 2;
  const seen = { x: 345 + wide * (across - 0.5) * scale, y: foot - high * (1 - down) * scale };
  const lens = { x: 722, y: down > 0.5 ? 292 : 706, r: 222 };
  const zoom = Math.max(2.1, scale * 2.1);
  const clip = paint.clip(disc(lens.x, lens.y, lens.r, '#000'));
  const ink = clampLightness(main, 0.3, 0.55);
  const angle = Math.atan2(lens.y - seen.y, lens.x - seen.x);
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const lead = `M${(seen.x + dx * 46).toFixed(1)} ${(seen.y + dy * 46).toFixed(1)}L${(lens.x - dx * lens.r).toFixed(1)} ${(lens.y - dy * lens.r).toFixed(1)}`;
  return [
    studio(stage, true),
    product(stage, 345, foot, scale),
    ring(seen.x, seen.y, 46, '#fff', 10),
    ring(seen.x, seen.y, 46, ink, 4),
    line(lead, '#fff', 9),
    line(lead, ink, 4),
    disc(lens.x + 5, lens.y + 14, lens.r + 26, paint.radial(0.5, 0.5, 0.5, [0.82, '#1b2030', 0.26], [1, '#1b2030', 0])),
    disc(lens.x, lens.y, lens.r, paint.diagonal('#ffffff', '#e9ebef')),
    group(
      `clip-path="${clip}"`,
      `<use href="#product" transform="translate(${(lens.x - spot.x * zoom).toFixed(1)} ${(lens.y - spot.y * zoom).toFixed(1)}) scale(${zoom.toFixed(3)})"/>`,
    ),
    ring(lens.x, lens.y, lens.r, '#fff', 14),
    ring(lens.x, lens.y, lens.r + 7, ink, 4),
  ].join('');
}

function lifestyle(stage: Stage): string {
  const onFloor = standsOnFloor(stage.recipe.art);
  const { back, front, floor } = scene(stage.recipe.scene, {
    paint: stage.paint,
    random: stage.random,
    main: stage.main,
    onFloor,
  });
  const x = stage.random.int(455, 545);
  return (
    back +
    product(stage, x, floor, onFloor ? fit(stage.bounds, 720, 660, 1.3) : fit(stage.bounds, 560, 540, 1.15), 1.25) +
    front
  );
}

/** Dimension lines beside and below the product. They have centimetres if the recipe has them (`wide`, `high`). */
function scale(stage: Stage): string {
  const { paint, main, bounds } = stage;
  const { wide, high } = stage.recipe.params;
  const ink = clampLightness(main, 0.25, 0.45);
  const say = (word: string, size: string | number | undefined) => (size === undefined ? word : `${size} cm`);
  const chip = (x: number, y: number, words: string) =>
    rect(x - 78, y - 27, 156, 54, 27, '#ffffff', `stroke="${ink}" stroke-width="3"`) +
    paint.text(words, { x, y, size: 27, fill: shade(ink, 0.3), face: 'medium', maxWidth: 130 });
  const size = fit(bounds, 640, 640, 1.4);
  const [left, right] = [
    545 - ((bounds.right - bounds.left) * size) / 2,
    545 + ((bounds.right - bounds.left) * size) / 2,
  ];
  const foot = 470 + ((bounds.bottom - bounds.top) * size) / 2;
  const top = foot - (bounds.bottom - bounds.top) * size;
  const [under, beside] = [foot + 92, left - 92];
  const lines = [
    `M${left} ${under}H${right}M${beside} ${top}V${foot}`,
    `M${left} ${under - 26}v52M${right} ${under - 26}v52M${beside - 26} ${top}h52M${beside - 26} ${foot}h52`,
    `M${left + 16} ${under - 12}l-14 12 14 12M${right - 16} ${under - 12}l14 12-14 12M${beside - 12} ${top + 16}l12-14 12 14M${beside - 12} ${foot - 16}l12 14 12-14`,
  ];
  return [
    studio(stage, true),
    repeat(9, (i) => line(`M${100 * (i + 1)} 0V1000M0 ${100 * (i + 1)}H1000`, ink, 1.5, 'opacity=".06"')),
    product(stage, 545, foot, size),
    lines.map((d) => line(d, ink, 4)).join(''),
    chip(545, under, say('Ancho', wide)),
    chip(Math.max(96, beside), (top + foot) / 2, say('Alto', high)),
  ].join('');
}

/** The product in front of its carton. */
function box(stage: Stage): string {
  const { paint, random, main, second } = stage;
  const label = String(stage.recipe.params.label ?? '');
  const printed = random.chance(0.5);
  const board = printed ? clampLightness(mix(main, '#ffffff', 0.08), 0.28, 0.72) : '#c99c6b';
  const ink = printed ? contrast(board) : '#6b4523';
  const panel = printed ? tint(board, 0.86) : tint(board, 0.55);
  const barcode =
    rect(470, 676, 150, 84, 8, '#ffffff') +
    repeat(17, (i) => rect(482 + i * 7.5, 688, [3, 5, 2, 4][(i * 7) % 4] ?? 3, 60, 0, '#23262d'));
  const front = [
    path('M330 250L820 250L820 800L330 800z', paint.diagonal(tint(board, 0.16), shade(board, 0.08))),
    path('M820 250L930 200L930 742L820 800z', paint.across(shade(board, 0.28), shade(board, 0.4))),
    path('M330 250L446 200L930 200L820 250z', paint.across(tint(board, 0.3), tint(board, 0.1))),
    path('M556 250L668 200L716 200L606 250z', tint(board, printed ? 0.45 : 0.5), 'opacity=".8"'),
    rect(372, 320, 406, 330, 18, panel),
    thumbnail(stage, 600, 485, 310, 290),
    label === '' ? barcode : rect(476, 676, 16, 84, 6, printed ? second : ink, 'opacity=".9"'),
    label === '' ? '' : paint.text(label, { x: 508, y: 704, size: 46, fill: ink, align: 'start', maxWidth: 190 }),
    repeat(label === '' ? 0 : 2, (i) => rect(508, 738 + i * 15, 150 - i * 50, 7, 3, ink, 'opacity=".45"')),
    // Marks that all cartons have: this way up, and fragile.
    line('M742 752v-44m-14 14l14-14 14 14M716 752v-30m-9 9l9-9 9 9', ink, 5, 'opacity=".7"'),
  ].join('');
  return [
    studio(stage, true),
    oval(
      630,
      805,
      360,
      34,
      paint.radial(0.5, 0.5, 0.5, [0, '#141826', 0.4], [0.6, '#141826', 0.22], [1, '#141826', 0]),
    ),
    front,
    product(stage, 262, 900, fit(stage.bounds, 400, 500, 1.1)),
  ].join('');
}

/** The product without shadow, as printed on the carton, centred in a box. */
function thumbnail({ bounds }: Stage, x: number, y: number, width: number, height: number): string {
  const size = fit(bounds, width, height, 1);
  return at(
    x - ((bounds.left + bounds.right) / 2) * size,
    y - ((bounds.top + bounds.bottom) / 2) * size,
    size,
    '<use href="#product"/>',
  );
}

/** Two or three pieces of the product seen from above, tilted, on a two-tone background. */
function flat(stage: Stage): string {
  const { paint, random, main, bounds } = stage;
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
  const positions = random.chance(0.5)
    ? ([
        [300, 315, 0.78, -random.int(10, 18)],
        [690, 665, 0.86, random.int(8, 16)],
      ] as const)
    : ([
        [245, 270, 0.6, -random.int(8, 20)],
        [745, 265, 0.6, random.int(6, 18)],
        [500, 660, 0.95, random.int(-8, 8)],
      ] as const);
  const [middle, centre] = [-(bounds.left + bounds.right) / 2, -(bounds.top + bounds.bottom) / 2];
  const copies = positions.map(([x, y, size, angle]) => {
    const scaled = (size * fit(bounds, 560, 560, 1.4)).toFixed(3);
    return `<use href="#product" transform="translate(${x} ${y}) rotate(${angle}) scale(${scaled}) translate(${middle} ${centre})"/>`;
  });
  parts.push(`<g transform="translate(9 15)" filter="url(#cast)" opacity=".3">${copies.join('')}</g>`, ...copies);
  return parts.join('');
}

export const views: Record<PictureRecipe['view'], (stage: Stage) => string> = {
  hero,
  detail,
  lifestyle,
  scale,
  box,
  flat,
};
