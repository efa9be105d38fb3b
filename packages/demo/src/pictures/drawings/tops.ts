/** Clothes for the upper body. */
import { luminance, shade, tint } from '../palette.ts';
import { disc, group, line, mirrored, path, rect, repeat } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import {
  armholes,
  button,
  buttons,
  collar,
  fabric,
  garment,
  isPlain,
  nape,
  necks,
  pocket,
  ribs,
  stitch,
  stitches,
  tops,
} from './garments.ts';

const DARK = '#10131f';
const pearl = (color: string): string => (luminance(color) > 0.6 ? '#e3ddd0' : '#f7f4ec');

export const tshirt: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  return (
    nape(main) +
    garment(
      brush,
      tops.short + necks.crew,
      fabric(brush),
      armholes(main) +
        brush.motif(brush.word('motif'), 300, 300, 176) +
        stitches('M164 536H436', main) +
        stitches('M54 254L132 294', main) +
        stitches('M546 254L468 294', main),
    ) +
    path('M222 71Q300 158 378 71', 'none', `stroke="${shade(main, 0.14)}" stroke-width="13"`) +
    line('M222 79Q300 168 378 79', stitch(main), 1.6, 'opacity=".7"')
  );
};

export const polo: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const trim = Math.abs(luminance(main) - luminance(second)) > 0.1 ? second : shade(main, 0.2);
  return (
    garment(
      brush,
      `${tops.short}Q300 130 222 70Z`,
      fabric(brush),
      armholes(main) +
        line('M50 254L130 296M550 254L470 296', trim, 12) +
        rect(284, 110, 32, 140, 4, tint(main, 0.06)) +
        stitches('M286 112V248H314V112', main) +
        stitches('M164 536H436', main),
    ) +
    buttons(300, 178, 226, 2, pearl(main)) +
    brush.motif(brush.word('motif'), 384, 214, 44) +
    collar(main, isPlain(brush) ? main : fabric(brush)) +
    mirrored(line('M200 110L257 180', trim, 5))
  );
};

export const shirt: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  return (
    garment(
      brush,
      `${tops.long}Q300 130 222 66Z`,
      fabric(brush),
      armholes(main) +
        rect(282, 100, 36, 460, 0, '#fff', 'opacity=".12"') +
        stitches('M284 110V556M316 110V556', main, 1.8) +
        pocket(346, 210, 76, 90, main, isPlain(brush) ? tint(main, 0.07) : fabric(brush)) +
        mirrored(line('M42 456L118 476', stitch(main), 3, 'opacity=".6"')),
    ) +
    buttons(300, 190, 520, 6, pearl(main)) +
    mirrored(button(76, 484, pearl(main), 5)) +
    collar(main, isPlain(brush) ? main : fabric(brush))
  );
};

export const guayabera: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  const pleats = mirrored(
    repeat(4, (i) => line(`M${204 + i * 11} 120V554`, stitch(main), 1.8, 'opacity=".7"')) +
      line('M246 130V554', stitch(main), 6, 'opacity=".28" stroke-dasharray="3 6"'),
  );
  return (
    garment(
      brush,
      `${tops.short}Q300 130 222 70Z`,
      fabric(brush),
      armholes(main) +
        pleats +
        rect(284, 100, 32, 460, 0, '#fff', 'opacity=".14"') +
        mirrored(
          pocket(186, 206, 74, 84, main) +
            button(223, 222, pearl(main), 5) +
            pocket(182, 410, 84, 98, main) +
            button(224, 428, pearl(main), 5),
        ) +
        stitches('M54 250L132 292', main) +
        stitches('M546 250L468 292', main),
    ) +
    buttons(300, 190, 524, 6, pearl(main)) +
    collar(main, isPlain(brush) ? main : fabric(brush))
  );
};

export const blouse: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const outline =
    'M216 76L150 100Q80 120 52 240Q40 320 74 356Q104 372 136 344L166 262Q178 330 152 420Q138 490 130 538Q300 576 470 538Q462 490 448 420Q422 330 434 262L464 344Q496 372 526 356Q560 320 548 240Q520 120 450 100L384 76L300 208Z';
  return (
    path('M216 76Q300 96 384 76L300 208Z', shade(main, 0.42)) +
    garment(
      brush,
      outline,
      fabric(brush),
      armholes(main) +
        mirrored(
          line('M70 340Q100 356 138 330', stitch(main), 5, 'opacity=".6"') +
            path('M100 180Q90 260 100 340Q120 250 100 180ZM70 220Q62 290 78 340Q90 270 70 220Z', DARK, 'opacity=".12"'),
        ) +
        repeat(8, (i) =>
          line(`M${176 + i * 36} 540Q${184 + i * 34} 480 ${200 + i * 28} 440`, DARK, 5, 'opacity=".09"'),
        ),
    ) +
    mirrored(path('M216 76L300 208L284 226L200 92Z', tint(main, 0.16))) +
    path('M300 214Q240 180 232 216T300 222Q360 250 368 216T300 214Z', brush.lit(accent)) +
    path('M296 220L262 330L286 322L300 232L318 330L340 320L304 220Z', brush.lit(shade(accent, 0.1))) +
    disc(300, 218, 11, brush.ball(accent))
  );
};

export const hoodie: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const cord = luminance(main) > 0.7 ? shade(main, 0.3) : '#f5f2ea';
  return (
    path('M196 108Q176 14 300 12T404 108Q370 180 300 184Q230 180 196 108Z', brush.down(shade(main, 0.1))) +
    garment(
      brush,
      `${tops.long}Q300 190 222 66Z`,
      fabric(brush),
      armholes(main) +
        ribs(150, 516, 300, 44, main) +
        mirrored(group('transform="rotate(14 76 486)"', ribs(32, 466, 92, 44, main))) +
        brush.motif(brush.word('motif'), 300, 286, 130) +
        path('M214 390H386L420 508H180Z', shade(main, 0.08)) +
        mirrored(line('M214 390L182 500', stitch(main), 3.5)) +
        line('M214 390H386', stitch(main), 3),
    ) +
    path(
      'M228 100Q222 46 300 42T372 100Q346 150 300 154Q254 150 228 100Z',
      shade(luminance(second) > 0.9 ? main : second, 0.46),
    ) +
    path(
      'M204 92Q196 26 300 22T396 92Q398 160 300 196Q202 160 204 92ZM228 100Q254 150 300 154T372 100Q378 46 300 42T228 100Z',
      brush.lit(main),
      'fill-rule="evenodd"',
    ) +
    mirrored(
      line('M262 164Q258 220 264 268', cord, 6) +
        rect(259, 262, 10, 22, 4, shade(cord, 0.2)) +
        disc(262, 160, 7, '#aab1bb'),
    )
  );
};

export const sweater: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  const knit = input.paint.define(
    '<pattern id="" width="14" height="12" patternUnits="userSpaceOnUse"><path d="M0 0L7 6L14 0M0 12L7 18L14 12" fill="none" stroke="#10131f" stroke-opacity=".13" stroke-width="3"/></pattern>',
  );
  const outline = `${tops.long}Q300 158 222 66Z`;
  return (
    nape(main, 66) +
    garment(
      brush,
      outline,
      fabric(brush, 1.1),
      path(outline, knit) +
        armholes(main) +
        ribs(150, 508, 300, 50, main) +
        mirrored(group('transform="rotate(14 76 480)"', ribs(30, 458, 94, 56, main))),
    ) +
    path('M222 68Q300 158 378 68', 'none', `stroke="${shade(main, 0.16)}" stroke-width="20"`) +
    repeat(13, (i) =>
      line(
        `M${232 + i * 11.4} ${82 + 36 * Math.sin(((i + 0.6) / 13.2) * Math.PI)}l0 -12`,
        shade(main, 0.4),
        2.4,
        'opacity=".6"',
      ),
    )
  );
};
