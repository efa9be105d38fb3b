import { mix, shade, tint } from '../palette.ts';
import { ring as circle, disc, group, line, mirrored, oval, path, rect, repeat, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { Brush } from './brush.ts';
import { gem, ring } from './rings.ts';
import { metalOf, watch, watchCase, watchStrap } from './watch.ts';

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
        return turned(
          turn,
          x,
          y,
          oval(x, y, 26 * near, 14 * near, brush.lit(i % 4 === 3 ? stone : i % 2 ? metal : shade(metal, 0.25))),
        );
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

export const jewelry: DrawingFamily = {
  ring,
  'watch-strap': watchStrap,
  'watch-case': watchCase,
  necklace,
  earrings,
  bracelet,
  watch,
  chain,
  pendant,
};
