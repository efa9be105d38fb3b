/** Outdoor gear. */
import { luminance, shade, tint } from '../palette.ts';
import { disc, line, path, rect, repeat, turned } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { lathe } from './outlines.ts';

const BLACK = '#2a2d35';

export const tent: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const fly = luminance(second) > 0.9 ? tint(main, 0.35) : second;
  return (
    line('M20 556L110 470M580 556L490 470', '#8b949f', 4) +
    path('M300 120Q470 150 560 548H40Q130 150 300 120Z', brush.lit(main)) +
    path('M300 120Q470 150 560 548H430Q400 260 300 120Z', shade(main, 0.26)) +
    path('M300 120Q210 200 150 548H40Q130 150 300 120Z', tint(main, 0.16)) +
    path('M292 190Q360 300 400 548H190Q220 300 292 190Z', shade(main, 0.66)) +
    path('M292 190Q250 300 296 548H190Q220 300 292 190Z', brush.lit(fly)) +
    line('M292 190Q250 300 296 548', accent, 5, 'stroke-dasharray="5 5"') +
    path('M180 216Q300 60 424 216Q300 140 180 216Z', brush.lit(fly)) +
    line('M40 548Q130 150 300 120Q470 150 560 548', shade(main, 0.4), 6) +
    rect(36, 542, 528, 14, 6, shade(main, 0.5))
  );
};

export const sleepingBag: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const inner = luminance(second) > 0.93 ? tint(main, 0.55) : second;
  const shape =
    'M300 20C420 20 470 110 470 220Q470 420 420 530Q410 566 300 566T180 530Q130 420 130 220C130 110 180 20 300 20Z';
  return turned(
    24,
    300,
    300,
    path(shape, brush.round(main)) +
      brush.clip(
        path(shape, '#000'),
        repeat(
          7,
          (i) =>
            path(
              `M120 ${250 + i * 50}Q300 ${280 + i * 50} 480 ${250 + i * 50}v8Q300 ${292 + i * 50} 120 ${258 + i * 50}Z`,
              shade(main, 0.34),
              'opacity=".6"',
            ) +
            path(
              `M140 ${264 + i * 50}Q300 ${296 + i * 50} 460 ${264 + i * 50}v14Q300 ${308 + i * 50} 140 ${278 + i * 50}Z`,
              '#fff',
              'opacity=".12"',
            ),
        ),
      ) +
      path('M300 60C384 60 420 120 420 190Q420 230 300 244T180 190C180 120 216 60 300 60Z', brush.lit(inner)) +
      path('M300 110C360 110 384 150 384 190Q380 220 300 228T216 190C216 150 240 110 300 110Z', shade(inner, 0.4)) +
      line('M388 230Q420 380 370 550', '#d7dce3', 6, 'stroke-dasharray="6 5"') +
      rect(376, 232, 16, 34, 6, brush.metal()),
  );
};

export const cooler: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  const white = '#f6f7f8';
  return (
    path('M60 250H540L520 540Q518 556 500 556H100Q82 556 80 540Z', brush.lit(main)) +
    path('M60 250H540L536 300H64Z', shade(main, 0.24)) +
    path('M40 180Q40 150 70 150H530Q560 150 560 180V240Q560 256 544 256H56Q40 256 40 240Z', brush.down(white)) +
    rect(60, 164, 480, 14, 7, '#fff') +
    path(
      'M120 256V110Q120 60 170 60H430Q480 60 480 110V256H452V112Q452 88 428 88H172Q148 88 148 112V256Z',
      brush.down(shade(white, 0.1)),
    ) +
    rect(266, 226, 68, 64, 12, brush.down(shade(white, 0.16))) +
    rect(110, 330, 380, 170, 24, tint(main, 0.14)) +
    input.paint.emoji('snowflake', 200, 416, 110) +
    brush.text(brush.word('label', 'Polar'), { x: 270, y: 376, width: 200, height: 70 }, brush.ink(main), 'round') +
    path('M84 310L130 310L140 540H100Z', '#fff', 'opacity=".18"')
  );
};

export const fishingRod: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  return (
    line('M560 30Q470 130 250 370', shade(main, 0.3), 8) +
    line('M558 30Q470 130 250 370', tint(main, 0.25), 3) +
    repeat(4, (i) => disc(520 - i * 72, 76 + i * 78, 11, 'none', 'stroke="#8b949f" stroke-width="4"')) +
    line('M260 360L80 560', '#a9794a', 30) +
    line('M256 358L78 552', '#d3a571', 9) +
    line('M270 350L236 388', main, 34) +
    disc(270, 448, 66, brush.ball('#9aa3af')) +
    disc(270, 448, 44, brush.metal(main)) +
    disc(270, 448, 15, BLACK) +
    line('M270 448L340 490', '#8b949f', 13) +
    disc(346, 494, 22, brush.ball(BLACK)) +
    line('M560 30C590 200 540 300 500 380', '#dfe4ea', 2.5) +
    path('M470 380Q500 360 530 400Q500 450 462 430Q440 440 432 424Q446 404 470 380Z', brush.lit(accent)) +
    disc(508, 398, 7, '#22202a') +
    line('M480 432q-2 34 18 30t10-20', '#8b949f', 5)
  );
};

export const sportsBottle: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const cap = Math.abs(luminance(second) - luminance(main)) > 0.08 ? second : BLACK;
  const body = lathe([
    [104, 190, 26],
    [112, 300, 30],
    [100, 370, 30],
    [112, 440, 30],
    [106, 560, 36],
  ]);
  return (
    rect(276, 40, 48, 60, 16, brush.round(tint(cap, 0.3))) +
    path(
      lathe([
        [50, 84, 16],
        [60, 130, 16],
      ]),
      brush.round(shade(cap, 0.1)),
    ) +
    path(
      lathe([
        [108, 126, 26],
        [112, 196, 8],
      ]),
      brush.round(cap),
    ) +
    path(body, brush.round(main)) +
    repeat(3, (i) => rect(194, 350 + i * 18, 212, 7, 3, '#10131f', 'opacity=".14"')) +
    brush.text(brush.word('label', 'VAMOS'), { x: 216, y: 236, width: 168, height: 54 }, brush.ink(main)) +
    path('M214 210Q206 300 216 350L230 350Q222 300 232 206Z', '#fff', 'opacity=".4"') +
    repeat(5, (i) => line(`M372 ${430 + i * 22}h22`, brush.ink(main), 4, 'opacity=".6"')) +
    brush.motif(brush.word('motif'), 300, 460, 90)
  );
};
