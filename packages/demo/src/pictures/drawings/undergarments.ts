/** Underwear. */
import { luminance, shade, tint } from '../palette.ts';
import { disc, group, line, mirrored, path, rect, repeat } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { fabric, garment, ribs, stitch, stitches } from './garments.ts';

const DARK = '#10131f';

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
