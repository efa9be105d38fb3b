/** Clothes for the whole body. */
import { luminance, shade, tint } from '../palette.ts';
import { disc, group, line, mirrored, path, repeat } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { legFolds, pleats, TROUSERS } from './bottoms.ts';
import { Brush } from './brush.ts';
import { armholes, buttons, fabric, garment, isPlain, nape, necks, ribs, stitch, stitches, tops } from './garments.ts';

const DARK = '#10131f';

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
