/** Rings and their stones. */
import { luminance, mix, shade, tint } from '../palette.ts';
import { ring as circle, disc, line, mirrored, path, repeat } from '../shapes.ts';
import type { DrawingInput } from '../types.ts';
import { Brush } from './brush.ts';
import { metalOf } from './watch.ts';

/** A brilliant-cut stone seen from the side. */
export function gem(brush: Brush, x: number, y: number, size: number, stone: string): string {
  // A colourless stone would be invisible on a light wall, so it is tinted.
  const color = luminance(stone) > 0.6 ? mix(stone, '#7fa6c4', 0.42) : stone;
  const s = size / 2;
  const at = (px: number, py: number) => `${(x + px * s).toFixed(1)} ${(y + py * s).toFixed(1)}`;
  const facet = (points: readonly (readonly [number, number])[], fill: string) =>
    path(`M${points.map(([px, py]) => at(px, py)).join('L')}Z`, fill);
  return (
    facet(
      [
        [-0.6, -0.7],
        [0.6, -0.7],
        [1, -0.2],
        [0, 1],
        [-1, -0.2],
      ],
      brush.lit(color),
    ) +
    facet(
      [
        [-0.6, -0.7],
        [-0.3, -0.2],
        [-1, -0.2],
      ],
      tint(color, 0.6),
    ) +
    facet(
      [
        [-0.6, -0.7],
        [0, -0.7],
        [-0.3, -0.2],
      ],
      tint(color, 0.35),
    ) +
    facet(
      [
        [0, -0.7],
        [0.35, -0.2],
        [-0.3, -0.2],
      ],
      tint(color, 0.75),
    ) +
    facet(
      [
        [0.6, -0.7],
        [1, -0.2],
        [0.35, -0.2],
      ],
      shade(color, 0.12),
    ) +
    facet(
      [
        [-1, -0.2],
        [-0.3, -0.2],
        [0, 1],
      ],
      tint(color, 0.2),
    ) +
    facet(
      [
        [-0.3, -0.2],
        [0.35, -0.2],
        [0, 1],
      ],
      tint(color, 0.45),
    ) +
    facet(
      [
        [0.35, -0.2],
        [1, -0.2],
        [0, 1],
      ],
      shade(color, 0.22),
    ) +
    path(
      `M${at(-0.75, -0.85)}l${s * 0.06} ${-s * 0.22} ${s * 0.06} ${s * 0.22} ${s * 0.22} ${s * 0.06} ${-s * 0.22} ${s * 0.06} ${-s * 0.06} ${s * 0.22} ${-s * 0.06} ${-s * 0.22} ${-s * 0.22} ${-s * 0.06}Z`,
      '#fff',
    )
  );
}

/** A plain band, seen at an angle: its outside at the left, and its inside through the opening. */
function weddingBand(brush: Brush, metal: string): string {
  const { paint, random } = brush.input;
  const opening = 'M295 172.7A122 180 0 0 1 295 507.3A122 180 0 0 1 295 172.7Z';
  const outside = paint.down(
    tint(metal, 0.55),
    [0.16, metal],
    [0.34, tint(metal, 0.7)],
    [0.6, shade(metal, 0.12)],
    [0.82, shade(metal, 0.38)],
    shade(metal, 0.1),
  );
  const finish = random.pick(['plain', 'cut', 'rim'] as const);
  const along = (x: number) => `M${x} 130A150 210 0 0 0 ${x} 550`;
  return (
    path(`M250 130H340A150 210 0 0 1 340 550H250A150 210 0 0 1 250 130Z${opening}`, outside, 'fill-rule="evenodd"') +
    path(
      `M340 160A122 180 0 0 1 340 520A122 180 0 0 1 340 160Z${opening}`,
      paint.down(shade(metal, 0.5), [0.5, shade(metal, 0.1)], tint(metal, 0.5)),
      'fill-rule="evenodd"',
    ) +
    path(
      'M340 130A150 210 0 0 1 340 550A150 210 0 0 1 340 130ZM340 152A126 188 0 0 0 340 528A126 188 0 0 0 340 152Z',
      paint.diagonal(tint(metal, 0.8), metal, tint(metal, 0.45), shade(metal, 0.3)),
      'fill-rule="evenodd"',
    ) +
    (finish === 'plain'
      ? ''
      : line(along(268), finish === 'rim' ? shade(metal, 0.35) : tint(metal, 0.8), 5) +
        line(along(316), finish === 'rim' ? shade(metal, 0.35) : tint(metal, 0.8), 5)) +
    line('M168 236A150 210 0 0 1 214 160', '#fff', 12, 'opacity=".85"')
  );
}

/** A ring with a stone, or a plain band. */
export function ring(input: DrawingInput): string {
  const brush = new Brush(input);
  const metal = metalOf(brush);
  const stone = input.colors[1] ?? '#bfe3f2';
  if (brush.word('kind') === 'band') return weddingBand(brush, metal);
  return (
    circle(300, 380, 158, shade(metal, 0.4), 44, 'transform="translate(8 6)"') +
    path(
      'M300 200A180 180 0 1 1 299 200ZM300 244A136 136 0 1 0 301 244Z',
      brush.input.paint.diagonal(tint(metal, 0.7), metal, shade(metal, 0.35), tint(metal, 0.45), shade(metal, 0.2)),
      'fill-rule="evenodd"',
    ) +
    path(
      'M150 330A160 160 0 0 1 236 232',
      'none',
      'stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".85"',
    ) +
    repeat(5, (i) => mirrored(disc(220 - i * 22, 220 + i * 17 + i * i * 2, 9 - i * 0.6, brush.ball('#f4f8fb')))) +
    path('M226 150L262 232H338L374 150L300 252Z', brush.metal(metal)) +
    gem(brush, 300, 140, 190, stone) +
    mirrored(path('M214 100q-6-10 6-12l22 30-10 8Z', tint(metal, 0.3)))
  );
}
