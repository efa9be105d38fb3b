/** Clothes for the lower body, and whole ones. */
import { luminance, shade, tint } from '../palette.ts';
import { disc, group, line, mirrored, oval, path, rect, repeat } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import {
  armholes,
  button,
  buttons,
  fabric,
  garment,
  isPlain,
  nape,
  necks,
  ribs,
  stitch,
  stitches,
  tops,
} from './garments.ts';

const DARK = '#10131f';

const legFolds = mirrored(
  path('M206 120Q250 150 296 150Q240 170 200 160Z', DARK, 'opacity=".12"') +
    path('M190 330Q230 330 262 310Q236 350 186 356Z', DARK, 'opacity=".12"') +
    path('M186 372Q220 380 250 366Q222 398 184 396Z', DARK, 'opacity=".1"') +
    path('M176 520Q200 512 236 524Q210 540 172 538Z', DARK, 'opacity=".12"') +
    path('M222 180Q232 300 214 480Q204 300 222 180Z', '#fff', 'opacity=".12"'),
);

const waist = (color: string): string =>
  rect(190, 36, 220, 34, 4, tint(color, 0.06)) +
  stitches('M192 42H408M192 64H408', color, 1.8) +
  repeat(4, (i) => rect(208 + i * 56, 32, 11, 44, 3, shade(color, 0.1)));

const TROUSERS =
  'M194 36H406L424 200L442 552Q442 560 432 560H340Q332 560 330 550L300 214L270 550Q268 560 260 560H168Q158 560 158 552L176 200Z';

export const jeans: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  const thread = '#d9a153';
  const orange = (d: string) => line(d, thread, 2.2, 'stroke-dasharray="7 4"');
  const fade = brush.input.paint.radial(0.5, 0.4, 0.5, [0, '#fff', 0.3], [1, '#fff', 0]);
  const over =
    mirrored(
      oval(226, 270, 34, 150, fade) +
        orange('M196 76Q200 130 184 156M252 76Q250 126 192 148') +
        orange('M168 546H262') +
        line('M178 210L164 552', stitch(main), 3, 'opacity=".5"'),
    ) +
    line('M300 70V214', stitch(main), 3) +
    orange('M318 76V150Q316 178 302 188') +
    waist(main);
  return (
    garment(brush, TROUSERS, brush.main, over, legFolds) +
    disc(300, 53, 9, brush.ball('#c98f4e')) +
    mirrored(disc(254, 82, 3.4, '#c98f4e') + disc(198, 146, 3.4, '#c98f4e'))
  );
};

export const pants: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  return (
    garment(
      brush,
      TROUSERS,
      fabric(brush),
      mirrored(
        line('M232 80L214 552', shade(main, 0.3), 3, 'opacity=".55"') + line('M200 80L182 166', stitch(main), 3),
      ) +
        line('M300 70V214', stitch(main), 3) +
        waist(main),
      legFolds,
    ) + button(300, 53, luminance(main) < 0.1 ? '#555a66' : shade(main, 0.5), 7)
  );
};

export const joggers: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const outline =
    'M190 40Q300 26 410 40L434 220Q440 360 420 500L410 560H344L330 500L300 226L270 500L256 560H190L180 500Q160 360 166 220Z';
  const band = Math.abs(luminance(second) - luminance(main)) > 0.15 ? second : tint(main, 0.4);
  return (
    garment(
      brush,
      outline,
      fabric(brush),
      mirrored(
        path('M172 80L188 80L178 500L164 500Q150 340 166 180Z', band, 'opacity=".9"') +
          line('M204 90L190 170', stitch(main), 4) +
          ribs(180, 514, 84, 48, main),
      ) +
        ribs(186, 24, 228, 48, main) +
        line('M300 72V226', stitch(main), 3),
      legFolds,
    ) + line('M288 60Q280 110 284 140M312 60Q322 104 316 136', '#f4f1ea', 6)
  );
};

export const shorts: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  const outline = 'M150 110H450L500 470Q400 500 318 486L300 290L282 486Q200 500 100 470Z';
  return (
    garment(
      brush,
      outline,
      fabric(brush),
      rect(140, 106, 320, 44, 0, shade(main, 0.12)) +
        repeat(24, (i) => line(`M${152 + i * 13} 112V146`, shade(main, 0.34), 2.4, 'opacity=".5"')) +
        mirrored(line('M168 160L138 260', stitch(main), 4) + stitches('M106 456Q200 484 280 470', main)) +
        line('M300 150V290', stitch(main), 3),
      mirrored(
        path(
          'M160 200Q200 330 180 480Q150 340 160 200ZM230 180Q270 260 300 280Q240 270 230 180Z',
          DARK,
          'opacity=".12"',
        ) + path('M210 200Q240 330 226 480Q206 330 210 200Z', '#fff', 'opacity=".14"'),
      ),
    ) + line('M290 138Q270 190 282 226M310 138Q334 186 318 222', '#f4f1ea', 6)
  );
};

const pleats = (top: number, bottom: number, narrow: number, wide: number, count: number): string =>
  repeat(count, (i) => {
    const t = (i + 0.5) / count - 0.5;
    const x1 = 300 + t * narrow;
    const x2 = 300 + t * wide;
    return (
      path(
        `M${x1} ${top}Q${(x1 + x2) / 2 - 6} ${(top + bottom) / 2} ${x2 - 12} ${bottom}H${x2 + 12}Q${(x1 + x2) / 2 + 4} ${(top + bottom) / 2} ${x1} ${top}Z`,
        DARK,
        'opacity=".13"',
      ) +
      path(
        `M${x1 + 4} ${top}Q${(x1 + x2) / 2 + 12} ${(top + bottom) / 2} ${x2 + 30} ${bottom}H${x2 + 14}Q${(x1 + x2) / 2 + 4} ${(top + bottom) / 2} ${x1 + 4} ${top}Z`,
        '#fff',
        'opacity=".12"',
      )
    );
  });

export const skirt: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  return (
    garment(
      brush,
      'M206 70H394Q420 260 540 500Q420 560 300 556Q180 560 60 500Q180 260 206 70Z',
      fabric(brush),
      stitches('M76 490Q190 540 300 538T524 490', main),
      pleats(110, 550, 180, 430, 7),
    ) +
    path('M204 64Q300 54 396 64L399 108Q300 100 201 108Z', brush.round(shade(main, 0.14), 0.6)) +
    button(300, 82, shade(main, 0.5), 8)
  );
};

export const dress: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const sleeves = input.random.chance(0.5);
  const outline = `${sleeves ? 'M226 44L184 54Q150 70 128 150L188 178L206 150' : 'M236 36H206Q212 110 186 150'}Q216 200 220 254Q190 420 84 530Q190 572 300 568Q410 572 516 530Q410 420 380 254Q384 200 ${sleeves ? '394 150L412 178L472 150Q450 70 416 54L374 44' : '414 150Q388 110 394 36H364'}Q352 118 300 122Q248 118 ${sleeves ? '226 44' : '236 36'}Z`;
  const ink = isPlain(brush) ? accent : shade(accent, 0.05);
  return (
    path('M236 40Q300 66 364 40Q352 118 300 122Q248 118 236 40Z', shade(main, 0.42)) +
    garment(
      brush,
      outline,
      fabric(brush),
      stitches('M100 520Q200 556 300 554T500 520', main) +
        (sleeves ? mirrored(line('M204 60Q218 110 206 150', stitch(main), 3)) : ''),
      pleats(276, 568, 150, 400, 7) + mirrored(path('M214 180Q260 200 270 250Q230 230 214 180Z', DARK, 'opacity=".1"')),
    ) +
    path('M218 236Q300 252 382 236L384 270Q300 286 216 270Z', brush.round(ink, 0.7)) +
    path('M300 256Q262 230 262 256T300 258Q338 280 338 256T300 256Z', brush.lit(tint(ink, 0.1))) +
    disc(300, 256, 9, brush.ball(ink))
  );
};

export const pajamas: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const piping = Math.abs(luminance(second) - luminance(main)) > 0.1 ? second : tint(main, 0.6);
  const top =
    garment(
      brush,
      tops.long + necks.v,
      fabric(brush, 1.4),
      armholes(main) + mirrored(line('M34 470L118 490', piping, 10)) + line('M300 206V556', piping, 5),
    ) +
    path('M222 66Q300 90 378 66', 'none', `stroke="${shade(main, 0.4)}" stroke-width="10"`) +
    mirrored(path('M222 64L300 206L262 196L196 96Z', tint(main, 0.12)) + line('M196 96L262 196L300 206', piping, 4)) +
    buttons(300, 250, 500, 4, '#f7f4ec');
  const bottom = garment(
    brush,
    TROUSERS,
    fabric(brush, 1.2),
    mirrored(line('M160 520H270', piping, 8)) + ribs(190, 34, 220, 34, main),
    legFolds,
  );
  return (
    group('transform="translate(240 122) scale(.62 .76)"', bottom) +
    group('transform="translate(10 20) scale(.74 .72)"', top)
  );
};

export const underwear: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const band = luminance(second) === luminance(main) ? shade(main, 0.3) : second;
  return (
    garment(
      brush,
      'M112 150H488L512 440Q420 466 344 450L300 360L256 450Q180 466 88 440Z',
      fabric(brush),
      path('M236 196Q300 210 364 196L346 360Q300 420 254 360Z', DARK, 'opacity=".08"') +
        line('M236 196L254 360L300 372L346 360L364 196', stitch(main), 3) +
        mirrored(stitches('M96 424Q180 448 250 432', main)),
      mirrored(path('M130 220Q170 330 150 440Q120 330 130 220Z', DARK, 'opacity=".12"')),
    ) +
    path('M110 146Q300 130 490 146L494 202Q300 188 106 202Z', brush.round(band, 0.7)) +
    brush.text(brush.word('label', ''), { x: 230, y: 152, width: 140, height: 30 }, brush.ink(band)) +
    line('M112 158Q300 142 488 158M110 192Q300 176 490 192', shade(band, 0.25), 2)
  );
};

export const bra: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const cup = 'M296 330Q250 250 166 236Q96 290 92 372Q110 440 200 440Q280 430 296 380Z';
  return (
    mirrored(
      line('M168 240Q150 140 180 70', shade(main, 0.12), 13) +
        line('M166 240Q148 140 178 70', tint(main, 0.2), 4) +
        rect(158, 120, 22, 16, 4, brush.metal('#d9b36c')) +
        path('M94 360Q60 372 30 366L34 430Q90 440 150 430Z', brush.lit(shade(main, 0.12))),
    ) +
    mirrored(
      group(
        '',
        garment(
          brush,
          cup,
          fabric(brush),
          repeat(7, (i) => disc(110 + i * 30, 420 - Math.abs(3 - i) * 4, 20, tint(main, 0.5), 'opacity=".3"')) +
            path('M120 340Q170 300 240 320Q180 330 130 400Z', '#fff', 'opacity=".2"'),
          path('M200 440Q270 400 290 330Q300 420 200 440Z', DARK, 'opacity=".14"'),
        ),
      ),
    ) +
    path('M280 372Q300 360 320 372L314 410H286Z', shade(main, 0.1)) +
    path('M300 372Q272 350 272 374T300 376Q328 396 328 374T300 372Z', accent) +
    disc(300, 374, 7, tint(accent, 0.4))
  );
};

export const socks: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const outline =
    'M210 50H350V330Q352 370 400 404L470 448Q516 484 490 530Q470 560 420 556Q360 550 300 500L240 450Q206 420 208 370Z';
  const tip = Math.abs(luminance(second) - luminance(main)) > 0.08 ? second : shade(main, 0.25);
  const one = () =>
    garment(
      brush,
      outline,
      fabric(brush, 0.8),
      path('M420 420L560 430V580H390Q440 500 420 420Z', tip) +
        path('M190 360Q270 370 280 476L220 470Z', tip) +
        ribs(205, 46, 150, 56, tip),
      path('M210 300Q280 330 350 300Q300 350 220 340ZM330 340Q300 400 260 420Q330 410 360 370Z', DARK, 'opacity=".12"'),
    );
  return group('transform="translate(-130 20) scale(.94)"', one()) + group('transform="translate(60 0)"', one());
};

export const swimsuit: Drawing = (input) => {
  const brush = new Brush(input);
  const outline =
    'M216 40H240Q252 160 300 168Q348 160 360 40H384Q392 150 420 190Q404 280 410 330Q424 390 440 430Q370 450 324 556H276Q230 450 160 430Q176 390 190 330Q196 280 180 190Q208 150 216 40Z';
  return (
    path('M240 60Q300 90 360 60L352 120Q300 180 248 120Z', shade(brush.main, 0.45)) +
    garment(
      brush,
      outline,
      fabric(brush),
      line('M190 300Q300 330 410 300', shade(brush.main, 0.3), 3, 'opacity=".4"'),
      mirrored(
        path(
          'M190 220Q250 260 256 330Q206 290 190 220ZM180 430Q250 430 286 540Q240 450 180 430Z',
          DARK,
          'opacity=".14"',
        ) + path('M214 210Q240 250 236 330Q214 270 214 210Z', '#fff', 'opacity=".2"'),
      ),
    )
  );
};

export const leotard: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  const outline =
    'M222 60L168 80Q130 96 122 150L80 420L134 432L186 230Q200 300 192 340Q180 390 164 420Q240 450 278 560H322Q360 450 436 420Q420 390 408 340Q400 300 414 230L466 432L520 420L478 150Q470 96 432 80L378 60Q300 150 222 60Z';
  return (
    nape(main, 60) +
    garment(
      brush,
      outline,
      fabric(brush),
      line('M190 320Q300 350 410 320', shade(main, 0.3), 3, 'opacity=".4"') +
        repeat(14, () =>
          disc(input.random.int(210, 390), input.random.int(130, 230), input.random.int(2, 4), '#fff', 'opacity=".8"'),
        ),
    ) +
    collarless(main)
  );
};

const collarless = (color: string): string =>
  path('M222 60Q300 150 378 60', 'none', `stroke="${shade(color, 0.2)}" stroke-width="9"`);

/** A baby's one-piece with poppers. */
export const onesie: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const trim = Math.abs(luminance(second) - luminance(main)) > 0.1 ? second : shade(main, 0.18);
  const outline =
    'M210 60L150 84Q116 98 96 140L48 236L128 284L164 230Q168 330 160 400Q220 440 252 540H348Q380 440 440 400Q432 330 436 230L472 284L552 236L504 140Q484 98 450 84L390 60Q300 150 210 60Z';
  return (
    nape(main, 62) +
    garment(
      brush,
      outline,
      fabric(brush),
      mirrored(
        line('M160 400Q222 440 252 540', trim, 16) +
          line('M52 232L130 280', trim, 14) +
          line('M196 66Q190 120 150 180', trim, 5),
      ) + brush.motif(brush.word('motif'), 300, 290, 170),
      '',
    ) +
    path('M210 60Q300 150 390 60', 'none', `stroke="${trim}" stroke-width="14"`) +
    path('M250 520H350L346 556H254Z', trim) +
    repeat(3, (i) => disc(272 + i * 28, 538, 6.5, brush.ball('#ffffff')))
  );
};
