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

export const jacket: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const metal = '#c3c9d1';
  const cuff =
    Math.abs(luminance(main) - luminance(second)) > 0.08 && input.colors.length > 1 ? second : shade(main, 0.3);
  return (
    garment(
      brush,
      `${tops.long}Q300 120 222 66Z`,
      fabric(brush),
      mirrored(
        path('M162 66L300 66V190L164 230L150 110Z', tint(main, 0.09)) +
          line('M300 190L164 230', stitch(main), 3) +
          line('M206 330L246 424', stitch(main), 12, 'opacity=".55"') +
          line('M206 330L246 424', metal, 3) +
          stitches('M230 440V512', main),
      ) +
        armholes(main) +
        ribs(150, 512, 300, 48, cuff) +
        mirrored(group('transform="rotate(14 76 486)"', ribs(32, 466, 92, 44, cuff))),
    ) +
    path('M216 56Q300 34 384 56L392 112Q346 146 300 150Q254 146 208 112Z', brush.down(cuff)) +
    path('M234 62Q300 46 366 62L362 92Q300 124 238 92Z', shade(cuff, 0.5)) +
    rect(294, 140, 12, 410, 3, shade(main, 0.5)) +
    line('M300 148V548', metal, 5, 'stroke-dasharray="4 4"') +
    rect(293, 150, 14, 34, 5, brush.metal())
  );
};

const lapels = (color: string, depth: number): string =>
  mirrored(
    path(
      `M224 60L300 ${depth}L236 ${depth * 0.72}L252 ${depth * 0.6}L196 ${depth * 0.5}L200 92Z`,
      DARK,
      'opacity=".2" transform="translate(3 6)"',
    ) +
      path(
        `M224 60L300 ${depth}L230 ${depth * 0.7}L250 ${depth * 0.58}L194 ${depth * 0.48}L200 90Z`,
        tint(color, 0.1),
      ) +
      line(`M230 ${depth * 0.7}L250 ${depth * 0.58}L194 ${depth * 0.48}`, shade(color, 0.35), 2),
  );

export const coat: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  const horn = luminance(main) > 0.3 ? '#4a3526' : '#1d1f26';
  const body = garment(
    brush,
    `${tops.long}L300 250L222 66Z`,
    fabric(brush),
    armholes(main) +
      line('M318 250V560', shade(main, 0.4), 3) +
      mirrored(
        rect(184, 424, 76, 24, 5, tint(main, 0.08)) +
          line('M184 448H260', shade(main, 0.35), 3) +
          line('M44 446L124 466', shade(main, 0.3), 4),
      ) +
      rect(150, 352, 300, 34, 0, shade(main, 0.16)) +
      rect(266, 346, 68, 46, 6, 'none', `stroke="${horn}" stroke-width="8"`),
  );
  return group(
    'transform="translate(18 -10) scale(.94 1.02)"',
    path('M222 60Q300 46 378 60L300 250Z', shade(brush.accent === main ? '#e9e2d4' : tint(brush.accent, 0.2), 0.1)) +
      body +
      lapels(main, 250) +
      mirrored(button(262, 284, horn, 10) + button(262, 326, horn, 10) + button(262, 420, horn, 10)),
  );
};

export const suit: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const white = luminance(brush.second) > 0.6 && input.colors.length > 1 ? brush.second : '#f7f5f0';
  const tie = input.colors.length > 2 ? accent : luminance(main) < 0.08 ? '#8f1d2c' : shade(main, 0.45);
  return (
    path('M206 66Q300 40 394 66L310 350H290Z', brush.across(shade(white, 0.12), white, shade(white, 0.12))) +
    path('M284 106H316L328 130L316 150L336 320L300 360L264 320L284 150L272 130Z', brush.lit(tie)) +
    repeat(5, (i) => line(`M${274 + i * 1} ${196 + i * 30}L${326 - i} ${170 + i * 30}`, '#fff', 4, 'opacity=".22"')) +
    garment(
      brush,
      tops.long + necks.deep,
      fabric(brush),
      armholes(main) +
        line('M302 330Q306 450 330 560', shade(main, 0.5), 4) +
        mirrored(rect(182, 420, 80, 22, 4, tint(main, 0.09)) + line('M182 442H262', shade(main, 0.4), 2.5)) +
        mirrored(repeat(3, (i) => disc(68 + i * 9, 476 - i * 13, 4, shade(main, 0.5)))),
    ) +
    mirrored(path('M226 60L300 112L268 152L216 84Z', white) + line('M226 60L300 112L268 152', shade(white, 0.16), 2)) +
    lapels(main, 340) +
    path('M352 216L408 206L404 222L356 230Z', shade(main, 0.25)) +
    path('M362 214l8-22 14 8 12-14 6 22Z', white) +
    button(302, 372, shade(main, 0.6), 9) +
    button(306, 426, shade(main, 0.6), 9)
  );
};
