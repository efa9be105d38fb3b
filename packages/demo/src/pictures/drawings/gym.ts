/** Machines and weights. */
import { clampLightness, luminance, shade, tint } from '../palette.ts';
import { disc, group, line, mirrored, oval, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { soft } from './outlines.ts';

const STEEL = '#aeb6c1';
const BLACK = '#2a2d35';

/** A bent bar of the frame. */
const bar = (d: string, color: string, width = 22): string =>
  line(d, shade(color, 0.3), width) +
  line(d, color, width * 0.76, 'transform="translate(-1 -1)"') +
  line(d, tint(color, 0.45), width * 0.22, 'transform="translate(-3 -4)"');

export const dumbbell: Drawing = (input) => {
  const brush = new Brush(input);
  const main = clampLightness(brush.main, 0.14, 0.85);
  const head = (x: number) =>
    path(
      soft([
        [x, 150, 24],
        [x + 56, 130, 20],
        [x + 112, 150, 24],
        [x + 128, 260, 20],
        [x + 112, 370, 24],
        [x + 56, 390, 20],
        [x, 370, 24],
        [x - 16, 260, 20],
      ]),
      brush.lit(main),
    ) +
    path(
      soft([
        [x + 16, 176, 18],
        [x + 96, 176, 18],
        [x + 106, 260, 14],
        [x + 96, 344, 18],
        [x + 16, 344, 18],
        [x + 6, 260, 14],
      ]),
      shade(main, 0.16),
    ) +
    brush.text(brush.word('label', '10'), { x: x + 18, y: 236, width: 76, height: 46 }, tint(main, 0.85)) +
    path(`M${x} 160L${x + 56} 140L${x + 100} 156L${x + 20} 180Z`, '#fff', 'opacity=".28"');
  const one =
    rect(190, 232, 220, 56, 24, brush.down(STEEL)) +
    repeat(14, (i) => line(`M${216 + i * 13} 236v48`, shade(STEEL, 0.4), 3, 'opacity=".5"')) +
    head(68) +
    head(420);
  return (
    group('transform="translate(36 -40) rotate(-8 300 260) scale(.9)"', one) +
    group('transform="translate(-4 172)"', one)
  );
};

export const kettlebell: Drawing = (input) => {
  const brush = new Brush(input);
  const main = clampLightness(brush.main, 0.13, 0.8);
  return (
    path('M196 300Q110 60 220 46H380Q490 60 404 300L350 280Q420 120 364 112H236Q180 120 250 280Z', brush.down(STEEL)) +
    path('M150 140Q140 60 226 54H300Q180 66 176 170Z', '#fff', 'opacity=".5"') +
    disc(300, 388, 170, brush.ball(main)) +
    path('M200 548H400Q390 560 370 560H230Q210 560 200 548Z', shade(main, 0.5)) +
    disc(300, 392, 86, shade(main, 0.18)) +
    ring(300, 392, 86, tint(main, 0.3), 4) +
    brush.text(brush.word('label', '16 kg'), { x: 236, y: 364, width: 128, height: 56 }, tint(main, 0.9)) +
    oval(226, 300, 40, 24, '#fff', 'opacity=".4" transform="rotate(-36 226 300)"')
  );
};

export const barbell: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const plate = (x: number, r: number, w: number, tone: string) =>
    rect(x, 320 - r, w, r * 2, 14, brush.down(tone)) +
    rect(x + 5, 320 - r + 10, 6, r * 2 - 20, 3, '#fff', 'opacity=".3"') +
    rect(x + w - 7, 320 - r + 6, 5, r * 2 - 12, 2, '#10131f', 'opacity=".25"');
  return (
    rect(6, 309, 588, 22, 11, brush.down(STEEL)) +
    rect(200, 306, 200, 28, 6, brush.down('#8b949f')) +
    repeat(20, (i) => line(`M${208 + i * 9.6} 308l6 24`, '#5f6772', 2)) +
    mirrored(
      rect(26, 300, 150, 40, 8, brush.down('#c9d0d8')) +
        plate(132, 200, 42, main) +
        plate(92, 160, 36, accent === main ? BLACK : accent) +
        plate(60, 116, 28, BLACK) +
        rect(174, 296, 18, 48, 6, brush.down('#8b949f')),
    )
  );
};

export const benchGym: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  return (
    bar('M110 540H250M180 540V420M400 560H540M470 560V400', BLACK, 26) +
    bar('M430 400V110M520 400V110', STEEL, 20) +
    path('M70 380Q60 356 90 350H400Q430 350 430 376V396Q430 412 412 412H92Q70 412 70 380Z', brush.down(main)) +
    path('M330 352L480 210Q500 196 516 214L528 230Q538 244 524 258L420 380Q400 400 370 390Z', brush.lit(main)) +
    bar('M180 420H470', BLACK, 22) +
    bar('M60 110H570', STEEL, 15) +
    rect(412, 96, 34, 22, 6, BLACK) +
    rect(506, 96, 34, 22, 6, BLACK) +
    rect(74, 36, 30, 148, 12, brush.down(shade(main, 0.3))) +
    rect(42, 58, 26, 104, 10, brush.down(BLACK)) +
    rect(556, 40, 30, 140, 12, brush.down(shade(main, 0.3))) +
    line('M90 362H390', '#fff', 7, 'opacity=".3"') +
    disc(120, 556, 12, '#10131f') +
    disc(480, 570, 10, '#10131f')
  );
};

export const treadmill: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  return (
    bar('M430 470L490 150', STEEL, 30) +
    bar('M340 200Q390 180 480 190', BLACK, 20) +
    path('M30 486Q30 456 60 452L520 418Q556 420 556 456V520Q556 540 536 540H60Q30 540 30 510Z', brush.lit(BLACK)) +
    path('M56 462L470 432L512 444L96 482Z', '#3f444f') +
    repeat(9, (i) => line(`M${90 + i * 44} ${462 - i * 3}l32 14`, '#262a32', 3)) +
    path('M30 490L556 452V482L30 516Z', brush.lit(main)) +
    path('M400 410Q440 380 556 400V470L420 480Z', brush.lit(shade(main, 0.25))) +
    path(
      'M430 80Q430 60 450 64L556 90Q574 96 570 116L552 196Q546 212 528 208L428 186Q412 180 416 164Z',
      brush.lit(BLACK),
    ) +
    path('M448 84L548 108L534 182L436 162Z', brush.down('#26425f')) +
    line('M456 146L476 120L494 136L528 116', accent === main ? '#7ef0ff' : accent, 6) +
    disc(70, 550, 14, '#15171c') +
    disc(520, 550, 14, '#15171c')
  );
};

export const elliptical: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  return (
    bar('M60 546H210M400 546H560M136 546L480 546', BLACK, 24) +
    bar('M470 540L420 130', STEEL, 26) +
    bar('M380 410Q420 250 330 90Q316 66 300 80', BLACK, 18) +
    bar('M100 480L400 420', STEEL, 18) +
    disc(450, 440, 104, brush.lit(main)) +
    disc(450, 440, 78, shade(main, 0.2)) +
    disc(450, 440, 30, brush.metal(STEEL)) +
    path(
      'M360 380A108 108 0 0 1 450 334',
      'none',
      'stroke="#fff" stroke-width="9" opacity=".4" stroke-linecap="round"',
    ) +
    path('M84 452Q80 434 100 430L240 408Q260 408 262 424L256 446L106 476Q88 474 84 452Z', brush.lit(BLACK)) +
    bar('M210 470Q470 380 470 240Q460 120 430 90', tint(STEEL, 0.2), 16) +
    path(
      'M180 506Q176 488 196 484L330 470Q350 470 350 486L346 506L204 526Q184 524 180 506Z',
      brush.lit(shade(main, 0.3)),
    ) +
    path(
      soft([
        [378, 72, 18],
        [470, 90, 18],
        [456, 170, 18],
        [364, 152, 18],
      ]),
      brush.lit(BLACK),
    ) +
    path(
      soft([
        [394, 92, 8],
        [452, 104, 8],
        [442, 150, 8],
        [384, 138, 8],
      ]),
      '#7ec8e3',
    ) +
    rect(288, 60, 28, 92, 14, brush.round(BLACK), 'transform="rotate(-18 302 106)"')
  );
};

export const yogaMat: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const cloth = brush.cloth(brush.across(tint(main, 0.12), main, shade(main, 0.1)), 0.8);
  const spiral = repeat(6, (i) => ring(130, 330, 96 - i * 15, shade(main, i % 2 === 0 ? 0.3 : 0.05), 7));
  return (
    path('M130 426H560L590 490H170Q130 480 130 426Z', cloth) +
    path('M170 490H590V500H176Z', shade(main, 0.45)) +
    path('M130 232H500Q560 236 560 330T500 428H130Z', brush.down(main, 1.3)) +
    path('M130 250H510Q530 256 540 276H130Z', '#fff', 'opacity=".25"') +
    oval(130, 330, 62, 98, shade(main, 0.15)) +
    group('transform="translate(46 0) scale(.645 1)"', spiral) +
    [230, 440]
      .map(
        (x) =>
          rect(x, 226, 30, 208, 8, brush.down(luminance(accent) > 0.85 ? '#3b3f49' : accent)) +
          rect(x + 4, 300, 22, 40, 5, brush.metal()),
      )
      .join('') +
    path('M244 226Q340 110 454 226', 'none', `stroke="${accent}" stroke-width="17" stroke-linecap="round"`)
  );
};

export const jumpRope: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const rope = luminance(second) > 0.85 ? shade(main, 0.35) : second;
  const handle = (x: number, turn: number) =>
    turned(
      turn,
      x,
      470,
      rect(x - 22, 380, 44, 180, 20, brush.round(main)) +
        repeat(6, (i) => rect(x - 22, 420 + i * 20, 44, 6, 3, '#10131f', 'opacity=".2"')) +
        rect(x - 15, 356, 30, 34, 8, brush.metal()),
    );
  const d = 'M170 360C60 60 250 20 300 150S420 380 300 330S130 190 300 70S560 140 430 360';
  return (
    line(d, shade(rope, 0.35), 17) +
    line(d, rope, 12) +
    line(d, tint(rope, 0.5), 3, 'stroke-dasharray="10 8"') +
    handle(178, -8) +
    handle(424, 8)
  );
};
