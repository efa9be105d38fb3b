/** Round packages that stand: jars, cans, pill bottles, tubes. */
import { clampLightness, luminance, mix, shade, tint } from '../palette.ts';
import { oval, path, rect, repeat } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { labelInk, printLabel } from './labels.ts';
import { type Box, bandPath, lathe, soft } from './outlines.ts';

/** The recipe's label on a round body, with the shading of the body. */
const wrapped = (brush: Brush, box: Box, body: string, sag: number): string =>
  printLabel(brush, box, labelInk(brush, body), path(bandPath(box, sag), '#000')) +
  path(bandPath(box, sag), brush.roundShade(0.85));

const streak = (x: number, y: number, width: number, height: number, strength = 0.4): string =>
  rect(x, y, width, height, width / 2, '#fff', `opacity="${strength}"`);

/** `jar`: glass with a metal lid. */
export const jar: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const outline = lathe([
    [122, 150, 10],
    [124, 176, 20],
    [148, 206, 34],
    [148, 560, 44],
  ]);
  const lid = luminance(second) > 0.85 ? accent : second;
  const food = clampLightness(main, 0.12, 0.9);
  return (
    path(outline, brush.round(mix('#e8f0f2', food, 0.2), 0.6)) +
    brush.clip(
      path(outline, '#000'),
      rect(160, 196, 280, 352, 34, brush.round(food, 0.85)) + oval(300, 197, 140, 9, tint(food, 0.3)),
    ) +
    wrapped(brush, { x: 152, y: 268, width: 296, height: 226 }, food, 8) +
    streak(170, 206, 12, 326) +
    streak(424, 226, 5, 290, 0.28) +
    path(
      lathe([
        [134, 72, 14],
        [138, 84, 6],
        [138, 152, 8],
      ]),
      brush.round(lid),
    ) +
    repeat(23, (i) => rect(168 + i * 11.6, 96, 3, 48, 1.5, '#10131f', 'opacity=".1"')) +
    path(
      lathe([
        [128, 74, 8],
        [132, 86, 6],
      ]),
      '#fff',
      'opacity=".35"',
    )
  );
};

interface CanShape {
  half: number;
  top: number;
  /** Whether it is a drink's can, which is narrower at both ends and has a tab. */
  drink: boolean;
}

const cans: Record<string, CanShape> = {
  soda: { half: 112, top: 90, drink: true },
  beer: { half: 104, top: 60, drink: true },
  food: { half: 150, top: 150, drink: false },
  tuna: { half: 190, top: 330, drink: false },
};

function drinkCan(brush: Brush, half: number, top: number): string {
  const { main } = brush;
  const body = lathe([
    [half - 22, top + 8, 4],
    [half, top + 52, 26],
    [half, 516, 26],
    [half - 22, 556, 8],
  ]);
  const box = { x: 300 - half, y: top + 44, width: half * 2, height: 470 - top };
  const rim = (y: number) =>
    path(
      lathe([
        [half - 20, y, 6],
        [half - 20, y + 12, 5],
      ]),
      brush.metal(),
    );
  return (
    rim(546) +
    path(body, brush.round(main)) +
    brush.clip(
      path(body, '#000'),
      printLabel(brush, box, labelInk(brush, main), rect(box.x, box.y + 6, box.width, box.height - 12, 0, '#000')),
    ) +
    path(body, brush.roundShade(0.95)) +
    brush.clip(
      path(body, '#000'),
      rect(300 - half, top, half * 2, 46, 0, brush.metal(mix('#c3c9d1', main, 0.25))) +
        rect(300 - half, 512, half * 2, 60, 0, brush.metal(mix('#c3c9d1', main, 0.25))),
    ) +
    oval(300, top + 8, half - 20, 13, brush.metal()) +
    oval(300, top + 9, half - 30, 8, '#8d949e') +
    path(`M286 ${top + 8}q14-12 30-2l4 4q-16 8-34-2Z`, '#dfe4ea')
  );
}

function foodCan(brush: Brush, half: number, top: number): string {
  const box = { x: 300 - half, y: top + 34, width: half * 2, height: 490 - top };
  const body = lathe([
    [half, top, 4],
    [half, 548, 26],
  ]);
  return (
    path(body, brush.metal()) +
    repeat(2, (i) =>
      path(bandPath({ x: 300 - half, y: top + 12 + i * 9, width: half * 2, height: 3 }, 5), '#10131f', 'opacity=".16"'),
    ) +
    wrapped(brush, box, brush.main, 7) +
    path(bandPath({ x: 300 - half - 5, y: 538, width: half * 2 + 10, height: 12 }, 8), brush.metal()) +
    oval(300, top, half + 5, half * 0.15, brush.metal()) +
    oval(300, top + 1, half - 6, half * 0.12, brush.metal('#a3abb5')) +
    oval(300, top + 2, half * 0.72, half * 0.085, '#98a0ab') +
    oval(300, top + 1, half * 0.68, half * 0.075, brush.across([0, '#e9edf1'], [1, '#b4bbc5'])) +
    path(
      `M${300 - half * 0.1} ${top}q${half * 0.3} ${-half * 0.12} ${half * 0.5} 0q${-half * 0.2} ${half * 0.1} ${-half * 0.5} 0Z`,
      '#7e8792',
    )
  );
}

/** `can`: drink, food, beer or tuna. */
export const can: Drawing = (input) => {
  const brush = new Brush(input);
  const { half, top, drink } = cans[brush.word('shape', 'soda')] ?? { half: 112, top: 90, drink: true };
  return drink ? drinkCan(brush, half, top) : foodCan(brush, half, top);
};

/** `pill-bottle`: a bottle for medicines and vitamins. */
export const pillBottle: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const body = lathe([
    [104, 190, 6],
    [104, 206, 14],
    [138, 226, 34],
    [138, 560, 34],
  ]);
  const cap = luminance(main) > 0.8 ? second : '#f4f6f8';
  return (
    path(body, brush.round(clampLightness(main, 0.2, 0.95), 0.95)) +
    wrapped(brush, { x: 162, y: 276, width: 276, height: 236 }, main, 5) +
    streak(182, 240, 10, 300, 0.3) +
    path(
      lathe([
        [120, 78, 18],
        [124, 190, 10],
      ]),
      brush.round(cap),
    ) +
    repeat(20, (i) => rect(184 + i * 12, 98, 4, 82, 2, '#10131f', 'opacity=".1"')) +
    path(
      lathe([
        [112, 80, 12],
        [116, 92, 6],
      ]),
      '#fff',
      'opacity=".5"',
    )
  );
};

/** `tube`: a tube of cream or toothpaste, standing on its cap. */
export const tube: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const cap = Math.abs(luminance(second) - luminance(main)) > 0.1 ? second : accent;
  const outline = soft([
    [166, 40, 4],
    [434, 40, 4],
    [434, 84, 4],
    [388, 470, 24],
    [212, 470, 24],
    [166, 84, 4],
  ]);
  const box = { x: 178, y: 108, width: 244, height: 316 };
  const clipShape = soft([
    [179, 108, 2],
    [421, 108, 2],
    [397, 424, 2],
    [203, 424, 2],
  ]);
  return (
    path(outline, brush.round(clampLightness(main, 0.15, 0.96), 0.85)) +
    brush.clip(path(clipShape, '#000'), printLabel(brush, box, labelInk(brush), path(clipShape, '#000'))) +
    path(outline, brush.roundShade(0.6)) +
    repeat(26, (i) => rect(171 + i * 10.2, 44, 3, 30, 1.5, '#10131f', 'opacity=".12"')) +
    path('M176 92L222 458', 'none', 'stroke="#fff" stroke-opacity=".35" stroke-width="8" stroke-linecap="round"') +
    path(
      lathe([
        [92, 464, 8],
        [84, 560, 12],
      ]),
      brush.round(cap),
    ) +
    repeat(14, (i) => rect(220 + i * 12, 480, 3, 66, 1.5, '#10131f', 'opacity=".12"')) +
    rect(216, 466, 168, 8, 4, shade(cap, 0.25), 'opacity=".5"')
  );
};
