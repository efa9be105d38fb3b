import { luminance, mix, shade, tint } from '../palette.ts';
import { at, disc, group, line, mirrored, oval, path, rect, repeat, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { gloss, solid } from './surfaces.ts';

/** A pot with a lid, some 400 wide, standing at y = 560. The set of pots draws it in several sizes. */
function stockpot({ paint, main, accent }: DrawingInput): string {
  const body = solid(main);
  return [
    path(
      'M54 330q-36 0-36 32t36 32h30v-26H60q-10 0-10-8t10-8h24v-22zM546 330q36 0 36 32t-36 32h-30v-26h24q10 0 10-8t-10-8h-24v-22z',
      paint.metal('#9aa1ac'),
    ),
    path(
      'M76 262H524V500Q520 556 456 556H144Q80 556 76 500z',
      paint.across(
        shade(body, 0.28),
        [0.14, tint(body, 0.42)],
        [0.4, body],
        [0.75, shade(body, 0.1)],
        shade(body, 0.38),
      ),
    ),
    rect(66, 250, 468, 26, 13, paint.metal('#d0d5dc')),
    path(
      'M82 250Q110 150 300 146T518 250z',
      paint.across([0, '#a9b8c2', 0.95], [0.22, '#f7fbfd', 0.9], [0.55, '#d3dee5', 0.85], [1, '#93a4b0', 0.95]),
    ),
    path('M150 226q40-48 120-54', 'none', 'stroke="#fff" stroke-opacity=".8" stroke-width="12" stroke-linecap="round"'),
    rect(282, 118, 36, 36, 8, paint.metal()) +
      path('M252 96q48-22 96 0v18q-48 16-96 0z', paint.down(tint(accent, 0.25), shade(accent, 0.25))),
    gloss(paint, 118, 292, 20, 210, 0.4),
  ].join('');
}

function skillet({ paint, main, accent }: DrawingInput): string {
  const body = solid(main);
  return turned(
    -4,
    300,
    440,
    [
      path('M378 372L560 290Q586 282 590 304T572 336L400 420z', paint.down(tint('#33363f', 0.3), '#16181d')) +
        disc(566, 310, 8, '#6a7079') +
        path('M364 378l46-20 14 36-40 20z', paint.metal()),
      path(
        'M20 396Q30 540 210 546T400 396z',
        paint.across(shade(body, 0.3), [0.2, tint(body, 0.3)], [0.5, body], shade(body, 0.36)),
      ),
      oval(210, 396, 192, 66, paint.metal('#c3c9d1')) +
        oval(210, 396, 182, 59, '#2b2e36') +
        oval(210, 404, 160, 46, paint.radial(0.4, 0.3, 0.8, '#5a606c', '#23262d')),
      path(
        'M130 396q-14-26 18-34 8-26 44-20 30-18 52 4 40-4 36 28 22 22-14 36-14 24-52 14-30 18-54-2-34-2-30-26z',
        paint.down('#ffffff', '#f1ece0'),
      ) +
        disc(204, 384, 29, paint.radial(0.38, 0.32, 0.8, '#ffe28a', [0.5, '#ffc02e'], '#f29a12')) +
        oval(194, 375, 9, 5, '#fff', 'opacity=".8"'),
      oval(300, 412, 9, 5, accent, 'opacity=".7"') + path('M296 420q22-16 34-2-14 14-34 2z', '#5faa4c'),
    ].join(''),
  );
}

function cookwareSet(input: DrawingInput): string {
  return (
    at(150, 44, 0.74, stockpot(input)) +
    at(-4, 236, 0.58, skillet(input)) +
    at(306, 278, 0.5, stockpot({ ...input, main: shade(input.main, 0.12) }))
  );
}

function knifeSet({ paint, main, second }: DrawingInput): string {
  const grip = mix(solid(main), '#23262d', 0.2);
  const wood = luminance(second) > 0.8 ? '#b98450' : solid(second);
  const knife = (x: number, y: number, wide: number, length: number) =>
    turned(
      14,
      x,
      y,
      rect(
        x - wide / 2,
        y - length,
        wide,
        length,
        wide * 0.4,
        paint.across(shade(grip, 0.2), [0.35, tint(grip, 0.32)], shade(grip, 0.3)),
      ) +
        [0.3, 0.6].map((p) => disc(x, y - length * p, 4, '#d8dce2')).join('') +
        rect(x - wide / 2 - 2, y - 14, wide + 4, 14, 3, paint.metal()),
    );
  return [
    knife(250, 262, 34, 170) + knife(322, 282, 32, 150) + knife(392, 300, 30, 134) + knife(456, 316, 28, 116),
    path(
      'M176 240L500 322V520Q500 556 468 556H128Q96 556 104 520z',
      paint.diagonal(tint(wood, 0.3), [0.5, wood], shade(wood, 0.3)),
    ) + path('M176 240L500 322 476 338 168 262z', shade(wood, 0.35)),
    repeat(7, (i) => line(`M${134 + i * 52} ${292 + i * 10}q-6 90-${10 + i} 210`, shade(wood, 0.3), 2, 'opacity=".4"')),
    turned(
      -6,
      70,
      400,
      path('M40 96Q96 130 92 330H44z', paint.across('#f5f7f9', '#aab1bb')) +
        rect(42, 330, 52, 18, 4, paint.metal()) +
        rect(46, 346, 44, 196, 18, paint.across(shade(grip, 0.2), [0.35, tint(grip, 0.32)], shade(grip, 0.3))) +
        disc(68, 400, 5, '#d8dce2') +
        disc(68, 470, 5, '#d8dce2'),
    ),
  ].join('');
}

function molcajete({ paint, main, accent }: DrawingInput): string {
  const stone = luminance(main) > 0.35 || luminance(main) < 0.02 ? '#5b5a5c' : mix(main, '#57565a', 0.75);
  const clip = paint.clip(path('M60 270H540Q540 440 420 488H180Q60 440 60 270z', '#000'));
  const pores = repeat(46, (i) =>
    oval(
      84 + ((i * 97) % 432),
      300 + ((i * 53) % 180),
      5 + (i % 4),
      4 + (i % 3),
      i % 3 ? shade(stone, 0.45) : tint(stone, 0.25),
      'opacity=".5"',
    ),
  );
  return [
    mirrored(
      path(
        'M150 440L112 540Q110 558 134 558H170Q188 556 192 540L216 460z',
        paint.across(tint(stone, 0.12), shade(stone, 0.35)),
      ),
    ) + path('M262 470h76l-10 82q-4 10-28 10t-28-10z', shade(stone, 0.4)),
    group(
      `clip-path="${clip}"`,
      rect(
        50,
        260,
        500,
        240,
        0,
        paint.across(shade(stone, 0.2), [0.22, tint(stone, 0.26)], [0.5, stone], shade(stone, 0.42)),
      ),
      pores,
    ),
    oval(300, 270, 242, 76, tint(stone, 0.22)) + oval(300, 274, 216, 60, shade(stone, 0.4)),
    oval(300, 284, 190, 44, paint.radial(0.4, 0.3, 0.8, tint(accent, 0.2), shade(accent, 0.25))) +
      repeat(14, (i) =>
        oval(
          150 + ((i * 71) % 300),
          264 + ((i * 17) % 40),
          8,
          5,
          i % 3 === 0 ? '#6ab04c' : i % 3 === 1 ? '#c0392b' : '#fff3d6',
          'opacity=".9"',
        ),
      ),
    turned(
      38,
      420,
      200,
      path(
        'M384 70Q420 50 456 70L464 262Q464 300 420 300T376 262z',
        paint.across(shade(stone, 0.15), [0.3, tint(stone, 0.35)], shade(stone, 0.35)),
      ) +
        repeat(10, (i) => oval(392 + ((i * 29) % 56), 90 + ((i * 43) % 180), 4, 4, shade(stone, 0.4), 'opacity=".5"')),
    ),
    paint.emoji('hot-pepper', 116, 236, 130),
  ].join('');
}

function comal({ paint, main }: DrawingInput): string {
  const iron = mix(solid(main), '#2b2d33', 0.7);
  const tortilla = (x: number, y: number, r: number) =>
    oval(x, y + 6, r, r * 0.52, '#b98a4a') +
    oval(x, y, r, r * 0.52, paint.radial(0.4, 0.35, 0.8, '#fbe7b4', '#e9c47c')) +
    repeat(6, (i) =>
      oval(
        x - r * 0.5 + ((i * 37) % (r * 1.1)),
        y - r * 0.2 + ((i * 23) % (r * 0.5)),
        11,
        6,
        '#b0722f',
        'opacity=".6"',
      ),
    );
  return [
    path(
      'M14 330q-16 60 40 60h40v-24H60q-16 0-12-28zM586 330q16 60-40 60h-40v-24h34q16 0 12-28z',
      paint.metal('#4c505a'),
    ),
    oval(300, 392, 266, 150, '#15161a') +
      oval(300, 372, 266, 150, paint.diagonal(tint(iron, 0.3), shade(iron, 0.3))) +
      oval(300, 370, 240, 130, paint.radial(0.4, 0.35, 0.8, tint(iron, 0.25), shade(iron, 0.35))),
    tortilla(218, 348, 104) + tortilla(392, 380, 112) + oval(404, 364, 34, 14, '#fff3cf', 'opacity=".7"'),
    path(
      'M190 270q-18-26 0-52t0-52M300 290q-18-26 0-52t0-52M410 290q-18-26 0-52t0-52',
      'none',
      'stroke="#b9c0c9" stroke-opacity=".6" stroke-width="11" stroke-linecap="round"',
    ),
  ].join('');
}

export const cooking: DrawingFamily = {
  pot: stockpot,
  pan: skillet,
  'cookware-set': cookwareSet,
  'knife-set': knifeSet,
  molcajete,
  comal,
};
