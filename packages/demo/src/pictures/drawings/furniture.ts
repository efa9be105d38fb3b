import { mix, shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { plank, solid, woodOf } from './surfaces.ts';

function table(input: DrawingInput): string {
  const { paint, main, params } = input;
  const wood = solid(main);
  if (params.shape === 'round') {
    return [
      path(
        'M270 330h60l12 190q60 6 84 38H174q24-32 84-38z',
        paint.across(shade(wood, 0.2), [0.3, tint(wood, 0.25)], shade(wood, 0.35)),
      ),
      oval(300, 296, 262, 84, shade(wood, 0.42)) +
        oval(300, 276, 262, 84, paint.diagonal(tint(wood, 0.35), [0.5, wood], shade(wood, 0.15))),
      group(
        `clip-path="${paint.clip(oval(300, 276, 262, 84, '#000'))}"`,
        repeat(6, (i) =>
          line(`M20 ${212 + i * 26}q150 ${i % 2 ? 12 : -10} 300 0t300 4`, shade(wood, 0.3), 2, 'opacity=".35"'),
        ),
      ),
      path(
        'M80 240Q150 206 270 202',
        'none',
        'stroke="#fff" stroke-opacity=".4" stroke-width="8" stroke-linecap="round"',
      ),
    ].join('');
  }
  const leg = (x: number, y: number, tone: number) =>
    path(`M${x} ${y}h34l-6 ${556 - y - tone * 40}h-20z`, paint.across(tint(wood, 0.12), shade(wood, 0.3)));
  return [
    leg(112, 330, 1) + leg(454, 330, 1),
    path('M96 252H504L584 344H16z', paint.diagonal(tint(wood, 0.35), [0.5, wood], shade(wood, 0.12))),
    repeat(4, (i) => line(`M${86 - i * 18} ${272 + i * 20}H${514 + i * 18}`, shade(wood, 0.3), 2, 'opacity=".35"')),
    path('M16 344H584V372Q584 378 578 378H22Q16 378 16 372z', paint.down(shade(wood, 0.12), shade(wood, 0.36))),
    leg(36, 378, 0) + leg(530, 378, 0),
    path('M110 262h180l-60 70H50z', '#fff', 'opacity=".12"'),
  ].join('');
}

function bed(input: DrawingInput): string {
  const { paint, main, accent, params, second } = input;
  const cloth = solid(main);
  const wood = woodOf(input);
  const linen = tint(second, 0.7);
  const cover = paint.pattern(params, [cloth, second, accent], paint.down(tint(cloth, 0.2), shade(cloth, 0.12)), 0.9);
  return [
    plank(paint, 74, 110, 452, 320, 26, wood) +
      rect(96, 132, 408, 150, 18, shade(wood, 0.16)) +
      repeat(5, (i) => line(`M${150 + i * 75} 140v130`, shade(wood, 0.35), 4, 'opacity=".5"')),
    path('M70 344H530L566 470H34z', paint.down(tint(linen, 0.5), linen)),
    [170, 322]
      .map(
        (x) =>
          rect(x - 60, 262, 168, 92, 38, shade(linen, 0.2)) +
          rect(x - 60, 256, 168, 90, 38, paint.down('#ffffff', shade(linen, 0.06))),
      )
      .join(''),
    `<g transform="rotate(3 300 320)">${rect(236, 300, 128, 72, 28, paint.body(accent))}</g>`,
    path('M56 390Q300 356 544 390L574 500V516H26V500z', cover) +
      path('M56 390Q300 356 544 390L550 412Q300 378 50 412z', tint(linen, 0.5)),
    path(
      'M56 390Q300 356 544 390L574 500H26z',
      paint.across([0, '#10131f', 0.16], [0.3, '#fff', 0.16], [1, '#10131f', 0.2]),
    ) +
      path(
        'M190 404q-20 50-8 106M400 402q24 60 10 108',
        'none',
        'stroke="#10131f" stroke-opacity=".12" stroke-width="9" stroke-linecap="round"',
      ),
    rect(22, 498, 556, 34, 10, paint.down(tint(wood, 0.15), shade(wood, 0.3))) +
      rect(36, 530, 30, 30, 4, shade(wood, 0.35)) +
      rect(534, 530, 30, 30, 4, shade(wood, 0.35)),
  ].join('');
}

function mattress({ paint, main, accent }: DrawingInput): string {
  const trim = solid(main);
  const top = '#f7f5f0';
  const quilt = paint.clip(path('M130 230H470L576 400H24z', '#000'));
  return [
    path('M130 230H470L576 400H24z', paint.diagonal('#fdfcf9', '#f1eee6', '#dbd6c9')),
    group(
      `clip-path="${quilt}"`,
      repeat(11, (i) =>
        line(
          `M${-100 + i * 80} 220L${60 + i * 80} 420M${100 + i * 80} 220L${-80 + i * 80} 420`,
          '#cfc8b8',
          3,
          'opacity=".8"',
        ),
      ),
    ),
    path(
      'M24 400H576V516Q576 548 544 548H56Q24 548 24 516z',
      paint.across(shade(top, 0.12), [0.1, '#ffffff'], [0.6, top], shade(top, 0.16)),
    ),
    rect(24, 440, 552, 62, 0, paint.down(tint(trim, 0.15), shade(trim, 0.12))) +
      rect(24, 396, 552, 12, 6, accent) +
      rect(24, 530, 552, 10, 5, accent, 'opacity=".85"'),
    repeat(5, (i) => rect(74 + i * 108, 458, 60, 26, 13, tint(trim, 0.55), 'opacity=".7"')),
    path('M150 244h120L140 390H60z', '#fff', 'opacity=".5"'),
  ].join('');
}

/** Case furniture: a carcass with doors, drawers or shelves. */
function wardrobe(input: DrawingInput): string {
  const { paint, main } = input;
  const wood = solid(main);
  const door = (x: number) =>
    plank(paint, x, 50, 158, 400, 6, wood, 'y') +
    rect(x + 18, 70, 122, 360, 5, 'none', `stroke="${shade(wood, 0.24)}" stroke-width="4"`);
  return [
    rect(128, 546, 40, 14, 3, shade(wood, 0.5)) + rect(432, 546, 40, 14, 3, shade(wood, 0.5)),
    rect(112, 20, 376, 528, 10, shade(wood, 0.36)) +
      rect(104, 14, 392, 26, 6, paint.down(tint(wood, 0.3), shade(wood, 0.12))),
    door(126) + door(316) + rect(290, 50, 20, 400, 0, shade(wood, 0.3)),
    path('M330 84h96l-96 200z', '#fff', 'opacity=".14"'),
    [0, 1]
      .map((i) => plank(paint, 126 + i * 178, 460, 170, 76, 5, wood) + rect(186 + i * 178, 490, 50, 10, 5, '#d8b25a'))
      .join(''),
    rect(268, 220, 10, 80, 5, '#d8b25a') + rect(322, 220, 10, 80, 5, '#d8b25a'),
  ].join('');
}

function bookcase(input: DrawingInput): string {
  const { paint, main, random, accent } = input;
  const wood = solid(main);
  const spines = ['#c8553d', '#f2b134', '#3f7d6b', '#4a6fa5', '#7a5c8e', accent];
  const row = (y: number, from: number, to: number) => {
    let x = from;
    let out = '';
    while (x < to) {
      const thick = random.int(14, 24);
      const tall = random.int(58, 86);
      const color = random.pick(spines);
      out += rect(x, y - tall, thick, tall, 2, paint.across(tint(color, 0.25), shade(color, 0.2)));
      x += thick + 1;
    }
    return out;
  };
  return [
    rect(126, 16, 348, 544, 8, paint.across(tint(wood, 0.2), shade(wood, 0.2))),
    repeat(5, (i) => rect(146, 34 + i * 104, 308, 94, 2, paint.down(shade(wood, 0.62), shade(wood, 0.44)))),
    row(128, 152, 300) + paint.emoji('potted-plant', 400, 86, 84),
    row(232, 250, 440) + disc(196, 202, 30, paint.sphere(accent)),
    row(336, 152, 250) +
      rect(310, 276, 120, 60, 5, paint.body('#c99c6b')) +
      rect(350, 296, 40, 14, 7, shade('#c99c6b', 0.4)),
    row(440, 280, 440) + paint.emoji('framed-picture', 208, 402, 78),
    [0, 1]
      .map(
        (i) =>
          rect(152 + i * 152, 456, 144, 90, 6, paint.body(tint(wood, 0.06))) +
          rect(204 + i * 152, 476, 40, 9, 4, shade(wood, 0.5)),
      )
      .join(''),
    repeat(5, (i) => rect(146, 126 + i * 104, 308, 12, 0, paint.down(tint(wood, 0.3), shade(wood, 0.1)))),
  ].join('');
}

function deskTable(input: DrawingInput): string {
  const { paint, main } = input;
  const wood = solid(main);
  const metal = mix(woodOf(input), '#2b2e36', 0.8);
  return [
    path('M64 290h20l-14 270H54zM190 290h16v240h-16z', paint.across(tint(metal, 0.25), metal)),
    rect(382, 286, 170, 262, 8, shade(wood, 0.3)) +
      repeat(
        3,
        (i) => plank(paint, 390, 294 + i * 84, 154, 76, 6, wood) + rect(442, 322 + i * 84, 50, 9, 4, '#d8b25a'),
      ) +
      rect(392, 546, 24, 14, 3, metal) +
      rect(520, 546, 24, 14, 3, metal),
    rect(20, 262, 560, 34, 8, shade(wood, 0.4)) + plank(paint, 20, 256, 560, 28, 8, wood),
    path('M450 256l-10-80M440 176L376 130', 'none', 'stroke="#3a3f4c" stroke-width="9" stroke-linecap="round"') +
      path('M352 96l56 30-22 40-64-14z', paint.body(input.accent)) +
      rect(424, 244, 58, 12, 6, '#3a3f4c'),
    rect(84, 152, 174, 100, 8, '#2b2e36') +
      rect(92, 160, 158, 84, 4, paint.diagonal('#6fb1d6', '#7a5cc0')) +
      rect(70, 246, 202, 10, 4, '#aab1bb'),
    paint.emoji('potted-plant', 320, 216, 86),
  ].join('');
}

function tvStand(input: DrawingInput): string {
  const { paint, main } = input;
  const wood = solid(main);
  const leg = woodOf(input);
  return [
    path('M70 510h30l-16 50H68zM500 510h30l2 50h-16z', paint.across(tint(leg, 0.2), shade(leg, 0.3))),
    rect(18, 300, 564, 222, 12, shade(wood, 0.36)) + plank(paint, 18, 292, 564, 30, 8, tint(wood, 0.08)),
    plank(paint, 34, 334, 172, 172, 6, wood) +
      plank(paint, 394, 334, 172, 172, 6, wood) +
      repeat(7, (i) => line(`M${58 + i * 21} 346v148M${418 + i * 21} 346v148`, shade(wood, 0.26), 4, 'opacity=".55"')),
    rect(214, 334, 172, 82, 4, shade(wood, 0.68)) + rect(214, 424, 172, 82, 4, shade(wood, 0.62)),
    rect(236, 384, 128, 30, 6, '#23262d') +
      disc(348, 399, 5, '#7ff0a5') +
      rect(232, 448, 20, 56, 2, '#c8553d') +
      rect(254, 442, 18, 62, 2, '#3f7d6b') +
      rect(274, 452, 22, 52, 2, '#f2b134') +
      disc(340, 480, 22, paint.sphere(input.accent)),
    paint.emoji('potted-plant', 500, 240, 110) + disc(100, 262, 30, paint.sphere(input.accent)),
  ].join('');
}

export const furniture: DrawingFamily = {
  table,
  bed,
  mattress,
  wardrobe,
  bookcase,
  desk: deskTable,
  'tv-stand': tvStand,
};
