import { shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { gloss, knob, solid, steel } from './surfaces.ts';

function blender({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  const jar = paint.clip(path('M188 92H412L378 366H222z', '#000'));
  return [
    path('M404 130h54q26 0 24 28l-14 128q-4 30-32 30h-36l4-34h24l14-118h-38z', paint.across('#aab4bf', '#e7edf2')),
    path(
      'M188 92H412L378 366H222z',
      paint.across([0, '#dfeaf0', 0.95], [0.2, '#ffffff', 0.9], [0.7, '#cfdfe8', 0.8], [1, '#aebfca', 0.95]),
    ),
    group(
      `clip-path="${jar}"`,
      path('M180 190q60-20 110 0t130-8V370H200z', paint.down('#ff8fa3', '#e04f78')),
      paint.emoji('strawberry', 270, 266, 66) +
        paint.emoji('banana', 336, 308, 76) +
        disc(330, 216, 9, '#fff', 'opacity=".5"') +
        disc(256, 214, 6, '#fff', 'opacity=".5"'),
      repeat(4, (i) => line(`M372 ${160 + i * 46}h26`, '#6a7f8c', 4)),
    ),
    path('M208 104l30 250h18L236 104z', '#fff', 'opacity=".6"'),
    rect(176, 62, 248, 40, 14, paint.cylinder(shade(shell, 0.1))) +
      rect(252, 34, 96, 38, 14, paint.cylinder(shade(shell, 0.2))),
    rect(214, 362, 172, 34, 8, paint.metal('#aab1bb')),
    path(
      'M218 392H382Q432 430 446 520Q452 556 424 556H176Q148 556 154 520Q168 430 218 392z',
      paint.across(shade(shell, 0.22), [0.2, tint(shell, 0.36)], [0.5, shell], shade(shell, 0.34)),
    ),
    knob(paint, 300, 474, 38, steel) + disc(226, 490, 12, tint(shell, 0.6)) + disc(374, 490, 12, accent),
  ].join('');
}

function mixer({ paint, main }: DrawingInput): string {
  const shell = solid(main);
  return [
    path(
      'M88 520Q88 498 116 498H470Q520 498 520 530T490 556H116Q88 556 88 530z',
      paint.down(tint(shell, 0.25), shade(shell, 0.3)),
    ),
    path(
      'M404 200Q470 210 478 300Q484 420 512 506H376Q414 420 400 300z',
      paint.across(shade(shell, 0.12), [0.4, tint(shell, 0.3)], shade(shell, 0.3)),
    ),
    path('M96 300H352Q360 480 286 500H162Q88 480 96 300z', paint.metal('#c3c9d1')) +
      rect(86, 290, 276, 20, 10, paint.metal('#d8dce2')),
    path('M346 340q60-4 54 56t-74 54l10-26q36-2 40-30t-30-28z', paint.metal('#9aa1ac')),
    line('M206 250V300', '#8a9099', 18) + path('M176 256h60l14 36h-88z', '#9aa1ac'),
    path(
      'M110 130Q112 84 170 78L430 66Q516 70 520 146T446 236L180 256Q108 250 108 190z',
      paint.down(tint(shell, 0.42), [0.4, shell], shade(shell, 0.34)),
    ),
    path(
      'M136 122q10-22 50-24l200-10',
      'none',
      'stroke="#fff" stroke-opacity=".5" stroke-width="14" stroke-linecap="round"',
    ),
    rect(110, 160, 34, 60, 12, paint.metal('#d8dce2')) +
      rect(172, 178, 300, 12, 6, paint.metal('#d8dce2')) +
      knob(paint, 452, 140, 24, '#c3c9d1'),
  ].join('');
}

function airFryer({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    path(
      'M300 44C426 44 478 110 486 250L496 500Q498 556 444 556H156Q102 556 104 500L114 250C122 110 174 44 300 44z',
      paint.across(shade(shell, 0.25), [0.18, tint(shell, 0.36)], [0.45, shell], shade(shell, 0.36)),
    ),
    path('M180 96Q300 48 420 96L404 220H196z', '#171a21') +
      paint.text('200°', { x: 300, y: 138, size: 54, fill: '#7fe3d0', face: 'medium' }) +
      repeat(5, (i) => disc(224 + i * 38, 190, 9, i === 2 ? accent : '#565c66')),
    path('M122 272H478L486 500Q486 524 462 524H138Q114 524 114 500z', shade(shell, 0.3)),
    path(
      'M126 280H474L480 496Q480 516 460 516H140Q120 516 120 496z',
      paint.across(shade(shell, 0.1), [0.2, tint(shell, 0.3)], [0.5, shell], shade(shell, 0.24)),
    ),
    rect(252, 344, 96, 124, 26, paint.cylinder('#2b2e36')) +
      rect(276, 364, 48, 26, 12, '#12141a') +
      rect(236, 330, 128, 34, 14, paint.metal('#c3c9d1')),
    gloss(paint, 148, 300, 16, 170, 0.45),
  ].join('');
}

function coffeeMaker({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    rect(96, 516, 408, 42, 16, paint.down(tint(shell, 0.14), shade(shell, 0.35))),
    path('M360 96H470Q494 96 494 120V520H360z', paint.across(shade(shell, 0.2), tint(shell, 0.18), shade(shell, 0.3))),
    path(
      'M110 60Q110 36 134 36H470Q494 36 494 60V180Q494 202 472 202H132Q110 202 110 180z',
      paint.down(tint(shell, 0.34), [0.4, shell], shade(shell, 0.3)),
    ),
    rect(146, 66, 140, 56, 12, '#171a21') +
      paint.text('06:45', { x: 216, y: 94, size: 34, fill: '#ffb35c', face: 'medium' }) +
      knob(paint, 424, 110, 32, steel) +
      disc(340, 110, 13, accent),
    path('M168 200H300L276 246H192z', '#23262d') + rect(228, 246, 12, 26, 4, '#5a3623'),
    path(
      'M142 300H330Q352 400 322 506H150Q120 400 142 300z',
      paint.across([0, '#cfdde4', 0.9], [0.2, '#ffffff', 0.85], [0.7, '#d5e2e8', 0.7], [1, '#aebfca', 0.9]),
    ),
    path('M132 384q104-14 210 0Q342 450 322 504H150Q130 450 132 384z', paint.down('#6d4226', '#3a2114')) +
      oval(237, 386, 104, 9, '#8d5a36'),
    rect(136, 282, 200, 26, 10, '#2b2e36') + path('M334 318q62 0 58 70t-66 68v-24q38 0 40-44t-34-46z', '#2b2e36'),
    path('M160 320q-10 80 6 164', 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width="12" stroke-linecap="round"'),
    rect(120, 504, 236, 16, 8, '#2b2e36'),
  ].join('');
}

function toaster({ paint, main }: DrawingInput): string {
  const shell = solid(main);
  const toast = (x: number) =>
    path(`M${x} 264V150q-26-10-18-38t44-24h70q38-2 46 24t-18 38v114z`, paint.down('#d9974f', '#b8712f')) +
    path(`M${x + 14} 264V146q-22-12-14-28t30-14h58q26-2 30 14t-14 28v118z`, paint.down('#f7dfb0', '#e9c07f'));
  return [
    toast(136) + toast(330),
    path(
      'M96 240H504Q548 240 554 300L562 500Q562 540 520 540H80Q38 540 38 500L46 300Q52 240 96 240z',
      paint.across(shade(shell, 0.24), [0.14, tint(shell, 0.45)], [0.4, shell], [0.8, shell], shade(shell, 0.34)),
    ),
    rect(110, 244, 176, 22, 11, '#23262d') + rect(306, 244, 186, 22, 11, '#23262d'),
    rect(40, 512, 520, 28, 14, '#3a3f4c') + rect(92, 540, 60, 18, 6, '#23262d') + rect(448, 540, 60, 18, 6, '#23262d'),
    rect(508, 310, 12, 130, 6, '#23262d') + rect(486, 318, 60, 30, 10, paint.metal()),
    knob(paint, 430, 446, 33, steel) +
      path(
        'M82 290q10-20 40-20h230',
        'none',
        'stroke="#fff" stroke-opacity=".5" stroke-width="12" stroke-linecap="round"',
      ),
    repeat(3, (i) => disc(322 + i * 26, 448, 8, i === 0 ? '#ff9a3c' : tint(shell, 0.6))),
  ].join('');
}

function riceCooker({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    path('M240 70q60-30 120 0v40H240z', paint.down('#4c505a', '#1d2028')),
    path(
      'M86 250Q96 96 300 96T514 250z',
      paint.across([0, '#aebac2', 1], [0.2, '#f6fafc'], [0.5, '#d5dfe5'], [1, '#93a2ad']),
    ) + disc(392, 158, 10, '#4c505a'),
    path(
      'M70 248H530L514 480Q506 546 440 546H160Q94 546 86 480z',
      paint.across(shade(shell, 0.25), [0.16, tint(shell, 0.4)], [0.42, shell], shade(shell, 0.35)),
    ),
    rect(58, 236, 484, 28, 14, paint.metal('#d0d5dc')) +
      rect(24, 278, 62, 36, 16, '#2b2e36') +
      rect(514, 278, 62, 36, 16, '#2b2e36'),
    rect(218, 340, 164, 150, 26, paint.down('#fbfbfa', '#dcdfe3')) +
      rect(270, 396, 60, 72, 16, paint.down(tint(accent, 0.2), shade(accent, 0.2))) +
      disc(262, 368, 8, '#ff9a3c') +
      disc(338, 368, 8, '#7ff0a5'),
    rect(130, 544, 60, 16, 6, '#23262d') + rect(410, 544, 60, 16, 6, '#23262d') + gloss(paint, 116, 300, 16, 170, 0.45),
  ].join('');
}

function juicer({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    paint.emoji('tangerine', 500, 510, 110),
    path('M246 40h108v110H246z', paint.across([0, '#c3d3dc', 0.9], [0.25, '#fff', 0.9], [1, '#a9bcc8', 0.9])) +
      rect(256, 14, 88, 110, 12, paint.cylinder('#3a3f4c')),
    path(
      'M150 178Q156 128 300 128T450 178V224H150z',
      paint.across([0, '#c3d3dc', 0.95], [0.2, '#ffffff', 0.9], [0.7, '#d5e2e8', 0.85], [1, '#a9bcc8', 0.95]),
    ),
    rect(138, 216, 324, 90, 16, paint.metal('#c3c9d1')),
    path('M140 250H66q-14 0-14 16v10h32v14h60z', paint.down('#d8dce2', '#8a9099')),
    path(
      'M158 300H442L466 530Q468 556 440 556H160Q132 556 134 530z',
      paint.across(shade(shell, 0.24), [0.18, tint(shell, 0.38)], [0.45, shell], shade(shell, 0.34)),
    ),
    knob(paint, 300, 430, 46, steel) + disc(300, 512, 9, accent),
    path(
      'M28 400H116L106 540Q104 556 90 556H54Q40 556 38 540z',
      paint.across([0, '#d5e2e8', 0.85], [0.25, '#fff', 0.85], [1, '#b2c4cf', 0.9]),
    ) +
      path('M33 446H111L106 536Q104 550 90 550H54Q40 550 39 536z', paint.down('#ffb13c', '#f08a1c')) +
      path('M66 290h14v156H66z', '#ffa530'),
  ].join('');
}

export const countertop: DrawingFamily = {
  blender,
  mixer,
  'air-fryer': airFryer,
  'coffee-maker': coffeeMaker,
  toaster,
  'rice-cooker': riceCooker,
  juicer,
};
