import { luminance, shade, tint } from '../palette.ts';
import { ring as circle, disc, line, oval, path, rect, repeat, turned } from '../shapes.ts';
import type { DrawingInput } from '../types.ts';
import { Brush } from './brush.ts';
import { soft } from './outlines.ts';

/** A colour as metal: gold and silver stay themselves, others are calmed. */
export const metalOf = (brush: Brush): string => (luminance(brush.main) < 0.05 ? '#5a5e68' : brush.main);

export function watch(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const kind = brush.word('strap', 'leather');
  const metal =
    kind === 'metal' ? metalOf(brush) : luminance(second) > 0.2 && input.colors.length > 1 ? second : '#c9ced6';
  const strap = kind === 'metal' ? metal : main;
  const dial =
    kind === 'metal'
      ? input.colors.length > 1
        ? second
        : '#1d2a44'
      : luminance(main) > 0.5
        ? '#fbfaf5'
        : shade(main, 0.55);
  const band = (y: number, height: number) =>
    rect(222, y, 156, height, 22, kind === 'metal' ? brush.metal(strap) : brush.round(strap)) +
    (kind === 'metal'
      ? repeat(
          Math.floor(height / 26),
          (i) =>
            rect(222, y + 8 + i * 26, 156, 3, 0, '#10131f', 'opacity=".4"') +
            rect(268, y + 11 + i * 26, 64, 22, 3, '#fff', 'opacity=".2"'),
        )
      : kind === 'leather'
        ? rect(
            232,
            y + 8,
            136,
            height - 16,
            16,
            'none',
            `stroke="${tint(strap, 0.4)}" stroke-width="3" stroke-dasharray="9 6"`,
          )
        : repeat(3, (i) => rect(252 + i * 36, y + 14, 20, height - 28, 8, '#10131f', 'opacity=".16"')));
  return (
    band(20, 170) +
    band(410, 170) +
    (kind === 'metal' ? '' : repeat(4, (i) => oval(300, 486 + i * 22, 7, 5, '#10131f', 'opacity=".6"'))) +
    path(
      soft([
        [214, 150, 12],
        [386, 150, 12],
        [410, 220, 20],
        [410, 380, 20],
        [386, 450, 12],
        [214, 450, 12],
        [190, 380, 20],
        [190, 220, 20],
      ]),
      brush.metal(shade(metal, 0.1)),
    ) +
    rect(456, 282, 34, 36, 8, brush.metal(metal)) +
    disc(300, 300, 166, brush.input.paint.diagonal(tint(metal, 0.75), metal, shade(metal, 0.4), tint(metal, 0.3))) +
    disc(300, 300, 142, shade(metal, 0.45)) +
    disc(300, 300, 136, brush.ball(dial)) +
    repeat(60, (i) =>
      turned(i * 6, 300, 300, rect(299, 172, 2, i % 5 === 0 ? 0 : 8, 0, brush.ink(dial), 'opacity=".6"')),
    ) +
    repeat(12, (i) =>
      turned(i * 30, 300, 300, rect(295.5, 176, 9, i % 3 === 0 ? 30 : 20, 3, i % 3 === 0 ? accent : brush.ink(dial))),
    ) +
    disc(300, 368, 32, shade(dial, 0.2), 'opacity=".5"') +
    circle(300, 368, 30, brush.ink(dial), 2, 'opacity=".6"') +
    line('M300 368L316 354', accent, 3) +
    line('M300 300L242 262', brush.ink(dial), 11) +
    line('M300 300L378 234', brush.ink(dial), 8) +
    line('M318 324L236 212', luminance(accent) > 0.6 ? '#e63946' : accent, 3.5) +
    disc(300, 300, 10, brush.ball(metal)) +
    path('M196 214A136 136 0 0 1 320 166L226 404A136 136 0 0 1 196 214Z', '#fff', 'opacity=".14"')
  );
}
