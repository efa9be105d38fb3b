import { mix, shade, tint } from '../palette.ts';
import { disc, group, path, rect, repeat, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { solid, wallpaper } from './surfaces.ts';

function tablet(input: DrawingInput): string {
  const { paint, random, main } = input;
  const frame = solid(main);
  return [
    rect(
      100,
      36,
      400,
      524,
      34,
      paint.across(shade(frame, 0.25), [0.05, tint(frame, 0.5)], [0.1, frame], [0.93, frame], shade(frame, 0.35)),
    ),
    rect(108, 44, 384, 508, 27, '#0c0d12'),
    wallpaper(paint, random, main, 126, 62, 348, 472, 12),
    disc(300, 53, 4, '#3a4660'),
    paint.text('9:41', { x: 300, y: 140, size: 62, fill: '#fff', face: 'medium' }),
    repeat(8, (i) =>
      rect(
        158 + (i % 4) * 76,
        372 + Math.floor(i / 4) * 78,
        56,
        56,
        15,
        ['#fff', '#ffd166', '#06d6a0', '#ef7b7b', '#8ecae6', '#cdb4db', '#f4a261', '#e9ecef'][i] ?? '#fff',
        'opacity=".9"',
      ),
    ),
    turned(
      9,
      540,
      300,
      rect(528, 150, 17, 380, 8, paint.cylinder('#eceef1')) +
        path('M528 528h17l-8.5 30z', '#c9ccd2') +
        path('M534 549h5l-2.5 9z', '#33363d'),
    ),
  ].join('');
}

function laptop(input: DrawingInput): string {
  const { paint, random, main } = input;
  const shell = solid(main);
  return [
    rect(92, 110, 416, 320, 22, paint.body(shade(shell, 0.1))),
    rect(95, 112, 410, 316, 20, '#0c0d12'),
    wallpaper(paint, random, main, 108, 126, 384, 272, 8),
    rect(126, 366, 348, 22, 11, '#ffffff', 'opacity=".28"') +
      repeat(7, (i) =>
        rect(
          190 + i * 32,
          369,
          16,
          16,
          5,
          ['#fff', '#ffd166', '#06d6a0', '#ef7b7b', '#8ecae6', '#cdb4db', '#f4a261'][i] ?? '#fff',
        ),
      ),
    disc(300, 119, 3, '#4d5a75'),
    path('M92 424H508L566 534H34z', paint.down(shade(shell, 0.16), tint(shell, 0.16))),
    path('M124 436H476L500 486H100z', shade(shell, 0.62), 'opacity=".9"'),
    repeat(3, (row) =>
      repeat(12, (i) =>
        path(
          `M${124 - row * 7 + i * (29.4 + row * 1.2)} ${440 + row * 15}h${24 + row}l1.5 11h${-(25 + row)}z`,
          shade(shell, 0.78),
        ),
      ),
    ),
    path('M226 496H374L382 526H218z', shade(shell, 0.14), 'opacity=".75"'),
    path('M34 534H566q0 22-26 24H60q-26-2-26-24z', paint.down(tint(shell, 0.25), shade(shell, 0.32))),
    path('M248 534h104q-4 11-16 11h-72q-12 0-16-11z', shade(shell, 0.3)),
  ].join('');
}

function monitor(input: DrawingInput): string {
  const { paint, random, main, params } = input;
  const frame = solid(main);
  const curved = Number(params.curved ?? 0) === 1;
  const outline = curved
    ? 'M34 96Q300 132 566 96Q580 96 580 110V420Q580 434 566 432Q300 402 34 432Q20 434 20 420V110Q20 96 34 96z'
    : 'M44 92H556Q572 92 572 108V416Q572 432 556 432H44Q28 432 28 416V108Q28 92 44 92z';
  const glass = paint.clip(
    path(outline, '#000', 'transform="translate(300 263) scale(.965 .94) translate(-300 -263)"'),
  );
  return [
    path('M262 420h76l14 112H248z', paint.across(shade(frame, 0.3), [0.3, tint(frame, 0.3)], shade(frame, 0.35))),
    rect(186, 526, 228, 30, 15, paint.down(tint(frame, 0.3), shade(frame, 0.3))),
    path(outline, paint.body(frame)),
    group(`clip-path="${glass}"`, wallpaper(paint, random, main, 20, 90, 560, 350, 0)),
    curved ? '' : rect(288, 418, 24, 6, 3, tint(frame, 0.4), 'opacity=".6"'),
  ].join('');
}

function tv(input: DrawingInput): string {
  const { paint, random, main, params } = input;
  // A 32-inch television must look smaller than a 75-inch one, but must still fill a card.
  const inches = Math.max(24, Math.min(100, Number(params.size ?? 50)));
  const scale = 0.8 + (inches - 24) / 380;
  const frame = mix(solid(main), '#17181c', 0.55);
  const set = [
    path('M150 452l-18 58h-22l16-58zM450 452l18 58h22l-16-58z', paint.down(shade(frame, 0.1), tint(frame, 0.25))),
    rect(98, 504, 66, 12, 6, shade(frame, 0.2)) + rect(436, 504, 66, 12, 6, shade(frame, 0.2)),
    rect(16, 132, 568, 330, 10, paint.down(tint(frame, 0.3), shade(frame, 0.35))),
    wallpaper(paint, random, main, 23, 139, 554, 310, 4),
    rect(52, 176, 210, 18, 9, '#fff', 'opacity=".85"') +
      rect(52, 206, 150, 11, 5, '#fff', 'opacity=".55"') +
      rect(52, 236, 92, 30, 15, '#fff', 'opacity=".95"') +
      path('M84 243l18 8-18 8z', shade(main, 0.3)),
    repeat(
      4,
      (i) =>
        rect(
          52 + i * 126,
          344,
          112,
          74,
          9,
          ['#ffd166', '#ef7b7b', '#06d6a0', '#8ecae6'][i] ?? '#fff',
          'opacity=".92"',
        ) +
        path(
          `M${52 + i * 126} 400l34-28 22 18 18-12 38 30v1q0 9-9 9H${61 + i * 126}q-9 0-9-9z`,
          '#10131f',
          'opacity=".22"',
        ),
    ),
    rect(286, 452, 28, 5, 2, '#c9ccd2', 'opacity=".7"'),
  ].join('');
  return `<g transform="translate(300 560) scale(${Math.min(1.03, scale).toFixed(3)}) translate(-300 -516)">${set}</g>`;
}

export const screens: DrawingFamily = {
  tablet,
  laptop,
  monitor,
  tv,
};
