/** Sports equipment. */
import { clampLightness, luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, line, mirrored, path, rect, repeat, turned } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';

const BLACK = '#2a2d35';

export const boxingGloves: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const cuff = Math.abs(luminance(second) - luminance(main)) > 0.08 ? second : shade(main, 0.4);
  const glove =
    path('M150 440Q70 330 90 200Q110 70 230 70Q350 70 366 190Q376 300 330 440Z', brush.lit(main)) +
    path('M330 200Q400 180 410 260Q410 340 330 370Q290 330 330 200Z', brush.lit(shade(main, 0.1))) +
    path('M120 200Q140 110 230 100Q160 140 150 230Z', '#fff', 'opacity=".4"') +
    line('M330 210Q300 290 330 366', shade(main, 0.45), 5) +
    line('M150 300Q230 330 310 300', shade(main, 0.35), 4) +
    path('M146 430H336L346 540Q346 556 326 556H156Q136 556 138 540Z', brush.round(cuff)) +
    rect(138, 452, 206, 18, 0, shade(cuff, 0.25)) +
    brush.text(brush.word('label', 'GARRA'), { x: 176, y: 486, width: 132, height: 36 }, brush.ink(cuff));
  return (
    group('transform="translate(190 -20) scale(.9) rotate(10 240 300)"', glove) +
    group('transform="translate(-20 10) rotate(-8 240 300) scale(.98)"', glove)
  );
};

export const racket: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const head = 'M300 30C420 30 460 130 450 220C440 310 380 366 300 366S160 310 150 220C140 130 180 30 300 30Z';
  const grid = brush.clip(
    path(head, '#000'),
    repeat(18, (i) => line(`M${146 + i * 18} 20V370`, '#b4bcc8', 2.4)) +
      repeat(19, (i) => line(`M140 ${34 + i * 18}H460`, '#b4bcc8', 2.4)),
  );
  return (
    turned(
      32,
      300,
      300,
      path(head, '#ffffff', 'opacity=".22"') +
        grid +
        path(head, 'none', `stroke="${shade(main, 0.3)}" stroke-width="28"`) +
        path(head, 'none', `stroke="${main}" stroke-width="21"`) +
        path(head, 'none', `stroke="${tint(main, 0.55)}" stroke-width="5" transform="translate(-3 -3)"`) +
        line('M240 362L290 450M360 362L310 450', main, 19) +
        rect(276, 440, 48, 150, 12, brush.round(BLACK)) +
        repeat(7, (i) => line(`M278 ${466 + i * 18}l44-14`, tint(BLACK, 0.25), 3)) +
        rect(272, 580, 56, 16, 6, accent),
    ) +
    disc(130, 476, 54, brush.ball('#d7e84a')) +
    path('M90 440Q140 470 100 520', 'none', 'stroke="#fbfaf4" stroke-width="6"')
  );
};

export const bat: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  return (
    turned(
      38,
      300,
      300,
      path(
        'M300 4C340 4 350 40 348 90L330 330Q322 420 320 560H280Q278 420 270 330L252 90C250 40 260 4 300 4Z',
        brush.round(main),
      ) +
        rect(276, 430, 48, 140, 8, brush.round(accent === main ? BLACK : accent)) +
        repeat(8, (i) => line(`M278 ${446 + i * 16}l44-10`, '#10131f', 3, 'opacity=".3"')) +
        rect(268, 566, 64, 22, 10, brush.round(shade(main, 0.15))) +
        group(
          'transform="rotate(90 300 200)"',
          brush.text(
            brush.word('label', 'JONRÓN'),
            { x: 220, y: 184, width: 180, height: 36 },
            shade(main, 0.5),
            'serif',
          ),
        ),
    ) +
    disc(470, 470, 76, brush.ball('#faf6ec')) +
    line('M424 424Q470 470 430 520M516 420Q474 470 512 520', '#c1121f', 5)
  );
};

export const skateboard: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const deck = 'M300 10C360 10 384 60 384 120V480C384 540 360 590 300 590S216 540 216 480V120C216 60 240 10 300 10Z';
  const truck = (y: number) =>
    rect(190, y, 220, 22, 11, brush.metal()) +
    mirrored(rect(170, y - 20, 36, 62, 14, brush.round(luminance(second) > 0.9 ? '#f4efe2' : second))) +
    rect(262, y - 16, 76, 54, 12, brush.metal('#9aa3af'));
  return turned(
    34,
    300,
    300,
    path(deck, brush.cloth(brush.lit(main))) +
      brush.clip(
        path(deck, '#000'),
        (brush.word('motif') === ''
          ? path('M200 420L400 220V320L200 520Z', accent) + path('M200 350L400 150V190L200 390Z', second)
          : '') + path(deck, brush.across([0, '#fff', 0.2], [0.4, '#fff', 0], [1, '#10131f', 0.24])),
      ) +
      brush.motif(brush.word('motif'), 300, 300, 150) +
      truck(130) +
      truck(448) +
      mirrored(disc(286, 108, 5, '#d7dce3') + disc(286, 492, 5, '#d7dce3')) +
      path(deck, 'none', `stroke="${shade(main, 0.4)}" stroke-width="6"`),
  );
};

const roll = (x: number, y: number, r: number, tone: string): string =>
  disc(x, y, r, shade(tone, 0.2)) +
  disc(x - 2, y - 2, r * 0.86, tone) +
  disc(x, y, r * 0.44, '#d7dce3') +
  disc(x, y, r * 0.18, '#4b515c');

export const skates: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const tone = luminance(second) > 0.93 ? accent : second;
  return (
    path('M150 60Q240 40 326 60L330 230Q350 290 440 310Q520 330 524 390V414H130Q120 240 150 60Z', brush.lit(main)) +
    path('M140 60Q240 30 336 60V86Q240 64 146 92Z', shade(main, 0.4)) +
    path('M260 66L326 60L332 236L356 280L290 300Q262 200 260 66Z', shade(main, 0.16)) +
    repeat(6, (i) => line(`M${270 + i * 5} ${100 + i * 34}L${330 + i * 7} ${92 + i * 34}`, '#fbfaf6', 9)) +
    rect(130, 150, 210, 28, 10, brush.down(tone)) +
    path('M400 310Q520 320 524 400H420Q440 350 400 310Z', tint(main, 0.3)) +
    path('M164 100Q150 240 160 390', 'none', 'stroke="#fff" stroke-width="11" opacity=".3" stroke-linecap="round"') +
    path('M110 410H536V440H480L440 480H200L160 440H110Z', brush.down(BLACK)) +
    repeat(4, (i) => roll(150 + i * 116, 510, 50, tone))
  );
};

export const scooter: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const electric = brush.number('electric', 0) === 1;
  const r = electric ? 58 : 44;
  const wheel = (x: number) =>
    disc(x, 552 - r, r, '#22252c') + disc(x, 552 - r, r * 0.62, brush.metal()) + disc(x, 552 - r, r * 0.28, main);
  const frame = electric ? BLACK : '#b9c0c9';
  return (
    line('M470 490L396 80', shade(frame, 0.25), electric ? 36 : 24) +
    line('M466 484L394 86', tint(frame, 0.3), electric ? 9 : 7) +
    line('M316 92Q400 60 476 76', BLACK, 16) +
    rect(286, 78, 66, 30, 15, brush.down(main)) +
    rect(452, 62, 66, 30, 15, brush.down(main)) +
    path('M100 478Q96 452 124 452H380Q420 450 436 410L466 420Q452 492 390 494H130Q104 496 100 478Z', brush.down(main)) +
    path('M136 452H370L360 438H150Z', '#3a3f49') +
    wheel(110) +
    wheel(480) +
    path(
      `M50 ${500 - r}Q100 ${452 - r * 0.6} 176 ${500 - r * 0.7}`,
      'none',
      `stroke="${shade(main, 0.2)}" stroke-width="15" stroke-linecap="round"`,
    ) +
    (electric
      ? disc(446, 160, 22, '#fff3c4') +
        disc(446, 160, 14, '#fffdf2') +
        rect(366, 70, 60, 40, 10, '#15181f') +
        rect(374, 78, 44, 20, 5, accent === main ? '#7ef0ff' : accent) +
        input.paint.emoji('high-voltage', 270, 474, 34)
      : '')
  );
};

export const swimGoggles: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const lens = luminance(second) > 0.9 ? '#4aa8d8' : second;
  const eye = 'M60 300Q60 230 140 226Q250 220 268 290Q276 350 220 380Q140 400 90 370Q60 350 60 300Z';
  return (
    path('M70 270C40 90 560 90 530 270', 'none', `stroke="${shade(main, 0.3)}" stroke-width="30"`) +
    path('M76 262C60 110 540 110 524 262', 'none', `stroke="${tint(main, 0.2)}" stroke-width="6"`) +
    mirrored(
      path(eye, shade(main, 0.35), 'transform="translate(0 8)"') +
        path(eye, brush.lit(main)) +
        group(
          'transform="translate(166 304) scale(.8) translate(-166 -304)"',
          path(eye, brush.diagonal(tint(lens, 0.5), lens, shade(lens, 0.35))) +
            path('M90 270Q120 240 190 244L110 350Q80 330 90 270Z', '#fff', 'opacity=".45"'),
        ) +
        rect(36, 268, 40, 60, 12, shade(main, 0.4)),
    ) +
    path('M262 300Q300 270 338 300', 'none', `stroke="${shade(main, 0.2)}" stroke-width="15"`)
  );
};

export const helmetBike: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const shell =
    'M50 370C40 190 170 90 320 96C470 100 560 210 560 340Q560 372 520 376Q440 380 380 360Q300 340 220 380L90 404Q54 400 50 370Z';
  const vent = (d: string) =>
    path(d, shade(main, 0.72)) + path(d, 'none', `stroke="${tint(main, 0.35)}" stroke-width="4"`);
  return (
    line('M180 380Q220 500 300 540Q340 480 420 372M300 540Q250 480 250 380', BLACK, 12) +
    rect(272, 520, 56, 32, 10, brush.down(accent)) +
    path('M70 380Q300 440 540 370L520 420Q300 470 110 430Z', BLACK) +
    path(shell, brush.lit(main)) +
    vent('M130 250Q200 150 300 140Q210 190 180 290Q150 300 130 250Z') +
    vent('M230 270Q260 170 370 138Q310 190 300 290Q260 320 230 270Z') +
    vent('M350 280Q360 190 440 160Q420 210 430 300Q390 330 350 280Z') +
    vent('M470 300Q460 230 490 200Q530 250 526 310Q496 340 470 300Z') +
    path('M90 260Q140 140 270 112Q160 160 116 280Z', '#fff', 'opacity=".35"') +
    path('M50 370Q140 350 220 380L90 404Q54 400 50 370Z', mix(main, accent, 0.7))
  );
};

export const golfClub: Drawing = (input) => {
  const brush = new Brush(input);
  const main = clampLightness(brush.main, 0.15, 0.75);
  return (
    line('M500 30L212 470', '#7d8794', 13) +
    line('M497 32L210 468', '#eef1f4', 4) +
    line('M500 30L420 152', main, 24) +
    repeat(6, (i) => line(`M${488 - i * 12} ${38 + i * 18}l14 9`, '#10131f', 3, 'opacity=".4"')) +
    path('M230 440Q180 430 120 480Q60 530 100 550Q190 566 240 520Q256 490 230 440Z', brush.lit('#c6ccd4')) +
    path('M214 452Q170 450 128 490Q90 526 120 536Q180 544 220 512Z', brush.metal('#9aa3af')) +
    repeat(5, (i) => line(`M${140 + i * 8} ${530 - i * 17}l${70 - i * 6} -6`, '#5f6772', 3)) +
    rect(400, 496, 14, 60, 5, brush.round(main)) +
    path('M380 494H434L420 512H394Z', brush.round(main)) +
    disc(407, 452, 48, brush.ball('#fbfaf6')) +
    repeat(14, (i) =>
      disc(
        384 + (i % 4) * 16 + (Math.floor(i / 4) % 2) * 8,
        428 + Math.floor(i / 4) * 16,
        3.4,
        '#10131f',
        'opacity=".14"',
      ),
    )
  );
};
