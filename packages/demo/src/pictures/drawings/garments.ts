/** Parts that all clothes share: cloth with the recipe's pattern, light, folds, seams and buttons. */
import { luminance, shade, tint } from '../palette.ts';
import { disc, line, mirrored, path, repeat } from '../shapes.ts';
import type { Brush } from './brush.ts';

const FRONT_HEM = 'V536Q162 554 180 554H420Q438 554 438 536';

/** Outlines of tops, laid flat, from the left end of the neckline to its right end. A neckline closes the outline. */
export const tops = {
  short: `M222 70L148 96Q116 108 102 140L40 262L126 306L162 246${FRONT_HEM}V246L474 306L560 262L498 140Q484 108 452 96L378 70`,
  long: `M222 66L150 92Q114 106 104 150L34 492L112 512L162 270${FRONT_HEM}V270L488 512L566 492L496 150Q486 106 450 92L378 66`,
  none: `M216 60L178 66Q190 150 150 214V536Q150 554 168 554H432Q450 554 450 536V214Q410 150 422 66L384 60`,
} as const;

/** Necklines, from right to left. */
export const necks = {
  crew: 'Q300 158 222 70Z',
  shallow: 'Q300 140 222 66Z',
  v: 'L300 206L222 66Z',
  deep: 'L300 330L222 66Z',
  scoop: 'Q384 190 300 190T216 60Z',
} as const;

/** A colour for stitches that can be seen on the cloth. */
export const stitch = (color: string): string => (luminance(color) < 0.1 ? tint(color, 0.3) : shade(color, 0.28));

const DARK = '#10131f';

/** Soft folds of a top: the left half. */
const topFolds =
  path('M164 262Q222 320 226 430Q196 340 164 310Z', DARK, 'opacity=".13"') +
  path('M163 400Q206 420 220 520Q190 450 163 440Z', DARK, 'opacity=".1"') +
  path('M150 120Q176 180 164 250Q146 190 132 150Z', DARK, 'opacity=".1"') +
  path('M196 200Q230 250 232 330Q206 280 196 200Z', '#fff', 'opacity=".12"') +
  path('M236 430Q250 490 244 552H226Q240 490 236 430Z', DARK, 'opacity=".08"');

/** Cloth cut to `outline`, with light and folds. `over` is drawn on the cloth, inside the outline. */
export function garment(brush: Brush, outline: string, fill: string, over = '', folds = mirrored(topFolds)): string {
  return (
    path(outline, fill) +
    brush.clip(
      path(outline, '#000'),
      over +
        folds +
        path(
          outline,
          brush.across(
            [0, DARK, 0.2],
            [0.16, '#fff', 0.12],
            [0.36, '#fff', 0.16],
            [0.6, DARK, 0],
            [0.86, DARK, 0.1],
            [1, DARK, 0.26],
          ),
        ) +
        path(outline, brush.input.paint.down([0, '#fff', 0.14], [0.35, '#fff', 0], [0.7, DARK, 0], [1, DARK, 0.16])) +
        path(outline, 'none', `stroke="${DARK}" stroke-opacity=".16" stroke-width="7"`),
    )
  );
}

/** Seams of the sleeves, left and right. */
export const armholes = (color: string): string =>
  mirrored(line('M150 96Q174 168 162 256', stitch(color), 3, 'opacity=".6"'));

/** A row of stitches. */
export const stitches = (d: string, color: string, width = 2.4): string =>
  line(d, stitch(color), width, 'stroke-dasharray="7 5" opacity=".8"');

export const button = (x: number, y: number, color: string, r = 7): string =>
  disc(x + 1, y + 2, r, DARK, 'opacity=".3"') +
  disc(x, y, r, color) +
  disc(x - 2, y - 2, r * 0.4, '#fff', 'opacity=".5"') +
  disc(x - 2, y + 1, 1.3, DARK, 'opacity=".5"') +
  disc(x + 2, y + 1, 1.3, DARK, 'opacity=".5"');

export const buttons = (x: number, from: number, to: number, count: number, color: string, r = 7): string =>
  repeat(count, (i) => button(x, from + ((to - from) / Math.max(1, count - 1)) * i, color, r));

/** The inside of the back of the neck. */
export const nape = (color: string, y = 70): string =>
  path(`M222 ${y}Q300 ${y + 34} 378 ${y}Q300 ${y + 100} 222 ${y}Z`, shade(color, 0.42)) +
  line(`M226 ${y + 2}Q300 ${y + 34} 374 ${y + 2}`, shade(color, 0.25), 8) +
  path(`M282 ${y + 26}h36v18h-36Z`, '#f4f1ea', 'opacity=".85"');

/** A turned-down collar. */
export function collar(color: string, fill = color): string {
  const leaf = 'M222 62L300 122L258 184L196 104Q204 76 222 62Z';
  return (
    path('M222 62Q300 44 378 62L372 90Q300 120 228 90Z', shade(color, 0.36)) +
    path('M222 62Q300 34 378 62Q300 60 222 62Z', shade(color, 0.1)) +
    mirrored(
      path(leaf, DARK, 'opacity=".18" transform="translate(3 7)"') +
        path(leaf, fill) +
        path('M222 62L300 122L290 136L214 78Z', '#fff', 'opacity=".2"') +
        stitches('M204 106L257 174L291 124', color, 1.8),
    )
  );
}

/** Vertical ribs of a knitted hem or cuff, inside a box. */
export const ribs = (x: number, y: number, width: number, height: number, color: string): string =>
  path(`M${x} ${y}h${width}v${height}h${-width}Z`, shade(color, 0.1)) +
  repeat(Math.floor(width / 9), (i) =>
    line(`M${x + 4 + i * 9} ${y + 4}v${height - 6}`, shade(color, 0.34), 2.4, 'opacity=".6"'),
  );

/** A patch pocket. */
export const pocket = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  fill = tint(color, 0.07),
): string =>
  path(
    `M${x} ${y}h${width}v${height * 0.8}l${-width / 2} ${height * 0.2}l${-width / 2} ${-height * 0.2}Z`,
    DARK,
    'opacity=".09" transform="translate(3 4)"',
  ) +
  path(`M${x} ${y}h${width}v${height * 0.8}l${-width / 2} ${height * 0.2}l${-width / 2} ${-height * 0.2}Z`, fill) +
  stitches(
    `M${x + 5} ${y + 16}h${width - 10}M${x + 5} ${y + 4}v${height * 0.76}l${width / 2 - 5} ${height * 0.18}l${width / 2 - 5} ${-height * 0.18}V${y + 4}`,
    color,
    1.8,
  );

/** The main colour, or the recipe's pattern if it has one. */
export const fabric = (brush: Brush, scale = 1): string => brush.cloth(brush.main, scale);

/** Whether the recipe's cloth has one colour only. */
export const isPlain = (brush: Brush): boolean => brush.word('pattern', 'plain') === 'plain';
