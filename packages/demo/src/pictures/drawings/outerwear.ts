/** Coats, jackets and other outer clothes. */
import { luminance, shade, tint } from '../palette.ts';
import { disc, group, line, mirrored, path, rect, repeat } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { armholes, button, fabric, garment, necks, ribs, stitch, stitches, tops } from './garments.ts';

const DARK = '#10131f';
const _pearl = (color: string): string => (luminance(color) > 0.6 ? '#e3ddd0' : '#f7f4ec');

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
