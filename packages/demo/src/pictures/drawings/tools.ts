import { luminance, mix, shade, tint } from '../palette.ts';
import { at, disc, line, mirrored, oval, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { cord, knob, slab, solid, vents } from './surfaces.ts';

const black = '#2b2e36';

function drill({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    path('M236 300L312 300Q330 400 316 470H196Q226 400 236 300z', paint.across(shade(black, 0.2), tint(black, 0.3), shade(black, 0.2))) + repeat(4, (i) => line(`M224 ${366 + i * 24}h92`, shade(black, 0.45), 6)),
    path('M330 322h34q10 0 8 14l-8 38h-34z', paint.body(accent)),
    rect(152, 462, 238, 92, 20, shade(shell, 0.4)) + rect(152, 458, 238, 88, 20, paint.down(tint(shell, 0.25), shade(shell, 0.24))) + rect(180, 486, 120, 34, 8, black) + repeat(4, (i) => rect(190 + i * 26, 494, 18, 18, 4, i < 3 ? '#7ff0a5' : '#565c66')),
    path('M110 190Q118 146 170 142H400Q424 146 426 190V280Q424 318 396 322H190Q116 316 110 250z', paint.down(tint(shell, 0.4), [0.45, shell], shade(shell, 0.34))),
    path('M110 190Q118 146 170 142H200Q186 230 204 320H190Q116 316 110 250z', paint.down(tint(black, 0.22), shade(black, 0.2))) + vents(130, 190, 46, 5, 20, '#0f1014'),
    rect(232, 176, 150, 60, 14, shade(shell, 0.22)) + rect(246, 190, 90, 14, 7, tint(shell, 0.6)) + rect(246, 212, 58, 9, 4, tint(shell, 0.4)),
    rect(422, 168, 34, 132, 10, paint.down(tint(black, 0.4), black, shade(black, 0.3))) + path('M456 180L516 200V268L456 288z', paint.down('#6a7079', '#33363f', '#15161a')) + repeat(4, (i) => line(`M${468 + i * 13} ${188 + i * 4}V${280 - i * 4}`, '#8a9099', 3, 'opacity=".6"')),
    rect(514, 226, 72, 15, 4, paint.down('#eef1f4', '#8a9099')) + path('M520 228l60 12M536 227l40 9', 'none', 'stroke="#6a7079" stroke-width="4"'),
    path('M216 158q80-8 170-2', 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"'),
  ].join('');
}

function circularSaw({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  const teeth = repeat(30, (i) => `<path d="M300 196l14 22h-22z" fill="#aab1bb" transform="rotate(${i * 12} 300 380)"/>`);
  return [
    teeth + disc(300, 380, 168, paint.diagonal('#f1f4f7', [0.5, '#aab1bb'], '#7d838d')) + ring(300, 380, 120, '#8a9099', 3) + disc(300, 380, 44, '#565c66') + disc(300, 380, 18, '#c9ced6'),
    path('M104 392A196 196 0 0 1 496 392L440 392A140 140 0 0 0 160 392z', paint.down(tint(shell, 0.35), [0.5, shell], shade(shell, 0.3))),
    path('M64 446H536Q552 446 552 460V468Q552 476 540 476H60Q48 476 48 468V460Q48 446 64 446z', paint.metal('#aab1bb')),
    path('M286 210Q300 130 400 128L520 150Q560 160 552 220L530 330Q520 350 496 340Q480 320 488 296L500 226Q502 204 480 202L400 196Q350 200 346 250z', paint.across(tint(black, 0.22), shade(black, 0.2))),
    rect(300, 214, 170, 120, 30, paint.down(tint(shell, 0.3), shade(shell, 0.3))) + vents(400, 240, 52, 4, 18, shade(shell, 0.6)) + rect(320, 250, 60, 14, 7, accent) + path('M486 206q14 20 4 44l-20-6q6-18 0-30z', accent),
    cord('M536 300Q590 320 580 400T560 540', black, 15),
  ].join('');
}

function grinder({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return turned(
    -16,
    300,
    330,
    [
      cord('M560 330Q600 330 590 440', black, 15),
      rect(210, 270, 356, 112, 46, paint.down(tint(shell, 0.4), [0.4, shell], shade(shell, 0.36))) + rect(410, 262, 110, 128, 30, paint.down(tint(black, 0.25), shade(black, 0.2))) + vents(430, 286, 66, 5, 17, '#0f1014') + rect(262, 300, 110, 30, 12, tint(shell, 0.7), 'opacity=".85"') + rect(300, 344, 60, 18, 9, accent),
      path('M96 262H226V392H150Q96 380 96 330z', paint.down('#d5dae0', '#8a9099', '#5a606c')),
      path('M140 262h40v-130q0-20-20-20t-20 20z', paint.across(shade(black, 0.2), tint(black, 0.3), black)) + repeat(4, (i) => line(`M142 ${140 + i * 26}h36`, '#0f1014', 5)),
      disc(146, 420, 132, '#33363f') + disc(146, 420, 126, paint.radial(0.4, 0.35, 0.8, '#6a7079', '#23262d')) + ring(146, 420, 100, '#4c505a', 3) + ring(146, 420, 74, '#4c505a', 3) + disc(146, 420, 36, accent) + disc(146, 420, 17, '#c9ced6'),
      path('M10 420A136 136 0 0 1 282 420L262 400Q220 350 146 350T30 400z', paint.down('#eef1f4', '#9aa1ac')),
    ].join(''),
  );
}

function toolbox({ paint, main, accent, params }: DrawingInput): string {
  const shell = solid(main);
  return [
    path('M180 196V150Q180 110 220 110H380Q420 110 420 150V196H380V156Q380 150 374 150H226Q220 150 220 156V196z', paint.down(tint(black, 0.3), shade(black, 0.1))),
    path('M70 192H530L566 300H34z', paint.down(tint(shell, 0.4), shade(shell, 0.06))) + path('M100 206h210l-26 80H62z', '#fff', 'opacity=".14"'),
    slab(paint, 30, 292, 540, 262, 26, shell),
    rect(30, 340, 540, 30, 0, shade(shell, 0.4)),
    mirrored(rect(110, 296, 66, 96, 12, paint.across(tint(black, 0.3), shade(black, 0.1))) + rect(124, 350, 38, 28, 6, accent)),
    rect(196, 400, 208, 96, 14, luminance(shell) > 0.5 ? shade(shell, 0.16) : tint(shell, 0.82)) + paint.text(String(params['label'] ?? 'TALLER'), { x: 300, y: 449, size: 54, fill: luminance(shell) > 0.5 ? '#fff' : shade(shell, 0.3), maxWidth: 176 }),
    rect(46, 530, 508, 24, 10, shade(shell, 0.45)),
  ].join('');
}

function wrenchSet({ paint, main }: DrawingInput): string {
  const steel = luminance(main) < 0.5 ? mix('#c3c9d1', main, 0.12) : '#c3c9d1';
  const wrench = (x: number, length: number, s: number) =>
    `<g transform="translate(${x} ${560 - length}) scale(${s} 1)">${path(`M-16 80L-14 ${length - 70}H14L16 80z`, paint.across(shade(steel, 0.25), [0.3, tint(steel, 0.6)], shade(steel, 0.3)))}${rect(-6, 100, 12, length - 200, 5, shade(steel, 0.22), 'opacity=".8"')}${path('M-44 40Q-46 84 0 96Q46 84 44 40L30-4 14 34H-14L-30-4z', paint.diagonal(tint(steel, 0.6), [0.5, steel], shade(steel, 0.3)))}${ring(0, length - 40, 28, paint.diagonal(tint(steel, 0.55), shade(steel, 0.3)), 19)}</g>`;
  return [
    rect(28, 220, 544, 190, 22, shade(main, 0.4)),
    [[74, 500, 0.78], [160, 470, 0.74], [242, 436, 0.7], [320, 402, 0.64], [392, 368, 0.58], [458, 336, 0.53], [518, 306, 0.48]].map(([x = 0, length = 0, s = 1]) => wrench(x, length, s)).join(''),
    rect(24, 340, 552, 92, 20, paint.down(tint(main, 0.3), shade(main, 0.22))) + repeat(6, (i) => line(`M${117 + i * 77 - i * i} 346v80`, shade(main, 0.45), 4)) + line('M40 352H560M40 420H560', tint(main, 0.6), 3, 'stroke-dasharray="12 8" opacity=".8"'),
  ].join('');
}

/** One screwdriver, pointing down, some 520 long. */
const screwdriver = ({ paint }: DrawingInput, x: number, y: number, color: string, flat: boolean): string =>
  at(
    x,
    y,
    1,
    rect(-9, 180, 18, 270, 3, paint.metal('#c3c9d1')) + path(flat ? 'M-9 448H9L13 490V502H-13V490z' : 'M-9 448H9L4 504H-4z', paint.metal('#8a9099')) +
      path('M-34 30Q-34 0 0 0T34 30L38 90Q28 110 32 150L26 180H-26L-32 150Q-28 110-38 90z', paint.across(shade(color, 0.28), [0.25, tint(color, 0.45)], [0.55, color], shade(color, 0.36))) + rect(-31, 100, 62, 34, 8, '#23262d') + repeat(3, (i) => line(`M${-18 + i * 18} 22V84`, shade(color, 0.36), 5, 'opacity=".7"')) + rect(-20, 172, 40, 18, 5, '#4c505a'),
  );

function screwdriverSet(input: DrawingInput): string {
  const colors = [input.main, input.accent, shade(input.main, 0.25), input.main, input.accent];
  return colors.map((color, i) => turned(-16 + i * 8, 300, 900, screwdriver(input, 110 + i * 95, 40 + Math.abs(i - 2) * 8, color, i % 2 === 0))).join('');
}

function hammer({ paint, main, second }: DrawingInput): string {
  const grip = solid(main);
  const wood = luminance(second) > 0.7 ? '#c98f52' : second;
  return turned(
    24,
    300,
    300,
    [
      rect(272, 130, 56, 220, 12, paint.cylinder(wood)),
      path('M264 320H336Q330 380 342 440Q350 520 334 556H266Q250 520 258 440Q270 380 264 320z', paint.cylinder(grip)) + repeat(6, (i) => line(`M268 ${376 + i * 26}q32 12 64 0`, shade(grip, 0.4), 6)),
      path('M250 40H356L450 62Q464 66 464 80V146Q464 160 450 162L356 176H250z', paint.down('#eef1f4', [0.4, '#aab1bb'], '#5a606c')) + rect(440, 50, 40, 124, 10, paint.down('#d5dae0', '#6a7079')),
      path('M252 42Q170 50 96 140Q80 160 96 166Q180 120 252 172z', paint.down('#d5dae0', '#8a9099', '#5a606c')) + path('M240 66Q180 80 128 134', 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"'),
      rect(262, 34, 76, 150, 10, paint.down('#c3c9d1', '#6a7079')),
    ].join(''),
  );
}

function pliers({ paint, main, accent }: DrawingInput): string {
  const arm = path('M286 270Q220 330 196 420Q176 510 190 552Q214 566 236 552Q236 450 280 380T330 300z', paint.across(shade(main, 0.25), [0.35, tint(main, 0.4)], shade(main, 0.28))) + path('M214 430q-16 60-8 100', 'none', `stroke="${accent}" stroke-width="13" stroke-linecap="round"`);
  const jaw = path('M296 40Q240 90 238 170Q236 240 280 300L330 300Q300 220 298 60z', paint.across('#6a7079', [0.4, '#e3e7ec'], '#8a9099')) + repeat(6, (i) => line(`M284 ${80 + i * 17}l12 5`, '#565c66', 4));
  return turned(14, 300, 300, mirrored(arm + jaw) + disc(300, 276, 40, paint.diagonal('#eef1f4', '#6a7079')) + disc(300, 276, 20, '#565c66') + line('M288 276h24', '#c9ced6', 5));
}

function tapeMeasure({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    rect(40, 486, 340, 52, 4, paint.down('#ffe27a', '#f2b92a')) + repeat(16, (i) => line(`M${56 + i * 20} 486v${i % 5 === 0 ? 30 : 16}`, '#33363f', 4)) + [1, 2, 3].map((n) => paint.text(n, { x: 56 + n * 100, y: 524, size: 20, fill: '#c0392b' })).join('') + path('M24 478h24v78h-24q-8 0-8-8v-62q0-8 8-8z', paint.metal()),
    path('M180 150Q190 60 300 52Q470 44 552 190Q590 280 566 470Q556 548 500 552H250Q176 548 172 470z', shade(shell, 0.42)),
    path('M180 146Q190 56 300 48Q466 40 546 186Q584 276 560 462Q550 540 494 544H250Q176 540 172 462z', paint.diagonal(tint(shell, 0.4), [0.45, shell], shade(shell, 0.3))),
    disc(362, 300, 140, black) + disc(362, 300, 126, paint.diagonal(tint(accent, 0.3), shade(accent, 0.2))) + paint.text('5 m', { x: 362, y: 300, size: 96, fill: luminance(accent) > 0.4 ? shade(accent, 0.75) : '#fff' }),
    rect(176, 420, 70, 120, 20, black) + rect(190, 180, 46, 90, 16, black) + path('M300 76q110-14 190 80', 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="12" stroke-linecap="round"'),
  ].join('');
}

function paintCan({ paint, main, params, second }: DrawingInput): string {
  return [
    path('M104 180Q100 40 300 36T496 180', 'none', 'stroke="#8a9099" stroke-width="12"'),
    path('M96 180H504V516Q504 558 300 558T96 516z', paint.metal('#c3c9d1')),
    path('M104 236H496V486Q496 522 300 522T104 486z', paint.cylinder(second === main ? tint(main, 0.7) : tint(second, 0.5), 0.5)),
    path('M104 420Q300 350 496 420V486Q496 522 300 522T104 486z', paint.cylinder(main)),
    paint.text(String(params['label'] ?? 'Pintura'), { x: 300, y: 316, size: 84, fill: shade(luminance(main) > 0.6 ? '#33363f' : main, 0.3), maxWidth: 330 }) + paint.text(String(params['sub'] ?? '4 litros'), { x: 300, y: 470, size: 38, fill: luminance(main) > 0.4 ? shade(main, 0.7) : '#fff', maxWidth: 260, face: 'medium' }),
    oval(300, 180, 204, 54, '#aab1bb') + oval(300, 180, 186, 44, shade(main, 0.2)) + oval(300, 186, 180, 38, paint.radial(0.4, 0.3, 0.8, tint(main, 0.4), main)),
    path('M380 206Q420 214 444 200V300Q444 326 428 326T412 300V262Q410 244 396 244T380 262V290Q380 306 368 306T356 290z', main) + path('M424 214V300', 'none', `stroke="${tint(main, 0.6)}" stroke-width="6" stroke-linecap="round"`),
    disc(100, 186, 14, '#8a9099') + disc(500, 186, 14, '#8a9099'),
  ].join('');
}

function welder({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    path('M150 120V70Q150 44 176 44H424Q450 44 450 70V120H414V84H186V120z', paint.down(tint(black, 0.3), shade(black, 0.1))),
    slab(paint, 92, 114, 416, 400, 28, shell),
    rect(116, 138, 368, 230, 18, '#1d2028') + display(paint, 142) + knob(paint, 392, 226, 56, '#565c66') + repeat(11, (i) => `<path d="M392 150v12" stroke="#aab1bb" stroke-width="5" transform="rotate(${-135 + i * 27} 392 226)"/>`),
    rect(142, 316, 70, 34, 8, '#d9503f') + disc(250, 332, 8, '#7ff0a5') + disc(276, 332, 8, '#ff9a3c'),
    vents(130, 388, 340, 3, 18, shade(shell, 0.45)),
    [190, 410].map((x, i) => disc(x, 470, 34, '#15161a') + disc(x, 470, 24, paint.diagonal('#f5d98a', '#a97c2c')) + paint.text(i ? '+' : '−', { x, y: 470, size: 34, fill: '#3a2c10' })).join(''),
    cord('M190 476Q150 560 60 540T20 420', black, 17) + cord('M410 476Q470 570 560 530T570 380', shade(accent, 0.2), 17) + rect(556, 300, 28, 90, 10, paint.cylinder(accent)),
    rect(110, 512, 70, 40, 10, black) + rect(420, 512, 70, 40, 10, black),
  ].join('');
}

const display = (paint: DrawingInput['paint'], x: number): string => rect(x, 164, 150, 90, 10, '#0b0d12') + paint.text('160', { x: x + 75, y: 209, size: 66, fill: '#ff6a4d', face: 'medium' });

function compressor({ paint, main, accent }: DrawingInput): string {
  const tank = solid(main);
  return [
    rect(130, 500, 26, 50, 6, black) + disc(452, 516, 42, '#1d2028') + disc(452, 516, 20, '#c9ced6') + rect(118, 546, 52, 14, 6, '#15161a'),
    path('M430 262Q540 230 570 250', 'none', `stroke="${black}" stroke-width="18" stroke-linecap="round"`),
    rect(40, 300, 510, 200, 96, paint.down(tint(tank, 0.5), [0.3, tank], [0.75, shade(tank, 0.2)], shade(tank, 0.42))) + path('M120 302Q92 400 120 498M470 302Q498 400 470 498', 'none', `stroke="${shade(tank, 0.3)}" stroke-width="4" opacity=".6"`) + path('M110 334q70-14 240-10', 'none', 'stroke="#fff" stroke-opacity=".55" stroke-width="13" stroke-linecap="round"'),
    rect(150, 270, 290, 34, 8, black),
    rect(300, 120, 140, 154, 24, paint.down(tint(black, 0.35), shade(black, 0.2))) + vents(322, 150, 96, 5, 21, '#0b0d12'),
    rect(172, 130, 116, 144, 14, paint.down('#d5dae0', '#6a7079')) + repeat(6, (i) => rect(162, 144 + i * 20, 136, 9, 4, '#8a9099')) + rect(196, 96, 68, 40, 10, accent),
    [90, 150].map((x) => line(`M${x} 300V262`, '#c79a3c', 10) + disc(x, 240, 32, '#f7f5ef') + ring(x, 240, 32, '#565c66', 6) + line(`M${x} 240l14-13`, '#d9503f', 5)).join(''),
  ].join('');
}

function generator({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    rect(40, 90, 520, 440, 40, 'none', `stroke="${shade(black, 0.1)}" stroke-width="24"`) + line('M52 110Q60 84 90 84H380', '#8a9099', 6),
    path('M90 120H510Q520 120 520 132V220H80V132Q80 120 90 120z', paint.down(tint(shell, 0.4), shade(shell, 0.2))) + rect(256, 96, 88, 32, 12, black) + path('M110 142h180', 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="11" stroke-linecap="round"') + disc(470, 170, 24, '#f7f5ef') + line('M470 170l12-13', '#d9503f', 5),
    rect(80, 232, 214, 262, 16, paint.body('#3a3f4c')) + display2(paint) + repeat(2, (i) => disc(132 + i * 108, 400, 42, '#15161a') + disc(120 + i * 108, 396, 7, '#8a9099') + disc(144 + i * 108, 396, 7, '#8a9099') + rect(128 + i * 108, 410, 8, 15, 3, '#8a9099')) + rect(100, 452, 60, 28, 6, '#d9503f') + knob(paint, 258, 466, 17, '#8a9099'),
    rect(308, 232, 212, 262, 16, paint.body('#8a9099')) + disc(414, 360, 88, '#23262d') + repeat(5, (i) => ring(414, 360, 76 - i * 15, '#565c66', 5)) + disc(414, 360, 15, accent),
    rect(80, 520, 70, 38, 8, '#15161a') + rect(450, 520, 70, 38, 8, '#15161a'),
  ].join('');
}

const display2 = (paint: DrawingInput['paint']): string => rect(100, 252, 174, 84, 10, '#0b0d12') + paint.text('120 V', { x: 187, y: 294, size: 50, fill: '#7fe3d0', face: 'medium', maxWidth: 150 });

function pump({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    rect(70, 470, 440, 26, 8, black) + path('M110 440h60l20 60h-100zM380 440h60l20 60h-100z', shade(black, 0.1)) + rect(50, 496, 120, 60, 8, paint.down('#565c66', '#23262d')) + rect(380, 496, 120, 60, 8, paint.down('#565c66', '#23262d')),
    rect(230, 210, 320, 240, 60, paint.down(tint(shell, 0.45), [0.35, shell], shade(shell, 0.38))) + repeat(9, (i) => rect(266 + i * 26, 206, 9, 248, 4, shade(shell, 0.28), 'opacity=".7"')),
    rect(510, 226, 60, 208, 26, paint.down(tint(black, 0.35), shade(black, 0.2))) + vents(520, 260, 40, 6, 22, '#0b0d12'),
    rect(300, 140, 130, 76, 14, paint.down('#4c505a', '#23262d')) + rect(330, 160, 70, 32, 8, accent),
    disc(170, 340, 136, paint.diagonal('#b9c0c9', [0.5, '#7d838d'], '#4c505a')) + disc(170, 340, 92, paint.diagonal('#8a9099', '#c9ced6')) + disc(170, 340, 40, '#33363f') + repeat(6, (i) => `<circle cx="170" cy="228" r="9" fill="#33363f" transform="rotate(${i * 60} 170 340)"/>`),
    rect(122, 96, 96, 120, 10, paint.metal('#8a9099')) + rect(106, 80, 128, 34, 10, paint.metal('#aab1bb')) + rect(10, 296, 60, 88, 10, paint.down('#c9ced6', '#6a7079')),
  ].join('');
}

function faucet({ paint, main }: DrawingInput): string {
  const metal = luminance(main) > 0.85 ? '#c3c9d1' : solid(main);
  return [
    rect(150, 520, 300, 38, 18, paint.across(shade(metal, 0.3), [0.25, tint(metal, 0.65)], metal, shade(metal, 0.35))),
    path('M250 520V230Q250 60 400 60T548 220V300H484V230Q484 126 400 126T314 230V520z', paint.across(shade(metal, 0.3), [0.12, tint(metal, 0.7)], [0.3, metal], [0.55, shade(metal, 0.12)], [0.8, tint(metal, 0.45)], shade(metal, 0.32))),
    rect(474, 288, 84, 40, 10, paint.metal(metal)) + rect(240, 440, 84, 84, 14, paint.metal(metal)),
    path('M240 466H130Q96 466 92 440L84 400Q82 384 98 384T118 404Q122 430 140 430H240z', paint.down(tint(metal, 0.6), [0.5, metal], shade(metal, 0.36))),
    path('M492 328h48l-6 130q-18 16-36 0z', paint.down([0, '#8fd0ee', 0.8], [1, '#8fd0ee', 0.3])) + path('M516 480c22 34 22 58 0 58s-22-24 0-58z', '#6bbfe6'),
    path('M330 220Q334 90 410 84', 'none', 'stroke="#fff" stroke-opacity=".6" stroke-width="10" stroke-linecap="round"'),
  ].join('');
}

function doorLock({ paint, main }: DrawingInput): string {
  const metal = luminance(main) > 0.9 ? '#c3c9d1' : solid(main);
  return [
    rect(176, 36, 170, 524, 40, shade(metal, 0.45)) + rect(170, 30, 170, 524, 40, paint.across(shade(metal, 0.2), [0.25, tint(metal, 0.55)], [0.55, metal], shade(metal, 0.32))),
    rect(190, 60, 130, 216, 22, '#171a21') + repeat(12, (i) => disc(222 + (i % 3) * 33, 92 + Math.floor(i / 3) * 48, 13, '#2b2f3a') + paint.text(['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'][i] ?? '', { x: 222 + (i % 3) * 33, y: 92 + Math.floor(i / 3) * 48, size: 18, fill: '#8fe0ff', face: 'medium' })),
    disc(256, 352, 52, paint.diagonal(shade(metal, 0.25), tint(metal, 0.4))) + path('M250 330H480Q520 330 520 354T480 378H250Q226 374 226 354T250 330z', '#10131f', 'opacity=".2" transform="translate(5 10)"') + path('M250 330H480Q520 330 520 354T480 378H250Q226 374 226 354T250 330z', paint.down(tint(metal, 0.7), [0.5, metal], shade(metal, 0.36))),
    disc(256, 474, 34, paint.diagonal(tint(metal, 0.5), shade(metal, 0.3))) + disc(256, 468, 11, '#23262d') + path('M250 470h12l5 26h-22z', '#23262d'),
    paint.emoji('key', 460, 486, 130),
  ].join('');
}

function bulb({ paint, main }: DrawingInput): string {
  const light = luminance(main) > 0.85 || luminance(main) < 0.05 ? '#ffdf8a' : main;
  return [
    disc(300, 220, 250, paint.radial(0.5, 0.5, 0.5, [0.4, light, 0.55], [1, light, 0])),
    path('M300 40C404 40 474 118 474 214C474 300 392 340 384 424H216C208 340 126 300 126 214C126 118 196 40 300 40z', paint.radial(0.4, 0.34, 0.75, [0, '#fffef4', 0.98], [0.5, tint(light, 0.5), 0.9], [1, light, 0.8])),
    path('M262 424L244 270Q260 240 280 270T316 270T356 270L338 424', 'none', `stroke="${shade(light, 0.25)}" stroke-width="7" stroke-linejoin="round"`) + path('M244 266q18-30 36 0t36 0 38 0', 'none', 'stroke="#fff8d6" stroke-width="10" stroke-linecap="round"'),
    oval(206, 150, 26, 56, '#fff', 'opacity=".75" transform="rotate(30 206 150)"'),
    rect(216, 420, 168, 24, 10, paint.metal('#c79a3c')) + rect(224, 440, 152, 78, 10, paint.metal('#aab1bb')) + repeat(3, (i) => line(`M224 ${458 + i * 20}h152`, '#6a7079', 6)) + path('M250 518h100l-22 36h-56z', '#33363f'),
  ].join('');
}

function extensionCord({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  const hole = (x: number) => rect(x, 400, 96, 110, 20, shade(shell, 0.16)) + disc(x + 48, 452, 38, paint.diagonal(shade(shell, 0.3), tint(shell, 0.1))) + rect(x + 32, 434, 8, 26, 3, '#15161a') + rect(x + 56, 434, 8, 26, 3, '#15161a') + path(`M${x + 40} 474a8 8 0 0 1 16 0v6h-16z`, '#15161a');
  return [
    cord('M40 440Q-10 330 90 260T330 250T420 130T220 90T120 160Q120 230 260 210T520 190', tint(black, 0.05), 20) + rect(500, 150, 76, 76, 18, paint.down('#565c66', '#23262d')) + rect(572, 166, 24, 11, 3, '#d5dae0') + rect(572, 196, 24, 11, 3, '#d5dae0'),
    slab(paint, 24, 372, 552, 172, 44, shell),
    repeat(4, (i) => hole(118 + i * 108)) + rect(46, 420, 56, 72, 12, '#23262d') + rect(52, 426, 44, 34, 8, accent) + disc(74, 514, 7, '#ff5c4d'),
  ].join('');
}

function workGloves({ paint, main, second, accent }: DrawingInput): string {
  const palm = solid(main);
  const back = luminance(second) > 0.9 ? '#e9e2d0' : second;
  const d = 'M150 556Q138 430 120 360L60 270Q44 236 72 224T116 246L158 300 146 110Q146 76 172 76T200 108L210 250 218 70Q220 38 248 40T274 74L272 250 300 92Q308 64 332 70T352 104L330 262 366 168Q378 144 400 154T412 190L368 400Q352 470 352 556z';
  const one = path(d, shade(palm, 0.4), 'transform="translate(6 8)"') + path(d, paint.diagonal(tint(palm, 0.35), [0.45, palm], shade(palm, 0.3))) + rect(136, 486, 230, 74, 16, paint.across(shade(back, 0.1), tint(back, 0.3), shade(back, 0.25))) + repeat(9, (i) => line(`M${152 + i * 25} 496v54`, shade(back, 0.3), 4, 'opacity=".6"')) + rect(196, 500, 96, 34, 8, accent) + path('M160 330q80 40 170 0M170 380q70 30 150 0', 'none', `stroke="${shade(palm, 0.4)}" stroke-width="5" opacity=".5"`) + path('M160 120v90M234 84v90', 'none', 'stroke="#fff" stroke-opacity=".45" stroke-width="8" stroke-linecap="round"');
  return turned(9, 400, 400, `<g transform="matrix(-.86 0 0 .86 610 60)">${one}</g>`) + turned(-8, 200, 400, at(-10, 78, 0.86, one));
}

export const tools: DrawingFamily = {
  drill,
  saw: circularSaw,
  grinder,
  toolbox,
  'wrench-set': wrenchSet,
  'screwdriver-set': screwdriverSet,
  hammer,
  pliers,
  'tape-measure': tapeMeasure,
  'paint-can': paintCan,
  welder,
  compressor,
  generator,
  pump,
  faucet,
  'lock-door': doorLock,
  bulb,
  'extension-cord': extensionCord,
  'gloves-work': workGloves,
};
