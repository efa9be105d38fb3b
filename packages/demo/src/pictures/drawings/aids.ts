/** Small products for health, babies and personal care that have no other file. */
import { luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, line, mirrored, path, rect, repeat, ring } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { Brush } from './brush.ts';
import { slab } from './surfaces.ts';

/** An oximeter, which is clipped to a finger. */
function oximeter(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main } = brush;
  return group(
    'transform="rotate(-10 300 300)"',
    path('M470 268Q600 280 604 326Q600 372 470 384Z', brush.down('#eec3a4', 0.9)) +
      slab(input.paint, 90, 330, 420, 130, 60, shade(main, 0.1)) +
      rect(110, 300, 380, 56, 10, '#3a3d46') +
      slab(input.paint, 80, 150, 440, 180, 70, main) +
      rect(140, 184, 300, 112, 18, '#0d0f14') +
      input.paint.text('98', { x: 212, y: 240, size: 84, fill: '#5ad1ff' }) +
      input.paint.text('%', { x: 282, y: 222, size: 36, fill: '#5ad1ff' }) +
      input.paint.text('72', { x: 356, y: 226, size: 50, fill: '#4ade80' }) +
      line('M310 272h24l8-18 12 34 10-24 6 8h40', '#ff6b6b', 5) +
      disc(478, 240, 20, tint(main, 0.5)),
  );
}

/** A meter for blood sugar, with its strip. */
function glucometer(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main } = brush;
  return (
    rect(272, 470, 56, 110, 6, '#f7f5ee') +
    rect(284, 548, 32, 30, 3, '#d0a548') +
    path('M180 60Q300 10 420 60Q450 240 416 440Q396 510 300 514Q204 510 184 440Q150 240 180 60Z', shade(main, 0.4)) +
    path('M182 54Q300 6 418 54Q446 236 412 432Q392 500 300 504Q208 500 188 432Q154 236 182 54Z', brush.lit(main)) +
    rect(206, 92, 188, 196, 24, '#14161c') +
    rect(216, 102, 168, 176, 16, input.paint.diagonal('#d9ecd6', '#a5c9b4')) +
    input.paint.text('104', { x: 300, y: 176, size: 88, fill: '#17352a' }) +
    input.paint.text('mg/dL', { x: 300, y: 242, size: 32, fill: '#17352a', face: 'medium' }) +
    disc(300, 372, 48, brush.ball(tint(main, 0.55))) +
    mirrored(rect(208, 356, 34, 34, 12, tint(main, 0.5)))
  );
}

/** A frame to walk with. */
function walkingFrame(input: DrawingInput): string {
  const brush = new Brush(input);
  const tube = brush.metal(luminance(brush.main) > 0.7 ? '#b9c0c9' : mix(brush.main, '#b9c0c9', 0.45));
  const grip = '#3a3d46';
  const bar = (d: string, width = 17) =>
    line(d, '#6d747f', width + 3) + line(d, '#c3c9d1', width) + line(d, '#f3f5f7', width * 0.25);
  return (
    bar('M170 552L196 130Q202 84 250 84H400Q448 84 452 130L470 500') +
    bar('M188 300H462') +
    bar('M92 566L112 176Q116 130 160 128H196') +
    bar('M540 566L520 176Q516 130 476 128H452') +
    bar('M108 330L184 316M524 330L462 316') +
    line('M128 132L190 126M464 126L518 132', grip, 34) +
    line('M250 84H400', shade(brush.main, 0.1), 26) +
    rect(74, 548, 36, 26, 10, grip) +
    rect(154, 536, 34, 26, 10, grip) +
    rect(522, 548, 36, 26, 10, grip) +
    rect(454, 488, 34, 26, 10, grip) +
    disc(188, 300, 12, tube) +
    disc(462, 300, 12, tube)
  );
}

/** A bib with a pocket for crumbs. */
function bib(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const d =
    'M204 60C150 90 150 180 188 236C120 260 96 330 104 410C114 520 200 566 300 566S486 520 496 410C504 330 480 260 412 236C450 180 450 90 396 60C380 50 366 66 376 82C416 140 392 232 300 232S184 140 224 82C234 66 220 50 204 60Z';
  return (
    path(d, shade(main, 0.3), 'transform="translate(5 7)"') +
    path(d, brush.cloth(brush.lit(main), 0.7)) +
    path(d, brush.faceLight()) +
    path(d, 'none', `stroke="${accent}" stroke-width="10" stroke-linejoin="round"`) +
    path('M128 452Q300 520 472 452Q446 556 300 560Q154 556 128 452Z', shade(main, 0.12), 'opacity=".9"') +
    line('M128 452Q300 520 472 452', accent, 9) +
    brush.motif(brush.word('motif'), 300, 362, 150) +
    disc(214, 72, 11, '#f7f5ee') +
    disc(386, 72, 11, '#f7f5ee')
  );
}

/** A ring with beads for the first teeth. */
function teether(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const tones = [main, luminance(second) > 0.9 ? tint(main, 0.5) : second, accent];
  return (
    ring(300, 350, 168, shade('#d9b382', 0.3), 44, 'transform="translate(4 6)"') +
    ring(300, 350, 168, brush.diagonal('#f0d3a6', '#d9b382', '#c49a66'), 44) +
    path(
      'M160 290A150 150 0 0 1 230 214',
      'none',
      'stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".7"',
    ) +
    repeat(7, (i) => {
      const angle = Math.PI * (1.18 + i * 0.107);
      const [x, y] = [300 + Math.cos(angle) * 168, 350 + Math.sin(angle) * 168];
      return disc(x, y, 34, brush.ball(tones[i % 3] ?? main)) + disc(x - 10, y - 12, 7, '#fff', 'opacity=".7"');
    }) +
    path('M250 92Q220 20 262 24Q290 30 294 92ZM350 92Q380 20 338 24Q310 30 306 92Z', brush.lit(main)) +
    disc(300, 118, 62, brush.ball(main)) +
    mirrored(disc(280, 112, 7, '#2a2d35')) +
    path('M286 132q14 16 28 0', 'none', 'stroke="#2a2d35" stroke-width="5" stroke-linecap="round"')
  );
}

/** A gate across a door, with bars. */
function babyGate(input: DrawingInput): string {
  const brush = new Brush(input);
  const main = luminance(brush.main) < 0.06 ? '#4a4e58' : brush.main;
  return (
    rect(30, 70, 34, 490, 6, '#efe6d8') +
    rect(536, 70, 34, 490, 6, '#efe6d8') +
    rect(64, 140, 24, 404, 10, brush.round(main)) +
    rect(512, 140, 24, 404, 10, brush.round(main)) +
    rect(64, 130, 472, 34, 14, brush.down(main, 1.2)) +
    rect(64, 520, 472, 28, 10, brush.down(shade(main, 0.1), 1.2)) +
    repeat(9, (i) => rect(112 + i * 44, 160, 16, 364, 8, brush.round(main))) +
    rect(388, 116, 70, 60, 16, brush.lit(brush.accent)) +
    rect(404, 132, 38, 12, 6, '#fff', 'opacity=".8"') +
    mirrored(disc(56, 176, 14, brush.metal()) + disc(56, 508, 14, brush.metal()))
  );
}

/** A knitted cap with its bobble. */
function beanie(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main, second } = brush;
  const dome = 'M96 410C90 200 180 116 300 116S510 200 504 410Z';
  const knit = repeat(13, (i) =>
    line(`M${116 + i * 31} 410Q${160 + i * 23} 240 ${262 + i * 6.4} 124`, shade(main, 0.35), 4, 'opacity=".4"'),
  );
  return (
    disc(300, 92, 68, brush.ball(luminance(second) > 0.9 ? tint(main, 0.3) : second)) +
    repeat(16, (i) => group(`transform="rotate(${i * 22.5} 300 92)"`, line('M300 50V26', tint(main, 0.35), 9))) +
    path(dome, brush.round(main)) +
    brush.clip(
      path(dome, '#000'),
      knit + (brush.word('pattern') === '' ? '' : path(dome, brush.cloth('none', 0.6), 'opacity=".85"')),
    ) +
    rect(74, 392, 452, 132, 44, brush.round(shade(main, 0.08))) +
    repeat(14, (i) => rect(96 + i * 30.5, 404, 13, 108, 6, shade(main, 0.3), 'opacity=".4"'))
  );
}

/** A mascara with its brush drawn out. */
function mascara(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main, second } = brush;
  const tube = luminance(second) > 0.2 && input.colors.length > 1 ? second : main;
  return (
    group(
      'transform="rotate(-8 200 320)"',
      rect(150, 190, 96, 370, 24, brush.round(tube)) +
        rect(168, 166, 60, 40, 10, brush.metal('#d0a548')) +
        brush.text(brush.word('label'), { x: 160, y: 330, width: 76, height: 40 }, brush.ink(tube), 'medium') +
        rect(150, 470, 96, 10, 0, '#d0a548'),
    ) +
    group(
      'transform="rotate(16 410 300)"',
      rect(366, 40, 90, 250, 24, brush.round(tube)) +
        rect(366, 262, 90, 14, 0, '#d0a548') +
        rect(404, 288, 14, 130, 6, '#3a3d46') +
        path('M388 400Q376 480 396 552Q411 568 426 552Q446 480 434 400Z', '#17181d') +
        repeat(12, (i) =>
          line(`M${374 + (i % 2) * 4} ${412 + i * 12}L${448 - (i % 2) * 4} ${404 + i * 12}`, '#17181d', 5),
        ),
    )
  );
}

export const aids: DrawingFamily = {
  oximeter,
  glucometer,
  'walking-frame': walkingFrame,
  bib,
  teether,
  'baby-gate': babyGate,
  beanie,
  mascara,
};
