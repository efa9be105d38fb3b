/** Building toys and board games, and the bright colours of toys. */
import { luminance, shade, tint } from '../palette.ts';
import { disc, group, line, path, rect, repeat, turned } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { labelInk, printLabel } from './labels.ts';
import { lathe } from './outlines.ts';

/** The three colours of the recipe, and two more bright colours that suit them. */
export const merry = ({ main, second, accent }: Brush): readonly string[] => [
  main,
  luminance(second) > 0.9 ? '#ffd23f' : second,
  accent === main ? '#4cc9f0' : accent,
  '#ff6b6b',
  '#43c59e',
];

export const blocks: Drawing = (input) => {
  const brush = new Brush(input);
  const tones = merry(brush);
  const cube = (x: number, y: number, size: number, tone: string, mark: string) =>
    path(
      `M${x + size} ${y}l${size * 0.24} ${-size * 0.16}v${size}l${-size * 0.24} ${size * 0.16}Z`,
      shade(tone, 0.32),
    ) +
    path(`M${x} ${y}l${size * 0.24} ${-size * 0.16}h${size}l${-size * 0.24} ${size * 0.16}Z`, tint(tone, 0.38)) +
    rect(x, y, size, size, 8, brush.lit(tone)) +
    rect(x + size * 0.12, y + size * 0.12, size * 0.76, size * 0.76, 10, tint(tone, 0.7)) +
    brush.text(
      mark,
      { x: x + size * 0.2, y: y + size * 0.24, width: size * 0.6, height: size * 0.5 },
      shade(tone, 0.2),
      'round',
    );
  const [a = '', b = '', c = '', d = '', e = ''] = tones;
  const letters = input.random.sample(['A', 'B', 'C', 'D', 'E', '1', '2', '3', 'M', 'X', 'Ñ', 'S'], 6);
  return (
    cube(56, 396, 156, a, letters[0] ?? 'A') +
    cube(222, 396, 156, b, letters[1] ?? 'B') +
    cube(388, 396, 156, c, letters[2] ?? 'C') +
    cube(132, 232, 156, d, letters[3] ?? 'D') +
    cube(306, 232, 156, e, letters[4] ?? 'E') +
    cube(222, 68, 156, a, letters[5] ?? '1')
  );
};

export const puzzle: Drawing = (input) => {
  const brush = new Brush(input);
  const ink = labelInk(brush);
  const piece = (x: number, y: number, tone: string, turn: number) =>
    turned(
      turn,
      x,
      y,
      group(
        `transform="translate(${x - 60} ${y - 60})"`,
        path(
          'M10 20H44Q36 -14 60 -14T76 20H110V52Q144 44 144 68T110 84V120H10V84Q40 90 40 68T10 52Z',
          shade(tone, 0.35),
          'transform="translate(4 7)"',
        ) +
          path(
            'M10 20H44Q36 -14 60 -14T76 20H110V52Q144 44 144 68T110 84V120H10V84Q40 90 40 68T10 52Z',
            brush.lit(tone),
          ) +
          path('M16 26H46', 'none', 'stroke="#fff" stroke-width="5" opacity=".5"'),
      ),
    );
  const [a = '', b = '', c = '', d = ''] = merry(brush);
  return (
    path('M490 90L540 66V366L490 396Z', shade(ink.band, 0.35)) +
    path('M80 90L130 66H540L490 90Z', tint(ink.band, 0.25)) +
    printLabel(brush, { x: 80, y: 90, width: 410, height: 306 }, ink) +
    brush.clip(
      rect(80, 90, 410, 306, 0, '#000'),
      repeat(3, (i) =>
        line(`M${182 + i * 102} 90v60q24-8 24 14t-24 14v100q-24-8-24 14t24 14v90`, '#10131f', 2.4, 'opacity=".22"'),
      ) +
        repeat(2, (i) =>
          line(`M80 ${192 + i * 102}h80q-8-24 14-24t14 24h90q-8 24 14 24t14-24h170`, '#10131f', 2.4, 'opacity=".22"'),
        ),
    ) +
    rect(80, 90, 410, 306, 0, brush.faceLight()) +
    piece(130, 480, a, -14) +
    piece(280, 500, b, 12) +
    piece(420, 478, c, -6) +
    piece(520, 500, d, 22)
  );
};

export const boardGame: Drawing = (input) => {
  const brush = new Brush(input);
  const ink = labelInk(brush);
  const [, b = '', c = '', d = ''] = merry(brush);
  const pawn = (x: number, y: number, tone: string) =>
    path(
      lathe(
        [
          [14, y - 60, 8],
          [36, y, 10],
          [36, y + 14, 8],
        ],
        x,
      ),
      brush.round(tone),
    ) + disc(x, y - 70, 24, brush.ball(tone));
  const die = (x: number, y: number, turn: number) =>
    turned(
      turn,
      x,
      y,
      rect(x - 36, y - 36, 72, 72, 14, brush.lit('#fffdf8')) +
        [
          [-16, -16],
          [16, 16],
          [0, 0],
          [16, -16],
          [-16, 16],
        ]
          .map(([dx = 0, dy = 0]) => disc(x + dx, y + dy, 7, '#c1121f'))
          .join(''),
    );
  return (
    path('M40 440L70 470H550L560 446V96L530 70V440Z', shade(ink.band, 0.4)) +
    path('M530 70L560 96V446L530 440Z', shade(ink.band, 0.28)) +
    printLabel(brush, { x: 40, y: 70, width: 490, height: 370 }, ink) +
    rect(40, 70, 490, 370, 0, brush.faceLight()) +
    rect(40, 70, 490, 5, 0, '#fff', 'opacity=".4"') +
    pawn(150, 536, b) +
    pawn(236, 546, c) +
    pawn(460, 540, d) +
    die(350, 520, 14)
  );
};
