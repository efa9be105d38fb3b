import { luminance, mix, shade, tint } from '../palette.ts';
import { ring as circle, disc, group, line, mirrored, oval, path, rect, repeat, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { Brush } from './brush.ts';
import { metalOf, watch, watchCase, watchStrap } from './watch.ts';

/** A brilliant-cut stone seen from the side. */
function gem(brush: Brush, x: number, y: number, size: number, stone: string): string {
  // A colourless stone would vanish before a light wall.
  const color = luminance(stone) > 0.6 ? mix(stone, '#7fa6c4', 0.42) : stone;
  const s = size / 2;
  const at = (px: number, py: number) => `${(x + px * s).toFixed(1)} ${(y + py * s).toFixed(1)}`;
  const facet = (points: readonly (readonly [number, number])[], fill: string) =>
    path(`M${points.map(([px, py]) => at(px, py)).join('L')}Z`, fill);
  return (
    facet(
      [
        [-0.6, -0.7],
        [0.6, -0.7],
        [1, -0.2],
        [0, 1],
        [-1, -0.2],
      ],
      brush.lit(color),
    ) +
    facet(
      [
        [-0.6, -0.7],
        [-0.3, -0.2],
        [-1, -0.2],
      ],
      tint(color, 0.6),
    ) +
    facet(
      [
        [-0.6, -0.7],
        [0, -0.7],
        [-0.3, -0.2],
      ],
      tint(color, 0.35),
    ) +
    facet(
      [
        [0, -0.7],
        [0.35, -0.2],
        [-0.3, -0.2],
      ],
      tint(color, 0.75),
    ) +
    facet(
      [
        [0.6, -0.7],
        [1, -0.2],
        [0.35, -0.2],
      ],
      shade(color, 0.12),
    ) +
    facet(
      [
        [-1, -0.2],
        [-0.3, -0.2],
        [0, 1],
      ],
      tint(color, 0.2),
    ) +
    facet(
      [
        [-0.3, -0.2],
        [0.35, -0.2],
        [0, 1],
      ],
      tint(color, 0.45),
    ) +
    facet(
      [
        [0.35, -0.2],
        [1, -0.2],
        [0, 1],
      ],
      shade(color, 0.22),
    ) +
    path(
      `M${at(-0.75, -0.85)}l${s * 0.06} ${-s * 0.22} ${s * 0.06} ${s * 0.22} ${s * 0.22} ${s * 0.06} ${-s * 0.22} ${s * 0.06} ${-s * 0.06} ${s * 0.22} ${-s * 0.06} ${-s * 0.22} ${-s * 0.22} ${-s * 0.06}Z`,
      '#fff',
    )
  );
}

/** A plain ring seen from the side, standing: its inside shows. */
function weddingBand(brush: Brush, metal: string): string {
  const gleam = brush.input.paint.across(
    shade(metal, 0.3),
    [0.2, tint(metal, 0.75)],
    [0.42, metal],
    [0.65, tint(metal, 0.4)],
    shade(metal, 0.35),
  );
  const texture = brush.input.random.pick(['plain', 'plain', 'cut', 'rim'] as const);
  return (
    path('M300 110C430 110 520 196 520 306V372C520 482 430 556 300 556S80 482 80 372V306C80 196 170 110 300 110Z', gleam) +
    oval(300, 306, 220, 196, shade(metal, 0.5)) +
    oval(300, 312, 204, 178, brush.input.paint.down(shade(metal, 0.45), [0.6, metal], tint(metal, 0.6))) +
    oval(300, 290, 196, 160, '#f4f3ef') +
    oval(300, 290, 196, 160, shade(metal, 0.15), 'opacity=".12"') +
    (texture === 'cut'
      ? repeat(15, (i) => {
          const x = 110 + i * 27;
          const y = 430 + Math.sin(((i + 0.5) / 15) * Math.PI) * 92;
          return path(`M${x} ${y - 30}l14 26-14 26-14-26Z`, tint(metal, 0.6), 'opacity=".85"');
        })
      : texture === 'rim'
        ? line('M92 400C110 490 200 532 300 532S490 490 508 400', shade(metal, 0.35), 5) +
          line('M86 350C96 430 190 506 300 506S504 430 514 350', tint(metal, 0.7), 5)
        : '') +
    line('M110 400C130 470 180 506 240 522', '#fff', 10, 'opacity=".7"')
  );
}

function ring(input: DrawingInput): string {
  const brush = new Brush(input);
  const metal = metalOf(brush);
  const stone = input.colors[1] ?? '#bfe3f2';
  if (brush.word('kind') === 'band') return weddingBand(brush, metal);
  return (
    circle(300, 380, 158, shade(metal, 0.4), 44, 'transform="translate(8 6)"') +
    path(
      'M300 200A180 180 0 1 1 299 200ZM300 244A136 136 0 1 0 301 244Z',
      brush.input.paint.diagonal(tint(metal, 0.7), metal, shade(metal, 0.35), tint(metal, 0.45), shade(metal, 0.2)),
      'fill-rule="evenodd"',
    ) +
    path(
      'M150 330A160 160 0 0 1 236 232',
      'none',
      'stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".85"',
    ) +
    repeat(5, (i) => mirrored(disc(220 - i * 22, 220 + i * 17 + i * i * 2, 9 - i * 0.6, brush.ball('#f4f8fb')))) +
    path('M226 150L262 232H338L374 150L300 252Z', brush.metal(metal)) +
    gem(brush, 300, 140, 190, stone) +
    mirrored(path('M214 100q-6-10 6-12l22 30-10 8Z', tint(metal, 0.3)))
  );
}

/** A chain hanging between two points, link by link. */
function hanging(_brush: Brush, metal: string, depth: number, links: number, size: number): string {
  return repeat(links, (i) => {
    const t = (i / (links - 1)) * 2 - 1;
    const x = 300 + t * 210;
    const y = 60 + depth * (1 - t * t);
    const slope = (Math.atan2(-2 * depth * t, 210) * 180) / Math.PI;
    return turned(
      slope,
      x,
      y,
      oval(
        x,
        y,
        size,
        size * (i % 2 === 0 ? 0.62 : 0.34),
        'none',
        `stroke="${i % 2 === 0 ? shade(metal, 0.25) : metal}" stroke-width="${size * 0.42}"`,
      ) +
        oval(
          x - 1,
          y - 2,
          size * 0.8,
          size * 0.34,
          'none',
          `stroke="${tint(metal, 0.6)}" stroke-width="${size * 0.12}"`,
        ),
    );
  });
}

function charm(brush: Brush, x: number, y: number, size: number): string {
  const metal = metalOf(brush);
  const motif = brush.word('motif');
  if (motif === '') return gem(brush, x, y, size, brush.input.colors[1] ?? '#8ecae6');
  return (
    disc(x, y, size * 0.62, brush.input.paint.diagonal(tint(metal, 0.65), metal, shade(metal, 0.35))) +
    disc(x, y, size * 0.54, brush.lit(tint(metal, 0.12))) +
    brush.motif(motif, x, y, size * 0.8)
  );
}

function necklace(input: DrawingInput): string {
  const brush = new Brush(input);
  const metal = metalOf(brush);
  return hanging(brush, metal, 320, 53, 11) + circle(300, 398, 14, metal, 7) + charm(brush, 300, 468, 128);
}

function pendant(input: DrawingInput): string {
  const brush = new Brush(input);
  const metal = metalOf(brush);
  return (
    line('M120 30Q150 200 300 250Q450 200 480 30', shade(metal, 0.2), 7) +
    line('M120 30Q150 200 300 250Q450 200 480 30', tint(metal, 0.5), 2.5, 'stroke-dasharray="6 5"') +
    path('M284 236h32l10 44h-52Z', brush.metal(metal)) +
    charm(brush, 300, 408, 240)
  );
}

function chain(input: DrawingInput): string {
  const brush = new Brush(input);
  const metal = metalOf(brush);
  return (
    hanging(brush, metal, 300, 31, 21) +
    group('transform="translate(0 40)"', hanging(brush, shade(metal, 0.1), 400, 35, 18)) +
    mirrored(rect(72, 34, 40, 24, 8, brush.metal(metal)))
  );
}

function earrings(input: DrawingInput): string {
  const brush = new Brush(input);
  const metal = metalOf(brush);
  const stone = input.colors[1] ?? '#f4f8fb';
  const kinds = ['hoop', 'drop', 'stud'];
  const style = kinds.includes(brush.word('kind')) ? kinds.indexOf(brush.word('kind')) : input.random.int(0, 2);
  const one =
    style === 0
      ? circle(170, 300, 116, shade(metal, 0.35), 26, 'transform="translate(6 5)"') +
        circle(
          170,
          300,
          116,
          brush.input.paint.diagonal(tint(metal, 0.7), metal, shade(metal, 0.3), tint(metal, 0.4)),
          26,
        ) +
        rect(162, 160, 16, 44, 6, brush.metal(metal)) +
        path(
          'M76 250A110 110 0 0 1 130 200',
          'none',
          'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"',
        )
      : style === 1
        ? path(
            'M170 90Q196 60 170 50Q140 50 140 90',
            'none',
            `stroke="${metal}" stroke-width="9" stroke-linecap="round"`,
          ) +
          disc(170, 134, 40, brush.ball(stone)) +
          circle(170, 134, 42, metal, 8) +
          path(
            'M170 180C260 310 250 460 170 470C90 460 80 310 170 180Z',
            brush.input.paint.diagonal(tint(metal, 0.65), metal, shade(metal, 0.3)),
          ) +
          path('M170 226C224 320 222 424 170 432C118 424 116 320 170 226Z', brush.lit(stone)) +
          path('M150 300Q130 350 146 400', 'none', 'stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".7"')
        : circle(170, 300, 96, metal, 12) +
          disc(170, 300, 90, brush.lit(mix(metal, '#ffffff', 0.35))) +
          gem(brush, 170, 316, 140, stone) +
          repeat(16, (i) => turned(i * 22.5, 170, 300, disc(170, 206, 11, brush.ball('#f7f9fb'))));
  return group('transform="translate(0 10)"', one) + group('transform="translate(258 36)"', one);
}

function bracelet(input: DrawingInput): string {
  const brush = new Brush(input);
  const metal = metalOf(brush);
  const stone = input.colors[1] ?? tint(metal, 0.4);
  const kind = brush.word('kind', input.random.chance(0.55) ? 'beads' : 'bangle');
  const beads = kind === 'beads';
  const place = (i: number, count: number) => {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2;
    return [300 + Math.cos(angle) * 220, 310 + Math.sin(angle) * 150, 0.8 + 0.2 * Math.sin(angle)] as const;
  };
  if (beads)
    return repeat(26, (i) => {
      const [x, y, near] = place(i, 26);
      return (
        disc(x, y, 30 * near, brush.ball(i % 5 === 0 ? stone : i % 5 === 3 ? brush.accent : metal)) +
        oval(x - 9 * near, y - 11 * near, 7 * near, 5 * near, '#fff', 'opacity=".75"')
      );
    });
  if (kind === 'woven')
    return (
      line('M430 190Q540 60 500 40M440 196Q580 110 560 80', metal, 12) +
      repeat(44, (i) => {
        const [x, y, near] = place(i, 44);
        const turn = (i / 44) * 360 + (i % 2 ? 30 : -30);
        return turned(turn, x, y, oval(x, y, 26 * near, 14 * near, brush.lit(i % 4 === 3 ? stone : i % 2 ? metal : shade(metal, 0.25))));
      }) +
      disc(430, 192, 20, brush.ball(brush.accent === brush.main ? '#c9ccd1' : brush.accent))
    );
  return (
    oval(300, 300, 222, 152, 'none', `stroke="${shade(metal, 0.45)}" stroke-width="40"`) +
    oval(300, 318, 222, 152, 'none', `stroke="${brush.metal(metal)}" stroke-width="34"`) +
    oval(300, 310, 222, 152, 'none', `stroke="${tint(metal, 0.7)}" stroke-width="5"`) +
    repeat(7, (i) => gem(brush, 180 + i * 40, 448 + Math.sin(((i + 0.5) / 7) * Math.PI) * 20, 42, stone))
  );
}

export const jewelry: DrawingFamily = { ring, 'watch-strap': watchStrap, 'watch-case': watchCase, necklace, earrings, bracelet, watch, chain, pendant };
