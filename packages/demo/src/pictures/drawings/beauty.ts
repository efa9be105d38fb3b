/** Perfume and make-up. */
import { clampLightness, luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { lathe, soft } from './outlines.ts';

const perfumes: Record<string, { outline: string; neck: number; label: number }> = {
  round: {
    outline:
      'M300 190C430 190 494 280 494 376C494 480 420 560 300 560C180 560 106 480 106 376C106 280 170 190 300 190Z',
    neck: 190,
    label: 384,
  },
  square: {
    outline: soft([
      [130, 210, 26],
      [470, 210, 26],
      [470, 560, 26],
      [130, 560, 26],
    ]),
    neck: 210,
    label: 392,
  },
  tall: {
    outline: soft([
      [196, 170, 40],
      [404, 170, 40],
      [430, 560, 30],
      [170, 560, 30],
    ]),
    neck: 170,
    label: 400,
  },
};

/** `perfume`: thick glass around a coloured scent. */
export const perfume: Drawing = (input) => {
  const brush = new Brush(input);
  const shape = brush.word('shape', 'square');
  const { outline, neck, label } = perfumes[shape] ?? { outline: '', neck: 200, label: 390 };
  const scent = clampLightness(brush.main, 0.3, 0.8);
  const cap = luminance(brush.second) > 0.8 ? '#c9a86a' : brush.second;
  const ink = brush.ink(scent);
  const inner = group(
    'transform="translate(300 388) scale(.87 .86) translate(-300 -384)"',
    path(outline, brush.diagonal([0, tint(scent, 0.6), 0.9], [0.5, tint(scent, 0.18)], [1, shade(scent, 0.2)])),
  );
  return (
    path(outline, brush.diagonal([0, '#ffffff'], [0.45, mix('#e3ebf0', scent, 0.2)], [1, mix('#b5c3cc', scent, 0.3)])) +
    inner +
    brush.clip(
      path(outline, '#000'),
      path('M90 160L330 160L170 580L90 580Z', '#fff', 'opacity=".2"') +
        path('M430 180h40L380 580h-30Z', '#fff', 'opacity=".16"'),
    ) +
    path(outline, 'none', 'stroke="#fff" stroke-opacity=".85" stroke-width="4"') +
    brush.text(brush.word('label', 'Aura'), { x: 190, y: label - 26, width: 220, height: 46 }, ink, 'serif') +
    line(`M250 ${label + 40}H350`, ink, 2.5) +
    brush.text(
      brush.word('sub', 'eau de parfum'),
      { x: 210, y: label + 56, width: 180, height: 18 },
      ink,
      'medium',
      0.08,
    ) +
    rect(262, neck - 40, 76, 44, 4, brush.metal(mix('#d8b878', cap, 0.3))) +
    rect(258, neck - 8, 84, 12, 4, brush.metal('#b9a27a')) +
    (shape === 'round'
      ? disc(300, neck - 82, 58, brush.ball(cap)) + oval(280, neck - 104, 16, 11, '#fff', 'opacity=".6"')
      : path(
          lathe([
            [66, neck - 138, 10],
            [66, neck - 36, 6],
          ]),
          brush.round(cap),
        ) + rect(240, neck - 136, 120, 10, 5, '#fff', 'opacity=".3"'))
  );
};

/** `lipstick`: open, in the main colour. */
export const lipstick: Drawing = (input) => {
  const brush = new Brush(input);
  const holder = luminance(brush.second) > 0.8 ? '#2a2a33' : brush.second;
  return (
    rect(150, 250, 112, 90, 6, brush.metal('#d9b36c')) +
    path('M162 256V120Q162 60 230 44Q250 42 250 66V256Z', brush.round(brush.main)) +
    path('M162 130Q166 70 230 46Q246 44 248 62Q240 110 162 130Z', tint(brush.main, 0.3), 'opacity=".75"') +
    path('M144 330h124v26H144Z', brush.metal('#d9b36c')) +
    path(
      soft([
        [136, 352, 6],
        [276, 352, 6],
        [276, 560, 16],
        [136, 560, 16],
      ]),
      brush.round(holder),
    ) +
    rect(136, 372, 140, 5, 0, '#d9b36c') +
    path(
      soft([
        [404, 330, 24],
        [516, 330, 24],
        [516, 560, 4],
        [404, 560, 4],
      ]),
      brush.round(holder),
    ) +
    rect(404, 536, 112, 6, 0, '#d9b36c')
  );
};

/** `compact`: open powder case, or a palette of shadows when `palette` is 1. */
export const compact: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const shell = clampLightness(main, 0.12, 0.85);
  if (brush.number('palette', 0) === 1) {
    const tones = [
      main,
      tint(main, 0.4),
      accent,
      mix(accent, main, 0.5),
      second,
      shade(main, 0.35),
      tint(accent, 0.45),
      mix(second, '#8a5a3c', 0.4),
    ];
    return (
      path(
        soft([
          [84, 60, 22],
          [516, 60, 22],
          [530, 310, 10],
          [70, 310, 10],
        ]),
        brush.lit(shell),
      ) +
      path(
        soft([
          [106, 80, 12],
          [494, 80, 12],
          [506, 296, 6],
          [94, 296, 6],
        ]),
        brush.diagonal('#f3f8fb', '#c6d5de', '#e4eef3'),
      ) +
      path('M130 80H250L160 296H96L106 92Z', '#fff', 'opacity=".5"') +
      rect(66, 304, 468, 18, 8, brush.metal(mix('#c8a56a', shell, 0.3))) +
      path(
        soft([
          [56, 320, 10],
          [544, 320, 10],
          [560, 548, 26],
          [40, 548, 26],
        ]),
        brush.lit(shade(shell, 0.08)),
      ) +
      repeat(8, (i) => {
        const x = 74 + (i % 4) * 116;
        const y = 340 + Math.floor(i / 4) * 100;
        const tone = tones[i] ?? main;
        return (
          rect(x, y, 104, 86, 14, shade(shell, 0.5)) +
          rect(x + 4, y + 5, 96, 78, 11, brush.lit(tone)) +
          line(`M${x + 22} ${y + 60}q30-34 60-30`, '#fff', 7, 'opacity=".25"')
        );
      })
    );
  }
  return (
    disc(300, 196, 172, brush.lit(shell)) +
    disc(300, 196, 146, brush.diagonal('#f5fafc', '#bfd0da', '#e6eff4')) +
    path('M190 110L300 52L216 330L176 280Z', '#fff', 'opacity=".5"') +
    rect(240, 350, 120, 22, 8, brush.metal('#c8a56a')) +
    oval(300, 458, 194, 106, brush.lit(shade(shell, 0.12))) +
    oval(300, 446, 186, 94, brush.lit(shell)) +
    oval(300, 444, 156, 74, shade(shell, 0.45)) +
    oval(300, 448, 152, 70, brush.lit(luminance(second) > 0.9 ? '#e9bfa4' : second)) +
    group(
      'opacity=".28"',
      repeat(5, (i) => line(`M${190 + i * 44} 420q30 30 10 62`, '#fff', 4)),
    ) +
    oval(372, 440, 64, 34, brush.ball('#f6d6dc')) +
    path('M318 436q54-22 108 0l-4 12q-50-16-100 0Z', accent)
  );
};

/** `nail-polish`. */
export const nailPolish: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  return (
    path(
      lathe([
        [52, 36, 20],
        [62, 300, 10],
      ]),
      brush.round(luminance(brush.second) > 0.85 ? '#23242b' : brush.second),
    ) +
    rect(250, 284, 100, 26, 4, brush.metal('#c9a86a')) +
    path(
      soft([
        [176, 310, 44],
        [424, 310, 44],
        [444, 560, 40],
        [156, 560, 40],
      ]),
      brush.diagonal('#ffffff', tint(main, 0.7), tint(main, 0.3)),
    ) +
    path(
      soft([
        [192, 326, 36],
        [408, 326, 36],
        [426, 540, 32],
        [174, 540, 32],
      ]),
      brush.round(main),
    ) +
    path('M206 346q10-10 24-10l-18 190q-22 0-20-22Z', '#fff', 'opacity=".5"') +
    brush.text(brush.word('label', 'Luz'), { x: 210, y: 416, width: 180, height: 38 }, brush.ink(main), 'serif')
  );
};
