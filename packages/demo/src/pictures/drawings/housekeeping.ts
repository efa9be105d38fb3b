import { mix, shade, tint } from '../palette.ts';
import { disc, line, oval, path, rect, repeat, ring } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { display, knob, slab, solid, steel } from './surfaces.ts';

function fan({ paint, main, second }: DrawingInput): string {
  const shell = solid(main);
  const blade = mix(solid(second), '#8a97a3', 0.35);
  return [
    oval(300, 538, 146, 24, shade(shell, 0.45)) +
      oval(300, 528, 146, 24, paint.across(tint(shell, 0.3), shell, shade(shell, 0.25))),
    rect(282, 380, 36, 150, 12, paint.cylinder(shell)) +
      rect(270, 420, 60, 56, 16, paint.cylinder(shade(shell, 0.1))) +
      disc(300, 448, 9, '#7ff0a5'),
    disc(300, 224, 206, paint.radial(0.5, 0.5, 0.5, [0, '#ffffff', 0.5], [1, '#dfe7ec', 0.75])),
    repeat(
      4,
      (i) =>
        `<path d="M300 224C330 130 400 96 450 150C468 206 390 250 300 224z" fill="${paint.diagonal(tint(blade, 0.4), blade)}" transform="rotate(${i * 90 - 20} 300 224)"/>`,
    ),
    repeat(
      30,
      (i) =>
        `<path d="M300 190Q306 110 300 22" stroke="${shade(shell, 0.2)}" stroke-opacity=".55" stroke-width="3" fill="none" transform="rotate(${i * 12} 300 224)"/>`,
    ),
    ring(300, 224, 204, shade(shell, 0.2), 13) +
      ring(298, 222, 204, tint(shell, 0.35), 4) +
      ring(300, 224, 128, shade(shell, 0.12), 4),
    disc(300, 224, 40, paint.sphere(shell)),
  ].join('');
}

function airConditioner({ paint, main }: DrawingInput): string {
  const shell = solid(main);
  return [
    path(
      'M60 180H540Q574 180 576 214L584 346Q584 384 540 384H60Q16 384 16 346L24 214Q26 180 60 180z',
      paint.down(tint(shell, 0.55), [0.45, tint(shell, 0.08)], shade(shell, 0.22)),
    ),
    path('M44 330H556L540 396H60z', paint.down('#3a4452', '#1b2029')) +
      path('M40 372H560L548 402H52z', paint.down(tint(shell, 0.35), shade(shell, 0.12))),
    rect(60, 352, 480, 5, 2, '#6f8aa0') + line('M24 262H576', shade(shell, 0.12), 3),
    paint.text('22°', { x: 500, y: 228, size: 40, fill: '#3aa5c8', face: 'medium' }) + disc(440, 228, 6, '#7ff0a5'),
    repeat(5, (i) =>
      path(
        `M${110 + i * 90} 418q-26 40 0 74t-6 70`,
        'none',
        `stroke="${paint.down([0, '#7cc7ea', 0.85], [1, '#7cc7ea', 0])}" stroke-width="11" stroke-linecap="round"`,
      ),
    ),
    path(
      'M52 206q8-14 30-14h220',
      'none',
      'stroke="#fff" stroke-opacity=".8" stroke-width="10" stroke-linecap="round"',
    ),
  ].join('');
}

function heater({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    rect(128, 530, 90, 28, 12, '#2b2e36') + rect(382, 530, 90, 28, 12, '#2b2e36'),
    slab(paint, 98, 60, 404, 480, 44, shell),
    rect(130, 164, 340, 330, 26, paint.radial(0.5, 0.5, 0.7, '#ffb347', [0.45, '#b8471c'], '#2b1512')),
    repeat(3, (i) => rect(150, 210 + i * 96, 300, 30, 15, paint.down('#fff1c4', '#ff9d2e', '#ff6a1c'))),
    repeat(13, (i) => line(`M${146 + i * 25.6} 168V490`, '#c9ced6', 4, 'opacity=".85"')) +
      line('M134 270H466M134 390H466', '#c9ced6', 4, 'opacity=".85"'),
    knob(paint, 380, 112, 27, steel) + display(paint, 160, 90, 120, 44, '24°', '#ffb35c') + disc(440, 112, 9, accent),
  ].join('');
}

function vacuum({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    path('M236 236C120 20 20 120 60 300', 'none', 'stroke="#2b2e36" stroke-width="30" stroke-linecap="round"') +
      path('M236 236C120 20 20 120 60 300', 'none', 'stroke="#5a606c" stroke-width="24" stroke-dasharray="5 9"'),
    line('M56 290L106 486', paint.metal('#aab1bb'), 20) +
      path(
        'M36 500H186Q200 500 202 520V552Q202 558 196 558H30Q22 558 22 548V520Q22 500 36 500z',
        paint.down('#4c505a', '#1d2028'),
      ) +
      rect(84, 470, 44, 40, 10, shell),
    path(
      'M232 360Q240 200 390 200Q540 210 562 400Q568 520 520 540H270Q220 536 232 360z',
      paint.diagonal(tint(shell, 0.4), [0.4, shell], shade(shell, 0.34)),
    ),
    path(
      'M270 300Q300 234 384 234Q420 236 420 270V420Q420 440 400 440H278Q256 440 258 410z',
      paint.diagonal([0, '#dff0f7', 0.95], [1, '#86a8ba', 0.9]),
    ) +
      path('M300 400q40-50 100 0v30H286z', '#8a8f98', 'opacity=".7"') +
      path('M290 320q20-54 60-66l-40 150h-24z', '#fff', 'opacity=".55"'),
    path('M330 204q60-70 150 10l-16 22q-56-50-112-16z', shade(shell, 0.4)),
    disc(286, 500, 58, '#23262d') +
      disc(286, 500, 30, '#8a9099') +
      disc(470, 480, 78, '#23262d') +
      disc(470, 480, 46, paint.sphere(shell)) +
      disc(470, 480, 14, '#c9ced6'),
    rect(446, 290, 72, 26, 13, accent),
  ].join('');
}

function robotVacuum({ paint, main, accent }: DrawingInput): string {
  const shell = mix(solid(main), '#2b2e36', 0.15);
  return [
    path(
      'M70 470l-46 44M84 486l-30 58M108 498l-8 58',
      'none',
      'stroke="#8a9099" stroke-width="6" stroke-linecap="round"',
    ),
    path(
      'M34 360V450Q60 552 300 552T566 450V360z',
      paint.across(shade(shell, 0.4), [0.25, shade(shell, 0.05)], shade(shell, 0.5)),
    ),
    oval(300, 360, 266, 158, tint(shell, 0.25)) +
      oval(300, 356, 262, 153, paint.diagonal(tint(shell, 0.28), [0.45, shell], shade(shell, 0.3))),
    oval(300, 352, 196, 112, 'none', `stroke="${tint(shell, 0.4)}" stroke-opacity=".5" stroke-width="4"`),
    path('M216 316V350Q220 390 300 390T384 350V316z', shade(shell, 0.5)) +
      oval(300, 312, 84, 44, paint.diagonal('#4c505a', '#16181d')) +
      oval(300, 308, 60, 28, accent, 'opacity=".9"') +
      oval(300, 304, 60, 28, shade(shell, 0.3)),
    oval(300, 444, 22, 12, '#7fe3d0') + line('M60 458Q130 530 300 532T540 458', tint(shell, 0.3), 4, 'opacity=".6"'),
  ].join('');
}

function iron({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    path(
      'M22 520Q120 330 300 312L520 300Q556 300 560 340L568 520z',
      paint.diagonal(tint(shell, 0.4), [0.45, shell], shade(shell, 0.34)),
    ),
    path(
      'M150 356Q230 210 330 190H470Q540 190 548 300L552 344L500 340Q500 262 456 260H350Q290 268 240 340z',
      paint.down(tint('#3a3f4c', 0.3), '#1d2028'),
    ),
    path(
      'M190 352Q230 330 300 326H430V380Q330 372 176 404z',
      paint.diagonal([0, '#d9f0fb', 0.95], [1, '#7fb3d0', 0.9]),
    ) + path('M200 380q100-24 226-18v14q-120-10-234 16z', '#4aa3d8', 'opacity=".7"'),
    path('M14 516H572Q580 516 580 528V540Q580 552 566 552H18Q2 546 14 516z', paint.metal('#c3c9d1')),
    knob(paint, 486, 430, 34, accent) +
      disc(380, 230, 13, accent) +
      path(
        'M90 470q70-90 180-112',
        'none',
        'stroke="#fff" stroke-opacity=".4" stroke-width="12" stroke-linecap="round"',
      ),
    path('M544 300q60-20 40-120t-70-150', 'none', 'stroke="#2b2e36" stroke-width="12" stroke-linecap="round"'),
  ].join('');
}

function sewingMachine({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    rect(238, 96, 28, 40, 6, paint.cylinder(accent)) +
      rect(232, 88, 40, 10, 4, '#e9e2d6') +
      rect(232, 132, 40, 10, 4, '#e9e2d6'),
    path(
      'M70 470H540Q566 470 566 500V530Q566 552 540 552H60Q34 552 34 530V500Q34 470 70 470z',
      paint.down(tint(shell, 0.3), shade(shell, 0.26)),
    ) + rect(96, 476, 190, 18, 4, paint.metal()),
    path(
      'M90 168Q96 130 140 130H500Q556 130 556 190V474H416V300Q416 272 390 272H200L190 340H104z',
      paint.diagonal(tint(shell, 0.4), [0.45, shell], shade(shell, 0.26)),
    ),
    rect(136, 336, 26, 60, 6, paint.metal('#aab1bb')) +
      rect(146, 390, 6, 80, 2, '#8a9099') +
      path('M124 452h52l-8 18h-36z', '#8a9099'),
    path('M250 110Q160 150 149 330', 'none', `stroke="${accent}" stroke-width="3"`),
    disc(566, 220, 46, paint.diagonal('#c9ced6', '#6a7079')) + disc(560, 220, 26, '#8a9099'),
    knob(paint, 486, 220, 30, steel) +
      knob(paint, 486, 306, 24, steel) +
      repeat(3, (i) => rect(456, 356 + i * 28, 62, 15, 7, tint(shell, 0.55))) +
      disc(250, 206, 23, tint(shell, 0.5)) +
      disc(320, 206, 15, tint(shell, 0.5)),
    path('M60 486q120 40 300 30l30 40q-220 10-360-30z', tint(accent, 0.35), 'opacity=".9"') +
      line('M96 504q120 22 240 18', '#fff', 3, 'stroke-dasharray="10 8"'),
  ].join('');
}

export const housekeeping: DrawingFamily = {
  fan,
  'air-conditioner': airConditioner,
  heater,
  vacuum,
  'robot-vacuum': robotVacuum,
  iron,
  'sewing-machine': sewingMachine,
};
