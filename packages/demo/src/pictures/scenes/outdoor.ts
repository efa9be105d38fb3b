import { shade, tint } from '../palette.ts';
import { group, line, oval, path, rect, repeat } from '../shapes.ts';
import { bush, floor, papelPicado, plant, type Scene, type SceneInput, surface } from './props.ts';

function sky({ paint, random }: SceneInput): string {
  const [top, low] = random.pick([
    ['#8cc8ee', '#eaf6fb'],
    ['#9fd3e6', '#fdf3dc'],
    ['#f6c9a0', '#fdeedd'],
    ['#a9c9ee', '#f3e6f0'],
  ] as const);
  return (
    rect(0, 0, 1000, 1000, 0, paint.down(top, [0.7, low], low)) +
    group(
      'opacity=".85"',
      paint.emoji('cloud', random.int(120, 300), random.int(90, 190), 190, '#ffffff') +
        paint.emoji('cloud', random.int(640, 880), random.int(100, 240), 150, '#ffffff'),
    )
  );
}

export function garden(input: SceneInput): Scene {
  const { paint, random, onFloor } = input;
  const grass = random.pick(['#8fc46c', '#7fb76a', '#a3c96a']);
  const fence =
    repeat(11, (i) => path(`M${i * 96 + 4} 660V420l38-40 38 40v240z`, paint.across('#fffaf0', '#e6dccb'))) +
    rect(0, 470, 1000, 28, 0, '#efe6d6') +
    rect(0, 590, 1000, 28, 0, '#e6dccb');
  const bricks =
    rect(0, 360, 1000, 330, 0, '#d9936a') +
    repeat(6, (r) =>
      repeat(9, (i) =>
        rect(i * 124 - (r % 2) * 62, 366 + r * 54, 116, 46, 5, paint.body((i + r) % 3 ? '#cf8259' : '#d99a72', 0.5)),
      ),
    );
  const things = [
    () => fence + bush(paint, 120, 690, 120, '#5f9f58') + bush(paint, 890, 690, 140, '#6aa84f'),
    () =>
      bricks +
      plant(paint, 130, 700, 300, '#c65b4a', 0) +
      group('', paint.emoji('hibiscus', 860, 470, 110), paint.emoji('hibiscus', 930, 570, 90)),
    () =>
      bush(paint, 110, 690, 220, '#5f9f58') +
      bush(paint, 870, 690, 240, '#4f8f5a') +
      paint.emoji('sunflower', 640, 560, 210) +
      bush(paint, 480, 690, 120, '#7fb76a'),
    () =>
      oval(200, 700, 460, 150, '#6fae6a') +
      oval(860, 710, 440, 190, '#5f9f62') +
      paint.emoji('deciduous-tree', 830, 450, 360) +
      paint.emoji('cactus', 130, 560, 220),
  ];
  const lawn =
    rect(0, 670, 1000, 330, 0, paint.down(shade(grass, 0.12), [0.35, grass], tint(grass, 0.16))) +
    repeat(16, (i) =>
      line(`M${random.int(20, 980)} ${720 + i * 16}q4-14-2-24m8 24q2-12 10-20`, shade(grass, 0.2), 4, 'opacity=".5"'),
    );
  return {
    back: sky(input) + random.pick(things)() + lawn + (onFloor ? '' : surface(paint, 680, '#c08e5c', true)),
    front: '',
    floor: onFloor ? 872 : 810,
  };
}

export function street(input: SceneInput): Scene {
  const { paint, random, onFloor } = input;
  const facades = random.sample(['#e9a23b', '#d9664f', '#4fa0a8', '#e7c8a6', '#7a9e6b', '#c9719a', '#6b86c4'], 4);
  const variant = random.int(0, 2);
  const house = (x: number, width: number, top: number, color: string) =>
    rect(x, top, width, 700 - top, 0, paint.body(color, 0.5)) +
    rect(x - 6, top - 18, width + 12, 24, 4, tint(color, 0.55)) +
    rect(x + width * 0.14, top + 70, width * 0.28, 130, 6, tint(color, 0.75)) +
    rect(x + width * 0.17, top + 78, width * 0.22, 114, 4, paint.diagonal('#5f7f95', '#3f5a70')) +
    rect(x + width * 0.58, top + 70, width * 0.28, 130, 6, tint(color, 0.75)) +
    rect(x + width * 0.61, top + 78, width * 0.22, 114, 4, paint.diagonal('#5f7f95', '#3f5a70')) +
    path(
      `M${x + width * 0.34} 700V${top + 330}a${width * 0.16} ${width * 0.16} 0 0 1 ${width * 0.32} 0V700z`,
      paint.body('#7a4f35'),
    ) +
    rect(x, 650, width, 50, 0, shade(color, 0.3));
  const tower = (x: number, width: number, top: number, color: string) =>
    rect(x, top, width, 700 - top, 6, paint.body(color, 0.4)) +
    repeat(Math.floor((660 - top) / 70), (r) =>
      repeat(3, (i) =>
        rect(
          x + 22 + i * ((width - 30) / 3),
          top + 30 + r * 70,
          (width - 66) / 3,
          40,
          4,
          (r + i) % 3 ? '#dbe8f0' : '#ffeab0',
          'opacity=".8"',
        ),
      ),
    );
  const things = [
    () =>
      house(-30, 330, 180, facades[0] ?? '#e9a23b') +
      house(306, 360, 120, facades[1] ?? '#d9664f') +
      house(672, 350, 200, facades[2] ?? '#4fa0a8'),
    () =>
      group(
        'opacity=".75"',
        tower(40, 190, 150, '#a9bccb'),
        tower(250, 170, 280, '#bccbd6'),
        tower(590, 180, 200, '#b0c2d0'),
        tower(790, 190, 110, '#a3b8c9'),
      ) +
      bush(paint, 120, 700, 110, '#6aa84f') +
      bush(paint, 860, 700, 120, '#5f9f58'),
    () =>
      house(560, 480, 140, facades[0] ?? '#c9719a') +
      paint.emoji('deciduous-tree', 210, 480, 430) +
      paint.emoji('bicycle', 860, 640, 150),
  ];
  const pavement =
    rect(0, 695, 1000, 305, 0, paint.down('#b9b5af', [0.3, '#cfcbc4'], '#dcd8d1')) +
    repeat(7, (i) => line(`M${i * 180 - 40} 700L${(i - 3) * 330 + 500} 1000`, '#8f8a83', 2.5, 'opacity=".4"')) +
    line('M0 800H1000', '#8f8a83', 2.5, 'opacity=".4"');
  return {
    back:
      sky(input) +
      (things[variant]?.() ?? '') +
      pavement +
      (onFloor
        ? ''
        : rect(220, 730, 560, 300, 14, paint.down('#ded9cf', '#b9b2a6')) +
          rect(190, 716, 620, 40, 12, paint.down('#f2eee6', '#cfc8bb'))),
    front: '',
    floor: onFloor ? 868 : 732,
  };
}

export function beach(input: SceneInput): Scene {
  const { paint, random } = input;
  const sun = paint.emoji('sun', random.int(700, 860), 150, 150);
  const sea =
    rect(0, 470, 1000, 240, 0, paint.down('#3fa9c9', [0.6, '#62c6cf'], '#a6e3dc')) +
    repeat(5, (i) => line(`M${random.int(0, 700)} ${505 + i * 34}q40-12 80 0t80 0`, '#fff', 5, 'opacity=".5"'));
  const sand =
    path('M0 690q160-34 330-8t360-6 310 2V1000H0z', paint.down('#f3dcae', [0.4, '#f0d6a2'], '#e6c68b')) +
    path('M0 690q160-34 330-8t360-6 310 2v14q-150-12-310-2t-360 6-330 8z', '#fff', 'opacity=".65"');
  const things = [
    () => paint.emoji('palm-tree', 130, 480, 520),
    () => paint.emoji('beach-with-umbrella', 850, 620, 260) + paint.emoji('sailboat', 240, 440, 130),
    () => paint.emoji('palm-tree', 890, 500, 460) + paint.emoji('sailboat', 420, 450, 90),
    () => path('M0 470q90-120 240-90t230 90z', '#7fa89a') + paint.emoji('umbrella-on-ground', 140, 640, 290),
  ];
  const little = random.pick([
    () => paint.emoji('spiral-shell', 130, 910, 90),
    () => paint.emoji('coconut', 880, 900, 110),
    () => paint.emoji('coral', 900, 910, 90),
  ])();
  return { back: sky(input) + sun + sea + random.pick(things)() + sand + little, front: '', floor: 868 };
}

export function market(input: SceneInput): Scene {
  const { paint, random } = input;
  const colours = random.sample(['#e4572e', '#f2b134', '#2a9d8f', '#d6336c', '#7a4fb5', '#3a86c8'], 5);
  const [awning, other] = [colours[0] ?? '#e4572e', random.pick(['#fffaf0', '#fff3d6'])];
  const canopy =
    repeat(10, (i) => path(`M${i * 104 - 20} 90h104v150a52 52 0 0 1-104 0z`, i % 2 ? other : awning)) +
    rect(0, 60, 1000, 60, 0, shade(awning, 0.12)) +
    rect(0, 120, 1000, 130, 0, paint.down([0, '#10131f', 0.16], [1, '#10131f', 0]));
  const crate = (x: number, name: string) =>
    repeat(3, (i) => paint.emoji(name, x + 50 + i * 62, 566 - (i % 2) * 14, 92)) +
    rect(x, 586, 226, 100, 6, paint.body('#b98450')) +
    rect(x, 606, 226, 8, 0, '#7a5230', 'opacity=".45"') +
    rect(x, 646, 226, 8, 0, '#7a5230', 'opacity=".45"');
  const fruits = random.sample(
    [
      'tangerine',
      'lemon',
      'red-apple',
      'avocado',
      'tomato',
      'pineapple',
      'watermelon',
      'hot-pepper',
      'peach',
      'lime',
      'ear-of-corn',
    ],
    4,
  );
  const things = [
    () =>
      crate(10, fruits[0] ?? 'lemon') +
      crate(250, fruits[1] ?? 'tomato') +
      crate(530, fruits[2] ?? 'avocado') +
      crate(768, fruits[3] ?? 'lime') +
      canopy,
    () => canopy + papelPicado(colours, 270, 40) + crate(10, fruits[0] ?? 'lemon') + crate(768, fruits[1] ?? 'tomato'),
    () =>
      papelPicado(colours, 50, 60) +
      papelPicado([...colours].reverse(), 240, 60) +
      rect(80, 500, 300, 190, 8, paint.body('#c65b4a')) +
      crate(700, fruits[0] ?? 'lime') +
      paint.emoji('basket', 220, 470, 190) +
      rect(60, 560, 340, 130, 6, paint.body('#8a6238')),
  ];
  const back = rect(0, 0, 1000, 1000, 0, paint.radial(0.4, 0.3, 1, '#fbe9c8', '#efc98f'));
  return {
    back:
      back +
      random.pick(things)() +
      (input.onFloor ? floor(paint, 684, '#b89878', 'tiles') : surface(paint, 680, '#a8734a', true)),
    front: '',
    floor: input.onFloor ? 868 : 812,
  };
}
