/** Clothes for the lower body. */
import { luminance, shade, tint } from '../palette.ts';
import { disc, line, mirrored, oval, path, rect, repeat } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { button, fabric, garment, ribs, stitch, stitches } from './garments.ts';

const DARK = '#10131f';

export const legFolds = mirrored(
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

export const TROUSERS =
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

export const pleats = (top: number, bottom: number, narrow: number, wide: number, count: number): string =>
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
