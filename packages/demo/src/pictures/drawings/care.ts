/** Products of the bathroom and the medicine chest. */
import { clampLightness, luminance, shade, tint } from '../palette.ts';
import { at, disc, group, line, mirrored, oval, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { soft } from './outlines.ts';

const WHITE = '#f3f5f8';

/** `thermometer`: digital, lying on a slant. */
export const thermometer: Drawing = (input) => {
  const brush = new Brush(input);
  return turned(
    -38,
    300,
    300,
    path('M20 290H110V310H20Q8 310 8 300T20 290Z', brush.down('#c8ced6')) +
      path('M100 282L190 262V338L100 318Z', brush.down(tint(brush.main, 0.3))) +
      path('M180 256H520Q590 256 590 300T520 344H180Z', brush.down(WHITE)) +
      path('M470 256H520Q590 256 590 300T520 344H470Z', brush.down(brush.main)) +
      rect(222, 270, 200, 60, 12, brush.down('#aec7b4')) +
      brush.text('36.5°', { x: 240, y: 280, width: 160, height: 40 }, '#24332a', 'medium') +
      disc(448, 300, 14, brush.ball(brush.main)) +
      rect(190, 262, 330, 8, 4, '#fff', 'opacity=".8"'),
  );
};

/** `blood-pressure`: monitor with its cuff. */
export const bloodPressure: Drawing = (input) => {
  const brush = new Brush(input);
  const cuff = clampLightness(brush.main, 0.2, 0.5);
  return (
    path('M96 90Q300 30 504 90L520 240Q300 180 80 240Z', brush.round(cuff)) +
    path('M110 104Q300 48 490 104', 'none', `stroke="${tint(cuff, 0.4)}" stroke-width="4" stroke-dasharray="12 8"`) +
    path('M380 80L504 90L520 240L396 206Z', shade(cuff, 0.25)) +
    line('M260 214C240 280 200 260 196 320', '#3b4048', 12) +
    path(
      soft([
        [86, 300, 40],
        [514, 300, 40],
        [544, 540, 44],
        [56, 540, 44],
      ]),
      brush.lit(WHITE),
    ) +
    path('M58 510Q300 540 542 510L544 540Q540 560 510 560H90Q60 560 56 540Z', brush.down(shade('#dfe4ea', 0.1))) +
    rect(116, 324, 250, 184, 18, '#1f2733') +
    rect(126, 334, 230, 164, 12, brush.lit('#b6cfc0')) +
    brush.text('120', { x: 150, y: 346, width: 180, height: 50 }, '#1d2b23', 'medium') +
    brush.text('80', { x: 150, y: 406, width: 180, height: 42 }, '#1d2b23', 'medium') +
    brush.text('72', { x: 200, y: 460, width: 90, height: 26 }, '#1d2b23', 'medium') +
    input.paint.emoji('red-heart', 170, 473, 30) +
    disc(442, 396, 46, brush.ball(brush.main)) +
    brush.text('ON', { x: 418, y: 384, width: 48, height: 24 }, brush.ink(brush.main)) +
    rect(404, 462, 76, 24, 12, brush.down('#cfd6de'))
  );
};

/** `hair-dryer`. */
export const hairDryer: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  const dark = shade(main, 0.6);
  return (
    path('M300 300L392 270L452 520Q456 548 428 554L404 558Q378 560 370 534Z', brush.lit(shade(main, 0.12))) +
    path('M420 556q10 24 60 26', 'none', 'stroke="#2b2e36" stroke-width="14" stroke-linecap="round"') +
    path('M60 148H170V300H60Q40 224 60 148Z', brush.down(dark)) +
    path('M150 128Q340 70 440 92Q560 120 560 224T440 356Q340 376 150 320Z', brush.down(main)) +
    path('M160 140Q340 86 440 106Q520 124 536 180Q400 110 160 176Z', '#fff', 'opacity=".35"') +
    oval(500, 224, 46, 94, dark) +
    repeat(6, (i) =>
      line(`M${474 + Math.abs(2.5 - i) * 5} ${160 + i * 26}H${526 - Math.abs(2.5 - i) * 5}`, tint(dark, 0.35), 6),
    ) +
    rect(150, 126, 18, 198, 8, brush.down('#c9ced6')) +
    rect(376, 400, 26, 54, 12, dark, 'transform="rotate(-14 388 427)"') +
    disc(389, 414, 9, brush.accent) +
    oval(300, 224, 50, 50, tint(main, 0.16), 'opacity=".5"')
  );
};

/** `hair-iron`: straightener, a little open. */
export const hairIron: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  const arm = (plate: string) =>
    path('M60 276Q60 244 96 246L420 268Q560 276 566 300Q560 326 420 322L96 322Q60 318 60 276Z', brush.down(main)) +
    rect(76, 308, 230, 20, 6, plate) +
    path('M84 258L420 280Q500 284 540 296Q420 292 84 276Z', '#fff', 'opacity=".35"');
  return at(
    30,
    34,
    0.88,
    turned(24, 560, 320, group('transform="matrix(1 0 0 -1 0 680)"', arm(brush.metal('#c7a15c')))) +
      turned(38, 560, 300, arm(brush.metal('#d9c39a'))) +
      disc(530, 320, 40, brush.ball(shade(main, 0.3))) +
      disc(530, 320, 14, brush.metal()) +
      line('M560 336Q596 400 560 480T520 572', '#2b2e36', 13),
  );
};

/** `shaver`: electric, three heads. */
export const shaver: Drawing = (input) => {
  const brush = new Brush(input);
  const main = clampLightness(brush.main, 0.12, 0.8);
  const head = (x: number, y: number) =>
    disc(x, y, 62, brush.ball('#8d96a3')) +
    ring(x, y, 44, '#dfe4ea', 8) +
    ring(x, y, 28, '#5a626e', 6) +
    disc(x, y, 14, brush.ball('#c3cad3'));
  return (
    path('M206 220Q190 330 214 430Q226 560 300 560T386 430Q410 330 394 220Z', brush.round(main)) +
    path('M238 300Q232 430 262 500Q300 540 338 500Q368 430 362 300Q300 270 238 300Z', brush.down(shade(main, 0.45))) +
    disc(300, 356, 30, brush.metal()) +
    disc(300, 356, 22, brush.ball(brush.accent)) +
    rect(280, 430, 40, 50, 12, '#10151d') +
    repeat(3, (i) => rect(288, 438 + i * 13, 24, 8, 3, ['#58d68d', '#58d68d', '#2d5a40'][i] ?? '#2d5a40')) +
    path('M150 150Q150 40 300 40T450 150Q450 240 380 250H220Q150 240 150 150Z', brush.lit(shade(main, 0.3))) +
    head(234, 168) +
    head(366, 168) +
    head(300, 92)
  );
};

/** `toothbrush`: two, crossed. */
export const toothbrush: Drawing = (input) => {
  const brush = new Brush(input);
  const one = (color: string, tip: string) =>
    path(
      'M286 560Q270 560 270 540L278 330Q288 250 288 190H312Q312 250 322 330L330 540Q330 560 314 560Z',
      brush.round(color),
    ) +
    path('M282 350Q300 330 318 350L322 500Q300 520 278 500Z', tint(color, 0.45), 'opacity=".8"') +
    rect(280, 40, 40, 160, 18, brush.round(color)) +
    repeat(7, (i) => rect(258, 50 + i * 20, 34, 16, 5, i < 2 ? tip : i % 2 === 0 ? '#ffffff' : tint(tip, 0.6))) +
    repeat(7, (i) => line(`M262 ${54 + i * 20}h26M262 ${60 + i * 20}h26`, '#10131f', 1.4, 'opacity=".16"'));
  return (
    turned(18, 300, 330, one(brush.second === '#ffffff' ? brush.accent : brush.second, brush.main)) +
    turned(-16, 300, 330, one(brush.main, brush.accent))
  );
};

/** `mask-face`: pleated mouth cover. */
export const maskFace: Drawing = (input) => {
  const brush = new Brush(input);
  const cloth = luminance(brush.main) < 0.06 ? '#3a3f4a' : brush.main;
  return (
    mirrored(line('M130 220C20 190 10 420 130 400', shade(WHITE, 0.12), 12)) +
    path('M110 200Q300 130 490 200Q506 300 490 410Q300 500 110 410Q94 300 110 200Z', brush.round(cloth, 0.8)) +
    repeat(
      4,
      (i) =>
        path(
          `M108 ${246 + i * 42}Q300 ${222 + i * 50} 492 ${246 + i * 42}`,
          'none',
          `stroke="${shade(cloth, 0.24)}" stroke-width="5"`,
        ) +
        path(
          `M108 ${254 + i * 42}Q300 ${230 + i * 50} 492 ${254 + i * 42}`,
          'none',
          'stroke="#fff" stroke-opacity=".5" stroke-width="4"',
        ),
    ) +
    path('M110 200Q300 130 490 200L491 216Q300 148 109 216Z', tint(cloth, 0.5)) +
    path('M109 396Q300 484 491 396L490 410Q300 500 110 410Z', tint(cloth, 0.4)) +
    line('M240 172Q300 160 360 172', '#fff', 6, 'opacity=".8"')
  );
};

/** `wheelchair`. */
export const wheelchair: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  const frame = (d: string) => line(d, '#7d8794', 16) + line(d, '#dde3ea', 6, 'transform="translate(-3 -3)"');
  return (
    frame('M178 90H110') +
    frame('M178 90V330H420L470 500H540') +
    path('M166 110h44q14 0 14 14v200h-58Z', brush.lit(main)) +
    path('M180 310H420q18 0 18 18v26H180Z', brush.down(main)) +
    frame('M210 220H390L420 330') +
    rect(220, 204, 180, 24, 12, brush.down('#2b2f37')) +
    disc(240, 410, 150, 'none', 'stroke="#24282f" stroke-width="20"') +
    disc(240, 410, 132, 'none', 'stroke="#c5ccd5" stroke-width="7"') +
    repeat(12, (i) => turned(i * 30, 240, 410, line('M240 410V280', '#b3bbc6', 2.5))) +
    disc(240, 410, 22, brush.ball('#8f98a5')) +
    disc(240, 410, 120, 'none', `stroke="${main}" stroke-width="5" opacity=".8"`) +
    disc(450, 520, 38, '#24282f') +
    disc(450, 520, 22, brush.ball('#c5ccd5')) +
    rect(486, 492, 84, 18, 9, brush.down('#3a3f49')) +
    rect(84, 80, 60, 24, 12, '#2b2f37')
  );
};

/** `scale`: bathroom scale of glass. */
export const scale: Drawing = (input) => {
  const brush = new Brush(input);
  const top = soft([
    [110, 150, 40],
    [490, 150, 40],
    [560, 500, 50],
    [40, 500, 50],
  ]);
  return (
    path(top, shade(brush.main, 0.5), 'transform="translate(0 26)"') +
    path(top, brush.lit(clampLightness(brush.main, 0.15, 0.92))) +
    path('M130 160H330L170 490H60Z', '#fff', 'opacity=".2"') +
    rect(206, 184, 188, 84, 18, '#141a22') +
    brush.text('64.8', { x: 226, y: 202, width: 148, height: 50 }, '#9be7ff', 'medium') +
    mirrored(path('M112 330Q180 310 200 330L190 460Q120 470 92 450Z', brush.metal('#cdd4dc'), 'opacity=".85"'))
  );
};

/** `first-aid`: case with a cross. */
export const firstAid: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  const cross = luminance(main) > 0.6 ? '#e02f3c' : WHITE;
  return (
    path('M210 170V120Q210 84 246 84H354Q390 84 390 120V170H356V118H244V170Z', brush.lit(shade(main, 0.35))) +
    path(
      soft([
        [50, 160, 44],
        [550, 160, 44],
        [550, 556, 44],
        [50, 556, 44],
      ]),
      brush.lit(main),
    ) +
    rect(50, 262, 500, 8, 0, shade(main, 0.35), 'opacity=".6"') +
    mirrored(rect(120, 240, 60, 54, 10, brush.down('#d8dee5'))) +
    disc(300, 390, 122, shade(main, 0.16)) +
    disc(300, 386, 118, luminance(main) > 0.6 ? '#ffffff' : brush.lit(tint(main, 0.14))) +
    path('M270 310h60v46h46v60h-46v46h-60v-46h-46v-60h46Z', brush.lit(cross)) +
    path('M70 196Q74 178 94 178H400Q200 190 84 250H66Z', '#fff', 'opacity=".3"')
  );
};
