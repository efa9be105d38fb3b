/** Toys to build, ride, fly and play with in groups. */
import { luminance, mix, shade, tint } from '../palette.ts';
import { disc, line, oval, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { labelInk, printLabel } from './labels.ts';
import { lathe, soft } from './outlines.ts';
import { merry } from './toys-games.ts';

const wheel = (brush: Brush, x: number, y: number, r: number, hub: string): string =>
  disc(x, y, r, '#22252c') +
  ring(x, y, r * 0.88, '#4a4f5a', r * 0.1) +
  disc(x, y, r * 0.58, brush.ball(hub)) +
  repeat(5, (i) => turned(i * 72, x, y, disc(x, y - r * 0.34, r * 0.1, shade(hub, 0.45)))) +
  disc(x, y, r * 0.15, '#f5f5f2');

export const toyCar: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const stripe = luminance(second) === luminance(main) ? '#ffffff' : second;
  const body =
    'M40 410Q30 330 90 316L150 306Q210 190 270 184H390Q450 190 492 300Q560 312 572 370L574 430Q574 448 550 448H70Q42 448 40 410Z';
  return (
    path(body, brush.lit(main)) +
    path(
      'M186 300Q230 218 276 212H316V300ZM334 212H384Q424 218 452 300H334Z',
      brush.diagonal('#e4f4fb', '#8dbfd8', '#5d95b4'),
    ) +
    path('M226 290L262 222H286L250 290Z', '#fff', 'opacity=".5"') +
    brush.clip(
      path(body, '#000'),
      path('M30 340H580V372H30Z', stripe) +
        path('M30 378H580V386H30Z', accent) +
        path('M30 416H580V460H30Z', shade(main, 0.4)),
    ) +
    path('M60 330Q100 316 160 314L150 326Q100 330 60 346Z', '#fff', 'opacity=".5"') +
    line('M325 212V416', shade(main, 0.35), 3) +
    rect(350, 320, 40, 9, 4, shade(main, 0.4)) +
    oval(560, 356, 14, 22, '#fff2b8') +
    rect(36, 350, 14, 32, 6, '#ff5a4f') +
    disc(240, 356, 42, '#ffffff') +
    brush.text(String(input.random.int(1, 99)), { x: 214, y: 336, width: 52, height: 40 }, shade(main, 0.4), 'sans') +
    wheel(brush, 158, 446, 74, accent) +
    wheel(brush, 446, 446, 74, accent) +
    path('M250 184H400L410 168H240Z', shade(main, 0.3))
  );
};

export const train: Drawing = (input) => {
  const brush = new Brush(input);
  const [a = '', b = '', c = '', d = ''] = merry(brush);
  return (
    disc(150, 70, 30, '#ffffff', 'opacity=".9"') +
    disc(196, 52, 38, '#ffffff', 'opacity=".9"') +
    disc(250, 64, 26, '#ffffff', 'opacity=".8"') +
    path('M96 190L112 110H168L184 190Z', brush.round(c)) +
    rect(98, 96, 84, 26, 10, brush.round(shade(c, 0.2))) +
    rect(50, 240, 330, 170, 70, brush.down(a)) +
    rect(60, 256, 300, 26, 13, '#fff', 'opacity=".35"') +
    repeat(3, (i) => rect(130 + i * 70, 240, 16, 170, 0, b)) +
    path('M220 240Q220 180 262 180T304 240Z', brush.round(b)) +
    rect(350, 140, 190, 290, 14, brush.lit(d)) +
    rect(386, 190, 118, 100, 12, brush.diagonal('#e6f5fb', '#9cc8dc')) +
    path('M330 120Q445 80 560 120V150H330Z', brush.down(c)) +
    rect(40, 400, 510, 44, 16, brush.down(shade(a, 0.35))) +
    path('M40 400L6 470H70Z', brush.lit(shade(c, 0.2))) +
    disc(60, 320, 34, brush.ball('#ffe9a8')) +
    ring(60, 320, 34, shade(b, 0.15), 8) +
    wheel(brush, 120, 468, 54, b) +
    wheel(brush, 240, 468, 54, b) +
    wheel(brush, 440, 452, 74, c) +
    line('M120 468H240L440 452', '#d7dce3', 12) +
    rect(10, 528, 580, 14, 7, '#a5794d')
  );
};

export const kite: Drawing = (input) => {
  const brush = new Brush(input);
  const [a = '', b = '', c = '', d = ''] = merry(brush);
  const bow = (x: number, y: number, tone: string) =>
    path(`M${x} ${y}l-30-18v36ZM${x} ${y}l30-18v36Z`, tone) + disc(x, y, 7, shade(tone, 0.3));
  return (
    path('M250 400C230 450 330 470 300 520S180 540 160 580', 'none', `stroke="${shade(a, 0.3)}" stroke-width="4"`) +
    bow(262, 440, b) +
    bow(304, 486, c) +
    bow(250, 540, d) +
    path('M340 30L120 190L300 210Z', brush.lit(a)) +
    path('M340 30L520 230L300 210Z', brush.lit(b)) +
    path('M120 190L250 410L300 210Z', brush.lit(c)) +
    path('M520 230L250 410L300 210Z', brush.lit(d)) +
    line('M340 30L250 410M120 190L520 230', '#7a5a3a', 6) +
    path('M340 30L120 190L200 196Z', '#fff', 'opacity=".2"') +
    (brush.word('motif') === '' ? '' : brush.motif(brush.word('motif'), 312, 210, 130))
  );
};

/** A three-wheeled ride-on. */
export const rideOn: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const hub = accent === main ? '#ffd23f' : accent;
  return (
    wheel(brush, 150, 470, 84, hub) +
    wheel(brush, 210, 478, 80, hub) +
    path(
      'M120 340Q130 300 180 306L300 330Q400 340 420 290L446 320Q430 420 320 420L190 410Q116 400 120 340Z',
      brush.lit(main),
    ) +
    path(
      'M100 300Q96 220 126 210Q156 210 156 250Q160 290 260 290V322H150Q104 324 100 300Z',
      brush.lit(shade(main, 0.3)),
    ) +
    line('M446 450L400 150', shade(main, 0.2), 26) +
    line('M442 440L398 160', tint(main, 0.4), 6) +
    line('M336 170Q400 130 470 150', '#3a3f49', 16) +
    mirrorGrip(brush, hub) +
    wheel(brush, 446, 452, 106, hub) +
    path('M340 410Q360 330 446 326T556 420', 'none', `stroke="${main}" stroke-width="20" stroke-linecap="round"`) +
    rect(416, 440, 60, 22, 8, hub) +
    disc(402, 200, 34, brush.ball(hub)) +
    input.paint.emoji('smiling-face', 402, 200, 52)
  );
};

const mirrorGrip = (brush: Brush, tone: string): string =>
  rect(306, 158, 50, 28, 14, brush.down(tone), 'transform="rotate(-20 330 172)"') +
  rect(452, 138, 54, 28, 14, brush.down(tone), 'transform="rotate(12 480 152)"') +
  line('M320 190l-12 40M330 190v44M338 188l10 40', tint(tone, 0.4), 5);

export const slime: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const tub = lathe([
    [150, 260, 12],
    [130, 520, 30],
  ]);
  return (
    path(tub, brush.round(mix('#e8eef2', main, 0.15), 0.6)) +
    brush.clip(path(tub, '#000'), rect(120, 280, 360, 260, 0, brush.round(main, 0.8))) +
    path(
      'M120 250C110 190 180 170 200 200C200 90 330 90 330 170C370 120 470 150 450 220Q500 240 478 280Q470 300 450 290L452 360Q448 390 426 386T404 356V310H300V400Q296 434 270 430T246 396V310H180V350Q176 376 156 372T136 346V290Q112 280 120 250Z',
      brush.lit(tint(main, 0.08)),
    ) +
    path(
      'M214 190Q230 130 290 136M370 166Q410 156 424 190',
      'none',
      'stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".7"',
    ) +
    repeat(20, () =>
      disc(
        input.random.int(150, 440),
        input.random.int(190, 290),
        input.random.int(3, 6),
        input.random.pick(['#ffffff', accent, tint(accent, 0.5)]),
        'opacity=".85"',
      ),
    ) +
    printLabel(
      brush,
      { x: 196, y: 416, width: 208, height: 84 },
      labelInk(brush),
      rect(196, 416, 208, 84, 20, '#000'),
    ) +
    path(tub, brush.roundShade(0.4)) +
    path('M400 536H580Q590 560 560 560H380Q370 540 400 536Z', brush.lit(accent === main ? shade(main, 0.2) : accent))
  );
};

export const waterGun: Drawing = (input) => {
  const brush = new Brush(input);
  const [a = '', b = '', c = ''] = merry(brush);
  return (
    path('M40 262Q14 260 8 276Q14 290 40 288Z', '#8fd3f4') +
    disc(20, 240, 8, '#8fd3f4') +
    disc(6, 306, 6, '#8fd3f4') +
    rect(40, 250, 140, 50, 14, brush.down(c)) +
    rect(36, 240, 30, 70, 10, brush.down(shade(c, 0.2))) +
    rect(150, 226, 330, 110, 36, brush.down(a)) +
    path('M376 316H478Q486 330 490 350L530 520Q530 548 500 552H446Q424 550 418 526Z', brush.lit(a)) +
    path('M404 336Q400 420 330 410Q296 400 300 336H330Q330 380 352 380Q376 380 376 336Z', brush.lit(shade(a, 0.2))) +
    path('M364 340q26 20 6 52', 'none', `stroke="${c}" stroke-width="13" stroke-linecap="round"`) +
    rect(230, 110, 210, 130, 52, brush.input.paint.down([0, '#e9f8fe'], [0.4, '#bfe8f8'], [1, '#6cc3e6'])) +
    path('M240 180Q330 160 432 180V190Q430 236 390 236H280Q236 236 238 190Z', '#4fb3df', 'opacity=".7"') +
    rect(254, 124, 150, 20, 10, '#fff', 'opacity=".75"') +
    rect(300, 88, 70, 34, 10, brush.down(b)) +
    path('M170 244H450Q464 250 464 262H160Q160 248 170 244Z', '#fff', 'opacity=".3"') +
    rect(200, 290, 160, 26, 13, b) +
    rect(90, 316, 120, 56, 20, brush.down(b)) +
    path(
      soft([
        [420, 352, 10],
        [472, 350, 10],
        [506, 516, 12],
        [448, 520, 12],
      ]),
      shade(a, 0.18),
    ) +
    ring(448, 280, 17, c, 8)
  );
};
