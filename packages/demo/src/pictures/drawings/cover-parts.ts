/** Parts of covers of books, records and films: readable inks, two-tone pictures, fields and hills. */
import type { Typeface } from '../lettering.ts';
import { contrast, luminance, mix, shade, tint } from '../palette.ts';
import { path } from '../shapes.ts';
import type { Brush } from './brush.ts';
import { ornament } from './ornaments.ts';
import type { Box } from './outlines.ts';
import { layTitle, type TitleStyle } from './titles.ts';

export interface CoverWords {
  title: string;
  author: string;
  /** Name of the publisher or label, in small letters at the bottom. */
  imprint: string;
  motif: string;
  /** Typeface of the title, and whether it is all capitals. */
  face: Typeface;
  upper: boolean;
}

export type Cover = (brush: Brush, box: Box, words: CoverWords) => string;

/** A part of a box, in fractions of its size. */
export const within = ({ x, y, width, height }: Box, left: number, top: number, wide: number, high: number): Box => ({
  x: x + width * left,
  y: y + height * top,
  width: width * wide,
  height: height * high,
});

function contrastRatio(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The first of the colours with enough contrast to the background, else near-black or near-white. */
export function readable(ground: string, ...wishes: readonly string[]): string {
  return wishes.find((wish) => contrastRatio(ground, wish) > 3.4) ?? contrast(ground);
}

/** The cover's title in its typeface. */
export function titled(
  brush: Brush,
  { title, face, upper }: CoverWords,
  box: Box,
  fill: string,
  style: Partial<TitleStyle> = {},
): { drawn: string; bottom: number } {
  return layTitle(brush, title, box, { face, upper, ...style, fill });
}

/** A small line of text: the author or the imprint. */
export function lineAt(
  brush: Brush,
  words: string,
  { x, y, width, height }: Box,
  fill: string,
  align: 'start' | 'middle' | 'end' = 'middle',
  face: Typeface = 'medium',
  spacing = 0.03,
): string {
  const at = align === 'start' ? x : align === 'end' ? x + width : x + width / 2;
  return brush.input.paint.text(words, {
    x: at,
    y: y + height / 2,
    size: height,
    maxWidth: width,
    fill,
    face,
    align,
    spacing,
  });
}

/** The motif, or an ornament, in its own colours. */
export const pictured = (brush: Brush, motif: string, x: number, y: number, size: number): string =>
  motif === '' ? ornament(brush, x, y, size) : brush.motif(motif, x, y, size);

/** The motif printed in two inks: one for dark tones, one for light tones. */
export function duotone(
  brush: Brush,
  motif: string,
  at: readonly [number, number, number],
  dark: string,
  light: string,
) {
  const [x, y, size] = at;
  const table = (from: number) =>
    [dark, mix(dark, light, 0.55), light]
      .map((color) => (Number.parseInt(color.slice(from, from + 2), 16) / 255).toFixed(3))
      .join(' ');
  const filter = brush.input.paint.define(
    `<filter id="" color-interpolation-filters="sRGB"><feColorMatrix values=".35 .5 .15 0 0 .35 .5 .15 0 0 .35 .5 .15 0 0 0 0 0 1 0"/><feComponentTransfer><feFuncR type="table" tableValues="${table(1)}"/><feFuncG type="table" tableValues="${table(3)}"/><feFuncB type="table" tableValues="${table(5)}"/></feComponentTransfer></filter>`,
  );
  return `<g filter="${filter}">${pictured(brush, motif, x, y, size)}</g>`;
}

/** The motif as this cover prints it: in full colour, or in two inks that contrast with the background. */
export function printed(brush: Brush, motif: string, x: number, y: number, size: number, ground: string): string {
  if (motif !== '' && brush.input.random.chance(0.45)) {
    const ink = readable(ground, brush.second, brush.accent, brush.main);
    const faint = mix(ink, ground, 0.62);
    const tones = luminance(ink) > luminance(ground) ? [faint, ink] : [ink, faint];
    return duotone(brush, motif, [x, y, size], tones[0] ?? ink, tones[1] ?? ink);
  }
  return pictured(brush, motif, x, y, size);
}

/** A light paper that suits the cover's colours. */
export const paperOf = ({ main, second }: Brush): string =>
  luminance(second) > 0.55 ? tint(second, 0.35) : tint(luminance(main) > 0.55 ? main : mix(main, '#ffffff', 0.7), 0.55);

/** A dark tone of the cover's main colour, for words on light paper. */
export const deep = ({ main, second }: Brush): string => {
  const base = luminance(main) < 0.5 ? main : luminance(second) < 0.3 ? second : main;
  return shade(base, luminance(base) > 0.3 ? 0.62 : luminance(base) > 0.12 ? 0.35 : 0.08);
};

export const hills = ({ x, y, width, height }: Box, level: number, lean: number, fill: string): string =>
  path(
    `M${x} ${y + height * level}C${x + width * 0.25} ${y + height * (level - 0.1 - lean)} ${x + width * 0.45} ${y + height * (level + 0.08)} ${x + width * 0.65} ${y + height * (level - 0.02 + lean)}S${x + width * 0.9} ${y + height * (level - 0.12)} ${x + width} ${y + height * (level - 0.04)}V${y + height}H${x}Z`,
    fill,
  );
