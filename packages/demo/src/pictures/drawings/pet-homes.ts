import { contrast, luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, line, mirrored, oval, path, rect, repeat, ring } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { plank, solid } from './surfaces.ts';

function petBed({ paint, main, second, accent, params }: DrawingInput): string {
  const cloth = paint.pattern(params, [main, second, accent], paint.down(tint(main, 0.3), shade(main, 0.25)), 0.8);
  const inner = luminance(second) > 0.4 ? second : tint(second, 0.6);
  return [
    oval(300, 440, 270, 116, shade(main, 0.4)) +
      path('M30 400Q30 300 300 290T570 400V440Q570 556 300 556T30 440z', cloth) +
      path(
        'M30 400Q30 300 300 290T570 400V440Q570 556 300 556T30 440z',
        paint.across([0, '#10131f', 0.2], [0.2, '#fff', 0.25], [0.5, '#fff', 0], [1, '#10131f', 0.3]),
      ),
    oval(300, 392, 212, 78, shade(inner, 0.35)) +
      oval(300, 402, 200, 68, paint.radial(0.4, 0.3, 0.8, tint(inner, 0.5), inner)) +
      paint.emoji('bone', 390, 396, 90),
    path(
      'M96 436Q110 500 300 510T504 436',
      'none',
      `stroke="${shade(main, 0.35)}" stroke-width="5" stroke-dasharray="16 10" opacity=".6"`,
    ),
    paint.motif(params, 246, 348, 150, paint.emoji('dog-face', 246, 348, 150)),
    path('M60 420Q300 560 540 420Q560 470 520 506Q300 586 80 506Q40 470 60 420z', cloth) +
      path(
        'M60 420Q300 560 540 420Q560 470 520 506Q300 586 80 506Q40 470 60 420z',
        paint.down([0, '#fff', 0.26], [0.5, '#fff', 0], [1, '#10131f', 0.26]),
      ),
  ].join('');
}

function cage({ paint, main, accent, params }: DrawingInput): string {
  const wire = mix(solid(main), '#8a9099', 0.25);
  return [
    ring(300, 48, 24, wire, 9),
    path('M110 270Q110 76 300 76T490 270V490H110z', '#ffffff', 'opacity=".3"'),
    line('M130 400H470', '#b98450', 15) + paint.motif(params, 300, 312, 190, paint.emoji('parrot', 300, 312, 190)),
    repeat(9, (i) =>
      path(
        `M${130 + i * 42.5} 490V270Q${130 + i * 42.5} ${110 + Math.abs(i - 4) * 10} 300 80`,
        'none',
        `stroke="${shade(wire, 0.14)}" stroke-width="6"`,
      ),
    ),
    path(
      'M110 490V270Q110 76 300 76T490 270V490',
      'none',
      `stroke="${paint.across(shade(wire, 0.2), tint(wire, 0.4), shade(wire, 0.25))}" stroke-width="12"`,
    ) + line('M110 290H490M110 390H490', wire, 7),
    path(
      'M84 480H516L500 540Q496 558 470 558H130Q104 558 100 540z',
      paint.down(tint(accent, 0.3), shade(accent, 0.3)),
    ) +
      rect(76, 470, 448, 24, 12, tint(accent, 0.3)) +
      rect(240, 510, 120, 14, 7, shade(accent, 0.35)),
  ].join('');
}

function aquarium({ paint, main }: DrawingInput): string {
  const frame = mix(solid(main), '#23262d', 0.3);
  const clip = paint.clip(rect(40, 130, 520, 400, 12, '#000'));
  return [
    group(
      `clip-path="${clip}"`,
      rect(40, 130, 520, 400, 0, paint.down('#d7f0fa', [0.14, '#9ad8ef'], '#2f8fbf')) +
        rect(40, 130, 520, 44, 0, '#eef9fd', 'opacity=".9"') +
        path('M40 176q65-14 130 0t130 0 130 0 130 0v14H40z', '#fff', 'opacity=".6"'),
      path('M40 470q100-30 190-6t180-4 150 8V540H40z', paint.down('#f0d9a8', '#d9b878')) +
        repeat(20, (i) =>
          oval(60 + ((i * 83) % 480), 490 + ((i * 29) % 34), 9, 6, ['#c98f6b', '#fff3d6', '#8a9099'][i % 3] ?? '#fff'),
        ),
      [90, 120, 470, 500, 530]
        .map((x, i) =>
          path(`M${x} 500q-24-50 0-100t0-${80 + i * 20}q26 60 8 100t6 130z`, i % 2 ? '#3f9a5d' : '#59b86a'),
        )
        .join(''),
      paint.emoji('tropical-fish', 210, 300, 130) +
        paint.emoji('fish', 400, 370, 96) +
        paint.emoji('tropical-fish', 400, 240, 76) +
        paint.emoji('castle', 300, 444, 110),
      [
        [190, 220],
        [204, 190],
        [440, 300],
        [452, 262],
      ]
        .map(([x = 0, y = 0], i) => ring(x, y, 7 + (i % 2) * 4, '#fff', 3, 'opacity=".7"'))
        .join(''),
      path('M60 130h120L80 540H40V200z', '#fff', 'opacity=".2"'),
    ),
    rect(34, 124, 532, 412, 16, 'none', `stroke="${tint(frame, 0.3)}" stroke-width="8"`),
    rect(24, 92, 552, 46, 16, paint.down(tint(frame, 0.3), shade(frame, 0.2))) +
      rect(210, 104, 180, 11, 5, '#fff6c8') +
      rect(24, 522, 552, 38, 12, paint.down(tint(frame, 0.2), shade(frame, 0.3))),
  ].join('');
}

function catTree({ paint, main, second, accent }: DrawingInput): string {
  const plush = solid(main);
  const rope = '#d8b98a';
  const post = (x: number, y: number, height: number) =>
    rect(x, y, 44, height, 6, paint.cylinder(rope)) +
    repeat(Math.floor(height / 13), (i) =>
      line(`M${x + 2} ${y + 10 + i * 13}l40-6`, shade(rope, 0.3), 3, 'opacity=".6"'),
    );
  const board = (x: number, y: number, width: number) =>
    rect(x, y, width, 34, 16, shade(plush, 0.35)) + rect(x, y, width, 28, 14, paint.down(tint(plush, 0.35), plush));
  return [
    post(150, 130, 400) + post(400, 250, 280),
    board(60, 110, 224) + path('M76 110Q90 70 172 70T268 110z', paint.down(tint(second, 0.3), shade(second, 0.1))),
    paint.emoji('cat', 172, 58, 120),
    board(330, 236, 210) + line('M500 270v56', '#8a9099', 4) + disc(500, 342, 20, paint.sphere(accent)),
    rect(60, 350, 236, 176, 24, paint.body(plush)) +
      disc(178, 440, 64, shade(plush, 0.6)) +
      ring(178, 440, 64, tint(plush, 0.3), 8) +
      disc(158, 430, 7, '#e9e27a') +
      disc(192, 430, 7, '#e9e27a'),
    board(46, 336, 264) +
      rect(30, 518, 540, 40, 16, shade(plush, 0.4)) +
      rect(30, 514, 540, 34, 16, paint.down(tint(plush, 0.3), shade(plush, 0.1))),
  ].join('');
}

function carrier({ paint, main, second }: DrawingInput): string {
  const shell = solid(main);
  return [
    path(
      'M210 130Q210 70 250 70H350Q390 70 390 130',
      'none',
      `stroke="${shade(second, 0.25)}" stroke-width="28" stroke-linecap="round"`,
    ),
    path(
      'M60 330Q70 130 180 124H420Q530 130 540 330z',
      paint.down(tint(shell, 0.45), [0.5, shell], shade(shell, 0.15)),
    ) +
      repeat(5, (i) => rect(430 + (i % 2) * 40, 180 + Math.floor(i / 2) * 44, 28, 22, 10, shade(shell, 0.5))) +
      repeat(4, (i) => rect(92 + (i % 2) * 40, 204 + Math.floor(i / 2) * 44, 26, 20, 10, shade(shell, 0.5))),
    path('M52 346H548L530 520Q526 556 490 556H110Q74 556 70 520z', paint.down(tint(second, 0.1), shade(second, 0.3))) +
      rect(40, 326, 520, 34, 16, paint.down(tint(second, 0.35), shade(second, 0.1))),
    rect(176, 190, 248, 300, 44, '#23262d') + paint.emoji('dog-face', 300, 390, 180),
    repeat(7, (i) => line(`M${200 + i * 33.4} 200V480`, '#c9ced6', 8)) +
      line('M186 260H414M186 340H414M186 420H414', '#c9ced6', 7) +
      rect(176, 190, 248, 300, 44, 'none', 'stroke="#e7eaee" stroke-width="13"') +
      rect(404, 316, 40, 56, 10, paint.metal('#d8b25a')),
    mirrored(rect(92, 312, 44, 62, 10, paint.down('#f2b134', '#c98a1c'))),
  ].join('');
}

function dogHouse({ paint, main, second, accent }: DrawingInput): string {
  const wood = luminance(second) > 0.75 ? '#d9a866' : solid(second);
  return [
    path('M100 270L300 110L500 270V548H100z', paint.body(wood)) +
      repeat(7, (i) => line(`M100 ${290 + i * 38}H500`, shade(wood, 0.28), 4, 'opacity=".5"')),
    path('M206 548V400Q206 306 300 306T394 400V548z', shade(wood, 0.68)) +
      path('M206 548V400Q206 306 300 306T394 400V548', 'none', `stroke="${tint(wood, 0.45)}" stroke-width="15"`) +
      paint.emoji('dog-face', 300, 466, 150),
    path(
      'M300 44L572 262Q584 276 572 292L558 308Q546 318 532 308L300 122L68 308Q54 318 42 308L28 292Q16 276 28 262z',
      paint.down(tint(main, 0.3), [0.5, solid(main)], shade(main, 0.3)),
    ) + path('M300 60L60 252', 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"'),
    rect(222, 216, 156, 58, 16, tint(accent, 0.2)) +
      paint.text('FIRULAIS', { x: 300, y: 246, size: 32, fill: contrast(accent), maxWidth: 132, face: 'round' }),
    plank(paint, 78, 534, 444, 26, 6, shade(wood, 0.15)),
  ].join('');
}

export const petHomes: DrawingFamily = {
  'pet-bed': petBed,
  cage,
  aquarium,
  'cat-tree': catTree,
  carrier,
  'dog-house': dogHouse,
};
