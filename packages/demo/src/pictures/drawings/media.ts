import { luminance, shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat, ring } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { Brush } from './brush.ts';
import { front } from './covers.ts';
import type { Box } from './outlines.ts';

/** Width and height of a book for each `format`, in the units of the drawing. */
const formats: Readonly<Record<string, readonly [number, number]>> = {
  standard: [360, 516],
  pocket: [316, 500],
  tall: [330, 516],
  large: [396, 516],
  square: [430, 430],
};

/** A standing book, with its spine at the left and its pages visible at the right. */
function bookCover(input: DrawingInput): string {
  const brush = new Brush(input);
  const [width, height] = formats[brush.word('format', 'standard')] ?? [360, 516];
  const face: Box = { x: 294 - width / 2, y: 556 - height, width, height };
  const right = face.x + width;
  const [top, foot] = [face.y, face.y + height];
  return (
    path(
      `M${right - 4} ${top + 6}L${right + 21} ${top + 11}V${foot - 10}L${right - 4} ${foot - 5}Z`,
      brush.across('#cfc7b6', '#fbf7ee', '#d9d2c3'),
    ) +
    repeat(5, (i) =>
      line(`M${right + 4 + i * 4} ${top + 9 + i * 0.8}V${foot - 8 - i * 0.8}`, '#a59c88', 0.8, 'opacity=".5"'),
    ) +
    path(
      `M${right + 20} ${top + 5}L${right + 26} ${top + 6}V${foot - 5}L${right + 20} ${foot - 4}Z`,
      shade(brush.main, 0.35),
    ) +
    brush.clip(rect(face.x, top, width, height, 5, '#000'), front(brush, face, 'novel', 'La milpa')) +
    rect(
      face.x,
      top,
      width,
      height,
      5,
      brush.across(
        [0, '#10131f', 0.34],
        [0.03, '#fff', 0.2],
        [0.055, '#10131f', 0.22],
        [0.085, '#fff', 0.08],
        [0.3, '#fff', 0.03],
        [1, '#10131f', 0.08],
      ),
    ) +
    rect(face.x, top, width, height, 5, brush.faceLight(), 'opacity=".55"')
  );
}

/** A record that is half out of its sleeve. */
function vinyl(input: DrawingInput): string {
  const brush = new Brush(input);
  const face: Box = { x: 30, y: 120, width: 420, height: 420 };
  const asked = brush.word('disc');
  const pressed = /^#[0-9a-f]{6}$/.test(asked) ? asked : '#1d1d20';
  const dark = luminance(pressed) < 0.03;
  const wax = dark
    ? brush.diagonal('#3a3c44', '#14151a', '#2b2d34')
    : brush.diagonal(tint(pressed, 0.25), pressed, shade(pressed, 0.2));
  return (
    disc(392, 330, 196, wax) +
    repeat(9, (i) => ring(392, 330, 188 - i * 13, dark ? '#fff' : '#10131f', 1.3, 'opacity=".12"')) +
    path('M392 330L540 200A196 196 0 0 1 570 262ZM392 330L480 508A196 196 0 0 1 420 524Z', '#fff', 'opacity=".14"') +
    disc(392, 330, 68, brush.lit(luminance(brush.accent) < 0.04 ? brush.second : brush.accent)) +
    disc(392, 330, 9, '#f4f1ea') +
    rect(26, 124, 428, 420, 4, shade(brush.main, 0.5)) +
    brush.clip(rect(30, 120, 420, 420, 4, '#000'), front(brush, face, 'record', 'Canción')) +
    rect(30, 120, 420, 420, 4, brush.faceLight()) +
    rect(444, 120, 6, 420, 0, '#fff', 'opacity=".3"')
  );
}

/** A clear case with its booklet, and the disc behind the booklet. */
function discCase(input: DrawingInput): string {
  const brush = new Brush(input);
  const face: Box = { x: 104, y: 140, width: 376, height: 376 };
  return (
    disc(430, 330, 154, brush.diagonal('#f7fafc', '#c9d4f0', '#f3dff0', '#d3f0e6', '#aeb9c6')) +
    disc(430, 330, 150, 'none', 'stroke="#fff" stroke-width="3" opacity=".8"') +
    disc(430, 330, 44, '#e4e9ef') +
    disc(430, 330, 18, '#b5bfca') +
    rect(50, 124, 448, 410, 8, brush.diagonal('#eef3f7', '#c3ced8')) +
    rect(56, 130, 42, 398, 4, brush.across('#23262d', '#4b515c', '#2a2d35')) +
    repeat(14, (i) => rect(64, 146 + i * 27, 26, 4, 2, '#fff', 'opacity=".12"')) +
    brush.clip(rect(104, 140, 376, 376, 2, '#000'), front(brush, face, 'record', 'En vivo')) +
    rect(50, 124, 448, 410, 8, brush.faceLight()) +
    path('M104 124H300L180 534H104Z', '#fff', 'opacity=".13"') +
    rect(50, 124, 448, 410, 8, 'none', 'stroke="#fff" stroke-opacity=".8" stroke-width="4"')
  );
}

/** An upright film case: coloured plastic around the printed sheet, with the disc's edge at the side. */
function filmCase(input: DrawingInput): string {
  const brush = new Brush(input);
  const face: Box = { x: 126, y: 52, width: 352, height: 492 };
  const plastic = input.random.pick(['#1b1d24', '#1b1d24', '#2b59a8', '#8f1f2a']);
  return (
    rect(110, 40, 380, 516, 12, brush.across(tint(plastic, 0.2), plastic, shade(plastic, 0.4))) +
    rect(110, 40, 18, 516, 8, brush.across(shade(plastic, 0.5), tint(plastic, 0.25))) +
    rect(484, 62, 12, 472, 5, brush.across(plastic, shade(plastic, 0.55))) +
    brush.clip(rect(face.x, face.y, face.width, face.height, 4, '#000'), front(brush, face, 'film', 'Función')) +
    rect(110, 40, 380, 516, 12, brush.faceLight()) +
    path('M126 52H330L190 544H126Z', '#fff', 'opacity=".1"') +
    rect(124, 50, 356, 496, 5, 'none', 'stroke="#fff" stroke-opacity=".45" stroke-width="3"')
  );
}

/** A record player, seen from its front corner: a deck with an arm, or a suitcase with an open lid. */
function turntable(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main } = brush;
  const suitcase = brush.word('kind') === 'suitcase';
  const trim = luminance(main) > 0.5 ? shade(main, 0.55) : tint(main, 0.75);
  const deck = tint(main, suitcase ? 0.82 : 0.12);
  const lid = suitcase
    ? rect(66, 96, 468, 222, 24, brush.lit(main)) +
      rect(84, 114, 432, 204, 14, shade(main, 0.35)) +
      repeat(11, (i) => line(`M${112 + i * 38} 130V306`, tint(main, 0.2), 3, 'opacity=".35"')) +
      rect(84, 114, 432, 204, 14, brush.faceLight())
    : rect(62, 132, 476, 210, 16, brush.diagonal([0, '#fff', 0.7], [0.5, '#dfe8f0', 0.5], [1, '#b8c6d4', 0.6])) +
      path('M110 132H250L170 342H62V180Z', '#fff', 'opacity=".35"') +
      rect(62, 132, 476, 210, 16, 'none', 'stroke="#9aa9b8" stroke-width="4"');
  const front = suitcase
    ? rect(48, 440, 504, 116, 20, brush.lit(main)) +
      rect(70, 462, 150, 72, 12, shade(main, 0.5)) +
      rect(380, 462, 150, 72, 12, shade(main, 0.5)) +
      repeat(5, (i) => line(`M80 ${476 + i * 11}H210M390 ${476 + i * 11}H520`, tint(main, 0.3), 3, 'opacity=".6"')) +
      rect(262, 478, 76, 40, 10, brush.metal('#c9ccd1')) +
      disc(300, 498, 10, shade(main, 0.5)) +
      rect(48, 440, 504, 116, 20, 'none', `stroke="${trim}" stroke-width="5" stroke-opacity=".7"`)
    : rect(40, 456, 520, 74, 12, brush.down(main, 1.2)) +
      repeat(3, (i) => line(`M52 ${474 + i * 18}H548`, shade(main, 0.4), 2, 'opacity=".35"')) +
      rect(70, 530, 70, 26, 8, '#2a2d35') +
      rect(460, 530, 70, 26, 8, '#2a2d35') +
      disc(492, 492, 16, brush.metal('#c9ccd1')) +
      disc(446, 492, 9, '#e0342f');
  const top = suitcase ? 'M72 318H528L552 446H48Z' : 'M76 330H524L560 462H40Z';
  return (
    lid +
    path(top, brush.diagonal(tint(deck, 0.3), deck, shade(deck, 0.2))) +
    oval(266, 388, 178, 56, shade(deck, 0.45)) +
    oval(266, 382, 176, 55, brush.diagonal('#3f424b', '#15161b', '#30333b')) +
    repeat(
      6,
      (i) =>
        `<ellipse cx="266" cy="382" rx="${160 - i * 16}" ry="${50 - i * 5}" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="1.6"/>`,
    ) +
    oval(266, 382, 54, 17, brush.lit(luminance(main) < 0.08 ? '#d9573f' : main)) +
    oval(266, 382, 7, 3, '#f4f1ea') +
    path('M110 372Q130 344 190 336L240 372Z', '#fff', 'opacity=".12"') +
    front +
    oval(484, 352, 30, 11, shade(deck, 0.4)) +
    rect(474, 316, 20, 36, 8, brush.metal()) +
    line('M486 322L470 392L372 414', '#878f9a', 9) +
    line('M486 320L470 390L372 412', '#eef1f4', 4) +
    rect(346, 404, 36, 18, 6, '#2a2d35', 'transform="rotate(-12 364 413)"')
  );
}

/** A spiral notebook with band and label. */
function notebook(input: DrawingInput): string {
  const brush = new Brush(input);
  const spiral = input.random.chance(0.6);
  const params = { ...input.params };
  const cloth = input.paint.pattern(params, [brush.main, brush.second, brush.accent], brush.lit(brush.main));
  const plain = brush.word('pattern', 'plain') === 'plain';
  const label = brush.word('label');
  const band = luminance(brush.accent) > 0.8 ? shade(brush.main, 0.5) : brush.accent;
  return (
    rect(128, 58, 372, 502, 16, shade(brush.main, 0.5)) +
    rect(134, 54, 362, 500, 12, '#f4efe2') +
    repeat(4, (i) => line(`M${497 - i * 2} 64V546`, '#b9b19d', 0.8)) +
    rect(116, 44, 376, 506, 16, cloth) +
    rect(116, 44, 376, 506, 16, brush.faceLight()) +
    (plain ? rect(116, 44, 52, 506, 14, shade(brush.main, 0.3), 'opacity=".55"') : '') +
    (label === ''
      ? ''
      : rect(206, 150, 226, 116, 10, '#fffdf6') +
        rect(214, 158, 210, 100, 6, 'none', `stroke="${brush.main}" stroke-width="2.5"`) +
        brush.text(label, { x: 226, y: 178, width: 186, height: 36 }, shade(brush.main, 0.4), 'round') +
        line('M238 238H400', shade(brush.main, 0.1), 2, 'opacity=".5"')) +
    (spiral
      ? repeat(
          15,
          (i) =>
            oval(140, 74 + i * 32, 8, 8, shade(brush.main, 0.7)) +
            line(`M138 ${74 + i * 32}q-34 -14 -36 4t30 10`, '#8a929d', 6) +
            line(`M134 ${70 + i * 32}q-28 -8 -30 6`, '#f1f4f7', 2),
        )
      : rect(440, 44, 18, 506, 0, brush.across(shade(band, 0.2), tint(band, 0.2), shade(band, 0.25))) +
        group('', path('M300 548v34l-12-10-12 10v-34Z', band)))
  );
}

export const media: DrawingFamily = {
  'book-cover': bookCover,
  vinyl,
  'disc-case': discCase,
  'film-case': filmCase,
  turntable,
  notebook,
};
