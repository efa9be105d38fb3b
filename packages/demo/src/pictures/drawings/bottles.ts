import { mix, tint } from '../palette.ts';
import { disc, oval, path, rect } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { type Bottle, bottles } from './bottle-shapes.ts';
import { Brush } from './brush.ts';
import { labelInk, printLabel } from './labels.ts';
import { bandPath } from './outlines.ts';

/** Highlights, clipped to the outline: broad ones on the left, a thin one on the right. */
const gloss = (brush: Brush, outline: string, strength: number): string =>
  brush.clip(
    path(outline, '#000'),
    path(
      outline,
      'none',
      `stroke="#fff" stroke-opacity="${0.28 * strength}" stroke-width="5" transform="translate(3 0)"`,
    ) + path(outline, 'none', 'stroke="#10131f" stroke-opacity=".16" stroke-width="8" transform="translate(-3 -2)"'),
  );

function paintBody(brush: Brush, bottle: Bottle): string {
  const { outline, material, level = 0 } = bottle;
  const color = bottle.body(brush);
  if (material === 'opaque') return path(outline, brush.round(color, 0.9));
  const glass = material === 'glass' ? tint(color, 0.12) : mix('#e6f0f4', color, 0.14);
  const liquid =
    rect(100, level, 400, 500, 0, brush.round(color, 0.75)) +
    oval(300, level, 200, 7, tint(color, 0.35), 'opacity=".8"');
  return (
    path(outline, brush.round(glass, 0.7), material === 'clear' ? 'opacity=".92"' : '') +
    brush.clip(
      path(outline, '#000'),
      liquid + (material === 'clear' ? path(outline, brush.roundShade(0.55), 'opacity=".7"') : ''),
    ) +
    (material === 'clear'
      ? disc(338, level + 34, 5, '#fff', 'opacity=".4"') + disc(346, level + 56, 3.5, '#fff', 'opacity=".35"')
      : '')
  );
}

/** `bottle`: parameters are shape, label, sub and motif. */
export const bottle: Drawing = (input) => {
  const brush = new Brush(input);
  const kind = bottles[brush.word('shape', 'tall')] ?? bottles.tall;
  if (kind === undefined) return '';
  const { label, outline } = kind;
  const sticker = path(bandPath(label, kind.material === 'opaque' ? 4 : 5), '#000');
  const print = brush.clip(
    path(outline, '#000'),
    printLabel(brush, label, labelInk(brush, kind.body(brush)), sticker) +
      path(bandPath(label, 5), brush.roundShade(0.8)),
  );
  return paintBody(brush, kind) + print + gloss(brush, outline, 1) + kind.top(brush);
};
