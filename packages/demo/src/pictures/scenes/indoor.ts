import { shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat, ring } from '../shapes.ts';
import { floor, papelPicado, pendant, plant, print, type Scene, type SceneInput, shelf, skirting, surface, wall, windowPane } from './props.ts';

const books = ['#c8553d', '#f2b134', '#3f7d6b', '#4a6fa5', '#7a5c8e', '#e6d5b8'] as const;
const pots = ['#d98a5b', '#e9e2d6', '#6f8f9b', '#c65b4a'] as const;
const prints = [
  ['#f7e6cf', '#e07a4b', '#7ba08a'],
  ['#e3eef0', '#f2b84b', '#4f7f93'],
  ['#f9e3dd', '#c8553d', '#8c9f6b'],
] as const;

/** The ground: a table's top for small things, the floor for large ones. */
function ground(input: SceneInput, top: string, boards: string, kind: 'wood' | 'tiles' | 'plain' = 'wood'): { content: string; y: number } {
  const { paint, onFloor } = input;
  return onFloor
    ? { content: floor(paint, 690, boards, kind) + skirting(692, boards), y: 868 }
    : { content: surface(paint, 660, top, kind === 'wood'), y: 800 };
}

export function kitchen(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#f3e7d3', '#dfeae4', '#f6ddcf', '#e6edf2']);
  const tile = random.pick(['#ffffff', '#3f8f8a', '#e9a23b', '#4a6fa5']);
  const cabinet = random.pick(['#5d8a7d', '#e8e0d2', '#3f5f7a', '#b9784f']);
  const variant = random.int(0, 2);
  const { content, y } = ground(input, random.pick(['#d9c2a3', '#e8e4dd', '#b98c61']), '#d8b98f', 'tiles');
  const splash = repeat(3, (row) =>
    repeat(13, (i) => rect(i * 84 - (row % 2) * 42 - 20, 440 + row * 74, 78, 68, 6, i % 3 === row ? tint(tile, 0.28) : tint(tile, 0.45), 'opacity=".75"')),
  );
  const cupboard = (x: number, width: number) =>
    rect(x, 0, width, 300, 0, paint.body(cabinet, 0.6)) +
    rect(x + 18, 20, width - 36, 256, 8, 'none', `stroke="${shade(cabinet, 0.2)}" stroke-width="5"`) +
    rect(x + width - 44, 190, 10, 70, 5, '#d8b25a') +
    rect(x, 300, width, 14, 0, '#10131f', 'opacity=".12"');
  const rack =
    rect(120, 250, 760, 14, 7, '#8a6f55') +
    repeat(5, (i) => line(`M${220 + i * 140} 262v50`, '#6d5a4a', 6) + disc(220 + i * 140, 352, 42 - (i % 2) * 10, paint.sphere(i % 2 ? '#b5653a' : '#4a4d55')));
  const scene =
    variant === 0
      ? windowPane(paint, 330, 90, 340, 300, random.pick(['#f4d9a6', '#cfe0d6', undefined] as const) ?? '#f4d9a6')
      : variant === 1
        ? cupboard(0, 300) + cupboard(304, 300) + pendant(paint, 790, 130, random.pick(['#d9a441', '#3c4048', '#c8553d']))
        : rack + plant(paint, 880, 250, 150, '#e9e2d6', 0);
  const left = input.onFloor ? '' : random.pick([plant(paint, 120, 690, 190, random.pick(pots), random.int(0, 2)), paint.emoji('red-apple', 70, 660, 92) + paint.emoji('lemon', 140, 672, 80), jars(input)]);
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
    () => windowPane(paint, 560, 120, 320, 400, random.pick(['#e8d3b4', '#d8e0dc', '#e6c7b8'])) + print(paint, 150, 200, 190, 240, art, random.int(0, 2)),
    () => shelf(paint, 110, 330, 470, books, random) + print(paint, 690, 160, 210, 280, art, random.int(0, 2)),
    () => print(paint, 140, 150, 200, 260, art, 0) + print(paint, 370, 190, 170, 220, random.pick(prints), 1) + pendant(paint, 800, 170, random.pick(['#d9a441', '#c8553d', '#5d8a7d'])),
    () => path('M560 692V330a160 160 0 0 1 320 0v362z', paint.down(shade(tone, 0.1), shade(tone, 0.05))) + print(paint, 160, 170, 240, 200, art, 2),
  ];
  const corner = input.onFloor ? plant(paint, random.pick([95, 905]), 760, 360, random.pick(pots), random.int(0, 2)) : plant(paint, random.pick([110, 890]), 692, 210, random.pick(pots), random.int(0, 2));
  const carpet = input.onFloor ? oval(500, 880, 430, 74, paint.down(tint(art[1], 0.5), tint(art[1], 0.35)), 'opacity=".75"') : '';
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
    () => print(paint, 130, 170, 200, 250, random.pick(prints), 1) + print(paint, 360, 170, 200, 250, random.pick(prints), 2) + shelf(paint, 640, 360, 310, books, random),
  ];
  const side = plant(paint, 890, input.onFloor ? 760 : 690, input.onFloor ? 320 : 190, random.pick(pots), random.int(0, 2));
  return { back: wall(paint, tone) + (random.pick(things)() ?? '') + content + side, front: '', floor: y };
}

export function desk(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#e4e8ee', '#eee4d8', '#dde6e2', '#e9e3ef']);
  const { content, y } = ground(input, random.pick(['#c79b6c', '#e6e1d8', '#8c6a4c']), '#b9a58c');
  const cork =
    rect(110, 140, 330, 240, 10, paint.body('#c89a63', 0.6)) +
    rect(140, 170, 90, 100, 4, '#fff3b8') + rect(255, 165, 80, 90, 4, '#cfe8f3') + rect(355, 190, 60, 80, 4, '#f6cfcf') + rect(190, 285, 120, 66, 4, '#fffdf6') +
    disc(185, 176, 7, '#c8553d') + disc(295, 172, 7, '#3f7d6b') + disc(385, 196, 7, '#4a6fa5') + disc(250, 292, 7, '#e9a23b');
  const things = [
    () => cork + shelf(paint, 570, 320, 340, books, random),
    () => windowPane(paint, 540, 110, 340, 380) + print(paint, 160, 180, 210, 250, random.pick(prints), random.int(0, 2)),
    () => shelf(paint, 90, 260, 380, books, random) + shelf(paint, 90, 460, 380, books, random) + pendant(paint, 760, 150, '#3c4048'),
  ];
  const cup =
    rect(70, 596, 88, 98, 12, paint.cylinder(random.pick(pots))) + line('M92 596l-12-70M112 596v-86M134 596l14-62', '#e9a23b', 10) + line('M112 596v-86', '#4a6fa5', 10);
  const stack = rect(800, 664, 190, 28, 5, paint.body('#4a6fa5')) + rect(815, 638, 165, 26, 5, paint.body('#f2b134')) + plant(paint, 895, 640, 130, '#e9e2d6', 2);
  return { back: wall(paint, tone) + random.pick(things)() + content + (input.onFloor ? '' : random.pick([cup, stack, cup + stack])), front: '', floor: y };
}

export function nursery(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#fbe6e0', '#e3f0f2', '#f6efd8', '#e8e4f3']);
  const { content, y } = ground(input, '#e3c9a3', '#e2c79f');
  const dots = repeat(24, (i) => disc(70 + (i % 6) * 175 + (Math.floor(i / 6) % 2) * 86, 90 + Math.floor(i / 6) * 150, 9, shade(tone, 0.1)));
  const clouds = paint.emoji('cloud', 210, 190, 210, '#ffffff') + paint.emoji('cloud', 760, 130, 160, '#ffffff') + paint.emoji('crescent-moon', 560, 170, 110) + paint.emoji('star', 380, 120, 54) + paint.emoji('star', 880, 270, 44);
  const bunting = line('M-10 110Q500 260 1010 110', '#b08a63', 4) + repeat(9, (i) => path(`M${40 + i * 106} ${132 + 62 * Math.sin(((i + 0.7) / 9) * Math.PI)}h80l-40 74z`, ['#f2a9a0', '#9cc9c4', '#f2cf7e', '#b9a7d8'][i % 4] ?? '#f2a9a0'));
  const things = [() => clouds, () => dots + bunting, () => dots + windowPane(paint, 340, 130, 320, 320, '#f7d7c9')];
  const friends = [
    () => paint.emoji('teddy-bear', 130, input.onFloor ? 730 : 640, 190),
    () => paint.emoji('rabbit-face', 880, input.onFloor ? 740 : 640, 150),
    () => rect(60, 620, 72, 72, 10, paint.body('#e4795a')) + rect(138, 620, 72, 72, 10, paint.body('#5b9cc4')) + rect(100, 546, 72, 72, 10, paint.body('#e9b949')),
  ];
  return { back: wall(paint, tone) + random.pick(things)() + content + random.pick(friends)(), front: '', floor: y };
}

export function bath(input: SceneInput): Scene {
  const { paint, random } = input;
  const tile = random.pick(['#bfe0df', '#d7e6ee', '#f0dcd0', '#cfe3cf']);
  const tiles = repeat(7, (row) => repeat(8, (i) => rect(i * 132 - (row % 2) * 66 - 10, row * 100, 126, 94, 8, (i * 3 + row) % 5 === 0 ? shade(tile, 0.05) : tint(tile, 0.3))));
  const { content, y } = ground(input, '#f2efe9', '#dfe3e3', 'tiles');
  const mirror = ring(500, 270, 196, '#c9a36a', 16) + disc(500, 270, 190, paint.diagonal('#f7fbfd', [0.5, '#dcebf1'], '#c3dae4')) + path('M380 330L560 120l40 16L410 390z', '#fff', 'opacity=".5"');
  const towel = rect(90, 170, 240, 14, 7, paint.metal()) + rect(120, 176, 150, 300, 10, paint.cylinder(random.pick(['#e4795a', '#f2efe9', '#4f8fa8']), 0.5)) + rect(120, 420, 150, 14, 0, '#fffdf8', 'opacity=".6"');
  const things = [() => mirror, () => towel + windowPane(paint, 560, 90, 320, 300), () => mirror + plant(paint, 120, 660, 220, '#e9e2d6', 2)];
  const small = input.onFloor ? '' : paint.emoji('bubbles', 880, 560, 120) + rect(70, 560, 80, 130, 16, paint.cylinder('#f6f1e7', 0.6)) + rect(98, 530, 24, 34, 6, '#c9a36a') + rect(84, 518, 56, 18, 9, '#c9a36a');
  return { back: rect(0, 0, 1000, 1000, 0, shade(tile, 0.08)) + tiles + rect(0, 0, 1000, 700, 0, paint.diagonal([0, '#ffffff', 0.4], [1, '#10131f', 0.08])) + random.pick(things)() + content + small, front: '', floor: y };
}

export function gym(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#4a5260', '#e3e5e8', '#38505a', '#d9dfe6']);
  const stripe = random.pick(['#e9a23b', '#d9503f', '#3fa58f']);
  const rack = rect(90, 420, 330, 16, 6, '#2f333b') + rect(90, 560, 330, 16, 6, '#2f333b') + rect(96, 380, 16, 330, 4, '#2f333b') + rect(398, 380, 16, 330, 4, '#2f333b') + [410, 550].map((h) => repeat(3, (i) => rect(124 + i * 96, h - 40, 26, 48, 8, '#565c66') + rect(176 + i * 96, h - 40, 26, 48, 8, '#565c66') + rect(148 + i * 96, h - 22, 30, 12, 3, '#aab2bd'))).join('');
  const lights = repeat(3, (i) => rect(110 + i * 300, 60, 180, 20, 10, '#fffbe8') + path(`M${110 + i * 300} 80l-70 300h320l-70-300z`, paint.down([0, '#fff8d8', 0.22], [1, '#fff8d8', 0])));
  const mirror = rect(440, 160, 500, 450, 8, paint.diagonal('#eef4f7', [0.5, '#cfdce3'], '#b4c6d0'), 'opacity=".85"') + path('M520 610L760 160h90L610 610z', '#fff', 'opacity=".28"');
  const things = [() => lights + rack, () => mirror + rack, () => lights + mirror];
  return { back: wall(paint, tone) + rect(0, 610, 1000, 26, 0, stripe) + random.pick(things)() + floor(paint, 690, '#5a5f68', 'tiles'), front: '', floor: 868 };
}

export function workshop(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#d9c7a8', '#c9d3d6', '#e3cdb4']);
  const { content, y } = ground(input, '#b07f4f', '#b7b3aa', input.onFloor ? 'plain' : 'wood');
  const board = rect(90, 100, 820, 400, 12, paint.body('#cfa874', 0.5)) + repeat(8, (r) => repeat(19, (i) => disc(122 + i * 42, 128 + r * 49, 4, '#8a6238', 'opacity=".5"')));
  const hung = random.sample(['hammer', 'wrench', 'screwdriver', 'carpentry-saw', 'clamp', 'scissors', 'pick'], 4);
  const tools = hung.map((name, i) => group('opacity=".92"', paint.emoji(name, 190 + i * 205, 290, 170))).join('');
  const shelves = rect(60, 250, 880, 18, 4, paint.down('#a97c50', '#8a6238')) + repeat(6, (i) => rect(90 + i * 140, 150, 110, 100, 8, paint.body(['#d9503f', '#4a6fa5', '#e9a23b', '#5d8a7d'][i % 4] ?? '#d9503f')) + rect(110 + i * 140, 185, 70, 30, 4, '#fffaf0'));
  const things = [() => board + tools, () => shelves + pendant(paint, 500, 330, '#3c4048'), () => windowPane(paint, 600, 120, 300, 320) + rect(90, 300, 420, 16, 4, '#8a6238') + hung.slice(0, 2).map((name, i) => paint.emoji(name, 190 + i * 220, 210, 150)).join('')];
  return { back: wall(paint, tone) + random.pick(things)() + content, front: '', floor: y };
}

export function garage(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#cfd4d8', '#d8cfc2', '#c3cdd0']);
  const door = rect(150, 90, 700, 600, 10, shade(tone, 0.18)) + repeat(6, (i) => rect(160, 100 + i * 98, 680, 90, 6, paint.down(tint(tone, 0.4), shade(tone, 0.04))));
  const tires = repeat(3, (i) => rect(760, 470 + i * 72, 200, 66, 30, paint.cylinder('#3a3d43')) + line(`M780 ${503 + i * 72}h160`, '#565a62', 4));
  const shelves = rect(40, 330, 330, 14, 3, '#6d7178') + rect(40, 520, 330, 14, 3, '#6d7178') + rect(50, 250, 12, 440, 0, '#565a62') + rect(350, 250, 12, 440, 0, '#565a62') + rect(80, 420, 100, 100, 6, paint.body('#b98c61')) + rect(200, 440, 120, 80, 6, paint.body('#c89a63')) + rect(90, 250, 70, 80, 10, paint.cylinder('#d9503f')) + rect(180, 260, 60, 70, 10, paint.cylinder('#e9a23b')) + rect(260, 240, 70, 90, 10, paint.cylinder('#4a6fa5'));
  const things = [() => door, () => shelves + tires, () => shelves + windowPane(paint, 540, 130, 360, 220)];
  const y = input.onFloor ? 868 : 800;
  const content = input.onFloor ? floor(paint, 690, '#aeb1b3', 'plain') + oval(500, 870, 460, 70, '#fff', 'opacity=".12"') : surface(paint, 660, '#9aa0a6');
  return { back: wall(paint, tone) + random.pick(things)() + content, front: '', floor: y };
}

export function party(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#fbe3d6', '#e4eef5', '#f8ecc9', '#f3dcea']);
  const colours = random.sample(['#e4572e', '#f2b134', '#2a9d8f', '#d6336c', '#7a4fb5', '#3a86c8'], 5);
  const balloon = (x: number, y: number, color: string) => line(`M${x} ${y + 74}q14 90-8 190`, '#9a8f86', 3) + oval(x, y, 62, 76, paint.sphere(color)) + path(`M${x - 10} ${y + 84}l10-12 10 12z`, shade(color, 0.2));
  const balloons = (x: number) => balloon(x, 380, colours[0] ?? '#e4572e') + balloon(x + 96, 320, colours[1] ?? '#f2b134') + balloon(x + 50, 440, colours[2] ?? '#2a9d8f');
  const confetti = repeat(34, (i) => {
    const color = colours[i % 5] ?? '#e4572e';
    return i % 2 ? disc(random.int(20, 980), random.int(20, 640), random.int(4, 9), color, 'opacity=".7"') : rect(random.int(20, 980), random.int(20, 640), 9, 20, 3, color, `opacity=".7" transform="rotate(${random.int(0, 90)} 500 320)"`);
  });
  const { content, y } = ground(input, random.pick(['#ffffff', '#f7c6c0', '#bfe0df']), '#d9b98f', 'plain');
  const things = [() => papelPicado(colours, 60, 60) + balloons(60), () => confetti + balloons(800), () => papelPicado(colours, 40, 50) + papelPicado([...colours].reverse(), 220, 60) + confetti];
  const gifts = input.onFloor ? '' : paint.emoji(random.pick(['wrapped-gift', 'birthday-cake', 'cupcake', 'party-popper']), 890, 620, 150);
  return { back: wall(paint, tone) + random.pick(things)() + content + gifts, front: '', floor: y };
}

export function shelfScene(input: SceneInput): Scene {
  const { paint, random } = input;
  const tone = random.pick(['#efe6d8', '#dfe6e4', '#eadfe0', '#e2e4ec']);
  const wood = random.pick(['#c79b6c', '#e9e2d6', '#8c6a4c']);
  const board = (y: number) => rect(60, y, 880, 30, 4, paint.down(tint(wood, 0.15), shade(wood, 0.12))) + rect(70, y + 30, 860, 18, 0, '#10131f', 'opacity=".09"');
  const things = [
    () => shelf(paint, 80, 300, 480, books, random) + board(290) + plant(paint, 820, 292, 190, random.pick(pots), 0),
    () => board(290) + plant(paint, 180, 292, 200, random.pick(pots), 1) + print(paint, 560, 90, 170, 200, random.pick(prints), 0) + print(paint, 750, 110, 140, 180, random.pick(prints), 2),
    () => print(paint, 150, 120, 220, 280, random.pick(prints), 1) + pendant(paint, 760, 140, '#d9a441'),
  ];
  const side = random.pick([plant(paint, 130, 806, 220, random.pick(pots), 2), plant(paint, 880, 806, 200, random.pick(pots), 0)]);
  return { back: wall(paint, tone) + random.pick(things)() + rect(0, 800, 1000, 40, 0, paint.down(tint(wood, 0.2), shade(wood, 0.1))) + rect(0, 840, 1000, 160, 0, paint.down(shade(tone, 0.3), shade(tone, 0.12))) + side, front: '', floor: 812 };
}
