import { shade, tint } from '../palette.ts';
import { isPatterned } from '../patterns.ts';
import { disc, group, line, mirrored, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { solid } from './surfaces.ts';

/** Cloth with the recipe's pattern, in the product's three colours. */
const cloth = ({ paint, params, main, second, accent }: DrawingInput, scale = 0.9, angle = 0): string =>
  paint.pattern(params, [main, second, accent], paint.body(solid(main), 0.8), scale, angle);

function rug(input: DrawingInput): string {
  const { paint, main, second } = input;
  const fringe = (y: number, direction: number) =>
    repeat(34, (i) =>
      line(`M${58 + i * 14.6} ${y}l${direction * ((i % 3) - 1) * 3} ${direction * 22}`, tint(second, 0.45), 4),
    );
  return [
    `<g transform="translate(0 150) skewX(-8) translate(40 0)">`,
    fringe(28, -1) + fringe(372, 1),
    rect(46, 34, 508, 344, 6, shade(main, 0.4)) + rect(46, 26, 508, 344, 6, cloth(input, 0.95)),
    rect(60, 40, 480, 316, 4, 'none', `stroke="${second}" stroke-width="8"`) +
      rect(76, 56, 448, 284, 4, 'none', `stroke="${input.accent}" stroke-width="4"`),
    rect(46, 26, 508, 344, 6, paint.diagonal([0, '#ffffff', 0.24], [0.5, '#ffffff', 0], [1, '#10131f', 0.22])),
    '</g>',
  ].join('');
}

function curtain(input: DrawingInput): string {
  const { paint, accent } = input;
  const fill = cloth(input, 0.8);
  const d = 'M48 64H280Q276 200 214 320Q196 360 214 420L236 556H60Q40 300 48 64z';
  const folds = repeat(6, (i) =>
    path(
      `M${70 + i * 34} 64Q${78 + i * 26} 240 ${84 + i * 22} 330T${82 + i * 26} 556h16Q${110 + i * 20} 380 ${106 + i * 22} 330T${92 + i * 34} 64z`,
      '#10131f',
      'opacity=".13"',
    ),
  );
  const panel =
    path(d, fill) +
    path(d, paint.across([0, '#10131f', 0.2], [0.25, '#fff', 0.22], [0.6, '#fff', 0], [1, '#10131f', 0.3])) +
    group(`clip-path="${paint.clip(path(d, '#000'))}"`, folds) +
    path('M52 330Q150 300 222 312l-6 26Q130 322 52 358z', accent);
  return (
    mirrored(panel) +
    rect(22, 46, 556, 16, 8, paint.down('#d8b98a', '#8a6238')) +
    disc(20, 54, 17, paint.sphere('#b98450')) +
    disc(580, 54, 17, paint.sphere('#b98450')) +
    mirrored(repeat(6, (i) => ring(64 + i * 40, 56, 11, '#8a6238', 5)))
  );
}

function pillow(input: DrawingInput): string {
  const { paint, main, accent, params } = input;
  const d =
    'M70 110Q300 150 530 110Q560 104 552 140Q510 330 552 520Q560 556 526 550Q300 512 74 550Q40 556 48 520Q90 330 48 140Q40 104 70 110z';
  return [
    path(d, shade(main, 0.35), 'transform="translate(4 10)"') + path(d, cloth(input, 1)),
    path(d, paint.radial(0.36, 0.3, 0.8, [0, '#ffffff', 0.4], [0.5, '#ffffff', 0.02], [1, '#10131f', 0.3])),
    path(d, 'none', `stroke="${!isPatterned(params) ? tint(main, 0.5) : accent}" stroke-width="7" stroke-opacity=".8"`),
    path(
      'M92 150q40 40 90 50M508 150q-40 40-90 50M92 512q30-40 80-56M508 512q-30-40-80-56',
      'none',
      'stroke="#10131f" stroke-opacity=".16" stroke-width="9" stroke-linecap="round"',
    ),
    paint.motif(params, 300, 330, 230),
  ].join('');
}

function bedding(input: DrawingInput): string {
  const { paint, main, second, accent } = input;
  const fold = (y: number, height: number, color: string, x = 70, width = 460) =>
    rect(x, y + 6, width, height, height / 2.3, shade(color, 0.34)) +
    rect(
      x,
      y,
      width,
      height,
      height / 2.3,
      paint.pattern(input.params, [color, second, accent], paint.down(tint(color, 0.25), shade(color, 0.08)), 0.7),
    ) +
    rect(x, y, width, height, height / 2.3, paint.down([0, '#fff', 0.3], [0.5, '#fff', 0], [1, '#10131f', 0.24])) +
    line(`M${x + 40} ${y + height * 0.62}H${x + width - 18}`, shade(color, 0.35), 3, 'opacity=".4"');
  const sham = (x: number, angle: number) =>
    turned(
      angle,
      x + 110,
      170,
      rect(x, 84, 226, 176, 44, shade(main, 0.3)) +
        rect(x, 78, 226, 174, 44, cloth(input, 0.7)) +
        rect(x, 78, 226, 174, 44, paint.diagonal([0, '#fff', 0.34], [0.5, '#fff', 0], [1, '#10131f', 0.26])),
    );
  return (
    sham(90, -8) +
    sham(290, 9) +
    fold(236, 108, main) +
    fold(338, 108, tint(main, 0.35)) +
    fold(442, 112, main, 58, 484) +
    rect(274, 232, 52, 324, 8, paint.across(tint(accent, 0.2), shade(accent, 0.15))) +
    path('M300 330c-64-46-96 10-8 26zM300 330c64-46 96 10 8 26z', accent) +
    disc(300, 344, 17, shade(accent, 0.15))
  );
}

function towel(input: DrawingInput): string {
  const { paint, main, second, accent } = input;
  const roll = (x: number, y: number, r: number, color: string) =>
    rect(x, y - r, 300, r * 2, r, paint.down(tint(color, 0.3), [0.5, color], shade(color, 0.3))) +
    disc(x + r, y, r, shade(color, 0.16)) +
    disc(x + r, y, r * 0.94, tint(color, 0.16)) +
    line(`M${x + r} ${y}m-4 0a8 8 0 1 1 14 8a22 22 0 1 1-34-24a36 36 0 1 1-8 50`, shade(color, 0.24), 4);
  return [
    path(
      'M70 90H300V490Q300 508 284 508H86Q70 508 70 490z',
      paint.across(shade(main, 0.12), [0.2, tint(main, 0.34)], [0.55, main], shade(main, 0.22)),
    ) +
      rect(70, 400, 230, 14, 0, tint(second, 0.3)) +
      rect(70, 424, 230, 34, 0, second) +
      rect(70, 468, 230, 10, 0, accent) +
      repeat(24, (i) => line(`M${76 + i * 9.6} 508v16`, shade(main, 0.1), 4)),
    path('M60 80H310V112Q310 120 300 120H70Q60 120 60 112z', paint.down(tint(main, 0.4), shade(main, 0.1))),
    roll(270, 498, 58, main) + roll(300, 390, 52, tint(second, 0.1)) + roll(322, 292, 46, tint(main, 0.45)),
  ].join('');
}

export const textiles: DrawingFamily = {
  rug,
  curtain,
  bedding,
  pillow,
  towel,
};
