import { luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { solid } from './surfaces.ts';

/** A wooden body with a round hole. The ukulele is a shorter guitar. */
function acoustic({ paint, main, accent }: DrawingInput, long: boolean): string {
  const wood = solid(main);
  const neckTop = long ? -40 : 70;
  const body =
    'M300 268C352 268 398 290 398 346C398 384 380 392 384 420C432 440 452 486 452 540C452 620 380 664 300 664S148 620 148 540C148 486 168 440 216 420C220 392 202 384 202 346C202 290 248 268 300 268z';
  const neck =
    rect(278, neckTop, 44, 400 - neckTop, 4, paint.cylinder('#4a2f1f')) +
    repeat(long ? 12 : 8, (i) => line(`M279 ${neckTop + 26 + i * 27}h42`, '#d8b98a', 3, 'opacity=".8"')) +
    repeat(4, (i) => disc(300, neckTop + 94 + i * 54, 5, '#f4ead6'));
  const head =
    path(
      `M268 ${neckTop + 4}L262 ${neckTop - 88}Q300 ${neckTop - 108} 338 ${neckTop - 88}L332 ${neckTop + 4}z`,
      paint.body(shade(wood, 0.35)),
    ) +
    repeat(
      long ? 3 : 2,
      (i) => disc(256, neckTop - 72 + i * 28, 10, '#d8b25a') + disc(344, neckTop - 72 + i * 28, 10, '#d8b25a'),
    );
  const strings = repeat(long ? 6 : 4, (i) =>
    line(`M${285 + i * (long ? 6 : 10)} ${neckTop - 20}V578`, '#f4f1e8', 1.8, 'opacity=".9"'),
  );
  return `<g transform="rotate(24 300 300) translate(${long ? '40 0' : '22 -30'}) scale(${long ? 0.86 : 0.88})">${[
    path(body, shade(wood, 0.5), 'transform="translate(5 7)"') +
      path(body, paint.diagonal(tint(wood, 0.4), [0.45, wood], shade(wood, 0.4))) +
      path(body, 'none', `stroke="${tint(wood, 0.6)}" stroke-width="6" stroke-opacity=".8"`),
    group(
      `clip-path="${paint.clip(path(body, '#000'))}"`,
      repeat(9, (i) => line(`M${160 + i * 34} 260q10 200 0 420`, shade(wood, 0.35), 2, 'opacity=".3"')),
    ),
    disc(300, 446, 56, '#23170f') +
      ring(300, 446, 62, accent, 6) +
      path('M366 430Q420 470 396 556Q360 570 352 500z', shade(wood, 0.6)),
    neck + head + rect(240, 566, 120, 20, 6, '#3a2417') + strings,
    path(
      'M176 500Q186 452 236 434',
      'none',
      'stroke="#fff" stroke-opacity=".5" stroke-width="10" stroke-linecap="round"',
    ),
  ].join('')}</g>`;
}

function electric({ paint, main, second }: DrawingInput): string {
  const body = solid(main);
  const d =
    'M250 360Q190 330 176 380Q166 430 190 470Q130 520 160 600Q190 668 300 668T440 600Q470 520 412 470Q438 420 440 356Q436 318 404 338Q370 360 350 372z';
  return `<g transform="rotate(24 300 300) translate(38 0) scale(.86)">${[
    path(d, shade(body, 0.5), 'transform="translate(5 7)"') +
      path(d, paint.diagonal(tint(body, 0.45), [0.4, body], shade(body, 0.4))),
    path(
      'M256 400Q220 420 230 490Q210 540 250 590Q330 620 380 560Q380 480 346 440z',
      luminance(second) > 0.4 ? second : '#f4f1e8',
      'opacity=".95"',
    ),
    rect(278, -40, 44, 470, 4, paint.cylinder('#5a3a24')) +
      repeat(15, (i) => line(`M279 ${-14 + i * 28}h42`, '#d8b98a', 3)) +
      repeat(5, (i) => disc(300, 56 + i * 56, 5, '#f4ead6')),
    path('M274 -36L262-104Q270-152 330-140Q346-130 326-36z', paint.body('#c98f52')) +
      repeat(6, (i) => disc(258 + i * 1.5, -118 + i * 15, 7, '#c9ced6')),
    [450, 506]
      .map((y) => rect(262, y, 76, 28, 8, '#15161a') + repeat(6, (i) => disc(272 + i * 11, y + 14, 3, '#c9ced6')))
      .join('') +
      rect(256, 560, 88, 26, 5, paint.metal()) +
      disc(366, 570, 12, '#f4ead6') +
      disc(352, 604, 12, '#f4ead6'),
    repeat(6, (i) => line(`M${285 + i * 6} -40V570`, '#eef1f4', 1.6)),
    path('M190 560q6-50 30-74', 'none', 'stroke="#fff" stroke-opacity=".6" stroke-width="10" stroke-linecap="round"'),
  ].join('')}</g>`;
}

function piano({ paint, main, accent }: DrawingInput): string {
  const shell = mix(solid(main), '#15161a', 0.2);
  return [
    line('M150 400L450 556M450 400L150 556', '#33363f', 18) +
      rect(120, 542, 80, 17, 8, '#15161a') +
      rect(400, 542, 80, 17, 8, '#15161a'),
    path('M150 60H450L470 190H130z', paint.down('#fffdf6', '#e6e0d2')) +
      line('M300 64V190', '#c9c2b2', 4) +
      repeat(5, (i) => line(`M170 ${92 + i * 18}h110M322 ${92 + i * 18}h110`, '#8a9099', 2.5, 'opacity=".7"')) +
      repeat(5, (i) => oval(190 + i * 46 + (i > 2 ? 20 : 0), 102 + (i % 3) * 22, 8, 6, '#33363f')),
    rect(14, 190, 572, 216, 22, shade(shell, 0.5)) +
      rect(14, 184, 572, 208, 22, paint.down(tint(shell, 0.3), [0.4, shell], shade(shell, 0.3))),
    rect(230, 204, 140, 50, 10, '#0f1116') +
      paint.text('Piano 01', { x: 300, y: 230, size: 26, fill: '#7fe3d0', face: 'medium', maxWidth: 116 }) +
      repeat(
        4,
        (i) =>
          rect(60 + i * 38, 214, 28, 28, 7, i === 0 ? accent : tint(shell, 0.2)) +
          rect(394 + i * 38, 214, 28, 28, 7, tint(shell, 0.2)),
      ),
    rect(34, 270, 532, 108, 6, '#15161a') +
      repeat(22, (i) => rect(36 + i * 24.1, 272, 22.6, 104, 4, paint.down('#ffffff', [0.85, '#f4f2ec'], '#d5d0c4'))) +
      repeat(21, (i) =>
        i % 7 === 2 || i % 7 === 6
          ? ''
          : rect(52 + i * 24.1, 270, 15, 66, 3, paint.down('#15161a', [0.85, '#3a3f4c'], '#0b0c0f')),
      ),
  ].join('');
}

function drum(input: DrawingInput): string {
  const { paint, main } = input;
  const shell = solid(main);
  const tom = (x: number, y: number, rx: number, height: number) =>
    path(`M${x - rx} ${y}V${y + height}A${rx} ${rx * 0.3} 0 0 0 ${x + rx} ${y + height}V${y}z`, paint.cylinder(shell)) +
    oval(x, y, rx, rx * 0.3, '#c9ced6') +
    oval(x, y, rx - 8, rx * 0.3 - 5, paint.diagonal('#ffffff', '#e6e3da')) +
    repeat(4, (i) => rect(x - rx * 0.75 + i * rx * 0.48, y + height * 0.3, 9, height * 0.45, 4, '#d5dae0')) +
    path(
      `M${x - rx} ${y + height}A${rx} ${rx * 0.3} 0 0 0 ${x + rx} ${y + height}`,
      'none',
      'stroke="#aab1bb" stroke-width="9"',
    );
  const cymbal = (x: number, y: number, rx: number, angle: number) =>
    line(`M${x} ${y}V548`, '#8a9099', 8) +
    line(`M${x} 520l-46 38M${x} 520l46 38`, '#8a9099', 8) +
    turned(
      angle,
      x,
      y,
      oval(x, y, rx, rx * 0.22, paint.diagonal('#fbe3a0', '#d8a83c', '#9a6f1c')) +
        oval(x, y, rx * 0.5, rx * 0.1, 'none', 'stroke="#a97c2c" stroke-width="2"') +
        oval(x, y - 4, rx * 0.18, rx * 0.09, '#c79a3c'),
    );
  return [
    cymbal(96, 170, 104, -10) + cymbal(508, 150, 104, 10),
    disc(300, 400, 164, paint.diagonal(tint(shell, 0.2), shade(shell, 0.4))) +
      ring(300, 400, 156, '#d5dae0', 11) +
      disc(300, 400, 142, paint.diagonal('#ffffff', [0.5, '#f3f0e8'], '#d9d4c8')) +
      paint.text(String(input.params.label ?? 'RITMO'), {
        x: 300,
        y: 400,
        size: 66,
        fill: shade(shell, 0.25),
        maxWidth: 128,
      }) +
      repeat(
        8,
        (i) =>
          `<rect x="291" y="234" width="18" height="30" rx="6" fill="#8a9099" transform="rotate(${i * 45 + 22} 300 400)"/>`,
      ),
    tom(216, 196, 84, 76) + tom(386, 196, 84, 76) + tom(110, 360, 88, 110) + tom(494, 370, 88, 150),
    line('M150 556l50-60M450 556l-50-60', '#8a9099', 11) +
      line('M130 300L240 190', '#e0b477', 11) +
      disc(242, 188, 10, '#e0b477'),
  ].join('');
}

/** A mask of a luchador. */
function luchador({ paint, main, second, accent }: DrawingInput): string {
  const cloth = solid(main);
  const d =
    'M300 30C440 30 510 130 512 280C514 400 470 500 420 548Q300 574 180 548C130 500 86 400 88 280C90 130 160 30 300 30z';
  const eye = 'M110 250Q150 190 214 214Q280 240 282 290Q270 330 214 326Q130 318 110 250z';
  const flame =
    'M96 230Q60 330 130 400Q120 340 160 352Q180 400 236 396Q220 360 260 350Q300 330 300 280V200Q260 176 220 150Q230 190 190 176Q150 170 96 230z';
  return [
    path(d, shade(cloth, 0.45), 'transform="translate(5 6)"') +
      path(d, paint.radial(0.36, 0.28, 0.85, tint(cloth, 0.4), [0.4, cloth], shade(cloth, 0.36))),
    [0, 1]
      .map((side) =>
        group(
          side ? 'transform="matrix(-1 0 0 1 600 0)"' : '',
          path(flame, paint.down(tint(second, 0.25), shade(second, 0.12))),
          path(flame, 'none', `stroke="${accent}" stroke-width="8"`),
          path(eye, '#15161a'),
          path('M140 258Q170 226 214 240Q252 256 258 286Q240 304 208 300Q160 294 140 258z', '#fdfaf2'),
          disc(206, 270, 19, '#3a2417') + disc(200, 264, 6, '#fff'),
        ),
      )
      .join(''),
    path('M300 60L330 130L300 190L270 130z', accent) +
      path('M300 300q26 40 26 66-26 16-52 0 0-26 26-66z', shade(cloth, 0.3)),
    path('M204 440Q300 400 396 440Q390 500 300 504T204 440z', accent) +
      path('M222 446Q300 416 378 446Q370 488 300 490T222 446z', '#15161a') +
      path('M244 452Q300 434 356 452L348 466Q300 456 252 466z', '#fdfaf2'),
    path(
      'M140 160Q190 76 280 62',
      'none',
      'stroke="#fff" stroke-opacity=".5" stroke-width="15" stroke-linecap="round"',
    ),
  ].join('');
}

const emojiOf =
  (name: string) =>
  ({ paint, main }: DrawingInput): string =>
    paint.emoji(name, 300, 294, 550, main);

export const music: DrawingFamily = {
  guitar: (input) => (input.params.kind === 'electric' ? electric(input) : acoustic(input, true)),
  ukulele: (input) => acoustic(input, false),
  piano,
  drum,
  violin: emojiOf('violin'),
  trumpet: emojiOf('trumpet'),
  accordion: emojiOf('accordion'),
  'mask-lucha': luchador,
};
