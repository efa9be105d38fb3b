import { mix, shade, tint } from '../palette.ts';
import { isPatterned } from '../patterns.ts';
import { disc, group, line, oval, path, rect, repeat, ring } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { cord, plank, solid } from './surfaces.ts';

function grill({ paint, main, accent }: DrawingInput): string {
  const lid = solid(main);
  return [
    line('M210 380L130 540M390 380L470 540', '#565c66', 16) +
      line('M172 470H428', '#8a9099', 12) +
      disc(136, 528, 32, '#23262d') +
      disc(136, 528, 13, '#aab1bb'),
    path('M456 536h28v20h-28z', '#23262d'),
    plank(paint, 466, 282, 120, 22, 6, '#b98450') + plank(paint, 14, 282, 120, 22, 6, '#b98450'),
    path(
      'M120 290H480Q474 420 300 424T120 290z',
      paint.across(shade('#33363f', 0.2), [0.25, tint('#33363f', 0.3)], '#15161a'),
    ),
    path(
      'M112 284Q120 90 300 88T488 284z',
      paint.across(shade(lid, 0.24), [0.2, tint(lid, 0.44)], [0.45, lid], shade(lid, 0.38)),
    ) + rect(104, 276, 392, 22, 11, paint.metal()),
    path('M160 220q26-80 104-98', 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="13" stroke-linecap="round"'),
    rect(246, 58, 108, 22, 11, '#8a5a36') + rect(262, 74, 12, 24, 3, '#aab1bb') + rect(326, 74, 12, 24, 3, '#aab1bb'),
    disc(300, 190, 34, '#f7f5ef') +
      ring(300, 190, 34, '#aab1bb', 6) +
      line('M300 190l15-16', accent, 6) +
      rect(250, 350, 100, 15, 7, '#0f1014'),
    path(
      'M390 80q-16-20 0-40t0-34',
      'none',
      'stroke="#b9c0c9" stroke-opacity=".6" stroke-width="10" stroke-linecap="round"',
    ),
  ].join('');
}

function hose({ paint, main, accent }: DrawingInput): string {
  const tube = solid(main);
  return [
    repeat(
      4,
      (i) =>
        oval(290, 380 + i * 34 - 50, 236 - i * 10, 130, 'none', `stroke="${shade(tube, 0.3)}" stroke-width="42"`) +
        oval(
          290,
          374 + i * 34 - 50,
          236 - i * 10,
          130,
          'none',
          `stroke="${paint.diagonal(tint(tube, 0.3), tube)}" stroke-width="34"`,
        ) +
        oval(
          290,
          366 + i * 34 - 50,
          236 - i * 10,
          130,
          'none',
          `stroke="${tint(tube, 0.55)}" stroke-width="6" opacity=".7"`,
        ),
    ),
    cord('M430 240Q500 160 420 110', tube, 34),
    path('M446 128L332 84 346 38 462 86z', paint.diagonal(tint(accent, 0.35), shade(accent, 0.2))) +
      path('M338 88L262 92 250 26 346 38z', paint.down('#4c505a', '#1d2028')) +
      path('M404 124l22 10-26 70-20-8z', '#33363f'),
    path(
      'M244 40q-60 0-110 40M244 60q-60 10-96 60M246 78q-40 14-62 60',
      'none',
      'stroke="#5fb6e8" stroke-width="7" stroke-linecap="round" stroke-dasharray="20 13"',
    ),
  ].join('');
}

function mower({ paint, main }: DrawingInput): string {
  const deck = solid(main);
  const wheel = (x: number, r: number) =>
    disc(x, 556 - r, r, '#1d2028') +
    ring(x, 556 - r, r * 0.86, '#33363f', 6) +
    disc(x, 556 - r, r * 0.55, paint.sphere('#c9ced6')) +
    disc(x, 556 - r, r * 0.16, '#33363f');
  return [
    line('M430 420L560 80', '#33363f', 18) +
      line('M380 420L500 110H566', '#565c66', 14) +
      line('M500 96H578', '#15161a', 28),
    path('M56 490Q40 396 130 380H430Q500 390 514 490z', paint.down(tint(deck, 0.35), [0.45, deck], shade(deck, 0.34))) +
      path('M46 484H520V504H50z', '#23262d'),
    path('M70 500h420v14H80z', shade(deck, 0.5)),
    path('M150 382Q150 250 270 246T394 382z', paint.diagonal('#5a606c', '#1d2028')) +
      repeat(4, (i) => rect(196, 290 + i * 22, 140, 9, 4, '#0f1014')) +
      rect(222, 216, 96, 40, 14, paint.down(tint(deck, 0.2), shade(deck, 0.2))) +
      disc(350, 300, 15, '#f2b134'),
    wheel(126, 66) + wheel(452, 78),
    path('M90 424q14-24 56-26', 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="11" stroke-linecap="round"'),
  ].join('');
}

function hammock({ paint, main, second, accent, params }: DrawingInput): string {
  const d = 'M70 270Q300 560 530 270Q500 250 480 262Q300 430 120 262Q100 250 70 270z';
  const inner = 'M120 262Q300 430 480 262Q300 350 120 262z';
  const clip = paint.clip(path(d, '#000'));
  const fill = paint.pattern(params, [main, second, accent], main, 0.8);
  return [
    path('M60 556L34 120h32l26 436zM540 556l26-436h-32l-26 436z', paint.across('#d9a56b', '#8a5a2e')) +
      path('M18 542h112v18H18zM470 542h112v18H470z', paint.down('#c98f52', '#8a5a2e')),
    repeat(6, (i) =>
      line(`M56 176L${84 + i * 12} ${270 - i * 2}M544 176L${516 - i * 12} ${270 - i * 2}`, '#e9dcc2', 4),
    ),
    path(inner, shade(main, 0.4)),
    group(
      `clip-path="${clip}"`,
      rect(60, 230, 480, 260, 0, fill),
      !isPatterned(params)
        ? repeat(9, (i) =>
            path(
              `M${74 + i * 54} 230h26Q${300 + (i - 4) * 40} 380 ${88 + i * 54} 560h-26Q${280 + (i - 4) * 40} 380 ${74 + i * 54} 230z`,
              i % 2 ? second : accent,
              'opacity=".9"',
            ),
          )
        : '',
      rect(60, 230, 480, 260, 0, paint.down([0, '#fff', 0.2], [0.5, '#fff', 0], [1, '#10131f', 0.3])),
    ),
    repeat(21, (i) => {
      const t = i / 20;
      const y = 270 + 4 * t * (1 - t) * 145;
      return line(`M${70 + t * 460} ${y.toFixed(0)}v30`, tint(second, 0.4), 4);
    }),
  ].join('');
}

function umbrella({ paint, main, second, accent }: DrawingInput): string {
  const cloth = solid(main);
  const other = mix(second, '#ffffff', 0.2);
  return [
    rect(291, 120, 18, 400, 8, paint.metal('#c9a36a')) +
      path(
        'M214 520H386Q410 524 414 548Q414 560 400 560H200Q186 560 186 548Q190 524 214 520z',
        paint.down('#8a9099', '#4c505a'),
      ) +
      rect(276, 488, 48, 40, 8, '#6a7079'),
    path(
      'M20 270Q60 60 300 56T580 270Q540 236 486 270Q430 228 394 270Q350 232 300 270Q250 232 206 270Q170 228 114 270Q60 236 20 270z',
      paint.down(tint(cloth, 0.3), shade(cloth, 0.15)),
    ),
    path(
      'M300 56Q180 90 114 270Q170 228 206 270Q230 110 300 56zM300 56Q370 110 394 270Q430 228 486 270Q420 90 300 56z',
      paint.down(tint(other, 0.4), shade(other, 0.1)),
    ),
    path(
      'M300 56Q100 70 50 230',
      'none',
      'stroke="#fff" stroke-opacity=".35" stroke-width="9" stroke-linecap="round"',
    ) +
      disc(300, 50, 13, accent) +
      line('M300 180L206 262M300 180L394 262', '#8a9099', 4, 'opacity=".7"'),
  ].join('');
}

function lightsString({ paint, main }: DrawingInput): string {
  const lights = [main, '#ffd166', '#ef6f6c', '#5ab1d6', '#7bc67b'];
  const bulb = (x: number, y: number, i: number) => {
    const color = lights[i % lights.length] ?? main;
    return (
      disc(x, y + 56, 58, paint.radial(0.5, 0.5, 0.5, [0, tint(color, 0.4), 0.75], [1, color, 0])) +
      rect(x - 11, y, 22, 30, 6, '#2b2e36') +
      path(
        `M${x} ${y + 26}c34 0 34 40 20 56q-8 12-20 22q-12-10-20-22c-14-16-14-56 20-56z`,
        paint.radial(0.4, 0.35, 0.8, '#fffdf0', [0.4, tint(color, 0.35)], color),
      )
    );
  };
  const curve = (y: number, sag: number, from: number) =>
    line(`M20 ${y}Q300 ${y + sag * 2} 580 ${y}`, '#2b2e36', 7) +
    repeat(6, (i) => {
      const t = (i + 0.5) / 6;
      return bulb(20 + 560 * t, y + 4 * sag * t * (1 - t), i + from);
    });
  return curve(50, 50, 0) + curve(220, 56, 2) + curve(390, 42, 4);
}

export const garden: DrawingFamily = {
  grill,
  hose,
  mower,
  hammock,
  'umbrella-garden': umbrella,
  'lights-string': lightsString,
};
