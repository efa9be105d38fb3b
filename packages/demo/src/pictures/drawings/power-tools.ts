import { shade, tint } from '../palette.ts';
import { disc, line, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { black, cord, knob, slab, solid, vents } from './surfaces.ts';

function drill({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    path(
      'M236 300L312 300Q330 400 316 470H196Q226 400 236 300z',
      paint.across(shade(black, 0.2), tint(black, 0.3), shade(black, 0.2)),
    ) + repeat(4, (i) => line(`M224 ${366 + i * 24}h92`, shade(black, 0.45), 6)),
    path('M330 322h34q10 0 8 14l-8 38h-34z', paint.body(accent)),
    rect(152, 462, 238, 92, 20, shade(shell, 0.4)) +
      rect(152, 458, 238, 88, 20, paint.down(tint(shell, 0.25), shade(shell, 0.24))) +
      rect(180, 486, 120, 34, 8, black) +
      repeat(4, (i) => rect(190 + i * 26, 494, 18, 18, 4, i < 3 ? '#7ff0a5' : '#565c66')),
    path(
      'M110 190Q118 146 170 142H400Q424 146 426 190V280Q424 318 396 322H190Q116 316 110 250z',
      paint.down(tint(shell, 0.4), [0.45, shell], shade(shell, 0.34)),
    ),
    path(
      'M110 190Q118 146 170 142H200Q186 230 204 320H190Q116 316 110 250z',
      paint.down(tint(black, 0.22), shade(black, 0.2)),
    ) + vents(130, 190, 46, 5, 20, '#0f1014'),
    rect(232, 176, 150, 60, 14, shade(shell, 0.22)) +
      rect(246, 190, 90, 14, 7, tint(shell, 0.6)) +
      rect(246, 212, 58, 9, 4, tint(shell, 0.4)),
    rect(422, 168, 34, 132, 10, paint.down(tint(black, 0.4), black, shade(black, 0.3))) +
      path('M456 180L516 200V268L456 288z', paint.down('#6a7079', '#33363f', '#15161a')) +
      repeat(4, (i) => line(`M${468 + i * 13} ${188 + i * 4}V${280 - i * 4}`, '#8a9099', 3, 'opacity=".6"')),
    rect(514, 226, 72, 15, 4, paint.down('#eef1f4', '#8a9099')) +
      path('M520 228l60 12M536 227l40 9', 'none', 'stroke="#6a7079" stroke-width="4"'),
    path('M216 158q80-8 170-2', 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"'),
  ].join('');
}

function circularSaw({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  const teeth = repeat(
    30,
    (i) => `<path d="M300 196l14 22h-22z" fill="#aab1bb" transform="rotate(${i * 12} 300 380)"/>`,
  );
  return [
    teeth +
      disc(300, 380, 168, paint.diagonal('#f1f4f7', [0.5, '#aab1bb'], '#7d838d')) +
      ring(300, 380, 120, '#8a9099', 3) +
      disc(300, 380, 44, '#565c66') +
      disc(300, 380, 18, '#c9ced6'),
    path(
      'M104 392A196 196 0 0 1 496 392L440 392A140 140 0 0 0 160 392z',
      paint.down(tint(shell, 0.35), [0.5, shell], shade(shell, 0.3)),
    ),
    path('M64 446H536Q552 446 552 460V468Q552 476 540 476H60Q48 476 48 468V460Q48 446 64 446z', paint.metal('#aab1bb')),
    path(
      'M286 210Q300 130 400 128L520 150Q560 160 552 220L530 330Q520 350 496 340Q480 320 488 296L500 226Q502 204 480 202L400 196Q350 200 346 250z',
      paint.across(tint(black, 0.22), shade(black, 0.2)),
    ),
    rect(300, 214, 170, 120, 30, paint.down(tint(shell, 0.3), shade(shell, 0.3))) +
      vents(400, 240, 52, 4, 18, shade(shell, 0.6)) +
      rect(320, 250, 60, 14, 7, accent) +
      path('M486 206q14 20 4 44l-20-6q6-18 0-30z', accent),
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
      rect(210, 270, 356, 112, 46, paint.down(tint(shell, 0.4), [0.4, shell], shade(shell, 0.36))) +
        rect(410, 262, 110, 128, 30, paint.down(tint(black, 0.25), shade(black, 0.2))) +
        vents(430, 286, 66, 5, 17, '#0f1014') +
        rect(262, 300, 110, 30, 12, tint(shell, 0.7), 'opacity=".85"') +
        rect(300, 344, 60, 18, 9, accent),
      path('M96 262H226V392H150Q96 380 96 330z', paint.down('#d5dae0', '#8a9099', '#5a606c')),
      path('M140 262h40v-130q0-20-20-20t-20 20z', paint.across(shade(black, 0.2), tint(black, 0.3), black)) +
        repeat(4, (i) => line(`M142 ${140 + i * 26}h36`, '#0f1014', 5)),
      disc(146, 420, 132, '#33363f') +
        disc(146, 420, 126, paint.radial(0.4, 0.35, 0.8, '#6a7079', '#23262d')) +
        ring(146, 420, 100, '#4c505a', 3) +
        ring(146, 420, 74, '#4c505a', 3) +
        disc(146, 420, 36, accent) +
        disc(146, 420, 17, '#c9ced6'),
      path('M10 420A136 136 0 0 1 282 420L262 400Q220 350 146 350T30 400z', paint.down('#eef1f4', '#9aa1ac')),
    ].join(''),
  );
}

function welder({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    path(
      'M150 120V70Q150 44 176 44H424Q450 44 450 70V120H414V84H186V120z',
      paint.down(tint(black, 0.3), shade(black, 0.1)),
    ),
    slab(paint, 92, 114, 416, 400, 28, shell),
    rect(116, 138, 368, 230, 18, '#1d2028') +
      display(paint, 142) +
      knob(paint, 392, 226, 56, '#565c66') +
      repeat(
        11,
        (i) => `<path d="M392 150v12" stroke="#aab1bb" stroke-width="5" transform="rotate(${-135 + i * 27} 392 226)"/>`,
      ),
    rect(142, 316, 70, 34, 8, '#d9503f') + disc(250, 332, 8, '#7ff0a5') + disc(276, 332, 8, '#ff9a3c'),
    vents(130, 388, 340, 3, 18, shade(shell, 0.45)),
    [190, 410]
      .map(
        (x, i) =>
          disc(x, 470, 34, '#15161a') +
          disc(x, 470, 24, paint.diagonal('#f5d98a', '#a97c2c')) +
          paint.text(i ? '+' : '−', { x, y: 470, size: 34, fill: '#3a2c10' }),
      )
      .join(''),
    cord('M190 476Q150 560 60 540T20 420', black, 17) +
      cord('M410 476Q470 570 560 530T570 380', shade(accent, 0.2), 17) +
      rect(556, 300, 28, 90, 10, paint.cylinder(accent)),
    rect(110, 512, 70, 40, 10, black) + rect(420, 512, 70, 40, 10, black),
  ].join('');
}

const display = (paint: DrawingInput['paint'], x: number): string =>
  rect(x, 164, 150, 90, 10, '#0b0d12') +
  paint.text('160', { x: x + 75, y: 209, size: 66, fill: '#ff6a4d', face: 'medium' });

function compressor({ paint, main, accent }: DrawingInput): string {
  const tank = solid(main);
  return [
    rect(130, 500, 26, 50, 6, black) +
      disc(452, 516, 42, '#1d2028') +
      disc(452, 516, 20, '#c9ced6') +
      rect(118, 546, 52, 14, 6, '#15161a'),
    path('M430 262Q540 230 570 250', 'none', `stroke="${black}" stroke-width="18" stroke-linecap="round"`),
    rect(40, 300, 510, 200, 96, paint.down(tint(tank, 0.5), [0.3, tank], [0.75, shade(tank, 0.2)], shade(tank, 0.42))) +
      path(
        'M120 302Q92 400 120 498M470 302Q498 400 470 498',
        'none',
        `stroke="${shade(tank, 0.3)}" stroke-width="4" opacity=".6"`,
      ) +
      path(
        'M110 334q70-14 240-10',
        'none',
        'stroke="#fff" stroke-opacity=".55" stroke-width="13" stroke-linecap="round"',
      ),
    rect(150, 270, 290, 34, 8, black),
    rect(300, 120, 140, 154, 24, paint.down(tint(black, 0.35), shade(black, 0.2))) +
      vents(322, 150, 96, 5, 21, '#0b0d12'),
    rect(172, 130, 116, 144, 14, paint.down('#d5dae0', '#6a7079')) +
      repeat(6, (i) => rect(162, 144 + i * 20, 136, 9, 4, '#8a9099')) +
      rect(196, 96, 68, 40, 10, accent),
    [90, 150]
      .map(
        (x) =>
          line(`M${x} 300V262`, '#c79a3c', 10) +
          disc(x, 240, 32, '#f7f5ef') +
          ring(x, 240, 32, '#565c66', 6) +
          line(`M${x} 240l14-13`, '#d9503f', 5),
      )
      .join(''),
  ].join('');
}

function generator({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    rect(40, 90, 520, 440, 40, 'none', `stroke="${shade(black, 0.1)}" stroke-width="24"`) +
      line('M52 110Q60 84 90 84H380', '#8a9099', 6),
    path('M90 120H510Q520 120 520 132V220H80V132Q80 120 90 120z', paint.down(tint(shell, 0.4), shade(shell, 0.2))) +
      rect(256, 96, 88, 32, 12, black) +
      path('M110 142h180', 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="11" stroke-linecap="round"') +
      disc(470, 170, 24, '#f7f5ef') +
      line('M470 170l12-13', '#d9503f', 5),
    rect(80, 232, 214, 262, 16, paint.body('#3a3f4c')) +
      display2(paint) +
      repeat(
        2,
        (i) =>
          disc(132 + i * 108, 400, 42, '#15161a') +
          disc(120 + i * 108, 396, 7, '#8a9099') +
          disc(144 + i * 108, 396, 7, '#8a9099') +
          rect(128 + i * 108, 410, 8, 15, 3, '#8a9099'),
      ) +
      rect(100, 452, 60, 28, 6, '#d9503f') +
      knob(paint, 258, 466, 17, '#8a9099'),
    rect(308, 232, 212, 262, 16, paint.body('#8a9099')) +
      disc(414, 360, 88, '#23262d') +
      repeat(5, (i) => ring(414, 360, 76 - i * 15, '#565c66', 5)) +
      disc(414, 360, 15, accent),
    rect(80, 520, 70, 38, 8, '#15161a') + rect(450, 520, 70, 38, 8, '#15161a'),
  ].join('');
}

const display2 = (paint: DrawingInput['paint']): string =>
  rect(100, 252, 174, 84, 10, '#0b0d12') +
  paint.text('120 V', { x: 187, y: 294, size: 50, fill: '#7fe3d0', face: 'medium', maxWidth: 150 });

export const powerTools: DrawingFamily = {
  drill,
  saw: circularSaw,
  grinder,
  welder,
  compressor,
  generator,
};
