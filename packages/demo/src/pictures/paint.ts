import { emoji, hasEmoji } from './emoji.ts';
import { lettering, type TextOptions } from './lettering.ts';
import { shade, tint } from './palette.ts';
import type { Params } from './params.ts';
import { isPatternName, patternElement } from './patterns.ts';

/** A colour, or a colour with its offset in the gradient (0 to 1) and its opacity. */
export type Stop = string | readonly [offset: number, color: string, opacity?: number];

/**
 * SVG paint servers and clip paths of a picture. Collects `<defs>` without duplicates, under ids that are unique in the
 * picture, and returns values for `fill` and `clip-path`.
 */
export class Paint {
  readonly #defined = new Map<string, string>();
  readonly #prefix: string;
  #emojis = 0;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** All definitions so far, for one `<defs>`. */
  get definitions(): string {
    return [...this.#defined].map(([element, id]) => element.replace(' id=""', ` id="${id}"`)).join('');
  }

  /** Defines any SVG element that is written with an empty `id=""`. Returns `url(#…)`. */
  define(element: string): string {
    let id = this.#defined.get(element);
    if (id === undefined) {
      id = `${this.#prefix}${this.#defined.size}`;
      this.#defined.set(element, id);
    }
    return `url(#${id})`;
  }

  /** Gradient from top to bottom. */
  down(...stops: Stop[]): string {
    return this.#linear('x1="0" y1="0" x2="0" y2="1"', stops);
  }

  /** Gradient from left to right. */
  across(...stops: Stop[]): string {
    return this.#linear('x1="0" y1="0" x2="1" y2="0"', stops);
  }

  /** Gradient from top left to bottom right, which is the direction of light in all pictures. */
  diagonal(...stops: Stop[]): string {
    return this.#linear('x1="0" y1="0" x2="1" y2="1"', stops);
  }

  /** Gradient from a centre outwards. `cx`, `cy`, `r` are fractions of the shape's box. */
  radial(cx: number, cy: number, r: number, ...stops: Stop[]): string {
    return this.define(`<radialGradient id="" cx="${cx}" cy="${cy}" r="${r}">${stopElements(stops)}</radialGradient>`);
  }

  /**
   * Shading of an upright cylinder (bottle, leg, pot): light on the left, dark on the right with a little reflected
   * light.
   */
  cylinder(color: string, strength = 1): string {
    return this.across(
      [0, shade(color, 0.16 * strength)],
      [0.16, tint(color, 0.3 * strength)],
      [0.34, tint(color, 0.1 * strength)],
      [0.62, color],
      [0.9, shade(color, 0.3 * strength)],
      [1, shade(color, 0.2 * strength)],
    );
  }

  /** Shading of a ball. */
  sphere(color: string): string {
    return this.radial(
      0.34,
      0.28,
      0.8,
      tint(color, 0.5),
      [0.35, tint(color, 0.08)],
      [0.75, shade(color, 0.18)],
      shade(color, 0.38),
    );
  }

  /** Shading of a flat or slightly curved front face: a little lighter at the top left, darker at the bottom right. */
  body(color: string, strength = 1): string {
    return this.diagonal(tint(color, 0.2 * strength), [0.5, color], shade(color, 0.2 * strength));
  }

  /** Horizontal gradient of brushed or polished metal. `color` is its middle tone. */
  metal(color = '#b9c0c9'): string {
    return this.across(
      [0, shade(color, 0.25)],
      [0.18, tint(color, 0.6)],
      [0.4, color],
      [0.6, tint(color, 0.35)],
      [0.85, shade(color, 0.3)],
      [1, shade(color, 0.1)],
    );
  }

  /** Clips to a shape: `<g clip-path="${paint.clip('<rect …/>')}">`. */
  clip(shape: string): string {
    return this.define(`<clipPath id="">${shape}</clipPath>`);
  }

  /**
   * A fill with the recipe's `pattern` in three colours; `plain` (a fill) if there is no pattern. Draw the shading (a
   * translucent gradient) over it.
   */
  pattern(
    params: Params,
    colours: readonly [base: string, ink: string, accent: string],
    plain: string,
    scale = 1,
    angle = 0,
  ): string {
    const name = params.pattern;
    if (!isPatternName(name) || name === 'plain') return plain;
    return this.define(patternElement(name, '', colours, scale, angle));
  }

  /** A line of text as paths. */
  text(words: string | number, options: TextOptions): string {
    return lettering(String(words), options);
  }

  /** The recipe's motif (`emoji:strawberry`) centred at (`x`, `y`), or the fallback if the recipe has no motif. */
  motif(params: Params, x: number, y: number, size: number, fallback = ''): string {
    const name = typeof params.motif === 'string' ? params.motif.replace('emoji:', '') : '';
    return hasEmoji(name) ? this.emoji(name, x, y, size) : fallback;
  }

  /** An emoji by its name without prefix, centred at (`x`, `y`). With `color`, it is recoloured. */
  emoji(name: string, x: number, y: number, size: number, color?: string): string {
    return emoji(name, `${this.#prefix}e${this.#emojis++}`, x - size / 2, y - size / 2, size, color);
  }

  #linear(vector: string, stops: readonly Stop[]): string {
    return this.define(`<linearGradient id="" ${vector}>${stopElements(stops)}</linearGradient>`);
  }
}

function stopElements(stops: readonly Stop[]): string {
  return stops
    .map((stop, i) => {
      const [offset, color, opacity] =
        typeof stop === 'string' ? [stops.length > 1 ? i / (stops.length - 1) : 0, stop] : stop;
      return `<stop offset="${Number(offset.toFixed(3))}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
    })
    .join('');
}
