import { luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat, ring } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { display, gloss, knob, slab, solid } from './surfaces.ts';

const steel = '#c3c9d1';

/** A long bar handle with two mounts. */
function handle(input: DrawingInput, x: number, y: number, length: number, upright: boolean): string {
  const { paint } = input;
  return upright
    ? rect(x + 5, y + 6, 14, length, 7, '#10131f', 'opacity=".18"') + rect(x, y, 14, length, 7, paint.metal('#aab1bb'))
    : rect(x + 3, y + 8, length, 13, 6, '#10131f', 'opacity=".2"') + rect(x, y, length, 13, 6, paint.down('#f5f7f9', '#aab1bb', '#7d838d'));
}

function fridge(input: DrawingInput): string {
  const { paint, params, main } = input;
  const shell = solid(main);
  const doors = Number(params['doors'] ?? 2);
  const wide = doors === 3 ? 336 : doors === 1 ? 236 : 274;
  const x = 300 - wide / 2;
  const top = doors === 1 ? 130 : 22;
  const panel = (px: number, py: number, width: number, height: number) =>
    rect(px, py, width, height, 12, shade(shell, 0.28)) + rect(px, py, width - 3, height - 4, 12, paint.across(tint(shell, 0.12), [0.14, tint(shell, 0.5)], [0.4, tint(shell, 0.06)], [0.8, shell], shade(shell, 0.16)));
  const magnet = paint.emoji('sunflower', x + wide * 0.68, top + 130, 30) + rect(x + wide * 0.56, top + 160, 44, 54, 3, '#fff8d6');
  const parts = [rect(x - 8, top - 6, wide + 16, 552 - top, 16, shade(shell, 0.5)), rect(x + 10, 540, 44, 20, 5, '#23262d') + rect(x + wide - 54, 540, 44, 20, 5, '#23262d')];
  if (doors === 3) {
    parts.push(panel(x, top, wide / 2 - 2, 326), panel(x + wide / 2 + 2, top, wide / 2 - 2, 326), panel(x, top + 332, wide, 190));
    parts.push(handle(input, 278, 130, 180, true), handle(input, 308, 130, 180, true), handle(input, x + 70, top + 352, wide - 140, false));
    parts.push(rect(x + 34, 116, 92, 132, 10, '#171a21') + display(paint, x + 44, 124, 72, 30, '4°C') + rect(x + 48, 164, 64, 74, 8, '#2b2f3a') + rect(x + 64, 222, 32, 8, 4, '#8a9099'));
  } else if (doors === 2) {
    parts.push(panel(x, top, wide, 168), panel(x, top + 174, wide, 348), handle(input, x + 18, top + 62, 90, true), handle(input, x + 18, top + 200, 150, true));
    parts.push(magnet, rect(x + wide - 66, top + 18, 44, 12, 4, '#8a9099'));
  } else {
    parts.push(panel(x, top, wide, 414), handle(input, x + 16, top + 110, 130, true), rect(x + wide - 70, top + 22, 46, 12, 4, '#8a9099'));
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
    path(`M${x + 40} ${y + height - 26}L${x + width * 0.5} ${y + 46}h50L${x + 96} ${y + height - 26}z`, '#fff', 'opacity=".1"') +
    handle(input, x + 30, y + 14, width - 60, false)
  );
}

function stove(input: DrawingInput): string {
  const { paint, main } = input;
  const shell = solid(main);
  const grate = (cx: number) => oval(cx, 146, 74, 12, '#23262d') + line(`M${cx - 66} 138h132M${cx} 130v18M${cx - 38} 134l-8 14M${cx + 38} 134l8 14`, '#3a3f4c', 8) + oval(cx, 140, 20, 6, '#c79a3c');
  return [
    path('M100 70H500V152H100z', paint.down(tint(shell, 0.1), shade(shell, 0.24))) + rect(92, 62, 416, 16, 6, tint(shell, 0.4)),
    slab(paint, 84, 150, 432, 396, 14, shell),
    rect(80, 140, 440, 26, 8, paint.metal(steel)),
    grate(190) + grate(300) + grate(410),
    rect(96, 172, 408, 62, 8, luminance(shell) > 0.4 ? shade(shell, 0.08) : tint(shell, 0.1)),
    repeat(6, (i) => knob(paint, 132 + i * 54 + (i > 2 ? 66 : 0), 203, 19, '#33363f')) + display(paint, 270, 188, 60, 30, '12:30'),
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
    rect(214, 40, 172, 250, 4, paint.cylinder(shell, 0.8)) + rect(214, 162, 172, 4, 0, shade(shell, 0.3), 'opacity=".5"'),
    path('M214 284H386L560 436H40z', paint.across(shade(shell, 0.12), [0.25, tint(shell, 0.45)], [0.6, shell], shade(shell, 0.26))),
    rect(36, 432, 528, 66, 10, paint.across(tint(shell, 0.3), shell, shade(shell, 0.2))),
    repeat(5, (i) => disc(236 + i * 32, 464, 9, i === 2 ? '#7fe3d0' : '#33363f')),
    rect(56, 498, 488, 16, 4, '#33363f') + rect(110, 508, 90, 8, 4, '#fff3c0') + rect(400, 508, 90, 8, 4, '#fff3c0'),
    path('M110 516h90l40 44H70zM400 516h90l40 44H360z', paint.down([0, '#fff3c0', 0.6], [1, '#fff3c0', 0])),
  ].join('');
}

/** Front loader; the dryer is one too. */
function frontLoader(input: DrawingInput, dryer: boolean): string {
  const { paint, main, accent } = input;
  const shell = solid(main);
  return [
    slab(paint, 82, 40, 436, 506, 24, shell),
    rect(104, 546, 56, 14, 5, '#23262d') + rect(440, 546, 56, 14, 5, '#23262d'),
    rect(100, 60, 400, 74, 12, luminance(shell) > 0.4 ? shade(shell, 0.07) : tint(shell, 0.1)),
    rect(116, 76, 116, 42, 8, tint(shell, 0.3), `stroke="${shade(shell, 0.2)}" stroke-width="3"`) + knob(paint, 300, 97, 27, mix(steel, shell, 0.3)) + display(paint, 354, 80, 92, 34, dryer ? '0:50' : '1:20') + disc(472, 97, 10, accent),
    disc(306, 338, 176, '#10131f', 'opacity=".16"'),
    disc(300, 330, 174, paint.diagonal('#f7f8fa', '#9aa1ac')) + disc(300, 330, 150, '#2b2f3a'),
    disc(300, 330, 136, paint.radial(0.4, 0.35, 0.75, '#7fa8c9', [0.5, '#3c5a78'], '#1a2433')),
    dryer
      ? oval(270, 396, 86, 44, '#e9a99b', 'opacity=".7"') + oval(346, 408, 70, 40, '#f2dca4', 'opacity=".7"') + oval(300, 424, 60, 30, '#9cc4c9', 'opacity=".8"')
      : path('M168 352q40-26 80 0t80 0 104-4q-10 108-132 114Q186 456 168 352z', '#8fd0ee', 'opacity=".75"') + disc(250, 384, 13, '#fff', 'opacity=".6"') + disc(320, 408, 18, '#fff', 'opacity=".5"') + disc(362, 378, 9, '#fff', 'opacity=".6"'),
    path('M196 268q34-60 104-64l-60 120q-40 10-44-56z', '#fff', 'opacity=".28"'),
    rect(438, 296, 26, 70, 12, paint.metal('#aab1bb')),
    rect(404, 494, 84, 30, 8, shade(shell, 0.08)),
  ].join('');
}

function washer(input: DrawingInput): string {
  const { paint, params, main } = input;
  if (params['kind'] !== 'top') return frontLoader(input, false);
  const shell = solid(main);
  return [
    path('M116 40H484L500 132H100z', paint.down(tint(shell, 0.14), shade(shell, 0.14))) + display(paint, 252, 66, 96, 40, '45 min') + knob(paint, 176, 90, 24, steel) + repeat(3, (i) => disc(384 + i * 34, 88, 10, i === 0 ? '#7fe3d0' : shade(shell, 0.3))),
    path('M90 128H510L524 196H76z', paint.diagonal('#59626f', '#262b35')) + path('M160 136h150l-60 54H130z', '#fff', 'opacity=".2"') + rect(250, 186, 100, 12, 6, paint.metal()),
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
    oval(228, 452, 110, 16, '#8fa3ad', 'opacity=".55"') + path('M170 420q58 44 116 0l-10 30H180z', '#e9e2d6', 'opacity=".85"') + oval(228, 420, 58, 11, '#e58f4a'),
    line('M200 394q-10-14 0-26t0-24M236 394q-10-14 0-26t0-24', '#fff', 5, 'opacity=".35"'),
    path('M92 470L206 252h56L140 488z', '#fff', 'opacity=".1"'),
    rect(400, 240, 18, 260, 9, paint.metal('#aab1bb')),
    display(paint, 448, 226, 106, 52, '01:30') + repeat(12, (i) => rect(450 + (i % 3) * 36, 296 + Math.floor(i / 3) * 38, 29, 28, 8, luminance(shell) > 0.4 ? shade(shell, 0.14) : tint(shell, 0.16))) + rect(450, 458, 101, 50, 12, accent),
  ].join('');
}

function blender({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  const jar = paint.clip(path('M188 92H412L378 366H222z', '#000'));
  return [
    path('M404 130h54q26 0 24 28l-14 128q-4 30-32 30h-36l4-34h24l14-118h-38z', paint.across('#aab4bf', '#e7edf2')),
    path('M188 92H412L378 366H222z', paint.across([0, '#dfeaf0', 0.95], [0.2, '#ffffff', 0.9], [0.7, '#cfdfe8', 0.8], [1, '#aebfca', 0.95])),
    group(`clip-path="${jar}"`, path('M180 190q60-20 110 0t130-8V370H200z', paint.down('#ff8fa3', '#e04f78')), paint.emoji('strawberry', 270, 266, 66) + paint.emoji('banana', 336, 308, 76) + disc(330, 216, 9, '#fff', 'opacity=".5"') + disc(256, 214, 6, '#fff', 'opacity=".5"'), repeat(4, (i) => line(`M372 ${160 + i * 46}h26`, '#6a7f8c', 4))),
    path('M208 104l30 250h18L236 104z', '#fff', 'opacity=".6"'),
    rect(176, 62, 248, 40, 14, paint.cylinder(shade(shell, 0.1))) + rect(252, 34, 96, 38, 14, paint.cylinder(shade(shell, 0.2))),
    rect(214, 362, 172, 34, 8, paint.metal('#aab1bb')),
    path('M218 392H382Q432 430 446 520Q452 556 424 556H176Q148 556 154 520Q168 430 218 392z', paint.across(shade(shell, 0.22), [0.2, tint(shell, 0.36)], [0.5, shell], shade(shell, 0.34))),
    knob(paint, 300, 474, 38, steel) + disc(226, 490, 12, tint(shell, 0.6)) + disc(374, 490, 12, accent),
  ].join('');
}

function mixer({ paint, main }: DrawingInput): string {
  const shell = solid(main);
  return [
    path('M88 520Q88 498 116 498H470Q520 498 520 530T490 556H116Q88 556 88 530z', paint.down(tint(shell, 0.25), shade(shell, 0.3))),
    path('M404 200Q470 210 478 300Q484 420 512 506H376Q414 420 400 300z', paint.across(shade(shell, 0.12), [0.4, tint(shell, 0.3)], shade(shell, 0.3))),
    path('M96 300H352Q360 480 286 500H162Q88 480 96 300z', paint.metal('#c3c9d1')) + rect(86, 290, 276, 20, 10, paint.metal('#d8dce2')),
    path('M346 340q60-4 54 56t-74 54l10-26q36-2 40-30t-30-28z', paint.metal('#9aa1ac')),
    line('M206 250V300', '#8a9099', 18) + path('M176 256h60l14 36h-88z', '#9aa1ac'),
    path('M110 130Q112 84 170 78L430 66Q516 70 520 146T446 236L180 256Q108 250 108 190z', paint.down(tint(shell, 0.42), [0.4, shell], shade(shell, 0.34))),
    path('M136 122q10-22 50-24l200-10', 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="14" stroke-linecap="round"'),
    rect(110, 160, 34, 60, 12, paint.metal('#d8dce2')) + rect(172, 178, 300, 12, 6, paint.metal('#d8dce2')) + knob(paint, 452, 140, 24, '#c3c9d1'),
  ].join('');
}

function airFryer({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    path('M300 44C426 44 478 110 486 250L496 500Q498 556 444 556H156Q102 556 104 500L114 250C122 110 174 44 300 44z', paint.across(shade(shell, 0.25), [0.18, tint(shell, 0.36)], [0.45, shell], shade(shell, 0.36))),
    path('M180 96Q300 48 420 96L404 220H196z', '#171a21') + paint.text('200°', { x: 300, y: 138, size: 54, fill: '#7fe3d0', face: 'medium' }) + repeat(5, (i) => disc(224 + i * 38, 190, 9, i === 2 ? accent : '#565c66')),
    path('M122 272H478L486 500Q486 524 462 524H138Q114 524 114 500z', shade(shell, 0.3)),
    path('M126 280H474L480 496Q480 516 460 516H140Q120 516 120 496z', paint.across(shade(shell, 0.1), [0.2, tint(shell, 0.3)], [0.5, shell], shade(shell, 0.24))),
    rect(252, 344, 96, 124, 26, paint.cylinder('#2b2e36')) + rect(276, 364, 48, 26, 12, '#12141a') + rect(236, 330, 128, 34, 14, paint.metal('#c3c9d1')),
    gloss(paint, 148, 300, 16, 170, 0.45),
  ].join('');
}

function coffeeMaker({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    rect(96, 516, 408, 42, 16, paint.down(tint(shell, 0.14), shade(shell, 0.35))),
    path('M360 96H470Q494 96 494 120V520H360z', paint.across(shade(shell, 0.2), tint(shell, 0.18), shade(shell, 0.3))),
    path('M110 60Q110 36 134 36H470Q494 36 494 60V180Q494 202 472 202H132Q110 202 110 180z', paint.down(tint(shell, 0.34), [0.4, shell], shade(shell, 0.3))),
    rect(146, 66, 140, 56, 12, '#171a21') + paint.text('06:45', { x: 216, y: 94, size: 34, fill: '#ffb35c', face: 'medium' }) + knob(paint, 424, 110, 32, steel) + disc(340, 110, 13, accent),
    path('M168 200H300L276 246H192z', '#23262d') + rect(228, 246, 12, 26, 4, '#5a3623'),
    path('M142 300H330Q352 400 322 506H150Q120 400 142 300z', paint.across([0, '#cfdde4', 0.9], [0.2, '#ffffff', 0.85], [0.7, '#d5e2e8', 0.7], [1, '#aebfca', 0.9])),
    path('M132 384q104-14 210 0Q342 450 322 504H150Q130 450 132 384z', paint.down('#6d4226', '#3a2114')) + oval(237, 386, 104, 9, '#8d5a36'),
    rect(136, 282, 200, 26, 10, '#2b2e36') + path('M334 318q62 0 58 70t-66 68v-24q38 0 40-44t-34-46z', '#2b2e36'),
    path('M160 320q-10 80 6 164', 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width="12" stroke-linecap="round"'),
    rect(120, 504, 236, 16, 8, '#2b2e36'),
  ].join('');
}

function toaster({ paint, main }: DrawingInput): string {
  const shell = solid(main);
  const toast = (x: number) => path(`M${x} 264V150q-26-10-18-38t44-24h70q38-2 46 24t-18 38v114z`, paint.down('#d9974f', '#b8712f')) + path(`M${x + 14} 264V146q-22-12-14-28t30-14h58q26-2 30 14t-14 28v118z`, paint.down('#f7dfb0', '#e9c07f'));
  return [
    toast(136) + toast(330),
    path('M96 240H504Q548 240 554 300L562 500Q562 540 520 540H80Q38 540 38 500L46 300Q52 240 96 240z', paint.across(shade(shell, 0.24), [0.14, tint(shell, 0.45)], [0.4, shell], [0.8, shell], shade(shell, 0.34))),
    rect(110, 244, 176, 22, 11, '#23262d') + rect(306, 244, 186, 22, 11, '#23262d'),
    rect(40, 512, 520, 28, 14, '#3a3f4c') + rect(92, 540, 60, 18, 6, '#23262d') + rect(448, 540, 60, 18, 6, '#23262d'),
    rect(508, 310, 12, 130, 6, '#23262d') + rect(486, 318, 60, 30, 10, paint.metal()),
    knob(paint, 430, 446, 33, steel) + path('M82 290q10-20 40-20h230', 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="12" stroke-linecap="round"'),
    repeat(3, (i) => disc(322 + i * 26, 448, 8, i === 0 ? '#ff9a3c' : tint(shell, 0.6))),
  ].join('');
}

function riceCooker({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    path('M240 70q60-30 120 0v40H240z', paint.down('#4c505a', '#1d2028')),
    path('M86 250Q96 96 300 96T514 250z', paint.across([0, '#aebac2', 1], [0.2, '#f6fafc'], [0.5, '#d5dfe5'], [1, '#93a2ad'])) + disc(392, 158, 10, '#4c505a'),
    path('M70 248H530L514 480Q506 546 440 546H160Q94 546 86 480z', paint.across(shade(shell, 0.25), [0.16, tint(shell, 0.4)], [0.42, shell], shade(shell, 0.35))),
    rect(58, 236, 484, 28, 14, paint.metal('#d0d5dc')) + rect(24, 278, 62, 36, 16, '#2b2e36') + rect(514, 278, 62, 36, 16, '#2b2e36'),
    rect(218, 340, 164, 150, 26, paint.down('#fbfbfa', '#dcdfe3')) + rect(270, 396, 60, 72, 16, paint.down(tint(accent, 0.2), shade(accent, 0.2))) + disc(262, 368, 8, '#ff9a3c') + disc(338, 368, 8, '#7ff0a5'),
    rect(130, 544, 60, 16, 6, '#23262d') + rect(410, 544, 60, 16, 6, '#23262d') + gloss(paint, 116, 300, 16, 170, 0.45),
  ].join('');
}

function juicer({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    paint.emoji('tangerine', 500, 510, 110),
    path('M246 40h108v110H246z', paint.across([0, '#c3d3dc', 0.9], [0.25, '#fff', 0.9], [1, '#a9bcc8', 0.9])) + rect(256, 14, 88, 110, 12, paint.cylinder('#3a3f4c')),
    path('M150 178Q156 128 300 128T450 178V224H150z', paint.across([0, '#c3d3dc', 0.95], [0.2, '#ffffff', 0.9], [0.7, '#d5e2e8', 0.85], [1, '#a9bcc8', 0.95])),
    rect(138, 216, 324, 90, 16, paint.metal('#c3c9d1')),
    path('M140 250H66q-14 0-14 16v10h32v14h60z', paint.down('#d8dce2', '#8a9099')),
    path('M158 300H442L466 530Q468 556 440 556H160Q132 556 134 530z', paint.across(shade(shell, 0.24), [0.18, tint(shell, 0.38)], [0.45, shell], shade(shell, 0.34))),
    knob(paint, 300, 430, 46, steel) + disc(300, 512, 9, accent),
    path('M28 400H116L106 540Q104 556 90 556H54Q40 556 38 540z', paint.across([0, '#d5e2e8', 0.85], [0.25, '#fff', 0.85], [1, '#b2c4cf', 0.9])) + path('M33 446H111L106 536Q104 550 90 550H54Q40 550 39 536z', paint.down('#ffb13c', '#f08a1c')) + path('M66 290h14v156H66z', '#ffa530'),
  ].join('');
}

function fan({ paint, main, second }: DrawingInput): string {
  const shell = solid(main);
  const blade = mix(solid(second), '#8a97a3', 0.35);
  return [
    oval(300, 538, 146, 24, shade(shell, 0.45)) + oval(300, 528, 146, 24, paint.across(tint(shell, 0.3), shell, shade(shell, 0.25))),
    rect(282, 380, 36, 150, 12, paint.cylinder(shell)) + rect(270, 420, 60, 56, 16, paint.cylinder(shade(shell, 0.1))) + disc(300, 448, 9, '#7ff0a5'),
    disc(300, 224, 206, paint.radial(0.5, 0.5, 0.5, [0, '#ffffff', 0.5], [1, '#dfe7ec', 0.75])),
    repeat(4, (i) => `<path d="M300 224C330 130 400 96 450 150C468 206 390 250 300 224z" fill="${paint.diagonal(tint(blade, 0.4), blade)}" transform="rotate(${i * 90 - 20} 300 224)"/>`),
    repeat(30, (i) => `<path d="M300 190Q306 110 300 22" stroke="${shade(shell, 0.2)}" stroke-opacity=".55" stroke-width="3" fill="none" transform="rotate(${i * 12} 300 224)"/>`),
    ring(300, 224, 204, shade(shell, 0.2), 13) + ring(298, 222, 204, tint(shell, 0.35), 4) + ring(300, 224, 128, shade(shell, 0.12), 4),
    disc(300, 224, 40, paint.sphere(shell)),
  ].join('');
}

function airConditioner({ paint, main }: DrawingInput): string {
  const shell = solid(main);
  return [
    path('M60 180H540Q574 180 576 214L584 346Q584 384 540 384H60Q16 384 16 346L24 214Q26 180 60 180z', paint.down(tint(shell, 0.55), [0.45, tint(shell, 0.08)], shade(shell, 0.22))),
    path('M44 330H556L540 396H60z', paint.down('#3a4452', '#1b2029')) + path('M40 372H560L548 402H52z', paint.down(tint(shell, 0.35), shade(shell, 0.12))),
    rect(60, 352, 480, 5, 2, '#6f8aa0') + line('M24 262H576', shade(shell, 0.12), 3),
    paint.text('22°', { x: 500, y: 228, size: 40, fill: '#3aa5c8', face: 'medium' }) + disc(440, 228, 6, '#7ff0a5'),
    repeat(5, (i) => path(`M${110 + i * 90} 418q-26 40 0 74t-6 70`, 'none', `stroke="${paint.down([0, '#7cc7ea', 0.85], [1, '#7cc7ea', 0])}" stroke-width="11" stroke-linecap="round"`)),
    path('M52 206q8-14 30-14h220', 'none', 'stroke="#fff" stroke-opacity=".8" stroke-width="10" stroke-linecap="round"'),
  ].join('');
}

function heater({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    rect(128, 530, 90, 28, 12, '#2b2e36') + rect(382, 530, 90, 28, 12, '#2b2e36'),
    slab(paint, 98, 60, 404, 480, 44, shell),
    rect(130, 164, 340, 330, 26, paint.radial(0.5, 0.5, 0.7, '#ffb347', [0.45, '#b8471c'], '#2b1512')),
    repeat(3, (i) => rect(150, 210 + i * 96, 300, 30, 15, paint.down('#fff1c4', '#ff9d2e', '#ff6a1c'))),
    repeat(13, (i) => line(`M${146 + i * 25.6} 168V490`, '#c9ced6', 4, 'opacity=".85"')) + line('M134 270H466M134 390H466', '#c9ced6', 4, 'opacity=".85"'),
    knob(paint, 380, 112, 27, steel) + display(paint, 160, 90, 120, 44, '24°', '#ffb35c') + disc(440, 112, 9, accent),
  ].join('');
}

function vacuum({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    path('M236 236C120 20 20 120 60 300', 'none', 'stroke="#2b2e36" stroke-width="30" stroke-linecap="round"') + path('M236 236C120 20 20 120 60 300', 'none', 'stroke="#5a606c" stroke-width="24" stroke-dasharray="5 9"'),
    line('M56 290L106 486', paint.metal('#aab1bb'), 20) + path('M36 500H186Q200 500 202 520V552Q202 558 196 558H30Q22 558 22 548V520Q22 500 36 500z', paint.down('#4c505a', '#1d2028')) + rect(84, 470, 44, 40, 10, shell),
    path('M232 360Q240 200 390 200Q540 210 562 400Q568 520 520 540H270Q220 536 232 360z', paint.diagonal(tint(shell, 0.4), [0.4, shell], shade(shell, 0.34))),
    path('M270 300Q300 234 384 234Q420 236 420 270V420Q420 440 400 440H278Q256 440 258 410z', paint.diagonal([0, '#dff0f7', 0.95], [1, '#86a8ba', 0.9])) + path('M300 400q40-50 100 0v30H286z', '#8a8f98', 'opacity=".7"') + path('M290 320q20-54 60-66l-40 150h-24z', '#fff', 'opacity=".55"'),
    path('M330 204q60-70 150 10l-16 22q-56-50-112-16z', shade(shell, 0.4)),
    disc(286, 500, 58, '#23262d') + disc(286, 500, 30, '#8a9099') + disc(470, 480, 78, '#23262d') + disc(470, 480, 46, paint.sphere(shell)) + disc(470, 480, 14, '#c9ced6'),
    rect(446, 290, 72, 26, 13, accent),
  ].join('');
}

function robotVacuum({ paint, main, accent }: DrawingInput): string {
  const shell = mix(solid(main), '#2b2e36', 0.15);
  return [
    path('M70 470l-46 44M84 486l-30 58M108 498l-8 58', 'none', 'stroke="#8a9099" stroke-width="6" stroke-linecap="round"'),
    path('M34 360V450Q60 552 300 552T566 450V360z', paint.across(shade(shell, 0.4), [0.25, shade(shell, 0.05)], shade(shell, 0.5))),
    oval(300, 360, 266, 158, tint(shell, 0.25)) + oval(300, 356, 262, 153, paint.diagonal(tint(shell, 0.28), [0.45, shell], shade(shell, 0.3))),
    oval(300, 352, 196, 112, 'none', `stroke="${tint(shell, 0.4)}" stroke-opacity=".5" stroke-width="4"`),
    path('M216 316V350Q220 390 300 390T384 350V316z', shade(shell, 0.5)) + oval(300, 312, 84, 44, paint.diagonal('#4c505a', '#16181d')) + oval(300, 308, 60, 28, accent, 'opacity=".9"') + oval(300, 304, 60, 28, shade(shell, 0.3)),
    oval(300, 444, 22, 12, '#7fe3d0') + line('M60 458Q130 530 300 532T540 458', tint(shell, 0.3), 4, 'opacity=".6"'),
  ].join('');
}

function iron({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    path('M22 520Q120 330 300 312L520 300Q556 300 560 340L568 520z', paint.diagonal(tint(shell, 0.4), [0.45, shell], shade(shell, 0.34))),
    path('M150 356Q230 210 330 190H470Q540 190 548 300L552 344L500 340Q500 262 456 260H350Q290 268 240 340z', paint.down(tint('#3a3f4c', 0.3), '#1d2028')),
    path('M190 352Q230 330 300 326H430V380Q330 372 176 404z', paint.diagonal([0, '#d9f0fb', 0.95], [1, '#7fb3d0', 0.9])) + path('M200 380q100-24 226-18v14q-120-10-234 16z', '#4aa3d8', 'opacity=".7"'),
    path('M14 516H572Q580 516 580 528V540Q580 552 566 552H18Q2 546 14 516z', paint.metal('#c3c9d1')),
    knob(paint, 486, 430, 34, accent) + disc(380, 230, 13, accent) + path('M90 470q70-90 180-112', 'none', 'stroke="#fff" stroke-opacity=".4" stroke-width="12" stroke-linecap="round"'),
    path('M544 300q60-20 40-120t-70-150', 'none', 'stroke="#2b2e36" stroke-width="12" stroke-linecap="round"'),
  ].join('');
}

function sewingMachine({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    rect(238, 96, 28, 40, 6, paint.cylinder(accent)) + rect(232, 88, 40, 10, 4, '#e9e2d6') + rect(232, 132, 40, 10, 4, '#e9e2d6'),
    path('M70 470H540Q566 470 566 500V530Q566 552 540 552H60Q34 552 34 530V500Q34 470 70 470z', paint.down(tint(shell, 0.3), shade(shell, 0.26))) + rect(96, 476, 190, 18, 4, paint.metal()),
    path('M90 168Q96 130 140 130H500Q556 130 556 190V474H416V300Q416 272 390 272H200L190 340H104z', paint.diagonal(tint(shell, 0.4), [0.45, shell], shade(shell, 0.26))),
    rect(136, 336, 26, 60, 6, paint.metal('#aab1bb')) + rect(146, 390, 6, 80, 2, '#8a9099') + path('M124 452h52l-8 18h-36z', '#8a9099'),
    path('M250 110Q160 150 149 330', 'none', `stroke="${accent}" stroke-width="3"`),
    disc(566, 220, 46, paint.diagonal('#c9ced6', '#6a7079')) + disc(560, 220, 26, '#8a9099'),
    knob(paint, 486, 220, 30, steel) + knob(paint, 486, 306, 24, steel) + repeat(3, (i) => rect(456, 356 + i * 28, 62, 15, 7, tint(shell, 0.55))) + disc(250, 206, 23, tint(shell, 0.5)) + disc(320, 206, 15, tint(shell, 0.5)),
    path('M60 486q120 40 300 30l30 40q-220 10-360-30z', tint(accent, 0.35), 'opacity=".9"') + line('M96 504q120 22 240 18', '#fff', 3, 'stroke-dasharray="10 8"'),
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
  blender,
  mixer,
  'air-fryer': airFryer,
  'coffee-maker': coffeeMaker,
  toaster,
  'rice-cooker': riceCooker,
  juicer,
  fan,
  'air-conditioner': airConditioner,
  heater,
  vacuum,
  'robot-vacuum': robotVacuum,
  iron,
  'sewing-machine': sewingMachine,
};
