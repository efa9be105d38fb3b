import { luminance, mix, shade, tint } from '../palette.ts';
import { disc, line, oval, path, rect, repeat } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { display, gloss, knob, slab, solid, steel } from './surfaces.ts';

/** A long bar handle with two mounts. */
function handle(input: DrawingInput, x: number, y: number, length: number, upright: boolean): string {
  const { paint } = input;
  return upright
    ? rect(x + 5, y + 6, 14, length, 7, '#10131f', 'opacity=".18"') + rect(x, y, 14, length, 7, paint.metal('#aab1bb'))
    : rect(x + 3, y + 8, length, 13, 6, '#10131f', 'opacity=".2"') +
        rect(x, y, length, 13, 6, paint.down('#f5f7f9', '#aab1bb', '#7d838d'));
}

function fridge(input: DrawingInput): string {
  const { paint, params, main } = input;
  const shell = solid(main);
  const doors = Number(params.doors ?? 2);
  const wide = doors === 3 ? 336 : doors === 1 ? 236 : 274;
  const x = 300 - wide / 2;
  const top = doors === 1 ? 130 : 22;
  const panel = (px: number, py: number, width: number, height: number) =>
    rect(px, py, width, height, 12, shade(shell, 0.28)) +
    rect(
      px,
      py,
      width - 3,
      height - 4,
      12,
      paint.across(
        tint(shell, 0.12),
        [0.14, tint(shell, 0.5)],
        [0.4, tint(shell, 0.06)],
        [0.8, shell],
        shade(shell, 0.16),
      ),
    );
  const magnet =
    paint.emoji('sunflower', x + wide * 0.68, top + 130, 30) + rect(x + wide * 0.56, top + 160, 44, 54, 3, '#fff8d6');
  const parts = [
    rect(x - 8, top - 6, wide + 16, 552 - top, 16, shade(shell, 0.5)),
    rect(x + 10, 540, 44, 20, 5, '#23262d') + rect(x + wide - 54, 540, 44, 20, 5, '#23262d'),
  ];
  if (doors === 3) {
    parts.push(
      panel(x, top, wide / 2 - 2, 326),
      panel(x + wide / 2 + 2, top, wide / 2 - 2, 326),
      panel(x, top + 332, wide, 190),
    );
    parts.push(
      handle(input, 278, 130, 180, true),
      handle(input, 308, 130, 180, true),
      handle(input, x + 70, top + 352, wide - 140, false),
    );
    parts.push(
      rect(x + 34, 116, 92, 132, 10, '#171a21') +
        display(paint, x + 44, 124, 72, 30, '4°C') +
        rect(x + 48, 164, 64, 74, 8, '#2b2f3a') +
        rect(x + 64, 222, 32, 8, 4, '#8a9099'),
    );
  } else if (doors === 2) {
    parts.push(
      panel(x, top, wide, 168),
      panel(x, top + 174, wide, 348),
      handle(input, x + 18, top + 62, 90, true),
      handle(input, x + 18, top + 200, 150, true),
    );
    parts.push(magnet, rect(x + wide - 66, top + 18, 44, 12, 4, '#8a9099'));
  } else {
    parts.push(
      panel(x, top, wide, 414),
      handle(input, x + 16, top + 110, 130, true),
      rect(x + wide - 70, top + 22, 46, 12, 4, '#8a9099'),
    );
  }
  return parts.join('');
}

/** The glass door that ovens share. */
function ovenDoor(input: DrawingInput, x: number, y: number, width: number, height: number): string {
  const { paint } = input;
  return (
    rect(x, y, width, height, 14, '#171a21') +
    rect(x + 22, y + 44, width - 44, height - 66, 12, paint.diagonal('#4a3a30', [0.45, '#261f1d'], '#17171b')) +
    repeat(3, (i) => line(`M${x + 34} ${y + 78 + i * 34}h${width - 68}`, '#8d847c', 3, 'opacity=".55"')) +
    oval(x + width / 2, y + height - 48, width * 0.3, 20, '#ff9a3c', 'opacity=".28"') +
    path(
      `M${x + 40} ${y + height - 26}L${x + width * 0.5} ${y + 46}h50L${x + 96} ${y + height - 26}z`,
      '#fff',
      'opacity=".1"',
    ) +
    handle(input, x + 30, y + 14, width - 60, false)
  );
}

function stove(input: DrawingInput): string {
  const { paint, main } = input;
  const shell = solid(main);
  const grate = (cx: number) =>
    oval(cx, 146, 74, 12, '#23262d') +
    line(`M${cx - 66} 138h132M${cx} 130v18M${cx - 38} 134l-8 14M${cx + 38} 134l8 14`, '#3a3f4c', 8) +
    oval(cx, 140, 20, 6, '#c79a3c');
  return [
    path('M100 70H500V152H100z', paint.down(tint(shell, 0.1), shade(shell, 0.24))) +
      rect(92, 62, 416, 16, 6, tint(shell, 0.4)),
    slab(paint, 84, 150, 432, 396, 14, shell),
    rect(80, 140, 440, 26, 8, paint.metal(steel)),
    grate(190) + grate(300) + grate(410),
    rect(96, 172, 408, 62, 8, luminance(shell) > 0.4 ? shade(shell, 0.08) : tint(shell, 0.1)),
    repeat(6, (i) => knob(paint, 132 + i * 54 + (i > 2 ? 66 : 0), 203, 19, '#33363f')) +
      display(paint, 270, 188, 60, 30, '12:30'),
    ovenDoor(input, 104, 246, 392, 216),
    rect(104, 474, 392, 60, 10, shade(shell, 0.12)) + handle(input, 220, 496, 160, false),
    rect(100, 546, 40, 14, 4, '#23262d') + rect(460, 546, 40, 14, 4, '#23262d'),
  ].join('');
}

function oven(input: DrawingInput): string {
  const { paint, main } = input;
  const shell = solid(main);
  return [
    slab(paint, 52, 166, 496, 378, 26, shell),
    rect(80, 542, 50, 16, 6, '#23262d') + rect(470, 542, 50, 16, 6, '#23262d'),
    ovenDoor(input, 76, 192, 346, 322),
    repeat(3, (i) => knob(paint, 486, 244 + i * 96, 34, mix(steel, '#3a3f4c', 0.4))) + disc(486, 500, 8, '#ff9a3c'),
    gloss(paint, 60, 200, 8, 300, 0.4),
  ].join('');
}

function hood(input: DrawingInput): string {
  const { paint, main } = input;
  const shell = solid(main);
  return [
    rect(214, 40, 172, 250, 4, paint.cylinder(shell, 0.8)) +
      rect(214, 162, 172, 4, 0, shade(shell, 0.3), 'opacity=".5"'),
    path(
      'M214 284H386L560 436H40z',
      paint.across(shade(shell, 0.12), [0.25, tint(shell, 0.45)], [0.6, shell], shade(shell, 0.26)),
    ),
    rect(36, 432, 528, 66, 10, paint.across(tint(shell, 0.3), shell, shade(shell, 0.2))),
    repeat(5, (i) => disc(236 + i * 32, 464, 9, i === 2 ? '#7fe3d0' : '#33363f')),
    rect(56, 498, 488, 16, 4, '#33363f') + rect(110, 508, 90, 8, 4, '#fff3c0') + rect(400, 508, 90, 8, 4, '#fff3c0'),
    path('M110 516h90l40 44H70zM400 516h90l40 44H360z', paint.down([0, '#fff3c0', 0.6], [1, '#fff3c0', 0])),
  ].join('');
}

/** A front loader: a washing machine or, with `dryer`, a dryer. */
function frontLoader(input: DrawingInput, dryer: boolean): string {
  const { paint, main, accent } = input;
  const shell = solid(main);
  return [
    slab(paint, 82, 40, 436, 506, 24, shell),
    rect(104, 546, 56, 14, 5, '#23262d') + rect(440, 546, 56, 14, 5, '#23262d'),
    rect(100, 60, 400, 74, 12, luminance(shell) > 0.4 ? shade(shell, 0.07) : tint(shell, 0.1)),
    rect(116, 76, 116, 42, 8, tint(shell, 0.3), `stroke="${shade(shell, 0.2)}" stroke-width="3"`) +
      knob(paint, 300, 97, 27, mix(steel, shell, 0.3)) +
      display(paint, 354, 80, 92, 34, dryer ? '0:50' : '1:20') +
      disc(472, 97, 10, accent),
    disc(306, 338, 176, '#10131f', 'opacity=".16"'),
    disc(300, 330, 174, paint.diagonal('#f7f8fa', '#9aa1ac')) + disc(300, 330, 150, '#2b2f3a'),
    disc(300, 330, 136, paint.radial(0.4, 0.35, 0.75, '#7fa8c9', [0.5, '#3c5a78'], '#1a2433')),
    dryer
      ? oval(270, 396, 86, 44, '#e9a99b', 'opacity=".7"') +
        oval(346, 408, 70, 40, '#f2dca4', 'opacity=".7"') +
        oval(300, 424, 60, 30, '#9cc4c9', 'opacity=".8"')
      : path('M168 352q40-26 80 0t80 0 104-4q-10 108-132 114Q186 456 168 352z', '#8fd0ee', 'opacity=".75"') +
        disc(250, 384, 13, '#fff', 'opacity=".6"') +
        disc(320, 408, 18, '#fff', 'opacity=".5"') +
        disc(362, 378, 9, '#fff', 'opacity=".6"'),
    path('M196 268q34-60 104-64l-60 120q-40 10-44-56z', '#fff', 'opacity=".28"'),
    rect(438, 296, 26, 70, 12, paint.metal('#aab1bb')),
    rect(404, 494, 84, 30, 8, shade(shell, 0.08)),
  ].join('');
}

function washer(input: DrawingInput): string {
  const { paint, params, main } = input;
  if (params.kind !== 'top') return frontLoader(input, false);
  const shell = solid(main);
  return [
    path('M116 40H484L500 132H100z', paint.down(tint(shell, 0.14), shade(shell, 0.14))) +
      display(paint, 252, 66, 96, 40, '45 min') +
      knob(paint, 176, 90, 24, steel) +
      repeat(3, (i) => disc(384 + i * 34, 88, 10, i === 0 ? '#7fe3d0' : shade(shell, 0.3))),
    path('M90 128H510L524 196H76z', paint.diagonal('#59626f', '#262b35')) +
      path('M160 136h150l-60 54H130z', '#fff', 'opacity=".2"') +
      rect(250, 186, 100, 12, 6, paint.metal()),
    slab(paint, 74, 192, 452, 354, 18, shell),
    rect(74, 192, 452, 30, 10, shade(shell, 0.1)),
    rect(128, 262, 344, 228, 26, 'none', `stroke="${shade(shell, 0.14)}" stroke-width="4"`),
    rect(96, 546, 56, 14, 5, '#23262d') + rect(448, 546, 56, 14, 5, '#23262d') + gloss(paint, 92, 240, 12, 260, 0.5),
  ].join('');
}

function microwave({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    slab(paint, 24, 196, 552, 348, 24, shell),
    rect(60, 542, 56, 16, 6, '#23262d') + rect(484, 542, 56, 16, 6, '#23262d'),
    rect(44, 216, 388, 308, 18, shade(shell, luminance(shell) > 0.4 ? 0.12 : 0.4)),
    rect(76, 250, 306, 240, 18, paint.diagonal('#4b4036', [0.5, '#241f1e'], '#15161a')),
    oval(228, 452, 110, 16, '#8fa3ad', 'opacity=".55"') +
      path('M170 420q58 44 116 0l-10 30H180z', '#e9e2d6', 'opacity=".85"') +
      oval(228, 420, 58, 11, '#e58f4a'),
    line('M200 394q-10-14 0-26t0-24M236 394q-10-14 0-26t0-24', '#fff', 5, 'opacity=".35"'),
    path('M92 470L206 252h56L140 488z', '#fff', 'opacity=".1"'),
    rect(400, 240, 18, 260, 9, paint.metal('#aab1bb')),
    display(paint, 448, 226, 106, 52, '01:30') +
      repeat(12, (i) =>
        rect(
          450 + (i % 3) * 36,
          296 + Math.floor(i / 3) * 38,
          29,
          28,
          8,
          luminance(shell) > 0.4 ? shade(shell, 0.14) : tint(shell, 0.16),
        ),
      ) +
      rect(450, 458, 101, 50, 12, accent),
  ].join('');
}

export const appliances: DrawingFamily = {
  fridge,
  stove,
  oven,
  hood,
  washer,
  dryer: (input) => frontLoader(input, true),
  microwave,
};
