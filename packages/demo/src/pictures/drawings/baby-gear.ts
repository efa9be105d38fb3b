/** Furniture and vehicles for babies. */
import { luminance, mix, shade, tint } from '../palette.ts';
import { disc, line, mirrored, oval, path, rect, repeat, ring } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { fabric, garment, stitches } from './garments.ts';
import { soft } from './outlines.ts';

const STEEL = '#9aa3af';

const tube = (d: string, color = STEEL, width = 16): string =>
  line(d, shade(color, 0.25), width) + line(d, tint(color, 0.35), width * 0.4, 'transform="translate(-2 -2)"');

const wheel = (x: number, y: number, r: number, color: string): string =>
  disc(x, y, r, '#24272e') +
  disc(x, y, r * 0.76, '#d7dce3') +
  disc(x, y, r * 0.66, shade('#d7dce3', 0.12)) +
  disc(x, y, r * 0.3, color) +
  disc(x - r * 0.08, y - r * 0.1, r * 0.12, '#fff', 'opacity=".7"');

export const crib: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const quilt = luminance(second) > 0.93 ? tint(accent, 0.55) : second;
  const bars = (y: number, height: number, count: number, tone: string) =>
    repeat(count, (i) => rect(84 + (432 / (count - 1)) * i - 7, y, 14, height, 7, tone));
  return (
    bars(150, 260, 12, shade(main, 0.24)) +
    rect(64, 130, 472, 26, 13, brush.down(shade(main, 0.14))) +
    path('M76 350Q300 320 524 350V430H76Z', brush.down('#fbfaf6')) +
    path('M76 376Q300 348 524 376V450H76Z', brush.cloth(quilt, 0.7)) +
    oval(150, 346, 64, 26, brush.down('#ffffff')) +
    input.paint.emoji('teddy-bear', 400, 318, 110) +
    bars(232, 250, 12, brush.across([0, shade(main, 0.1)], [0.4, tint(main, 0.3)], [1, shade(main, 0.2)])) +
    rect(60, 216, 480, 28, 14, brush.down(tint(main, 0.08))) +
    rect(60, 452, 480, 40, 10, brush.down(main)) +
    mirrored(
      rect(44, 90, 34, 460, 12, brush.round(main)) +
        disc(61, 84, 24, brush.ball(main)) +
        disc(61, 556, 12, shade(main, 0.5)),
    )
  );
};

export const stroller: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  return (
    tube('M452 470L250 250L190 130Q176 90 130 92', STEEL) +
    tube('M170 470L420 330') +
    rect(96, 78, 70, 26, 13, '#2b2e36') +
    tube('M170 474H456', STEEL, 12) +
    path('M196 430H430L410 490H214Z', brush.lit(shade(main, 0.45))) +
    garment(
      brush,
      'M226 250H540Q556 330 470 384Q380 420 290 390Q226 350 226 250Z',
      fabric(brush, 0.8),
      stitches('M240 270H530', main),
      '',
    ) +
    garment(
      brush,
      'M240 250C230 120 330 60 420 80Q500 100 548 200L400 262Z',
      fabric(brush, 0.8),
      line(
        'M400 262Q360 140 290 130M400 262Q420 150 400 78M400 262Q470 180 480 116',
        shade(main, 0.4),
        5,
        'opacity=".6"',
      ),
      '',
    ) +
    path('M226 244H552Q556 262 548 272H228Z', brush.lit(accent === main ? shade(main, 0.3) : accent)) +
    path('M420 250Q480 190 560 220', 'none', 'stroke="#2b2e36" stroke-width="14" stroke-linecap="round"') +
    wheel(170, 496, 60, main) +
    wheel(460, 500, 54, main)
  );
};

export const carSeat: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const shell = '#2d3038';
  return (
    path(
      'M150 60Q300 10 450 60Q500 200 490 400L540 520Q540 560 500 560H100Q60 560 60 520L110 400Q100 200 150 60Z',
      brush.lit(shell),
    ) +
    garment(
      brush,
      'M176 80Q300 36 424 80Q460 220 446 400H154Q140 220 176 80Z',
      fabric(brush),
      path('M214 100Q300 70 386 100L380 190Q300 220 220 190Z', tint(main, 0.2)) +
        stitches('M200 210Q300 240 400 210', main) +
        line('M210 240L204 390M390 240L396 390', shade(main, 0.4), 5),
      '',
    ) +
    path(
      'M100 380Q80 380 80 410L92 470H180L176 380ZM500 380Q520 380 520 410L508 470H420L424 380Z',
      brush.lit(shade(main, 0.2)),
    ) +
    garment(brush, 'M150 400Q300 370 450 400L470 490Q300 560 130 490Z', fabric(brush), '', '') +
    mirrored(
      path('M244 190L264 188L292 420H268Z', brush.down('#3b3f49')) +
        path('M240 210L270 206L276 290L250 294Z', brush.lit(accent === main ? tint(main, 0.4) : accent)),
    ) +
    line('M300 430V500', '#3b3f49', 22) +
    rect(272, 408, 56, 50, 12, brush.lit('#d63a3a')) +
    rect(284, 294, 32, 20, 6, '#22252c')
  );
};

export const highChair: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  return (
    tube('M200 330L120 556M400 330L480 556', '#e7e4dc', 22) +
    tube('M230 340L210 540M370 340L390 540', '#cfcac0', 16) +
    tube('M150 480H450', '#e7e4dc', 14) +
    garment(
      brush,
      'M190 60Q300 20 410 60Q440 180 420 340H180Q160 180 190 60Z',
      fabric(brush),
      stitches('M206 80Q300 46 394 80M220 200Q300 220 380 200', main),
      '',
    ) +
    line('M256 100L276 300M344 100L324 300', shade(main, 0.5), 9) +
    rect(276, 290, 48, 30, 8, '#3b3f49') +
    path('M160 330H440L430 380H170Z', brush.lit(shade(main, 0.25))) +
    path('M110 280Q300 240 490 280Q520 320 480 340Q300 372 120 340Q80 320 110 280Z', brush.down('#ffffff', 0.6)) +
    path('M130 288Q300 256 470 288Q484 308 460 320Q300 344 140 320Q116 308 130 288Z', brush.down('#eceef1', 0.4)) +
    oval(246, 296, 52, 17, accent) +
    oval(246, 292, 44, 12, tint(accent, 0.5)) +
    disc(384, 296, 22, '#c9d0d8') +
    disc(384, 294, 15, '#aab3bd')
  );
};

export const playpen: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  const mesh = input.paint.define(
    `<pattern id="" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M0 7L7 0L14 7L7 14Z" fill="none" stroke="${shade(main, 0.3)}" stroke-opacity=".45" stroke-width="2"/></pattern>`,
  );
  return (
    path('M110 180H490V400H110Z', tint(main, 0.75)) +
    path('M110 180H490V400H110Z', mesh) +
    path('M60 470L110 400H490L540 470Z', brush.down(tint(main, 0.4))) +
    input.paint.emoji('yo-yo', 200, 400, 70) +
    input.paint.emoji('teddy-bear', 380, 370, 130) +
    path('M60 240H540V470H60Z', tint(main, 0.8), 'opacity=".35"') +
    path('M60 240H540V470H60Z', mesh) +
    path('M56 470H544V530H56Z', brush.cloth(brush.down(main), 0.8)) +
    path(
      'M110 166H490V190H110ZM60 226L110 166L126 180L84 240ZM540 226L490 166L474 180L516 240Z',
      brush.lit(shade(main, 0.15)),
    ) +
    rect(44, 218, 512, 38, 18, brush.down(main)) +
    mirrored(rect(44, 230, 26, 310, 10, brush.round(shade(main, 0.1))) + disc(58, 544, 18, '#2b2e36'))
  );
};

export const bouncer: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  return (
    tube('M60 520Q300 580 540 520', STEEL, 18) +
    tube('M100 522L170 200M460 520L380 400', STEEL, 14) +
    garment(
      brush,
      'M150 110Q220 60 280 120Q330 300 500 360Q560 400 520 450Q440 500 300 440Q150 360 150 110Z',
      fabric(brush),
      path(
        'M190 140Q230 110 254 150Q300 300 440 380Q320 370 250 290Q196 220 190 140Z',
        tint(main, 0.35),
        'opacity=".8"',
      ) + line('M300 300L410 320M330 400L400 330', shade(main, 0.4), 11),
      '',
    ) +
    path('M240 160Q380 20 500 210', 'none', `stroke="${accent}" stroke-width="14" stroke-linecap="round"`) +
    input.paint.emoji('star', 330, 156, 70) +
    input.paint.emoji('elephant', 418, 176, 76) +
    disc(500, 214, 14, accent)
  );
};

export const walker: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  return (
    tube('M170 330L120 480M430 330L480 480M250 340L260 480M350 340L340 480', STEEL, 16) +
    path('M90 470Q300 430 510 470Q550 500 520 520Q300 560 80 520Q50 500 90 470Z', brush.lit(shade(main, 0.1))) +
    garment(brush, 'M186 140Q300 100 414 140L400 330Q300 380 200 330Z', fabric(brush), '', '') +
    path('M80 290Q300 240 520 290Q556 330 510 356Q300 400 90 356Q44 330 80 290Z', brush.lit(main)) +
    path('M160 296Q300 266 440 296L420 330Q300 350 180 330Z', shade(main, 0.45)) +
    path('M60 330Q300 400 540 330V352Q300 428 60 352Z', shade(main, 0.25)) +
    [accent, second, mix(main, '#ffd23f', 0.8), '#4cc9f0', '#ff6b6b']
      .map((tone, i) => disc(140 + i * 80, 366 + Math.sin((i / 4) * Math.PI) * 22, 21, brush.ball(tone)))
      .join('') +
    mirrored(disc(110, 540, 22, '#2b2e36') + ring(110, 540, 12, '#d7dce3', 5) + disc(230, 552, 20, '#2b2e36')) +
    path(
      soft([
        [100, 300, 10],
        [160, 292, 10],
        [150, 312, 8],
        [104, 318, 8],
      ]),
      '#fff',
      'opacity=".35"',
    )
  );
};
