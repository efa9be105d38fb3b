import { luminance, shade, tint } from '../palette.ts';
import { ring as circle, disc, line, oval, path, rect, repeat, turned } from '../shapes.ts';
import type { DrawingInput } from '../types.ts';
import { Brush } from './brush.ts';
import { soft } from './outlines.ts';

/** The main colour as a metal; a colour that is almost black becomes grey steel. */
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
  if (brush.word('kind') === 'digital') return band(20, 170) + band(410, 170) + digitalCase(brush);
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

/** Case and screen of a digital watch. */
function digitalCase(brush: Brush): string {
  const { main, accent, input } = brush;
  const rim = luminance(main) > 0.75 ? shade(main, 0.25) : main;
  return (
    repeat(4, (i) => oval(300, 486 + i * 22, 7, 5, '#10131f', 'opacity=".6"')) +
    rect(166, 140, 268, 320, 62, shade(rim, 0.5)) +
    rect(170, 136, 260, 318, 60, brush.lit(rim)) +
    repeat(
      2,
      (i) => rect(150, 220 + i * 110, 24, 46, 8, brush.metal()) + rect(426, 220 + i * 110, 24, 46, 8, brush.metal()),
    ) +
    rect(196, 176, 208, 236, 30, '#15171d') +
    rect(212, 214, 176, 152, 12, input.paint.diagonal('#dce6cf', '#a9bb9c')) +
    input.paint.text('10:08', { x: 300, y: 282, size: 78, maxWidth: 158, fill: '#1d2a1f' }) +
    input.paint.text('VIE 14', { x: 300, y: 340, size: 28, fill: '#1d2a1f', face: 'medium' }) +
    rect(236, 192, 128, 6, 3, accent) +
    input.paint.text('LUZ', { x: 300, y: 390, size: 22, fill: accent, face: 'medium' })
  );
}

/** A separate strap, both halves side by side. */
export function watchStrap(input: DrawingInput): string {
  const brush = new Brush(input);
  const kind = brush.word('strap', 'leather');
  const { main } = brush;
  const fill = kind === 'metal' ? brush.metal(metalOf(brush)) : brush.round(main);
  const half = (x: number, top: number, bottom: number, tip: number) =>
    path(
      `M${x - 58} ${top}H${x + 58}L${x + 46} ${bottom - tip}Q${x + 40} ${bottom} ${x} ${bottom}T${x - 46} ${bottom - tip}Z`,
      fill,
    ) +
    (kind === 'metal'
      ? repeat(Math.floor((bottom - top - 30) / 14), (i) =>
          line(`M${x - 48} ${top + 16 + i * 14}H${x + 48}`, '#10131f', 2, 'opacity=".28"'),
        )
      : line(
          `M${x - 46} ${top + 14}L${x - 34} ${bottom - tip - 4}M${x + 46} ${top + 14}L${x + 34} ${bottom - tip - 4}`,
          tint(main, 0.45),
          3.5,
          kind === 'leather' ? 'stroke-dasharray="9 7"' : 'opacity=".5"',
        ));
  return (
    half(210, 60, 560, 50) +
    repeat(7, (i) => oval(210, 330 + i * 28, 7, 6, '#10131f', 'opacity=".75"')) +
    half(396, 176, 560, 10) +
    rect(346, 150, 100, 44, 10, 'none', `stroke="${kind === 'leather' ? '#d0a548' : '#aab1bb'}" stroke-width="12"`) +
    line('M396 178V110', kind === 'leather' ? '#d0a548' : '#aab1bb', 10) +
    rect(332, 262, 128, 28, 8, brush.lit(shade(main, 0.2))) +
    rect(148, 48, 124, 18, 9, brush.metal())
  );
}

/** An open case for watches, with cushions and a window. */
export function watchCase(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main } = brush;
  const inside = luminance(main) > 0.5 ? '#5b4636' : '#efe6d8';
  const small = (x: number) =>
    rect(x - 44, 330, 88, 128, 30, brush.round(inside)) +
    rect(x - 22, 322, 44, 146, 10, brush.round('#3a2a20')) +
    disc(x, 394, 40, brush.metal('#c9b06a')) +
    disc(x, 394, 32, '#fbfaf5') +
    line(`M${x} 394V374M${x} 394H${x + 14}`, '#1d2028', 4);
  return (
    path('M70 300L112 84H488L530 300Z', brush.lit(main)) +
    path(
      'M104 286L136 112H464L496 286Z',
      input.paint.diagonal([0, '#f4f8fb', 0.95], [0.5, '#cfdae3', 0.9], [1, '#eef3f7', 0.95]),
    ) +
    path('M160 112H260L190 286H128Z', '#fff', 'opacity=".7"') +
    rect(52, 296, 496, 190, 14, shade(main, 0.5)) +
    rect(72, 312, 456, 158, 8, shade(inside, 0.45)) +
    small(148) +
    small(300) +
    small(452) +
    rect(52, 460, 496, 96, 14, brush.lit(main)) +
    rect(268, 452, 64, 44, 8, brush.metal('#d0a548'))
  );
}
