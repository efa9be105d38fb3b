import type { Random } from '../random.ts';
import type { Paint } from './paint.ts';
import type { Params } from './params.ts';

/** Input of a drawing. It depends on the recipe alone, so equal recipes give equal bytes. */
export interface DrawingInput {
  /** Main colour of the product, `#rrggbb`. */
  main: string;
  /** Secondary colour; when the recipe has none, a tone that goes with the main one. */
  second: string;
  /** Accent; when the recipe has none, a tone that goes with the other two. */
  accent: string;
  /** The colours just as the recipe has them, when a drawing must know if there was a second one. */
  colors: readonly string[];
  params: Params;
  /** Gradients, patterns, clips and text; see {@link Paint}. */
  paint: Paint;
  random: Random;
}

/**
 * Draws one product inside 0 0 600 600: centred, with margins of about 20 units, standing on y ≈ 560 if it stands, lit
 * from the top left, **without** its ground shadow (the view adds it). Returns an SVG fragment.
 */
export type Drawing = (input: DrawingInput) => string;

/** A family's drawings, by the name that recipes use. */
export type DrawingFamily = Readonly<Record<string, Drawing>>;
