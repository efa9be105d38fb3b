import { luminance, shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat, ring } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { Brush } from './brush.ts';
import { bookCovers, sleeveCovers } from './covers.ts';
import type { Box } from './outlines.ts';

const words = (brush: Brush, title: string) => ({
  title: brush.word('label', title),
  author: brush.word('sub'),
  motif: brush.word('motif'),
});

/** A book that stands with its spine to the left and its pages seen on the right. */
function bookCover(input: DrawingInput): string {
  const brush = new Brush(input);
  const face: Box = { x: 112, y: 40, width: 376, height: 516 };
  const cover = brush.word('pattern') === '' ? input.random.pick(bookCovers) : bookCovers[4];
  return (
    path('M488 52L514 44V548L488 544Z', brush.across('#d9d2c3', '#fbf7ee', '#cfc7b6')) +
    repeat(5, (i) => line(`M${493 + i * 4} ${54 - i}V545`, '#a59c88', 0.8, 'opacity=".5"')) +
    path('M488 40L520 33V40L492 46ZM488 556L520 549V543L492 548Z', shade(brush.main, 0.45)) +
    brush.clip(
      rect(face.x, face.y, face.width, face.height, 5, '#000'),
      cover?.(brush, face, words(brush, 'La milpa')) ?? '',
    ) +
    rect(
      112,
      40,
      376,
      516,
      5,
      brush.across(
        [0, '#10131f', 0.38],
        [0.03, '#fff', 0.22],
        [0.055, '#10131f', 0.26],
        [0.085, '#fff', 0.1],
        [0.3, '#fff', 0.05],
        [1, '#10131f', 0.1],
      ),
    ) +
    rect(112, 40, 376, 516, 5, brush.faceLight(), 'opacity=".7"')
  );
}

/** A record half out of its sleeve. */
function vinyl(input: DrawingInput): string {
  const brush = new Brush(input);
  const face: Box = { x: 30, y: 120, width: 420, height: 420 };
  const cover = input.random.pick(sleeveCovers);
  return (
    disc(392, 330, 196, brush.diagonal('#3a3c44', '#14151a', '#2b2d34')) +
    repeat(9, (i) => ring(392, 330, 188 - i * 13, '#fff', 1.3, 'opacity=".1"')) +
    path('M392 330L540 200A196 196 0 0 1 570 262ZM392 330L480 508A196 196 0 0 1 420 524Z', '#fff', 'opacity=".14"') +
    disc(392, 330, 68, brush.lit(luminance(brush.accent) < 0.04 ? brush.second : brush.accent)) +
    disc(392, 330, 9, '#f4f1ea') +
    rect(26, 124, 428, 420, 4, shade(brush.main, 0.5)) +
    brush.clip(rect(30, 120, 420, 420, 4, '#000'), cover(brush, face, words(brush, 'Canción'))) +
    rect(30, 120, 420, 420, 4, brush.faceLight()) +
    rect(444, 120, 6, 420, 0, '#fff', 'opacity=".3"')
  );
}

/** A clear case with its booklet and the disc behind it. */
function discCase(input: DrawingInput): string {
  const brush = new Brush(input);
  const face: Box = { x: 104, y: 140, width: 376, height: 376 };
  const cover = input.random.pick(sleeveCovers);
  return (
    disc(430, 330, 154, brush.diagonal('#f7fafc', '#c9d4f0', '#f3dff0', '#d3f0e6', '#aeb9c6')) +
    disc(430, 330, 150, 'none', 'stroke="#fff" stroke-width="3" opacity=".8"') +
    disc(430, 330, 44, '#e4e9ef') +
    disc(430, 330, 18, '#b5bfca') +
    rect(50, 124, 448, 410, 8, brush.diagonal('#eef3f7', '#c3ced8')) +
    rect(56, 130, 42, 398, 4, brush.across('#23262d', '#4b515c', '#2a2d35')) +
    repeat(14, (i) => rect(64, 146 + i * 27, 26, 4, 2, '#fff', 'opacity=".12"')) +
    brush.clip(rect(104, 140, 376, 376, 2, '#000'), cover(brush, face, words(brush, 'En vivo'))) +
    rect(50, 124, 448, 410, 8, brush.faceLight()) +
    path('M104 124H300L180 534H104Z', '#fff', 'opacity=".13"') +
    rect(50, 124, 448, 410, 8, 'none', 'stroke="#fff" stroke-opacity=".8" stroke-width="4"')
  );
}

/** A notebook with spiral, band and label. */
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

export const media: DrawingFamily = { 'book-cover': bookCover, vinyl, 'disc-case': discCase, notebook };
