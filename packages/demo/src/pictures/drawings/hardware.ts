import { luminance, shade, tint } from '../palette.ts';
import { disc, line, oval, path, rect, repeat } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { black, cord, slab, solid, vents } from './surfaces.ts';

function paintCan({ paint, main, params, second }: DrawingInput): string {
  return [
    path('M104 180Q100 40 300 36T496 180', 'none', 'stroke="#8a9099" stroke-width="12"'),
    path('M96 180H504V516Q504 558 300 558T96 516z', paint.metal('#c3c9d1')),
    path(
      'M104 236H496V486Q496 522 300 522T104 486z',
      paint.cylinder(second === main ? tint(main, 0.7) : tint(second, 0.5), 0.5),
    ),
    path('M104 420Q300 350 496 420V486Q496 522 300 522T104 486z', paint.cylinder(main)),
    paint.text(String(params.label ?? 'Pintura'), {
      x: 300,
      y: 348,
      size: 84,
      fill: shade(luminance(main) > 0.6 ? '#33363f' : main, 0.3),
      maxWidth: 330,
    }) +
      paint.text(String(params.sub ?? '4 litros'), {
        x: 300,
        y: 470,
        size: 38,
        fill: luminance(main) > 0.4 ? shade(main, 0.7) : '#fff',
        maxWidth: 260,
        face: 'medium',
      }),
    oval(300, 180, 204, 54, '#aab1bb') +
      oval(300, 180, 186, 44, shade(main, 0.2)) +
      oval(300, 186, 180, 38, paint.radial(0.4, 0.3, 0.8, tint(main, 0.4), main)),
    path(
      'M380 206Q420 214 444 200V262Q444 286 428 286T412 262V246Q410 236 396 236T380 246V258Q380 272 368 272T356 258z',
      main,
    ) + path('M424 214V266', 'none', `stroke="${tint(main, 0.6)}" stroke-width="6" stroke-linecap="round"`),
    disc(100, 186, 14, '#8a9099') + disc(500, 186, 14, '#8a9099'),
  ].join('');
}

function pump({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    rect(70, 470, 440, 26, 8, black) +
      path('M110 440h60l20 60h-100zM380 440h60l20 60h-100z', shade(black, 0.1)) +
      rect(50, 496, 120, 60, 8, paint.down('#565c66', '#23262d')) +
      rect(380, 496, 120, 60, 8, paint.down('#565c66', '#23262d')),
    rect(230, 210, 320, 240, 60, paint.down(tint(shell, 0.45), [0.35, shell], shade(shell, 0.38))) +
      repeat(9, (i) => rect(266 + i * 26, 206, 9, 248, 4, shade(shell, 0.28), 'opacity=".7"')),
    rect(510, 226, 60, 208, 26, paint.down(tint(black, 0.35), shade(black, 0.2))) +
      vents(520, 260, 40, 6, 22, '#0b0d12'),
    rect(300, 140, 130, 76, 14, paint.down('#4c505a', '#23262d')) + rect(330, 160, 70, 32, 8, accent),
    disc(170, 340, 136, paint.diagonal('#b9c0c9', [0.5, '#7d838d'], '#4c505a')) +
      disc(170, 340, 92, paint.diagonal('#8a9099', '#c9ced6')) +
      disc(170, 340, 40, '#33363f') +
      repeat(6, (i) => `<circle cx="170" cy="228" r="9" fill="#33363f" transform="rotate(${i * 60} 170 340)"/>`),
    rect(122, 96, 96, 120, 10, paint.metal('#8a9099')) +
      rect(106, 80, 128, 34, 10, paint.metal('#aab1bb')) +
      rect(10, 296, 60, 88, 10, paint.down('#c9ced6', '#6a7079')),
  ].join('');
}

function faucet({ paint, main }: DrawingInput): string {
  const metal = luminance(main) > 0.85 ? '#c3c9d1' : solid(main);
  return [
    rect(150, 520, 300, 38, 18, paint.across(shade(metal, 0.3), [0.25, tint(metal, 0.65)], metal, shade(metal, 0.35))),
    path(
      'M250 520V230Q250 60 400 60T548 220V300H484V230Q484 126 400 126T314 230V520z',
      paint.across(
        shade(metal, 0.3),
        [0.12, tint(metal, 0.7)],
        [0.3, metal],
        [0.55, shade(metal, 0.12)],
        [0.8, tint(metal, 0.45)],
        shade(metal, 0.32),
      ),
    ),
    rect(474, 288, 84, 40, 10, paint.metal(metal)) + rect(240, 440, 84, 84, 14, paint.metal(metal)),
    path(
      'M240 466H130Q96 466 92 440L84 400Q82 384 98 384T118 404Q122 430 140 430H240z',
      paint.down(tint(metal, 0.6), [0.5, metal], shade(metal, 0.36)),
    ),
    path('M492 328h48l-6 130q-18 16-36 0z', paint.down([0, '#8fd0ee', 0.8], [1, '#8fd0ee', 0.3])) +
      path('M516 480c22 34 22 58 0 58s-22-24 0-58z', '#6bbfe6'),
    path(
      'M330 220Q334 90 410 84',
      'none',
      'stroke="#fff" stroke-opacity=".6" stroke-width="10" stroke-linecap="round"',
    ),
  ].join('');
}

function doorLock({ paint, main }: DrawingInput): string {
  const metal = luminance(main) > 0.9 ? '#c3c9d1' : solid(main);
  return [
    rect(176, 36, 170, 524, 40, shade(metal, 0.45)) +
      rect(
        170,
        30,
        170,
        524,
        40,
        paint.across(shade(metal, 0.2), [0.25, tint(metal, 0.55)], [0.55, metal], shade(metal, 0.32)),
      ),
    rect(190, 60, 130, 216, 22, '#171a21') +
      repeat(
        12,
        (i) =>
          disc(222 + (i % 3) * 33, 92 + Math.floor(i / 3) * 48, 13, '#2b2f3a') +
          paint.text(['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'][i] ?? '', {
            x: 222 + (i % 3) * 33,
            y: 92 + Math.floor(i / 3) * 48,
            size: 18,
            fill: '#8fe0ff',
            face: 'medium',
          }),
      ),
    disc(256, 352, 52, paint.diagonal(shade(metal, 0.25), tint(metal, 0.4))) +
      path(
        'M250 330H480Q520 330 520 354T480 378H250Q226 374 226 354T250 330z',
        '#10131f',
        'opacity=".2" transform="translate(5 10)"',
      ) +
      path(
        'M250 330H480Q520 330 520 354T480 378H250Q226 374 226 354T250 330z',
        paint.down(tint(metal, 0.7), [0.5, metal], shade(metal, 0.36)),
      ),
    disc(256, 474, 34, paint.diagonal(tint(metal, 0.5), shade(metal, 0.3))) +
      disc(256, 468, 11, '#23262d') +
      path('M250 470h12l5 26h-22z', '#23262d'),
    paint.emoji('key', 460, 486, 130),
  ].join('');
}

function bulb({ paint, main }: DrawingInput): string {
  const light = luminance(main) > 0.85 || luminance(main) < 0.05 ? '#ffdf8a' : main;
  return [
    disc(300, 220, 250, paint.radial(0.5, 0.5, 0.5, [0.4, light, 0.55], [1, light, 0])),
    path(
      'M300 40C404 40 474 118 474 214C474 300 392 340 384 424H216C208 340 126 300 126 214C126 118 196 40 300 40z',
      paint.radial(0.4, 0.34, 0.75, [0, '#fffef4', 0.98], [0.5, tint(light, 0.5), 0.9], [1, light, 0.8]),
    ),
    path(
      'M262 424L244 270Q260 240 280 270T316 270T356 270L338 424',
      'none',
      `stroke="${shade(light, 0.25)}" stroke-width="7" stroke-linejoin="round"`,
    ) + path('M244 266q18-30 36 0t36 0 38 0', 'none', 'stroke="#fff8d6" stroke-width="10" stroke-linecap="round"'),
    oval(206, 150, 26, 56, '#fff', 'opacity=".75" transform="rotate(30 206 150)"'),
    rect(216, 420, 168, 24, 10, paint.metal('#c79a3c')) +
      rect(224, 440, 152, 78, 10, paint.metal('#aab1bb')) +
      repeat(3, (i) => line(`M224 ${458 + i * 20}h152`, '#6a7079', 6)) +
      path('M250 518h100l-22 36h-56z', '#33363f'),
  ].join('');
}

function extensionCord({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  const hole = (x: number) =>
    rect(x, 400, 96, 110, 20, shade(shell, 0.16)) +
    disc(x + 48, 452, 38, paint.diagonal(shade(shell, 0.3), tint(shell, 0.1))) +
    rect(x + 32, 434, 8, 26, 3, '#15161a') +
    rect(x + 56, 434, 8, 26, 3, '#15161a') +
    path(`M${x + 40} 474a8 8 0 0 1 16 0v6h-16z`, '#15161a');
  return [
    cord('M40 440Q-10 330 90 260T330 250T420 130T220 90T120 160Q120 230 260 210T520 190', tint(black, 0.05), 20) +
      rect(500, 150, 76, 76, 18, paint.down('#565c66', '#23262d')) +
      rect(572, 166, 24, 11, 3, '#d5dae0') +
      rect(572, 196, 24, 11, 3, '#d5dae0'),
    slab(paint, 24, 372, 552, 172, 44, shell),
    repeat(4, (i) => hole(118 + i * 108)) +
      rect(46, 420, 56, 72, 12, '#23262d') +
      rect(52, 426, 44, 34, 8, accent) +
      disc(74, 514, 7, '#ff5c4d'),
  ].join('');
}

export const hardware: DrawingFamily = {
  'paint-can': paintCan,
  pump,
  faucet,
  'lock-door': doorLock,
  bulb,
  'extension-cord': extensionCord,
};
