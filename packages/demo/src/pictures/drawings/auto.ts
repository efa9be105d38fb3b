import { luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { glassEye, gloss, knob, slab, solid, wallpaper } from './surfaces.ts';

function tire({ paint, main, accent }: DrawingInput): string {
  const rim = luminance(main) < 0.12 ? '#b9c0c9' : solid(main);
  return [
    disc(300, 300, 260, '#15161a') +
      repeat(44, (i) => `<path d="M292 40h16l5 30h-26z" fill="#33363f" transform="rotate(${i * 8.18} 300 300)"/>`),
    disc(300, 300, 240, paint.diagonal('#4c505a', [0.5, '#26292f'], '#15161a')) +
      ring(300, 300, 214, '#565c66', 3) +
      ring(300, 300, 190, '#15161a', 6),
    disc(300, 300, 172, paint.diagonal(tint(rim, 0.4), shade(rim, 0.4))) + disc(300, 300, 156, '#1d2028'),
    repeat(
      5,
      (i) =>
        `<g transform="rotate(${i * 72} 300 300)"><path d="M276 296L262 150Q300 134 338 150L324 296z" fill="${paint.across(shade(rim, 0.2), [0.35, tint(rim, 0.6)], rim, shade(rim, 0.3))}"/><path d="M300 160v100" stroke="${shade(rim, 0.35)}" stroke-width="9" stroke-linecap="round"/></g>`,
    ),
    ring(300, 300, 160, paint.diagonal(tint(rim, 0.6), shade(rim, 0.25)), 11) +
      disc(300, 300, 52, paint.diagonal(tint(rim, 0.5), shade(rim, 0.3))) +
      repeat(5, (i) => `<circle cx="300" cy="268" r="7" fill="#33363f" transform="rotate(${i * 72 + 36} 300 300)"/>`) +
      disc(300, 300, 17, accent),
    path(
      'M110 200A214 214 0 0 1 250 92',
      'none',
      'stroke="#fff" stroke-opacity=".3" stroke-width="13" stroke-linecap="round"',
    ),
  ].join('');
}

function carBattery({ paint, main, second, accent, params }: DrawingInput): string {
  const shell = mix(solid(main), '#23262d', luminance(main) > 0.6 ? 0 : 0.2);
  const top = luminance(main) > 0.5 ? '#33363f' : shade(shell, 0.45);
  const words = luminance(second) > 0.4 ? second : '#ffffff';
  return [
    [130, 408]
      .map(
        (x, i) =>
          rect(x, 104, 62, 62, 8, i ? '#d9503f' : '#23262d') + rect(x + 12, 82, 38, 40, 8, paint.metal('#aab1bb')),
      )
      .join(''),
    path('M240 150Q240 100 300 100T360 150', 'none', `stroke="${tint(top, 0.2)}" stroke-width="18"`),
    rect(44, 150, 512, 74, 16, paint.down(tint(top, 0.3), top)) +
      repeat(6, (i) => disc(104 + i * 78, 186, 17, tint(top, 0.18))),
    slab(paint, 56, 214, 488, 344, 18, shell),
    rect(84, 262, 432, 216, 14, paint.diagonal(tint(accent, 0.1), shade(accent, 0.25))) +
      path('M84 408L516 366V464q0 14-14 14H98q-14 0-14-14z', shade(shell, 0.25)),
    paint.text(String(params.label ?? 'POTENCIA'), {
      x: 300,
      y: 322,
      size: 62,
      fill: luminance(accent) > 0.45 ? shade(accent, 0.75) : '#fff',
      maxWidth: 390,
    }),
    paint.text('12 V', { x: 190, y: 432, size: 62, fill: words }) +
      path('M420 356l-56 76h38l-14 56 62-84h-40z', '#ffd166'),
    paint.text('−', { x: 161, y: 192, size: 44, fill: '#fff' }) +
      paint.text('+', { x: 439, y: 192, size: 44, fill: '#fff' }),
  ].join('');
}

function oilBottle({ paint, main, second, accent, params }: DrawingInput): string {
  const shell = solid(main);
  const paper = luminance(second) > 0.5 ? second : '#fdfaf2';
  return [
    rect(150, 34, 96, 76, 12, paint.cylinder(accent)) +
      repeat(6, (i) => line(`M${162 + i * 15} 44v58`, shade(accent, 0.35), 4)) +
      rect(160, 106, 76, 30, 4, paint.cylinder(shade(shell, 0.2))),
    path(
      'M158 132H240L330 140Q470 150 484 240V520Q484 558 446 558H154Q116 558 116 520V230Q116 160 158 132zM330 196Q300 190 300 216V300Q300 330 330 330H400Q432 330 432 300V250Q426 200 380 198z',
      paint.across(shade(shell, 0.26), [0.16, tint(shell, 0.36)], [0.45, shell], shade(shell, 0.36)),
      'fill-rule="evenodd"',
    ),
    path('M300 216Q300 190 330 196L380 198Q426 200 432 250', 'none', `stroke="${shade(shell, 0.45)}" stroke-width="6"`),
    rect(142, 352, 316, 176, 18, paper) +
      path('M142 460H458V510Q458 528 440 528H160Q142 528 142 510z', accent) +
      paint.text(String(params.label ?? 'Motor'), {
        x: 300,
        y: 400,
        size: 62,
        fill: shade(luminance(shell) > 0.6 ? '#33363f' : shell, 0.3),
        maxWidth: 280,
      }) +
      paint.text(String(params.sub ?? '5W-30'), {
        x: 300,
        y: 494,
        size: 40,
        fill: luminance(accent) > 0.45 ? shade(accent, 0.75) : '#fff',
        maxWidth: 270,
        face: 'medium',
      }),
    params.motif === undefined ? '' : paint.motif(params, 220, 270, 100),
    gloss(paint, 132, 216, 13, 110, 0.6),
  ].join('');
}

function carMat({ paint, main, accent }: DrawingInput): string {
  const rubber = mix(solid(main), '#23262d', 0.3);
  const mat = (x: number, y: number, w: number, h: number, angle: number) => {
    const d = `M${x + 20} ${y}H${x + w - 46}Q${x + w} ${y} ${x + w} ${y + 60}V${y + h - 24}Q${x + w} ${y + h} ${x + w - 24} ${y + h}H${x + 24}Q${x} ${y + h} ${x} ${y + h - 24}V${y + 26}Q${x} ${y} ${x + 20} ${y}z`;
    return turned(
      angle,
      x + w / 2,
      y + h / 2,
      path(d, shade(rubber, 0.45), 'transform="translate(4 9)"') +
        path(d, paint.diagonal(tint(rubber, 0.26), rubber, shade(rubber, 0.25))) +
        group(
          `clip-path="${paint.clip(rect(x + 26, y + 30, w - 56, h - 56, 18, '#000'))}"`,
          rect(x, y, w, h, 0, shade(rubber, 0.25)),
          repeat(16, (i) => line(`M${x + 26} ${y + 20 + i * 30}h${w}`, tint(rubber, 0.2), 8)),
        ) +
        rect(x + 26, y + 30, w - 56, h - 56, 18, 'none', `stroke="${accent}" stroke-width="5"`) +
        disc(x + w / 2 - 20, y + h - 18, 6, '#c9ced6') +
        disc(x + w / 2 + 20, y + h - 18, 6, '#c9ced6'),
    );
  };
  return mat(326, 60, 232, 430, 8) + mat(46, 90, 250, 462, -5);
}

function carCover({ paint, main, accent }: DrawingInput): string {
  const cloth = luminance(main) < 0.05 ? '#6a7079' : solid(main);
  const d =
    'M20 500Q14 400 60 372L150 352Q200 232 290 222H370Q440 228 490 340L556 366Q592 390 584 500Q580 526 560 516L500 530Q300 548 100 530L44 516Q22 526 20 500z';
  return [
    oval(136, 506, 54, 52, '#15161a') + oval(464, 506, 54, 52, '#15161a'),
    path(d, shade(cloth, 0.35), 'transform="translate(0 6)"') +
      path(d, paint.down(tint(cloth, 0.45), [0.45, cloth], shade(cloth, 0.3))),
    path(
      'M150 352Q300 330 490 340M290 222Q270 300 276 520M400 236Q420 320 410 524M150 352Q130 430 150 530M520 352Q530 430 510 526',
      'none',
      `stroke="${shade(cloth, 0.35)}" stroke-width="6" stroke-opacity=".45" stroke-linecap="round"`,
    ),
    path(
      'M180 340Q216 254 290 240L380 244',
      'none',
      'stroke="#fff" stroke-opacity=".55" stroke-width="11" stroke-linecap="round"',
    ),
    path('M24 478Q300 530 580 478', 'none', `stroke="${accent}" stroke-width="13" stroke-dasharray="26 10"`),
  ].join('');
}

function carStereo({ paint, random, main, accent }: DrawingInput): string {
  const shell = mix(solid(main), '#23262d', 0.35);
  return [
    rect(40, 170, 520, 60, 10, paint.metal('#8a9099')) + slab(paint, 16, 196, 568, 336, 30, shell),
    wallpaper(paint, random, accent, 116, 222, 442, 286, 12),
    rect(140, 250, 130, 130, 14, '#fff', 'opacity=".9"') +
      paint.emoji('musical-notes', 205, 315, 90) +
      rect(296, 262, 220, 22, 11, '#fff', 'opacity=".95"') +
      rect(296, 298, 150, 14, 7, '#fff', 'opacity=".6"') +
      rect(296, 350, 230, 9, 4, '#fff', 'opacity=".4"') +
      rect(296, 350, 130, 9, 4, '#fff') +
      disc(426, 354, 11, '#fff'),
    disc(337, 440, 35, '#fff', 'opacity=".95"') +
      path('M327 420l32 20-32 20z', shade(accent, 0.4)) +
      path('M262 424v32l-26-16zM412 424v32l26-16z', '#fff', 'opacity=".9"'),
    knob(paint, 66, 280, 36, '#8a9099') + repeat(4, (i) => rect(42, 352 + i * 38, 48, 24, 8, tint(shell, 0.2))),
  ].join('');
}

function motoHelmet({ paint, main, second, accent }: DrawingInput): string {
  const shell = solid(main);
  const d =
    'M60 330C50 140 170 50 320 50C470 50 560 160 556 320L548 470Q540 530 480 536L250 548Q180 546 172 500L160 440Q70 430 60 330z';
  const clip = paint.clip(path(d, '#000'));
  return [
    path('M300 500Q440 560 520 500L500 548Q400 572 320 548z', '#15161a'),
    path(d, paint.diagonal(tint(shell, 0.45), [0.4, shell], shade(shell, 0.4))),
    group(
      `clip-path="${clip}"`,
      path('M150 60Q330 110 560 400L560 480Q360 200 90 150z', second, 'opacity=".9"') +
        path('M210 40Q400 120 580 340L580 380Q380 160 170 80z', accent),
    ),
    path('M46 290Q60 200 150 196L380 210Q440 216 438 280L424 376Q416 410 376 406L130 390Q40 384 46 290z', '#15161a') +
      path(
        'M58 292Q70 214 150 210L372 222Q424 228 422 282L410 370Q404 394 372 392L136 376Q56 370 58 292z',
        paint.diagonal('#7d95b8', [0.4, '#33405c'], '#12151f'),
      ),
    path('M84 270q14-40 62-42h90l-74 130q-60-4-72-38z', '#fff', 'opacity=".22"') +
      disc(440, 300, 22, '#33363f') +
      disc(440, 300, 9, '#8a9099'),
    path('M168 440h170l-10 60H190z', shade(shell, 0.4)) +
      repeat(4, (i) => rect(190 + i * 34, 456, 22, 30, 7, '#15161a')),
    path(
      'M180 110Q250 70 340 72',
      'none',
      'stroke="#fff" stroke-opacity=".65" stroke-width="16" stroke-linecap="round"',
    ),
  ].join('');
}

function jack({ paint, main }: DrawingInput): string {
  const shell = solid(main);
  return [
    line('M470 400L570 120', '#8a9099', 22) + line('M536 214L576 100', '#15161a', 34),
    disc(110, 520, 40, '#23262d') +
      disc(110, 520, 16, '#c9ced6') +
      disc(490, 524, 34, '#23262d') +
      disc(490, 524, 14, '#c9ced6'),
    path('M120 440L260 200L300 220L220 450z', paint.diagonal(tint(shell, 0.3), shade(shell, 0.3))) +
      path('M230 470L300 214L336 226L330 470z', paint.diagonal(shade(shell, 0.1), shade(shell, 0.45))),
    path(
      'M50 450Q60 420 120 420H470Q540 424 548 480V520Q548 530 536 530H64Q50 530 50 516z',
      paint.down(tint(shell, 0.35), [0.4, shell], shade(shell, 0.4)),
    ) + repeat(3, (i) => rect(180 + i * 84, 456, 56, 40, 14, shade(shell, 0.5))),
    rect(386, 350, 70, 90, 20, paint.cylinder('#8a9099')) +
      oval(288, 200, 92, 22, '#33363f') +
      rect(200, 168, 176, 34, 12, paint.down('#aab1bb', '#565c66')) +
      repeat(7, (i) => rect(208 + i * 23, 156, 14, 20, 4, '#6a7079')),
  ].join('');
}

function wiper({ paint, main, accent }: DrawingInput): string {
  const frame = mix(solid(main), '#1d2028', 0.55);
  const blade = (y: number) =>
    path(
      `M20 ${y + 60}Q300 ${y - 60} 580 ${y + 60}L578 ${y + 80}Q300 ${y - 30} 22 ${y + 80}z`,
      paint.down(tint(frame, 0.4), shade(frame, 0.2)),
    ) +
    path(`M22 ${y + 78}Q300 ${y - 32} 578 ${y + 78}L576 ${y + 94}Q300 ${y - 10} 24 ${y + 94}z`, '#0f1014') +
    rect(250, y - 40, 100, 60, 18, paint.down(tint(frame, 0.45), shade(frame, 0.1))) +
    rect(276, y - 24, 48, 18, 9, accent) +
    path(
      `M60 ${y + 46}Q180 ${y} 244 ${y - 2}`,
      'none',
      'stroke="#fff" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"',
    );
  return (
    turned(-18, 300, 300, blade(170) + blade(370)) +
    path('M96 110c28 42 28 70 0 70s-28-28 0-70z', '#6bbfe6', 'opacity=".9"') +
    path('M170 60c18 28 18 46 0 46s-18-18 0-46z', '#6bbfe6', 'opacity=".7"') +
    path('M500 420c20 32 20 52 0 52s-20-20 0-52z', '#6bbfe6', 'opacity=".8"')
  );
}

function dashcam({ paint, random, main, accent }: DrawingInput): string {
  const shell = mix(solid(main), '#23262d', 0.4);
  return [
    rect(216, 36, 168, 40, 18, '#15161a') +
      rect(272, 70, 56, 110, 12, paint.cylinder('#4c505a')) +
      disc(300, 136, 32, '#23262d'),
    slab(paint, 44, 170, 512, 330, 60, shell),
    glassEye(paint, 210, 334, 132, '#33363f') + ring(210, 334, 112, accent, 4),
    wallpaper(paint, random, accent, 372, 236, 156, 110, 12) +
      disc(392, 254, 7, '#ff4d4d') +
      paint.text('4K', { x: 500, y: 256, size: 24, fill: '#fff' }) +
      repeat(4, (i) => disc(392 + i * 38, 404, 13, i === 0 ? '#ff5c4d' : tint(shell, 0.25))),
    repeat(9, (i) => rect(372 + i * 18, 444, 9, 22, 4, '#15161a')) +
      path(
        'M84 214q20-24 70-24h140',
        'none',
        'stroke="#fff" stroke-opacity=".35" stroke-width="10" stroke-linecap="round"',
      ),
  ].join('');
}

export const auto: DrawingFamily = {
  tire,
  'car-battery': carBattery,
  'oil-bottle': oilBottle,
  'car-mat': carMat,
  'car-cover': carCover,
  'car-stereo': carStereo,
  'helmet-moto': motoHelmet,
  jack,
  wiper,
  dashcam,
};
