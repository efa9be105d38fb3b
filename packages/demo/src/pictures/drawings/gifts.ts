import { mix, shade, tint } from '../palette.ts';
import { isPatterned } from '../patterns.ts';
import { disc, oval, path, rect } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { solid } from './surfaces.ts';

function balloons({ paint, main, second, accent, params }: DrawingInput): string {
  const colors = [second, accent, main, tint(main, 0.4), mix(main, accent, 0.5)];
  const spots = [
    [190, 200, 104],
    [410, 190, 104],
    [300, 130, 114],
    [236, 320, 100],
    [384, 320, 100],
  ] as const;
  return [
    spots
      .map(([x, y, r]) =>
        path(
          `M${x} ${y + r}Q${x + (300 - x) * 0.2} ${y + r + 90} 300 540`,
          'none',
          'stroke="#9a8f86" stroke-width="4"',
        ),
      )
      .join(''),
    spots
      .map(([x, y, r], i) => {
        const color = colors[i] ?? main;
        const fill = paint.pattern(params, [color, second === color ? accent : second, tint(color, 0.6)], color, 0.7);
        return (
          path(`M${x - 13} ${y + r * 1.2}L${x} ${y + r * 1.06}L${x + 13} ${y + r * 1.2}z`, shade(color, 0.25)) +
          oval(x, y, r * 0.9, r * 1.08, fill) +
          oval(
            x,
            y,
            r * 0.9,
            r * 1.08,
            paint.radial(
              0.34,
              0.26,
              0.85,
              [0, '#ffffff', 0.6],
              [0.35, '#ffffff', 0.06],
              [0.75, '#10131f', 0.1],
              [1, '#10131f', 0.32],
            ),
          ) +
          oval(
            x - r * 0.36,
            y - r * 0.52,
            r * 0.12,
            r * 0.24,
            '#fff',
            `opacity=".75" transform="rotate(30 ${x - r * 0.36} ${y - r * 0.52})"`,
          )
        );
      })
      .join(''),
    path('M300 530c-40-34-72 4-10 20zM300 530c40-34 72 4 10 20z', accent) + disc(300, 540, 11, shade(accent, 0.2)),
  ].join('');
}

function giftBox({ paint, main, second, accent, params }: DrawingInput): string {
  const ribbon = second === main ? accent : second;
  const fill = paint.pattern(
    params,
    [main, ribbon, accent],
    paint.across(tint(main, 0.16), [0.5, solid(main)], shade(main, 0.25)),
    0.8,
  );
  return [
    path(
      'M300 190C230 60 110 70 130 140S230 200 300 200zM300 190C370 60 490 70 470 140S370 200 300 200z',
      paint.diagonal(tint(ribbon, 0.4), shade(ribbon, 0.2)),
    ) +
      path(
        'M280 180C240 110 170 100 170 136S230 184 280 184zM320 180C360 110 430 100 430 136S370 184 320 184z',
        shade(ribbon, 0.36),
      ),
    rect(76, 272, 448, 286, 14, shade(main, 0.42)) +
      rect(76, 266, 448, 284, 14, fill) +
      rect(76, 266, 448, 40, 0, '#10131f', 'opacity=".16"'),
    rect(46, 192, 508, 92, 16, shade(main, 0.34)) +
      rect(
        46,
        188,
        508,
        88,
        16,
        !isPatterned(params) ? paint.diagonal(tint(main, 0.4), solid(main), shade(main, 0.12)) : fill,
      ) +
      rect(46, 188, 508, 22, 11, '#fff', 'opacity=".22"'),
    rect(
      260,
      188,
      80,
      362,
      0,
      paint.across(shade(ribbon, 0.14), [0.3, tint(ribbon, 0.45)], ribbon, shade(ribbon, 0.2)),
    ),
    path('M300 186l-66 70 34 6 18 40 34-100zM300 186l66 70-34 6-18 40-24-100z', shade(ribbon, 0.12)) +
      rect(264, 158, 72, 56, 22, paint.body(ribbon)),
    paint.motif(params, 430, 430, 110),
  ].join('');
}

export const gifts: DrawingFamily = {
  balloons,
  'gift-box': giftBox,
};
