import type { Random } from '../random.ts';
import type { Paint } from './paint.ts';
import type { Params } from './params.ts';

/** Input of a drawing. It depends on the recipe only, so equal recipes give equal bytes. */
export interface DrawingInput {
  /** Main colour of the product, `#rrggbb`. */
  main: string;
  /** Secondary colour; if the recipe has none, a tone that suits the main colour. */
  second: string;
  /** Accent; if the recipe has none, a tone that suits the other two colours. */
  accent: string;
  /** The recipe's colours, for drawings that must know how many there are. */
  colors: readonly string[];
  params: Params;
  /** Gradients, patterns, clips and text; see {@link Paint}. */
  paint: Paint;
  random: Random;
}

/**
 * Draws one product inside 0 0 600 600: centred, with margins of about 20 units, lit from the top left. A product that
 * stands has its foot at y ≈ 560. The drawing has **no** ground shadow, because the view adds it. Returns an SVG
 * fragment.
 */
export type Drawing = (input: DrawingInput) => string;

/** The drawings of a family, by the names that recipes use. */
export type DrawingFamily = Readonly<Record<string, Drawing>>;
