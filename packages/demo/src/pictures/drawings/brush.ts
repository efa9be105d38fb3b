import type { Typeface } from '../lettering.ts';
import type { Stop } from '../paint.ts';
import { contrast, luminance, mix, shade, tint } from '../palette.ts';
import type { DrawingInput } from '../types.ts';
import type { Box } from './outlines.ts';

/** Black things are drawn a little lighter than black, so that folds and edges still show. */
const liftBlack = (color: string): string => (luminance(color) < 0.014 ? mix(color, '#8d97ab', 0.14) : color);

/** Gives access to the input of a drawing, and shades round, flat and shining surfaces. */
export class Brush {
  readonly main: string;
  readonly second: string;
  readonly accent: string;
  readonly input: DrawingInput;

  constructor(input: DrawingInput) {
    this.input = input;
    this.main = liftBlack(input.main);
    this.second = liftBlack(input.second);
    this.accent = liftBlack(input.accent);
  }

  /** A parameter as text. */
  word(name: string, fallback = ''): string {
    const value = this.input.params[name];
    return value === undefined ? fallback : String(value);
  }

  /** A parameter as a number. */
  number(name: string, fallback: number): number {
    const value = Number(this.input.params[name] ?? fallback);
    return Number.isFinite(value) ? value : fallback;
  }

  /** A round body that stands upright: darker towards both edges, light on the left. */
  round(color: string, depth = 1): string {
    return this.input.paint.across(
      [0, shade(color, 0.2 * depth)],
      [0.1, shade(color, 0.04 * depth)],
      [0.24, tint(color, 0.34 * depth)],
      [0.4, tint(color, 0.06 * depth)],
      [0.68, shade(color, 0.1 * depth)],
      [0.93, shade(color, 0.3 * depth)],
      [1, shade(color, 0.2 * depth)],
    );
  }

  /** A ball lit from the top left. */
  ball(color: string): string {
    return this.input.paint.radial(
      0.34,
      0.28,
      0.85,
      [0, tint(color, 0.45)],
      [0.35, tint(color, 0.06)],
      [0.75, shade(color, 0.18)],
      [1, shade(color, 0.38)],
    );
  }

  /** A surface lit from the top left. */
  lit(color: string, depth = 1): string {
    return this.input.paint.diagonal([0, tint(color, 0.22 * depth)], [0.45, color], [1, shade(color, 0.22 * depth)]);
  }

  /** Gradient from light at the top to dark at the bottom. */
  down(color: string, depth = 1): string {
    return this.input.paint.down([0, tint(color, 0.2 * depth)], [1, shade(color, 0.2 * depth)]);
  }

  /** A white that fades out, for highlights on glass. */
  shine(strength = 0.7): string {
    return this.input.paint.diagonal([0, '#fff', strength], [1, '#fff', 0]);
  }

  /** The shading of a round upright body, to draw over a printed label. */
  roundShade(strength = 1): string {
    return this.input.paint.across(
      [0, '#000', 0.3 * strength],
      [0.12, '#000', 0.04 * strength],
      [0.24, '#fff', 0.26 * strength],
      [0.42, '#fff', 0],
      [0.66, '#000', 0.04 * strength],
      [0.92, '#000', 0.3 * strength],
      [1, '#000', 0.22 * strength],
    );
  }

  /** Gradient from left to right. */
  across(...stops: Stop[]): string {
    return this.input.paint.across(...stops);
  }

  /** Gradient from the top left to the bottom right. */
  diagonal(...stops: Stop[]): string {
    return this.input.paint.diagonal(...stops);
  }

  /** The light on a flat printed face, to draw over the face. */
  faceLight(): string {
    return this.diagonal([0, '#fff', 0.26], [0.4, '#fff', 0], [0.6, '#10131f', 0], [1, '#10131f', 0.16]);
  }

  /** Polished metal in a colour, for upright bodies. */
  metal(color = '#b9c0c9'): string {
    return this.input.paint.metal(color);
  }

  /** Clips `content` to `shape`. */
  clip(shape: string, content: string): string {
    return `<g clip-path="${this.input.paint.clip(shape)}">${content}</g>`;
  }

  /** Fills with the recipe's pattern over the main colour, or with `plain`. */
  cloth(plain: string, scale = 1, angle = 0): string {
    return this.input.paint.pattern(this.input.params, [this.main, this.second, this.accent], plain, scale, angle);
  }

  /** Draws an emoji (`emoji:bear` or `bear`), centred at a point. */
  motif(name: string, x: number, y: number, size: number): string {
    return name === '' ? '' : this.input.paint.emoji(name.replace('emoji:', ''), x, y, size);
  }

  /** Draws words in the middle of a box, as large as they fit. */
  text(words: string, { x, y, width, height }: Box, fill: string, face: Typeface = 'sans', spacing = 0): string {
    return this.input.paint.text(words, {
      x: x + width / 2,
      y: y + height / 2,
      size: height * 1.1,
      maxWidth: width,
      fill,
      face,
      spacing,
    });
  }

  /** Dark or light ink, whichever has more contrast to a colour, slightly tinted with the colour. */
  ink(background: string): string {
    return mix(contrast(background), background, 0.06);
  }
}
