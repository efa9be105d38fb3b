import { luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, path, repeat } from '../shapes.ts';
import type { Brush } from './brush.ts';

type Ornament = (cx: number, cy: number, size: number, ink: string, accent: string) => string;

const around = (count: number, cx: number, cy: number, content: string): string =>
  repeat(count, (i) => group(`transform="rotate(${(360 / count) * i} ${cx} ${cy})"`, content));

const sun: Ornament = (cx, cy, size, ink, accent) =>
  around(
    12,
    cx,
    cy,
    path(
      `M${cx - size * 0.05} ${cy - size * 0.32}L${cx} ${cy - size * 0.5}L${cx + size * 0.05} ${cy - size * 0.32}Z`,
      ink,
    ),
  ) +
  disc(cx, cy, size * 0.26, accent) +
  disc(cx, cy, size * 0.16, ink);

const flower: Ornament = (cx, cy, size, ink, accent) => {
  const petal = `M${cx} ${cy}C${cx - size * 0.26} ${cy - size * 0.2} ${cx - size * 0.14} ${cy - size * 0.5} ${cx} ${cy - size * 0.48}C${cx + size * 0.14} ${cy - size * 0.5} ${cx + size * 0.26} ${cy - size * 0.2} ${cx} ${cy}Z`;
  return around(6, cx, cy, path(petal, ink)) + disc(cx, cy, size * 0.13, accent);
};

const sprig: Ornament = (cx, cy, size, ink, accent) => {
  const leaf = (x: number, y: number, turn: number, fill: string) =>
    group(
      `transform="translate(${x} ${y}) rotate(${turn})"`,
      path(
        `M0 0C${-size * 0.14} ${-size * 0.12} ${-size * 0.1} ${-size * 0.3} 0 ${-size * 0.34}C${size * 0.1} ${-size * 0.3} ${size * 0.14} ${-size * 0.12} 0 0Z`,
        fill,
      ),
    );
  return (
    leaf(cx, cy + size * 0.42, -58, ink) +
    leaf(cx, cy + size * 0.42, 58, ink) +
    leaf(cx, cy + size * 0.2, -46, accent) +
    leaf(cx, cy + size * 0.2, 46, accent) +
    leaf(cx, cy, -30, ink) +
    leaf(cx, cy, 30, ink) +
    leaf(cx, cy - size * 0.14, 0, accent)
  );
};

const drop: Ornament = (cx, cy, size, ink, accent) => {
  const shape = (scale: number) =>
    `M${cx} ${cy - size * 0.5 * scale}C${cx + size * 0.5 * scale} ${cy + size * 0.1 * scale} ${cx + size * 0.3 * scale} ${cy + size * 0.46 * scale} ${cx} ${cy + size * 0.46 * scale}C${cx - size * 0.3 * scale} ${cy + size * 0.46 * scale} ${cx - size * 0.5 * scale} ${cy + size * 0.1 * scale} ${cx} ${cy - size * 0.5 * scale}Z`;
  return path(shape(1), ink) + path(shape(0.62), accent, `transform="translate(0 ${size * 0.08})"`);
};

const diamond: Ornament = (cx, cy, size, ink, accent) => {
  const half = size * 0.46;
  const rhomb = (r: number, x = cx, y = cy) => `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;
  return (
    path(rhomb(half), ink) +
    path(rhomb(half * 0.7), accent) +
    path(rhomb(half * 0.4), ink) +
    disc(cx - half, cy - half * 0.6, size * 0.05, accent) +
    disc(cx + half, cy - half * 0.6, size * 0.05, accent)
  );
};

const ornaments: readonly Ornament[] = [sun, flower, sprig, drop, diamond];

/** A small emblem in the recipe's colours, for recipes without a motif. It can be seen on light and on dark paper. */
export function ornament(brush: Brush, cx: number, cy: number, size: number): string {
  const ink = luminance(brush.main) > 0.5 ? shade(brush.main, 0.3) : tint(brush.main, 0.16);
  const accent = brush.accent === brush.main ? mix(ink, '#ffffff', 0.6) : brush.accent;
  return brush.input.random.pick(ornaments)(cx, cy, size, ink, accent);
}
