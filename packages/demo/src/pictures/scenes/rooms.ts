import { shade, tint } from '../palette.ts';
import { disc, line, oval, path, rect, repeat } from '../shapes.ts';
import { pendant, plant, print, type Scene, type SceneInput, shelf, wall, windowPane } from './props.ts';
import { books, ground, pots, prints } from './room-parts.ts';

export function kitchen(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#f3e7d3', '#dfeae4', '#f6ddcf', '#e6edf2']);
  const tile = random.pick(['#ffffff', '#3f8f8a', '#e9a23b', '#4a6fa5']);
  const cabinet = random.pick(['#5d8a7d', '#e8e0d2', '#3f5f7a', '#b9784f']);
  const variant = random.int(0, 2);
  const { content, y } = ground(input, random.pick(['#d9c2a3', '#e8e4dd', '#b98c61']), '#d8b98f', 'tiles');
  const splash = repeat(3, (row) =>
    repeat(13, (i) =>
      rect(
        i * 84 - (row % 2) * 42 - 20,
        440 + row * 74,
        78,
        68,
        6,
        i % 3 === row ? tint(tile, 0.28) : tint(tile, 0.45),
        'opacity=".75"',
      ),
    ),
  );
  const cupboard = (x: number, width: number) =>
    rect(x, 0, width, 300, 0, paint.body(cabinet, 0.6)) +
    rect(x + 18, 20, width - 36, 256, 8, 'none', `stroke="${shade(cabinet, 0.2)}" stroke-width="5"`) +
    rect(x + width - 44, 190, 10, 70, 5, '#d8b25a') +
    rect(x, 300, width, 14, 0, '#10131f', 'opacity=".12"');
  const rack =
    rect(120, 250, 760, 14, 7, '#8a6f55') +
    repeat(
      5,
      (i) =>
        line(`M${220 + i * 140} 262v50`, '#6d5a4a', 6) +
        disc(220 + i * 140, 352, 42 - (i % 2) * 10, paint.sphere(i % 2 ? '#b5653a' : '#4a4d55')),
    );
  const scene =
    variant === 0
      ? windowPane(paint, 330, 90, 340, 300, random.chance(0.6) ? random.pick(['#f4d9a6', '#cfe0d6']) : undefined)
      : variant === 1
        ? cupboard(0, 300) +
          cupboard(304, 300) +
          pendant(paint, 790, 130, random.pick(['#d9a441', '#3c4048', '#c8553d']))
        : rack + plant(paint, 880, 250, 150, '#e9e2d6', 0);
  const left = input.onFloor
    ? ''
    : random.pick([
        plant(paint, 120, 690, 190, random.pick(pots), random.int(0, 2)),
        paint.emoji('red-apple', 70, 660, 92) + paint.emoji('lemon', 140, 672, 80),
        jars(input),
      ]);
  return { back: wall(paint, tone) + splash + scene + content + left, front: '', floor: y };
}

function jars({ paint }: SceneInput): string {
  return [0, 1, 2]
    .map((i) => {
      const x = 40 + i * 74;
      const tall = 150 - i * 26;
      return (
        rect(x, 690 - tall, 64, tall, 12, paint.cylinder(['#e7d3a8', '#b9714a', '#7d9a63'][i] ?? '#e7d3a8', 0.7)) +
        rect(x + 3, 690 - tall - 14, 58, 22, 7, paint.cylinder('#a8835a')) +
        rect(x + 12, 690 - tall * 0.62, 40, 30, 4, '#fffaf0')
      );
    })
    .join('');
}

export function living(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#efe3d3', '#d9e4df', '#f1dccf', '#dfe3ee', '#e9dfe6']);
  const { content, y } = ground(input, '#b98c61', random.pick(['#c89c6e', '#b58a63', '#d9b98f']));
  const variant = random.int(0, 3);
  const art = random.pick(prints);
  const things = [
    () =>
      windowPane(paint, 560, 120, 320, 400, random.pick(['#e8d3b4', '#d8e0dc', '#e6c7b8'])) +
      print(paint, 150, 200, 190, 240, art, random.int(0, 2)),
    () => shelf(paint, 110, 330, 470, books, random) + print(paint, 690, 160, 210, 280, art, random.int(0, 2)),
    () =>
      print(paint, 140, 150, 200, 260, art, 0) +
      print(paint, 370, 190, 170, 220, random.pick(prints), 1) +
      pendant(paint, 800, 170, random.pick(['#d9a441', '#c8553d', '#5d8a7d'])),
    () =>
      path('M560 692V330a160 160 0 0 1 320 0v362z', paint.down(shade(tone, 0.1), shade(tone, 0.05))) +
      print(paint, 160, 170, 240, 200, art, 2),
  ];
  const corner = input.onFloor
    ? plant(paint, random.pick([95, 905]), 760, 360, random.pick(pots), random.int(0, 2))
    : plant(paint, random.pick([110, 890]), 692, 210, random.pick(pots), random.int(0, 2));
  const carpet = input.onFloor
    ? oval(500, 880, 430, 74, paint.down(tint(art[1], 0.5), tint(art[1], 0.35)), 'opacity=".75"')
    : '';
  return { back: wall(paint, tone) + (things[variant]?.() ?? '') + content + carpet + corner, front: '', floor: y };
}

export function bedroom(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#e6dfee', '#dfe7ee', '#f3e2dc', '#e3e9de']);
  const { content, y } = ground(input, '#c6a27c', '#cba77f');
  const linen = random.pick(['#8fa7c4', '#d9a69b', '#a3b899', '#b7a1c9']);
  const bed =
    rect(-80, 440, 470, 200, 26, paint.body('#b98c61')) +
    rect(-80, 560, 520, 170, 30, paint.down(tint(linen, 0.75), tint(linen, 0.5))) +
    rect(20, 510, 190, 92, 40, paint.down('#ffffff', '#e9e6e4')) +
    path('M-80 630h540v100H-80z', paint.down(linen, shade(linen, 0.18)));
  const things = [
    () => bed + print(paint, 90, 150, 230, 200, random.pick(prints), 0) + pendant(paint, 830, 190, '#f0e4d0'),
    () => windowPane(paint, 320, 110, 360, 380, tint(linen, 0.5)),
    () =>
      print(paint, 130, 170, 200, 250, random.pick(prints), 1) +
      print(paint, 360, 170, 200, 250, random.pick(prints), 2) +
      shelf(paint, 640, 360, 310, books, random),
  ];
  const side = plant(
    paint,
    890,
    input.onFloor ? 760 : 690,
    input.onFloor ? 320 : 190,
    random.pick(pots),
    random.int(0, 2),
  );
  return { back: wall(paint, tone) + (random.pick(things)() ?? '') + content + side, front: '', floor: y };
}

export function desk(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#e4e8ee', '#eee4d8', '#dde6e2', '#e9e3ef']);
  const { content, y } = ground(input, random.pick(['#c79b6c', '#e6e1d8', '#8c6a4c']), '#b9a58c');
  const cork =
    rect(110, 140, 330, 240, 10, paint.body('#c89a63', 0.6)) +
    rect(140, 170, 90, 100, 4, '#fff3b8') +
    rect(255, 165, 80, 90, 4, '#cfe8f3') +
    rect(355, 190, 60, 80, 4, '#f6cfcf') +
    rect(190, 285, 120, 66, 4, '#fffdf6') +
    disc(185, 176, 7, '#c8553d') +
    disc(295, 172, 7, '#3f7d6b') +
    disc(385, 196, 7, '#4a6fa5') +
    disc(250, 292, 7, '#e9a23b');
  const things = [
    () => cork + shelf(paint, 570, 320, 340, books, random),
    () =>
      windowPane(paint, 540, 110, 340, 380) + print(paint, 160, 180, 210, 250, random.pick(prints), random.int(0, 2)),
    () =>
      shelf(paint, 90, 260, 380, books, random) +
      shelf(paint, 90, 460, 380, books, random) +
      pendant(paint, 760, 150, '#3c4048'),
  ];
  const cup =
    rect(70, 596, 88, 98, 12, paint.cylinder(random.pick(pots))) +
    line('M92 596l-12-70M112 596v-86M134 596l14-62', '#e9a23b', 10) +
    line('M112 596v-86', '#4a6fa5', 10);
  const stack =
    rect(800, 664, 190, 28, 5, paint.body('#4a6fa5')) +
    rect(815, 638, 165, 26, 5, paint.body('#f2b134')) +
    plant(paint, 895, 640, 130, '#e9e2d6', 2);
  return {
    back:
      wall(paint, tone) +
      random.pick(things)() +
      content +
      (input.onFloor ? '' : random.pick([cup, stack, cup + stack])),
    front: '',
    floor: y,
  };
}

export function nursery(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#fbe6e0', '#e3f0f2', '#f6efd8', '#e8e4f3']);
  const { content, y } = ground(input, '#e3c9a3', '#e2c79f');
  const dots = repeat(24, (i) =>
    disc(70 + (i % 6) * 175 + (Math.floor(i / 6) % 2) * 86, 90 + Math.floor(i / 6) * 150, 9, shade(tone, 0.1)),
  );
  const clouds =
    paint.emoji('cloud', 210, 190, 210, '#ffffff') +
    paint.emoji('cloud', 760, 130, 160, '#ffffff') +
    paint.emoji('crescent-moon', 560, 170, 110) +
    paint.emoji('star', 380, 120, 54) +
    paint.emoji('star', 880, 270, 44);
  const bunting =
    line('M-10 110Q500 260 1010 110', '#b08a63', 4) +
    repeat(9, (i) =>
      path(
        `M${40 + i * 106} ${132 + 62 * Math.sin(((i + 0.7) / 9) * Math.PI)}h80l-40 74z`,
        ['#f2a9a0', '#9cc9c4', '#f2cf7e', '#b9a7d8'][i % 4] ?? '#f2a9a0',
      ),
    );
  const things = [() => clouds, () => dots + bunting, () => dots + windowPane(paint, 340, 130, 320, 320, '#f7d7c9')];
  const friends = [
    () => paint.emoji('teddy-bear', 130, input.onFloor ? 730 : 640, 190),
    () => paint.emoji('rabbit-face', 880, input.onFloor ? 740 : 640, 150),
    () =>
      rect(60, 620, 72, 72, 10, paint.body('#e4795a')) +
      rect(138, 620, 72, 72, 10, paint.body('#5b9cc4')) +
      rect(100, 546, 72, 72, 10, paint.body('#e9b949')),
  ];
  return { back: wall(paint, tone) + random.pick(things)() + content + random.pick(friends)(), front: '', floor: y };
}
