import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';

/**
 * Text as vector paths, from fonts in npm packages (SIL Open Font License 1.1). So pictures are the same on a machine
 * without system fonts.
 */
export type Typeface = 'sans' | 'medium' | 'light' | 'round' | 'serif' | 'italic' | 'black';

const files: Record<Typeface, string> = {
  sans: '@fontsource/outfit/files/outfit-latin-800-normal.woff',
  medium: '@fontsource/outfit/files/outfit-latin-500-normal.woff',
  light: '@fontsource/outfit/files/outfit-latin-300-normal.woff',
  round: '@fontsource/fredoka/files/fredoka-latin-600-normal.woff',
  serif: '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff',
  italic: '@fontsource/playfair-display/files/playfair-display-latin-700-italic.woff',
  black: '@fontsource/playfair-display/files/playfair-display-latin-900-normal.woff',
};

/** Height of capitals as a fraction of the font size. The value is exact enough to centre lines of all typefaces. */
const CAP_HEIGHT = 0.7;
/** Size at which glyph outlines are cached. They are then scaled, so that a process traces each glyph once. */
const TRACE_SIZE = 100;

interface Outline {
  glyph: Glyph;
  data: string;
  advance: number;
}

const require = createRequire(import.meta.url);
const fonts = new Map<Typeface, Font>();
const outlines = new Map<string, Outline>();

/** Replaces opentype.js's `toPathData`, which joins two numbers if one rounds to negative zero. */
function pathData(commands: readonly PathCommand[]): string {
  const number = (value: number | undefined) => Number((value ?? 0).toFixed(1));
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      if (type === 'Z') return 'Z';
      const points = type === 'C' ? [x1, y1, x2, y2, x, y] : type === 'Q' ? [x1, y1, x, y] : [x, y];
      return type + points.map(number).join(' ');
    })
    .join('');
}

function fontOf(face: Typeface): Font {
  let font = fonts.get(face);
  if (!font) {
    const bytes = readFileSync(require.resolve(files[face]));
    font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    fonts.set(face, font);
  }
  return font;
}

function outlineOf(face: Typeface, character: string): Outline {
  const key = face + character;
  let outline = outlines.get(key);
  if (!outline) {
    const font = fontOf(face);
    const glyph = font.charToGlyph(character);
    outline = {
      glyph,
      data: pathData(glyph.getPath(0, 0, TRACE_SIZE).commands),
      advance: (glyph.advanceWidth * TRACE_SIZE) / font.unitsPerEm,
    };
    outlines.set(key, outline);
  }
  return outline;
}

function layOut(
  face: Typeface,
  words: string,
  spacing: number,
): { parts: readonly { data: string; x: number }[]; width: number } {
  const font = fontOf(face);
  const parts: { data: string; x: number }[] = [];
  let x = 0;
  let previous: Glyph | undefined;
  for (const character of words) {
    const { glyph, data, advance } = outlineOf(face, character);
    if (previous) x += (font.getKerningValue(previous, glyph) * TRACE_SIZE) / font.unitsPerEm + spacing * TRACE_SIZE;
    if (data) parts.push({ data, x });
    x += advance;
    previous = glyph;
  }
  return { parts, width: x };
}

export interface TextOptions {
  /** Horizontal anchor of the line: its middle, unless `align` is start or end. */
  x: number;
  /** Vertical middle of the capital letters. */
  y: number;
  size: number;
  fill: string;
  /** Maximum width. Longer text is scaled down; shorter text is never scaled up. */
  maxWidth?: number;
  face?: Typeface;
  align?: 'start' | 'middle' | 'end';
  /** Letter spacing as a fraction of the size. */
  spacing?: number;
  opacity?: number;
}

/** Width of a line at `size`, in the units of the drawing. */
export function measure(words: string, size: number, face: Typeface = 'sans', spacing = 0): number {
  return (layOut(face, words, spacing).width * size) / TRACE_SIZE;
}

/** A line of text as an SVG fragment of paths. */
export function lettering(words: string, options: TextOptions): string {
  const {
    x,
    y,
    size,
    fill,
    maxWidth = Number.POSITIVE_INFINITY,
    face = 'sans',
    align = 'middle',
    spacing = 0,
    opacity,
  } = options;
  if (words === '') return '';
  const { parts, width } = layOut(face, words, spacing);
  const scale = Math.min(size / TRACE_SIZE, maxWidth / width);
  const left = align === 'middle' ? x - (width * scale) / 2 : align === 'end' ? x - width * scale : x;
  const baseline = y + (CAP_HEIGHT * TRACE_SIZE * scale) / 2;
  const paths = parts.map((part) => `<path transform="translate(${part.x.toFixed(1)})" d="${part.data}"/>`).join('');
  const faded = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<g fill="${fill}"${faded} transform="translate(${left.toFixed(1)} ${baseline.toFixed(1)}) scale(${scale.toFixed(4)})">${paths}</g>`;
}
