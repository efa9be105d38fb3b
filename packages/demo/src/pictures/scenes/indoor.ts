import { shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat, ring } from '../shapes.ts';
import {
  floor,
  papelPicado,
  pendant,
  plant,
  print,
  type Scene,
  type SceneInput,
  shelf,
  surface,
  wall,
  windowPane,
} from './props.ts';
import { books, ground, pots, prints } from './room-parts.ts';

export function bath(input: SceneInput): Scene {
  const { paint, random } = input;
  const tile = random.pick(['#bfe0df', '#d7e6ee', '#f0dcd0', '#cfe3cf']);
  const tiles = repeat(7, (row) =>
    repeat(8, (i) =>
      rect(
        i * 132 - (row % 2) * 66 - 10,
        row * 100,
        126,
        94,
        8,
        (i * 3 + row) % 5 === 0 ? shade(tile, 0.05) : tint(tile, 0.3),
      ),
    ),
  );
  const { content, y } = ground(input, '#f2efe9', '#dfe3e3', 'tiles');
  const mirror =
    ring(500, 270, 196, '#c9a36a', 16) +
    disc(500, 270, 190, paint.diagonal('#f7fbfd', [0.5, '#dcebf1'], '#c3dae4')) +
    path('M380 330L560 120l40 16L410 390z', '#fff', 'opacity=".5"');
  const towel =
    rect(90, 170, 240, 14, 7, paint.metal()) +
    rect(120, 176, 150, 300, 10, paint.cylinder(random.pick(['#e4795a', '#f2efe9', '#4f8fa8']), 0.5)) +
    rect(120, 420, 150, 14, 0, '#fffdf8', 'opacity=".6"');
  const things = [
    () => mirror,
    () => towel + windowPane(paint, 560, 90, 320, 300),
    () => mirror + plant(paint, 120, 660, 220, '#e9e2d6', 2),
  ];
  const small = input.onFloor
    ? ''
    : paint.emoji('bubbles', 880, 560, 120) +
      rect(70, 560, 80, 130, 16, paint.cylinder('#f6f1e7', 0.6)) +
      rect(98, 530, 24, 34, 6, '#c9a36a') +
      rect(84, 518, 56, 18, 9, '#c9a36a');
  return {
    back:
      rect(0, 0, 1000, 1000, 0, shade(tile, 0.08)) +
      tiles +
      rect(0, 0, 1000, 700, 0, paint.diagonal([0, '#ffffff', 0.4], [1, '#10131f', 0.08])) +
      random.pick(things)() +
      content +
      small,
    front: '',
    floor: y,
  };
}

export function gym(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#4a5260', '#e3e5e8', '#38505a', '#d9dfe6']);
  const stripe = random.pick(['#e9a23b', '#d9503f', '#3fa58f']);
  const rack =
    rect(90, 420, 330, 16, 6, '#2f333b') +
    rect(90, 560, 330, 16, 6, '#2f333b') +
    rect(96, 380, 16, 330, 4, '#2f333b') +
    rect(398, 380, 16, 330, 4, '#2f333b') +
    [410, 550]
      .map((h) =>
        repeat(
          3,
          (i) =>
            rect(124 + i * 96, h - 40, 26, 48, 8, '#565c66') +
            rect(176 + i * 96, h - 40, 26, 48, 8, '#565c66') +
            rect(148 + i * 96, h - 22, 30, 12, 3, '#aab2bd'),
        ),
      )
      .join('');
  const lights = repeat(
    3,
    (i) =>
      rect(110 + i * 300, 60, 180, 20, 10, '#fffbe8') +
      path(`M${110 + i * 300} 80l-70 300h320l-70-300z`, paint.down([0, '#fff8d8', 0.22], [1, '#fff8d8', 0])),
  );
  const mirror =
    rect(440, 160, 500, 450, 8, paint.diagonal('#eef4f7', [0.5, '#cfdce3'], '#b4c6d0'), 'opacity=".85"') +
    path('M520 610L760 160h90L610 610z', '#fff', 'opacity=".28"');
  const things = [() => lights + rack, () => mirror + rack, () => lights + mirror];
  return {
    back:
      wall(paint, tone) +
      rect(0, 610, 1000, 26, 0, stripe) +
      random.pick(things)() +
      floor(paint, 690, '#5a5f68', 'tiles'),
    front: '',
    floor: 868,
  };
}

export function workshop(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#d9c7a8', '#c9d3d6', '#e3cdb4']);
  const { content, y } = ground(input, '#b07f4f', '#b7b3aa', input.onFloor ? 'plain' : 'wood');
  const board =
    rect(90, 100, 820, 400, 12, paint.body('#cfa874', 0.5)) +
    repeat(8, (r) => repeat(19, (i) => disc(122 + i * 42, 128 + r * 49, 4, '#8a6238', 'opacity=".5"')));
  const hung = random.sample(['hammer', 'wrench', 'screwdriver', 'carpentry-saw', 'clamp', 'scissors', 'pick'], 4);
  const tools = hung.map((name, i) => group('opacity=".92"', paint.emoji(name, 190 + i * 205, 290, 170))).join('');
  const shelves =
    rect(60, 250, 880, 18, 4, paint.down('#a97c50', '#8a6238')) +
    repeat(
      6,
      (i) =>
        rect(
          90 + i * 140,
          150,
          110,
          100,
          8,
          paint.body(['#d9503f', '#4a6fa5', '#e9a23b', '#5d8a7d'][i % 4] ?? '#d9503f'),
        ) + rect(110 + i * 140, 185, 70, 30, 4, '#fffaf0'),
    );
  const things = [
    () => board + tools,
    () => shelves + pendant(paint, 500, 330, '#3c4048'),
    () =>
      windowPane(paint, 600, 120, 300, 320) +
      rect(90, 300, 420, 16, 4, '#8a6238') +
      hung
        .slice(0, 2)
        .map((name, i) => paint.emoji(name, 190 + i * 220, 210, 150))
        .join(''),
  ];
  return { back: wall(paint, tone) + random.pick(things)() + content, front: '', floor: y };
}

export function garage(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#cfd4d8', '#d8cfc2', '#c3cdd0']);
  const door =
    rect(150, 90, 700, 600, 10, shade(tone, 0.18)) +
    repeat(6, (i) => rect(160, 100 + i * 98, 680, 90, 6, paint.down(tint(tone, 0.4), shade(tone, 0.04))));
  const tires = repeat(
    3,
    (i) =>
      rect(760, 470 + i * 72, 200, 66, 30, paint.cylinder('#3a3d43')) + line(`M780 ${503 + i * 72}h160`, '#565a62', 4),
  );
  const shelves =
    rect(40, 330, 330, 14, 3, '#6d7178') +
    rect(40, 520, 330, 14, 3, '#6d7178') +
    rect(50, 250, 12, 440, 0, '#565a62') +
    rect(350, 250, 12, 440, 0, '#565a62') +
    rect(80, 420, 100, 100, 6, paint.body('#b98c61')) +
    rect(200, 440, 120, 80, 6, paint.body('#c89a63')) +
    rect(90, 250, 70, 80, 10, paint.cylinder('#d9503f')) +
    rect(180, 260, 60, 70, 10, paint.cylinder('#e9a23b')) +
    rect(260, 240, 70, 90, 10, paint.cylinder('#4a6fa5'));
  const things = [() => door, () => shelves + tires, () => shelves + windowPane(paint, 540, 130, 360, 220)];
  const y = input.onFloor ? 868 : 800;
  const content = input.onFloor
    ? floor(paint, 690, '#aeb1b3', 'plain') + oval(500, 870, 460, 70, '#fff', 'opacity=".12"')
    : surface(paint, 660, '#9aa0a6');
  return { back: wall(paint, tone) + random.pick(things)() + content, front: '', floor: y };
}

export function party(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#fbe3d6', '#e4eef5', '#f8ecc9', '#f3dcea']);
  const colours = random.sample(['#e4572e', '#f2b134', '#2a9d8f', '#d6336c', '#7a4fb5', '#3a86c8'], 5);
  const balloon = (x: number, y: number, color: string) =>
    line(`M${x} ${y + 74}q14 90-8 190`, '#9a8f86', 3) +
    oval(x, y, 62, 76, paint.sphere(color)) +
    path(`M${x - 10} ${y + 84}l10-12 10 12z`, shade(color, 0.2));
  const balloons = (x: number) =>
    balloon(x, 380, colours[0] ?? '#e4572e') +
    balloon(x + 96, 320, colours[1] ?? '#f2b134') +
    balloon(x + 50, 440, colours[2] ?? '#2a9d8f');
  const confetti = repeat(34, (i) => {
    const color = colours[i % 5] ?? '#e4572e';
    return i % 2
      ? disc(random.int(20, 980), random.int(20, 640), random.int(4, 9), color, 'opacity=".7"')
      : rect(
          random.int(20, 980),
          random.int(20, 640),
          9,
          20,
          3,
          color,
          `opacity=".7" transform="rotate(${random.int(0, 90)} 500 320)"`,
        );
  });
  const { content, y } = ground(input, random.pick(['#ffffff', '#f7c6c0', '#bfe0df']), '#d9b98f', 'plain');
  const things = [
    () => papelPicado(colours, 60, 60) + balloons(60),
    () => confetti + balloons(800),
    () => papelPicado(colours, 40, 50) + papelPicado([...colours].reverse(), 220, 60) + confetti,
  ];
  const gifts = input.onFloor
    ? ''
    : paint.emoji(random.pick(['wrapped-gift', 'birthday-cake', 'cupcake', 'party-popper']), 890, 620, 150);
  return { back: wall(paint, tone) + random.pick(things)() + content + gifts, front: '', floor: y };
}

export function shelfScene(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#efe6d8', '#dfe6e4', '#eadfe0', '#e2e4ec']);
  const wood = random.pick(['#c79b6c', '#e9e2d6', '#8c6a4c']);
  const board = (y: number) =>
    rect(60, y, 880, 30, 4, paint.down(tint(wood, 0.15), shade(wood, 0.12))) +
    rect(70, y + 30, 860, 18, 0, '#10131f', 'opacity=".09"');
  const things = [
    () => shelf(paint, 80, 300, 480, books, random) + board(290) + plant(paint, 820, 292, 190, random.pick(pots), 0),
    () =>
      board(290) +
      plant(paint, 180, 292, 200, random.pick(pots), 1) +
      print(paint, 560, 90, 170, 200, random.pick(prints), 0) +
      print(paint, 750, 110, 140, 180, random.pick(prints), 2),
    () => print(paint, 150, 120, 220, 280, random.pick(prints), 1) + pendant(paint, 760, 140, '#d9a441'),
  ];
  const side = random.pick([
    plant(paint, 130, 806, 220, random.pick(pots), 2),
    plant(paint, 880, 806, 200, random.pick(pots), 0),
  ]);
  return {
    back:
      wall(paint, tone) +
      random.pick(things)() +
      rect(0, 800, 1000, 40, 0, paint.down(tint(wood, 0.2), shade(wood, 0.1))) +
      rect(0, 840, 1000, 160, 0, paint.down(shade(tone, 0.3), shade(tone, 0.12))) +
      side,
    front: '',
    floor: 812,
  };
}
