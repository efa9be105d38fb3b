import { luminance, mix, shade, tint } from '../palette.ts';
import { at, disc, line, mirrored, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { black, slab, solid } from './surfaces.ts';

function toolbox({ paint, main, accent, params }: DrawingInput): string {
  const shell = solid(main);
  return [
    path(
      'M180 196V150Q180 110 220 110H380Q420 110 420 150V196H380V156Q380 150 374 150H226Q220 150 220 156V196z',
      paint.down(tint(black, 0.3), shade(black, 0.1)),
    ),
    path('M70 192H530L566 300H34z', paint.down(tint(shell, 0.4), shade(shell, 0.06))) +
      path('M100 206h210l-26 80H62z', '#fff', 'opacity=".14"'),
    slab(paint, 30, 292, 540, 262, 26, shell),
    rect(30, 340, 540, 30, 0, shade(shell, 0.4)),
    mirrored(
      rect(110, 296, 66, 96, 12, paint.across(tint(black, 0.3), shade(black, 0.1))) + rect(124, 350, 38, 28, 6, accent),
    ),
    rect(196, 400, 208, 96, 14, luminance(shell) > 0.5 ? shade(shell, 0.16) : tint(shell, 0.82)) +
      paint.text(String(params.label ?? 'TALLER'), {
        x: 300,
        y: 449,
        size: 54,
        fill: luminance(shell) > 0.5 ? '#fff' : shade(shell, 0.3),
        maxWidth: 176,
      }),
    rect(46, 530, 508, 24, 10, shade(shell, 0.45)),
  ].join('');
}

function wrenchSet({ paint, main }: DrawingInput): string {
  const steel = luminance(main) < 0.5 ? mix('#c3c9d1', main, 0.12) : '#c3c9d1';
  const wrench = (x: number, length: number, s: number) =>
    `<g transform="translate(${x} ${560 - length}) scale(${s} 1)">${path(`M-16 80L-14 ${length - 70}H14L16 80z`, paint.across(shade(steel, 0.25), [0.3, tint(steel, 0.6)], shade(steel, 0.3)))}${rect(-6, 100, 12, length - 200, 5, shade(steel, 0.22), 'opacity=".8"')}${path('M-44 40Q-46 84 0 96Q46 84 44 40L30-4 14 34H-14L-30-4z', paint.diagonal(tint(steel, 0.6), [0.5, steel], shade(steel, 0.3)))}${ring(0, length - 40, 28, paint.diagonal(tint(steel, 0.55), shade(steel, 0.3)), 19)}</g>`;
  return [
    rect(28, 220, 544, 190, 22, shade(main, 0.4)),
    [
      [74, 500, 0.78],
      [160, 470, 0.74],
      [242, 436, 0.7],
      [320, 402, 0.64],
      [392, 368, 0.58],
      [458, 336, 0.53],
      [518, 306, 0.48],
    ]
      .map(([x = 0, length = 0, s = 1]) => wrench(x, length, s))
      .join(''),
    rect(24, 340, 552, 92, 20, paint.down(tint(main, 0.3), shade(main, 0.22))) +
      repeat(6, (i) => line(`M${117 + i * 77 - i * i} 346v80`, shade(main, 0.45), 4)) +
      line('M40 352H560M40 420H560', tint(main, 0.6), 3, 'stroke-dasharray="12 8" opacity=".8"'),
  ].join('');
}

/** A screwdriver that points down, some 520 long. */
const screwdriver = ({ paint }: DrawingInput, x: number, y: number, color: string, flat: boolean): string =>
  at(
    x,
    y,
    1,
    rect(-9, 180, 18, 270, 3, paint.metal('#c3c9d1')) +
      path(flat ? 'M-9 448H9L13 490V502H-13V490z' : 'M-9 448H9L4 504H-4z', paint.metal('#8a9099')) +
      path(
        'M-34 30Q-34 0 0 0T34 30L38 90Q28 110 32 150L26 180H-26L-32 150Q-28 110-38 90z',
        paint.across(shade(color, 0.28), [0.25, tint(color, 0.45)], [0.55, color], shade(color, 0.36)),
      ) +
      rect(-31, 100, 62, 34, 8, '#23262d') +
      repeat(3, (i) => line(`M${-18 + i * 18} 22V84`, shade(color, 0.36), 5, 'opacity=".7"')) +
      rect(-20, 172, 40, 18, 5, '#4c505a'),
  );

function screwdriverSet(input: DrawingInput): string {
  const colors = [input.main, input.accent, shade(input.main, 0.25), input.main, input.accent];
  return colors
    .map((color, i) =>
      turned(
        -14 + i * 7,
        100 + i * 100,
        300,
        screwdriver(input, 100 + i * 100, 40 + Math.abs(i - 2) * 9, color, i % 2 === 0),
      ),
    )
    .join('');
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
      path('M264 320H336Q330 380 342 440Q350 520 334 556H266Q250 520 258 440Q270 380 264 320z', paint.cylinder(grip)) +
        repeat(6, (i) => line(`M268 ${376 + i * 26}q32 12 64 0`, shade(grip, 0.4), 6)),
      path(
        'M250 40H356L450 62Q464 66 464 80V146Q464 160 450 162L356 176H250z',
        paint.down('#eef1f4', [0.4, '#aab1bb'], '#5a606c'),
      ) + rect(440, 50, 40, 124, 10, paint.down('#d5dae0', '#6a7079')),
      path('M252 42Q170 50 96 140Q80 160 96 166Q180 120 252 172z', paint.down('#d5dae0', '#8a9099', '#5a606c')) +
        path(
          'M240 66Q180 80 128 134',
          'none',
          'stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"',
        ),
      rect(262, 34, 76, 150, 10, paint.down('#c3c9d1', '#6a7079')),
    ].join(''),
  );
}

function pliers({ paint, main, accent }: DrawingInput): string {
  const arm =
    path(
      'M286 270Q220 330 196 420Q176 510 190 552Q214 566 236 552Q236 450 280 380T330 300z',
      paint.across(shade(main, 0.25), [0.35, tint(main, 0.4)], shade(main, 0.28)),
    ) + path('M214 430q-16 60-8 100', 'none', `stroke="${accent}" stroke-width="13" stroke-linecap="round"`);
  const jaw =
    path(
      'M296 40Q240 90 238 170Q236 240 280 300L330 300Q300 220 298 60z',
      paint.across('#6a7079', [0.4, '#e3e7ec'], '#8a9099'),
    ) + repeat(6, (i) => line(`M284 ${80 + i * 17}l12 5`, '#565c66', 4));
  return turned(
    14,
    300,
    300,
    mirrored(arm + jaw) +
      disc(300, 276, 40, paint.diagonal('#eef1f4', '#6a7079')) +
      disc(300, 276, 20, '#565c66') +
      line('M288 276h24', '#c9ced6', 5),
  );
}

function tapeMeasure({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    rect(40, 486, 340, 52, 4, paint.down('#ffe27a', '#f2b92a')) +
      repeat(16, (i) => line(`M${56 + i * 20} 486v${i % 5 === 0 ? 30 : 16}`, '#33363f', 4)) +
      [1, 2, 3].map((n) => paint.text(n, { x: 56 + n * 100, y: 524, size: 20, fill: '#c0392b' })).join('') +
      path('M24 478h24v78h-24q-8 0-8-8v-62q0-8 8-8z', paint.metal()),
    path(
      'M180 150Q190 60 300 52Q470 44 552 190Q590 280 566 470Q556 548 500 552H250Q176 548 172 470z',
      shade(shell, 0.42),
    ),
    path(
      'M180 146Q190 56 300 48Q466 40 546 186Q584 276 560 462Q550 540 494 544H250Q176 540 172 462z',
      paint.diagonal(tint(shell, 0.4), [0.45, shell], shade(shell, 0.3)),
    ),
    disc(362, 300, 140, black) +
      disc(362, 300, 126, paint.diagonal(tint(accent, 0.3), shade(accent, 0.2))) +
      paint.text('5 m', { x: 362, y: 300, size: 96, fill: luminance(accent) > 0.4 ? shade(accent, 0.75) : '#fff' }),
    rect(176, 420, 70, 120, 20, black) +
      rect(190, 180, 46, 90, 16, black) +
      path(
        'M300 76q110-14 190 80',
        'none',
        'stroke="#fff" stroke-opacity=".5" stroke-width="12" stroke-linecap="round"',
      ),
  ].join('');
}

function workGloves({ paint, main, second, accent }: DrawingInput): string {
  const palm = solid(main);
  const back = luminance(second) > 0.9 ? '#e9e2d0' : second;
  const d =
    'M150 556Q138 430 120 360L60 270Q44 236 72 224T116 246L158 300 146 110Q146 76 172 76T200 108L210 250 218 70Q220 38 248 40T274 74L272 250 300 92Q308 64 332 70T352 104L330 262 366 168Q378 144 400 154T412 190L368 400Q352 470 352 556z';
  const one =
    path(d, shade(palm, 0.4), 'transform="translate(6 8)"') +
    path(d, paint.diagonal(tint(palm, 0.35), [0.45, palm], shade(palm, 0.3))) +
    rect(136, 486, 230, 74, 16, paint.across(shade(back, 0.1), tint(back, 0.3), shade(back, 0.25))) +
    repeat(9, (i) => line(`M${152 + i * 25} 496v54`, shade(back, 0.3), 4, 'opacity=".6"')) +
    rect(196, 500, 96, 34, 8, accent) +
    path(
      'M160 330q80 40 170 0M170 380q70 30 150 0',
      'none',
      `stroke="${shade(palm, 0.4)}" stroke-width="5" opacity=".5"`,
    ) +
    path('M160 120v90M234 84v90', 'none', 'stroke="#fff" stroke-opacity=".45" stroke-width="8" stroke-linecap="round"');
  return (
    turned(9, 400, 400, `<g transform="matrix(-.86 0 0 .86 610 60)">${one}</g>`) +
    turned(-8, 200, 400, at(-10, 78, 0.86, one))
  );
}

export const tools: DrawingFamily = {
  toolbox,
  'wrench-set': wrenchSet,
  'screwdriver-set': screwdriverSet,
  hammer,
  pliers,
  'tape-measure': tapeMeasure,
  'gloves-work': workGloves,
};
