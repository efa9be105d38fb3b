import type { Random } from '../../random.ts';
import type { Paint } from '../paint.ts';
import { clampLightness, fromHsl, luminance, mix, shade, tint, toHsl } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat } from '../shapes.ts';
import type { DrawingInput } from '../types.ts';

/** Parts that many drawings share: lit screens, glossy streaks, knobs, cords. */

/** A rounded box with volume: a thin light edge at the top and a darker one at the bottom. */
export function slab(
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  color: string,
  strength = 1,
): string {
  return (
    rect(x, y, width, height, radius, shade(color, 0.32)) +
    rect(x, y, width, height - Math.min(8, height * 0.06), radius, tint(color, 0.4)) +
    rect(
      x,
      y + Math.min(4, height * 0.03),
      width,
      height - Math.min(12, height * 0.1),
      radius,
      paint.body(color, strength),
    )
  );
}

/** A soft vertical streak of light on a glossy face. */
export function gloss(paint: Paint, x: number, y: number, width: number, height: number, opacity = 0.5): string {
  return rect(x, y, width, height, width / 2, paint.down([0, '#ffffff', opacity], [1, '#ffffff', opacity * 0.15]));
}

/** A wallpaper in the product's own colours, clipped to a rounded screen. */
export function wallpaper(
  paint: Paint,
  random: Random,
  color: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const [hue, saturation] = toHsl(color);
  const from = saturation < 0.15 ? random.pick([205, 265, 330, 20, 165]) : hue;
  const a = fromHsl(from, 0.62, 0.42);
  const b = fromHsl((from + 42) % 360, 0.75, 0.62);
  const c = fromHsl((from + 330) % 360, 0.72, 0.58);
  const d = fromHsl((from + 70) % 360, 0.85, 0.78);
  const clip = paint.clip(rect(x, y, width, height, radius, '#000'));
  const kind = random.int(0, 2);
  const big = Math.max(width, height);
  const art =
    kind === 0
      ? oval(x + width * 0.2, y + height * 0.95, big * 0.5, big * 0.42, paint.sphere(b)) +
        oval(x + width * 0.95, y + height * 0.72, big * 0.42, big * 0.36, paint.sphere(c)) +
        disc(x + width * 0.62, y + height * 0.2, big * 0.13, paint.sphere(d))
      : kind === 1
        ? path(
            `M${x} ${y + height * 0.62}q${width * 0.28} ${-height * 0.22} ${width * 0.55} 0t${width * 0.45} ${-height * 0.06}V${y + height}H${x}z`,
            paint.diagonal(b, c),
          ) +
          path(
            `M${x} ${y + height * 0.8}q${width * 0.24} ${-height * 0.16} ${width * 0.5} ${-height * 0.02}t${width * 0.5} ${-height * 0.04}V${y + height}H${x}z`,
            paint.diagonal(c, shade(a, 0.25)),
          ) +
          disc(x + width * 0.7, y + height * 0.3, big * 0.1, d)
        : path(
            `M${x} ${y + height}L${x + width * 0.75} ${y}H${x + width}V${y + height}z`,
            paint.diagonal(b, c),
            'opacity=".9"',
          ) +
          path(
            `M${x + width * 0.35} ${y + height}L${x + width} ${y + height * 0.25}V${y + height}z`,
            paint.diagonal(d, c),
            'opacity=".8"',
          );
  return group(
    `clip-path="${clip}"`,
    rect(x, y, width, height, 0, paint.diagonal(tint(a, 0.12), shade(a, 0.3))),
    art,
    path(
      `M${x} ${y}h${width * 0.62}L${x + width * 0.16} ${y + height}H${x}z`,
      paint.diagonal([0, '#ffffff', 0.2], [1, '#ffffff', 0.02]),
    ),
  );
}

/** A turning knob or a button, seen from the front. */
export function knob(paint: Paint, cx: number, cy: number, r: number, color: string, mark = true): string {
  return (
    disc(cx + r * 0.06, cy + r * 0.16, r * 1.04, '#10131f', 'opacity=".25"') +
    disc(cx, cy, r, paint.diagonal(tint(color, 0.45), shade(color, 0.3))) +
    disc(cx, cy, r * 0.76, paint.diagonal(shade(color, 0.1), tint(color, 0.2))) +
    (mark ? line(`M${cx} ${cy - r * 0.3}V${cy - r * 0.66}`, tint(color, 0.8), r * 0.16) : '')
  );
}

/** A camera's or projector's lens: rings of glass with reflections. */
export function glassEye(paint: Paint, cx: number, cy: number, r: number, rim = '#2b2e36'): string {
  return (
    disc(cx, cy, r, paint.diagonal(tint(rim, 0.35), shade(rim, 0.4))) +
    disc(cx, cy, r * 0.84, '#0e1016') +
    disc(cx, cy, r * 0.7, paint.radial(0.38, 0.32, 0.8, '#5a6fa8', [0.35, '#28304f'], [0.75, '#10121c'], '#1d2338')) +
    disc(cx, cy, r * 0.34, paint.radial(0.4, 0.35, 0.8, '#6d4fa0', [0.6, '#1a1530'], '#07080d')) +
    oval(
      cx - r * 0.26,
      cy - r * 0.3,
      r * 0.17,
      r * 0.11,
      '#ffffff',
      `opacity=".75" transform="rotate(-35 ${cx - r * 0.26} ${cy - r * 0.3})"`,
    ) +
    disc(cx + r * 0.24, cy + r * 0.26, r * 0.06, '#b8c8ff', 'opacity=".7"')
  );
}

/** A loudspeaker's cone. */
export function cone(paint: Paint, cx: number, cy: number, r: number, color = '#2b2e36', ring = '#8a9099'): string {
  return (
    disc(cx, cy, r, paint.diagonal(tint(ring, 0.3), shade(ring, 0.45))) +
    disc(cx, cy, r * 0.92, shade(color, 0.35)) +
    disc(
      cx,
      cy,
      r * 0.86,
      paint.radial(0.5, 0.5, 0.5, shade(color, 0.5), [0.5, color], [0.82, tint(color, 0.2)], shade(color, 0.2)),
    ) +
    disc(cx, cy, r * 0.34, paint.sphere(tint(color, 0.16)))
  );
}

/** Small perforations in rows. */
export function grille(
  x: number,
  y: number,
  columns: number,
  rows: number,
  gap: number,
  r: number,
  fill: string,
): string {
  return repeat(rows, (row) =>
    repeat(columns, (i) => disc(x + i * gap + (row % 2) * (gap / 2), y + row * gap * 0.87, r, fill)),
  );
}

/** Horizontal vents. */
export const vents = (x: number, y: number, width: number, count: number, gap: number, fill: string): string =>
  repeat(count, (i) => rect(x, y + i * gap, width, gap * 0.42, gap * 0.2, fill));

/** A digital display with glowing figures. */
export function display(
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  words: string,
  color = '#7fe3d0',
): string {
  return (
    rect(x, y, width, height, Math.min(10, height / 4), '#14171d') +
    rect(x, y, width, height / 2, Math.min(10, height / 4), '#ffffff', 'opacity=".06"') +
    paint.text(words, {
      x: x + width / 2,
      y: y + height / 2,
      size: height * 0.62,
      maxWidth: width * 0.84,
      fill: color,
      face: 'medium',
      spacing: 0.05,
    })
  );
}

/** A cord with thickness and a light side. */
export const cord = (d: string, color: string, width: number): string =>
  line(d, shade(color, 0.25), width) +
  line(d, tint(color, 0.25), width * 0.35, `transform="translate(${-width * 0.14} ${-width * 0.16})"`);

/** Wood with grain, in a box. */
export function plank(
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  color: string,
  along: 'x' | 'y' = 'x',
): string {
  const clip = paint.clip(rect(x, y, width, height, radius, '#000'));
  const grain =
    along === 'x'
      ? repeat(Math.max(1, Math.floor(height / 22)), (i) =>
          line(
            `M${x} ${y + 12 + i * 22}q${width * 0.3} ${i % 2 ? 7 : -6} ${width * 0.55} 0t${width * 0.5} 2`,
            shade(color, 0.3),
            1.6,
            'opacity=".3"',
          ),
        )
      : repeat(Math.max(1, Math.floor(width / 22)), (i) =>
          line(
            `M${x + 12 + i * 22} ${y}q${i % 2 ? 7 : -6} ${height * 0.3} 0 ${height * 0.55}t2 ${height * 0.5}`,
            shade(color, 0.3),
            1.6,
            'opacity=".3"',
          ),
        );
  return group(
    `clip-path="${clip}"`,
    rect(x, y, width, height, 0, paint.body(color, 0.8)),
    grain,
    rect(x, y, width, 3, 0, tint(color, 0.5), 'opacity=".8"'),
  );
}

/** The colour of plastic or paint, limited so that it is not pure black or white and its volume can be seen. */
export const solid = (color: string): string => clampLightness(color, 0.13, 0.93);

/** The colour mixed with grey, for inner parts of the same object. */
export const muted = (color: string): string => mix(color, '#8a8f98', 0.35);

/** Brushed steel of knobs, rims and handles. */
export const steel = '#c3c9d1';

/** Rubber and hard plastic of grips, feet and grilles. */
export const black = '#2b2e36';

/** The colour of wooden parts: the secondary colour if it could be wood, else a warm oak. */
export function woodOf({ second, colors }: DrawingInput): string {
  return colors[1] !== undefined && luminance(second) < 0.75 ? solid(second) : '#b9854f';
}
