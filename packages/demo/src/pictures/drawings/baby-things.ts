/** Small things for babies. */
import { luminance, shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat, ring } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { labelInk, printLabel } from './labels.ts';
import { lathe, soft } from './outlines.ts';

export const babyBottle: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  const body = lathe([
    [92, 226, 14],
    [104, 290, 50],
    [84, 380, 60],
    [104, 480, 50],
    [98, 560, 40],
  ]);
  return (
    path('M272 150Q264 120 286 96Q278 40 300 38T314 96Q336 120 328 150Z', brush.round('#ecd6ae')) +
    path('M220 180Q230 130 300 128T380 180Z', brush.round('#ecd6ae')) +
    path(
      lathe([
        [104, 166, 14],
        [108, 232, 10],
      ]),
      brush.round(main),
    ) +
    repeat(15, (i) => rect(204 + i * 13.4, 178, 4, 46, 2, '#10131f', 'opacity=".13"')) +
    path(body, brush.round('#eaf3f7', 0.5)) +
    brush.clip(
      path(body, '#000'),
      rect(150, 330, 300, 250, 0, brush.round('#fbf6ea', 0.5)) + oval(300, 330, 120, 10, '#fffdf6'),
    ) +
    repeat(7, (i) => line(`M${i % 2 === 0 ? 216 : 226} ${290 + i * 34}H252`, shade(main, 0.15), 4)) +
    (brush.word('motif') === ''
      ? input.paint.emoji('teddy-bear', 322, 420, 90)
      : brush.motif(brush.word('motif'), 322, 420, 90)) +
    path(body, brush.roundShade(0.6)) +
    rect(374, 270, 7, 70, 4, '#fff', 'opacity=".7"')
  );
};

export const pacifier: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const handle = Math.abs(luminance(second) - luminance(main)) > 0.08 ? second : accent;
  return group(
    'transform="rotate(-24 300 300)"',
    path('M262 250Q250 190 220 150Q196 60 300 50T380 150Q350 190 338 250Z', brush.ball('#efd9b0')) +
      path('M236 120Q240 80 280 72', 'none', 'stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".7"') +
      path(
        'M110 300C100 220 170 226 300 240C430 226 500 220 490 300C500 400 420 410 300 376C180 410 100 400 110 300Z',
        brush.lit(main),
      ) +
      disc(180, 312, 17, shade(main, 0.42)) +
      disc(420, 312, 17, shade(main, 0.42)) +
      ring(300, 456, 84, shade(handle, 0.25), 30, 'transform="translate(5 6)"') +
      ring(300, 456, 84, handle, 30) +
      path(
        'M232 424A76 76 0 0 1 280 384',
        'none',
        'stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6"',
      ) +
      disc(300, 322, 64, brush.ball(tint(main, 0.15))) +
      brush.motif(brush.word('motif', 'emoji:star'), 300, 322, 70) +
      path('M130 280Q160 244 240 248', 'none', 'stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".5"'),
  );
};

export const diapers: Drawing = (input) => {
  const brush = new Brush(input);
  const ink = labelInk(brush);
  const outline = soft([
    [84, 130, 40],
    [516, 130, 40],
    [536, 556, 46],
    [64, 556, 46],
  ]);
  return (
    path('M210 140Q216 60 300 60T390 140', 'none', `stroke="${shade(ink.band, 0.2)}" stroke-width="26"`) +
    path(outline, brush.round(ink.band, 0.7)) +
    printLabel(brush, { x: 66, y: 130, width: 468, height: 426 }, ink, path(outline, '#000')) +
    path(outline, brush.roundShade(0.75)) +
    brush.clip(
      path(outline, '#000'),
      path(
        'M90 190Q130 260 90 360ZM510 180Q470 280 520 380ZM64 500Q300 560 536 500V560H64Z',
        '#10131f',
        'opacity=".12"',
      ) + path('M110 140H190Q120 300 130 540H90Z', '#fff', 'opacity=".16"'),
    )
  );
};

export const babyBath: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  const bubble = (x: number, y: number, r: number) =>
    disc(
      x,
      y,
      r,
      input.paint.radial(0.35, 0.3, 0.8, [0, '#ffffff', 0.98], [0.7, '#e6f3fa', 0.95], [1, '#b9dcec', 0.95]),
    ) + disc(x - r * 0.3, y - r * 0.35, r * 0.2, '#fff');
  return (
    path('M40 250Q20 250 30 280Q60 500 160 530H440Q540 500 570 280Q580 250 560 250Z', brush.down(main)) +
    path('M60 290Q90 470 176 506H300Q120 460 84 290Z', '#fff', 'opacity=".25"') +
    oval(300, 256, 266, 58, tint(main, 0.3)) +
    oval(300, 260, 240, 44, shade(main, 0.3)) +
    oval(300, 268, 232, 38, brush.across('#bfe6f5', '#e8f7fc', '#9fd4ea')) +
    [
      [150, 250, 34],
      [200, 236, 42],
      [256, 254, 32],
      [400, 250, 36],
      [452, 244, 28],
      [330, 262, 24],
      [108, 258, 22],
      [180, 160, 15],
      [236, 130, 22],
      [430, 150, 18],
    ]
      .map(([x = 0, y = 0, r = 0]) => bubble(x, y, r))
      .join('') +
    input.paint.emoji('baby-chick', 346, 214, 116) +
    rect(196, 526, 208, 26, 13, shade(main, 0.3)) +
    path(
      soft([
        [24, 244, 20],
        [576, 244, 20],
        [572, 272, 16],
        [28, 272, 16],
      ]),
      'none',
      `stroke="${tint(main, 0.4)}" stroke-width="0"`,
    )
  );
};

export const monitor: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  return (
    line('M470 130L500 60', '#c6ccd4', 14) +
    path('M390 170Q470 90 550 170L560 520Q560 556 520 556H420Q380 556 380 520Z', brush.lit('#fafbfc')) +
    disc(470, 250, 66, '#262b35') +
    disc(470, 250, 48, brush.ball('#3c4a66')) +
    disc(454, 234, 13, '#fff', 'opacity=".8"') +
    repeat(5, (i) => line(`M430 ${370 + i * 22}H510`, '#c3c9d2', 7)) +
    disc(470, 500, 12, accent) +
    path(
      soft([
        [34, 130, 50],
        [350, 130, 50],
        [360, 540, 60],
        [24, 540, 60],
      ]),
      brush.lit(main),
    ) +
    rect(62, 168, 260, 196, 22, '#1b212c') +
    rect(74, 180, 236, 172, 14, brush.down('#35507d')) +
    input.paint.emoji('baby', 192, 272, 140) +
    disc(98, 200, 7, '#59e08a') +
    disc(192, 448, 54, brush.ball(tint(main, 0.3))) +
    path('M192 412l12 16h-24ZM192 484l12-16h-24ZM156 448l16 12v-24ZM228 448l-16 12v-24Z', shade(main, 0.4)) +
    path('M60 160Q70 144 100 144H220Q120 160 70 230Z', '#fff', 'opacity=".3"')
  );
};
