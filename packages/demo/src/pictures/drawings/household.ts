/** Soap, paper and eggs. */
import { clampLightness, luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, oval, path, rect, repeat } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { labelInk, printLabel } from './labels.ts';
import { soft } from './outlines.ts';

/** `soap`: a wrapped bar with an unwrapped one in front. */
export const soap: Drawing = (input) => {
  const brush = new Brush(input);
  const bar = clampLightness(tint(brush.main, 0.35), 0.5, 0.95);
  return (
    path(
      soft([
        [90, 150, 26],
        [470, 110, 26],
        [520, 150, 20],
        [520, 330, 26],
        [480, 366, 26],
        [100, 390, 26],
      ]),
      brush.lit(shade(brush.main, 0.18)),
    ) +
    group(
      'transform="rotate(-5 280 260)"',
      printLabel(
        brush,
        { x: 90, y: 146, width: 384, height: 226 },
        labelInk(brush),
        rect(90, 146, 384, 226, 24, '#000'),
      ) + rect(90, 146, 384, 226, 24, brush.faceLight()),
    ) +
    path(
      soft([
        [150, 420, 50],
        [470, 420, 50],
        [490, 556, 56],
        [130, 556, 56],
      ]),
      brush.lit(shade(bar, 0.14)),
    ) +
    path(
      soft([
        [156, 394, 50],
        [466, 394, 50],
        [480, 516, 54],
        [140, 516, 54],
      ]),
      brush.lit(bar),
    ) +
    path(
      soft([
        [188, 416, 36],
        [436, 416, 36],
        [446, 494, 38],
        [176, 494, 38],
      ]),
      'none',
      `stroke="${shade(bar, 0.16)}" stroke-width="4"`,
    ) +
    brush.text(brush.word('label', 'Jabón'), { x: 220, y: 438, width: 184, height: 36 }, shade(bar, 0.26), 'round') +
    [
      [110, 430, 26],
      [84, 478, 14],
      [500, 412, 20],
      [528, 452, 11],
      [138, 386, 11],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          disc(
            x,
            y,
            r,
            brush.input.paint.radial(
              0.35,
              0.3,
              0.8,
              [0, '#fff', 0.95],
              [0.6, tint(brush.main, 0.8), 0.55],
              [1, tint(brush.main, 0.5), 0.8],
            ),
          ) + disc(x - r * 0.3, y - r * 0.35, r * 0.2, '#fff'),
      )
      .join('')
  );
};

/** `toilet-paper`: a pack of rolls. */
export const toiletPaper: Drawing = (input) => {
  const brush = new Brush(input);
  const end = (x: number, y: number) =>
    oval(x, y, 72, 40, '#fbfaf7') +
    oval(x, y, 72, 40, 'none', 'stroke="#d9d6cf" stroke-width="3"') +
    oval(x, y, 50, 27, 'none', 'stroke="#e4e1da" stroke-width="3"') +
    oval(x, y, 24, 13, '#b79b78');
  return (
    path(
      'M76 150Q76 96 300 96Q524 96 524 150V520Q524 556 490 556H110Q76 556 76 520Z',
      brush.across('#dfe3e8', [0.15, '#ffffff'], [0.5, '#eef0f2'], '#cfd4da'),
    ) +
    end(152, 148) +
    end(300, 148) +
    end(448, 148) +
    end(226, 184) +
    end(374, 184) +
    path(
      'M76 190Q300 270 524 190V520Q524 556 490 556H110Q76 556 76 520Z',
      brush.round(luminance(brush.main) > 0.85 ? brush.accent : brush.main, 0.5),
    ) +
    printLabel(
      brush,
      { x: 112, y: 270, width: 376, height: 216 },
      labelInk(brush),
      rect(112, 270, 376, 216, 30, '#000'),
    ) +
    path('M100 214Q116 220 130 224L118 530Q100 530 100 516Z', '#fff', 'opacity=".35"')
  );
};

/** `egg-carton`: a dozen, open. */
export const eggCarton: Drawing = (input) => {
  const brush = new Brush(input);
  const pulp = luminance(brush.main) > 0.85 ? '#b9b3a7' : mix('#c2b8a6', brush.main, 0.35);
  const egg = brush.second !== brush.main && luminance(brush.second) > 0.35 ? brush.second : '#e8c39a';
  const eggs = (y: number, scale: number) =>
    repeat(
      6,
      (i) =>
        oval(124 + i * 70.4, y, 33 * scale, 44 * scale, brush.ball(egg)) +
        oval(114 + i * 70.4, y - 16, 7, 10, '#fff', 'opacity=".6"'),
    );
  return (
    path(
      soft([
        [86, 70, 26],
        [514, 70, 26],
        [540, 290, 10],
        [60, 290, 10],
      ]),
      brush.lit(shade(pulp, 0.08)),
    ) +
    printLabel(
      brush,
      { x: 110, y: 94, width: 380, height: 150 },
      labelInk(brush),
      rect(110, 94, 380, 150, 16, '#000'),
    ) +
    path('M50 300H550L546 350H54Z', shade(pulp, 0.35)) +
    eggs(330, 0.94) +
    eggs(374, 1.04) +
    path(
      `M50 392${repeat(6, () => 'q10-22 41.6-22t41.6 22')}L530 520Q526 556 490 556H110Q74 556 70 520Z`,
      brush.down(pulp),
    ) +
    repeat(6, (i) => path(`M${70 + i * 78} 440q38 30 70 0l-6 96q-28 14-58 0Z`, shade(pulp, 0.12), 'opacity=".55"'))
  );
};
