import { Random } from '../../random.ts';
import { mix, shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { bottles } from './bottle-shapes.ts';
import { bottle } from './bottles.ts';
import { Brush } from './brush.ts';
import { labelInk, printLabel } from './labels.ts';

const kinds = Object.keys(bottles);

/** `six-pack`: bottles in their carrier. */
export const sixPack: Drawing = (input) => {
  const brush = new Brush(input);
  // Each bottle is drawn separately, because ids of emojis must be unique. All use the same random stream, so that they
  // match.
  const stream = `six-pack ${input.random.int(0, 0xffff)}`;
  const one = () => bottle({ ...input, params: { ...input.params, shape: 'beer' }, random: new Random(stream) });
  const row = (y: number, shift: number) =>
    repeat(3, (i) => group(`transform="translate(${-6 + shift + i * 132} ${y}) scale(.72)"`, one()));
  return (
    row(36, -24) +
    path(
      'M110 210Q110 96 300 96T490 210V330H450V236Q450 160 300 160T150 236V330H110Z',
      brush.lit(shade(brush.main, 0.12)),
    ) +
    row(66, -8) +
    path('M60 330H520L510 556H70Z', brush.lit(brush.main)) +
    path('M520 330L560 306L546 536L510 556Z', shade(brush.main, 0.35)) +
    printLabel(
      brush,
      { x: 60, y: 330, width: 460, height: 228 },
      labelInk(brush),
      path('M60 330H520L510 556H70Z', '#000'),
    ) +
    path('M60 330H520L510 556H70Z', brush.faceLight())
  );
};

/** `gift-basket`: food in a woven basket with a bow. */
export const giftBasket: Drawing = (input) => {
  const brush = new Brush(input);
  const { random, paint } = input;
  const straw = '#c98f4e';
  const ribbon = brush.main;
  const fill = random.sample(
    kinds.filter((kind) => ['wine', 'sauce', 'dropper', 'tequila', 'tall'].includes(kind)),
    2,
  );
  const inside = fill
    .map((shape, i) =>
      group(
        `transform="translate(${100 + i * 160} ${14 + i * 26}) rotate(${i === 0 ? -5 : 6} 150 200) scale(.62)"`,
        bottle({ ...input, params: { ...input.params, shape } }),
      ),
    )
    .join('');
  const treats = random.sample(
    [
      'red-apple',
      'grapes',
      'cookie',
      'chocolate-bar',
      'tangerine',
      'pineapple',
      'croissant',
      'honey-pot',
      'cheese-wedge',
      'strawberry',
    ],
    4,
  );
  return (
    path(
      'M80 340Q90 40 300 40T520 340',
      'none',
      `stroke="${brush.across(shade(straw, 0.2), tint(straw, 0.3), shade(straw, 0.3))}" stroke-width="22"`,
    ) +
    inside +
    treats.map((name, i) => paint.emoji(name, 130 + i * 114, 318 + (i % 2) * 18, 120)).join('') +
    path('M60 360H540L500 540Q494 560 470 560H130Q106 560 100 540Z', brush.round(straw)) +
    brush.clip(
      path('M60 360H540L500 540Q494 560 470 560H130Q106 560 100 540Z', '#000'),
      repeat(5, (row) =>
        repeat(11, (i) =>
          path(
            `M${74 + i * 42 + (row % 2) * 20} ${384 + row * 34}q16-16 34 0q-18 18-34 0Z`,
            row % 2 === 0 ? tint(straw, 0.28) : shade(straw, 0.24),
            'opacity=".75"',
          ),
        ),
      ),
    ) +
    rect(46, 342, 508, 34, 17, brush.round(shade(straw, 0.08))) +
    repeat(20, (i) => line(`M${62 + i * 25} 346l14 26`, shade(straw, 0.3), 4, 'opacity=".5"')) +
    path(
      'M300 430C240 380 180 384 176 428C174 470 250 470 300 434C350 470 426 470 424 428C420 384 360 380 300 430Z',
      brush.lit(ribbon),
    ) +
    path('M290 440L236 530L270 520L288 550L306 446L330 550L346 520L380 528L312 440Z', brush.lit(shade(ribbon, 0.15))) +
    disc(300, 434, 22, brush.ball(ribbon)) +
    oval(222, 424, 22, 12, mix(ribbon, '#10131f', 0.3), 'opacity=".6"') +
    oval(378, 424, 22, 12, mix(ribbon, '#10131f', 0.3), 'opacity=".6"')
  );
};
