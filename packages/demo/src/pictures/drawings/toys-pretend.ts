/** Figures, animals and play sets. */
import { luminance, shade, tint } from '../palette.ts';
import { disc, group, line, mirrored, oval, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { fabric, garment } from './garments.ts';
import { soft } from './outlines.ts';

const skins = ['#f0c49b', '#d79a6b', '#a86f47', '#7d4f32'] as const;
const hairs = ['#2b1d16', '#4d2f1d', '#8a5a2b', '#c98f4a'] as const;

const face = (y: number, blush = '#f08a8a'): string =>
  mirrored(
    oval(266, y, 11, 15, '#22202a') + disc(262, y - 5, 4, '#fff') + oval(240, y + 30, 17, 10, blush, 'opacity=".55"'),
  ) + line(`M280 ${y + 34}Q300 ${y + 52} 320 ${y + 34}`, '#8c3b3b', 5);

export const doll: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent, random } = { main: brush.main, accent: brush.accent, random: input.random };
  const skin = random.pick(skins);
  const hair = random.pick(hairs);
  const braids = random.chance(0.6);
  return (
    path('M180 190Q160 40 300 40T420 190L430 300H170Z', brush.lit(hair)) +
    (braids
      ? mirrored(
          repeat(5, (i) => oval(168 - i * 4, 240 + i * 34, 27 - i * 2, 23, brush.ball(hair))) +
            path('M130 410l20-16 20 16-6 30h-26Z', accent),
        )
      : mirrored(path('M180 180Q130 300 150 420Q190 430 206 330Z', brush.lit(hair)))) +
    mirrored(
      rect(252, 470, 34, 86, 14, brush.round(skin)) +
        path('M240 530h52v24q0 6-8 6h-40q-12-2-4-30Z', accent) +
        path('M220 320Q160 360 142 430Q140 452 160 454Q178 452 186 430L240 370Z', brush.lit(skin)),
    ) +
    garment(
      brush,
      'M240 300H360Q372 340 384 370Q430 440 452 506Q300 540 148 506Q170 440 216 370Q228 340 240 300Z',
      fabric(brush, 0.8),
      path('M140 480Q300 516 460 480V540H140Z', accent, 'opacity=".85"'),
      '',
    ) +
    mirrored(path('M240 300Q200 304 190 350Q214 372 240 360Z', brush.lit(main))) +
    rect(276, 270, 48, 40, 14, shade(skin, 0.12)) +
    oval(300, 196, 102, 98, brush.ball(skin)) +
    path('M196 190Q196 80 300 80T404 190Q380 130 300 130Q260 150 196 190Z', brush.lit(hair)) +
    face(200) +
    path('M262 300Q300 326 338 300L326 320Q300 336 274 320Z', '#ffffff') +
    input.paint.emoji('hibiscus', 390, 112, 60)
  );
};

export const actionFigure: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const second = luminance(brush.second) > 0.9 ? '#f4c542' : brush.second;
  const skin = input.random.pick(skins);
  return (
    path('M200 190Q90 380 120 540Q300 480 480 540Q510 380 400 190Z', brush.lit(shade(accent, 0.1))) +
    mirrored(
      path('M226 390L300 390L292 540H214Z', brush.round(main)) +
        path('M210 470H294L290 556H196Q186 540 210 530Z', brush.lit(second)) +
        path('M226 190Q150 190 136 270L126 350L176 362L206 270Z', brush.lit(main)) +
        path('M122 340L180 352L172 410Q140 424 116 402Z', brush.lit(second)),
    ) +
    path('M206 190Q300 160 394 190L366 400Q300 420 234 400Z', brush.round(main)) +
    mirrored(path('M240 240Q270 224 296 240V290Q262 300 240 240Z', '#fff', 'opacity=".14"')) +
    path('M226 380H374L370 414H230Z', second) +
    rect(280, 376, 40, 42, 8, brush.metal('#d4ae5c')) +
    disc(300, 262, 44, second) +
    input.paint.emoji('high-voltage', 300, 262, 58) +
    rect(274, 150, 52, 40, 12, shade(skin, 0.1)) +
    path('M226 110Q222 28 300 28T374 110Q376 180 300 184Q224 180 226 110Z', brush.lit(main)) +
    path('M254 128H346Q344 172 300 176Q256 172 254 128Z', brush.lit(skin)) +
    path('M236 92Q300 76 364 92L354 124Q320 130 300 116Q280 130 246 124Z', '#fff') +
    mirrored(disc(274, 106, 8, '#22202a')) +
    line('M282 152Q300 160 318 152', '#7a3b34', 5) +
    mirrored(path('M232 80L210 20L262 40Z', second))
  );
};

export const plush: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const belly = tint(main, 0.6);
  const animal = brush.word('animal', 'emoji:bear').replace('emoji:', '');
  const limb = (x: number, y: number, rx: number, ry: number, turn: number) =>
    turned(turn, x, y, oval(x, y, rx, ry, brush.ball(main)));
  return (
    mirrored(limb(150, 400, 52, 92, 34)) +
    oval(300, 430, 150, 132, brush.ball(main)) +
    oval(300, 446, 92, 88, belly, 'opacity=".9"') +
    line('M300 370V530', shade(main, 0.2), 2.5, 'stroke-dasharray="8 6" opacity=".6"') +
    mirrored(
      oval(182, 520, 68, 50, brush.ball(main)) +
        oval(174, 522, 38, 30, belly) +
        repeat(3, (i) => disc(146 + i * 26, 486 - (i % 2) * 6, 8, belly)),
    ) +
    input.paint.emoji(animal, 300, 190, 340) +
    path('M300 372Q230 330 222 372T300 384Q370 414 378 372T300 372Z', brush.lit(accent === main ? '#e63946' : accent)) +
    disc(300, 376, 18, brush.ball(accent === main ? '#e63946' : accent))
  );
};

export const dinosaur: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const kind = brush.word('kind', 't-rex');
  const spots = repeat(9, (i) =>
    oval(220 + (i % 5) * 52, 250 + Math.floor(i / 5) * 50 + (i % 2) * 16, 14, 10, shade(main, 0.25), 'opacity=".5"'),
  );
  const spike = (x: number, y: number, s: number, turn = 0) =>
    turned(
      turn,
      x,
      y,
      path(`M${x - s} ${y}L${x} ${y - s * 1.5}L${x + s} ${y}Z`, accent === main ? shade(main, 0.35) : accent),
    );
  if (/long|cuello|brac|brach|saur/i.test(kind)) {
    const body =
      'M110 120Q110 60 170 64Q226 74 216 130Q206 230 250 270Q340 220 440 280Q520 340 580 320Q550 420 460 410L462 540H400L390 430Q330 450 280 430L270 540H208L206 400Q160 330 160 180Q120 170 110 120Z';
    return (
      repeat(6, (i) => spike(214 + i * 44, 250 + (i === 0 ? 0 : Math.abs(2.5 - i) * 5), 15)) +
      path(body, brush.lit(main)) +
      brush.clip(
        path(body, '#000'),
        spots + path('M200 380Q320 460 460 390V440H200Z', tint(main, 0.5), 'opacity=".6"'),
      ) +
      disc(162, 104, 13, '#fff') +
      disc(160, 105, 7, '#22202a') +
      line('M116 140Q140 156 172 146', shade(main, 0.5), 5) +
      repeat(6, (i) => disc(222 + (i % 3) * 18 + (i > 2 ? 190 : 0), 534, 7, '#f4efe2'))
    );
  }
  const body =
    'M60 130Q60 60 150 60H230Q300 70 304 150Q306 220 340 260Q420 300 460 380Q510 440 584 420Q560 520 440 500L430 500V550H350L340 480L280 490V550H200L196 430Q180 350 200 270Q120 270 90 230L200 210V190H80Q60 180 60 130Z';
  return (
    repeat(7, (i) => spike(296 + i * 30, 150 + i * 42, 19, 52)) +
    path(body, brush.lit(main)) +
    brush.clip(path(body, '#000'), spots + path('M190 270Q210 400 280 500H190Z', tint(main, 0.55), 'opacity=".7"')) +
    path('M86 192l12 18 12-18 12 18 12-18 12 18 12-18 12 18 12-18Z', '#fffdf6') +
    disc(214, 112, 21, '#fff') +
    disc(208, 114, 11, '#22202a') +
    disc(204, 109, 4, '#fff') +
    disc(90, 116, 6, shade(main, 0.5)) +
    path('M210 310Q150 310 140 350L160 356L170 342L182 356Q210 350 232 336Z', brush.lit(shade(main, 0.08))) +
    repeat(3, (i) => disc(214 + i * 24, 546, 9, '#f4efe2') + disc(366 + i * 24, 546, 9, '#f4efe2'))
  );
};

export const kitchenToy: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const white = luminance(second) > 0.5 ? second : '#fbf7ef';
  return (
    rect(80, 40, 440, 250, 18, brush.lit(tint(main, 0.5))) +
    rect(104, 64, 180, 120, 12, brush.lit(white)) +
    rect(118, 78, 110, 92, 8, '#3a4657') +
    disc(258, 104, 12, accent) +
    disc(258, 144, 12, main) +
    rect(310, 64, 186, 16, 8, shade(main, 0.2)) +
    input.paint.emoji('cooking', 360, 146, 92) +
    line('M440 80V110', STEEL, 7) +
    disc(440, 136, 28, brush.ball(accent)) +
    rect(56, 276, 488, 40, 12, brush.down(white)) +
    oval(170, 284, 70, 16, '#3b404b') +
    oval(170, 280, 50, 10, '#e6554a') +
    rect(66, 316, 468, 240, 16, brush.lit(main)) +
    rect(92, 360, 210, 176, 14, brush.lit(tint(main, 0.35))) +
    rect(116, 402, 162, 110, 12, '#333c4b') +
    rect(126, 412, 142, 90, 8, brush.down('#f2a65a')) +
    rect(124, 374, 146, 14, 7, white) +
    repeat(4, (i) => disc(330 + i * 52, 340, 14, brush.ball(i % 2 === 0 ? white : accent))) +
    rect(326, 372, 186, 164, 14, brush.lit(tint(main, 0.35))) +
    rect(340, 420, 14, 70, 7, white) +
    path('M470 276V230Q470 206 446 206T422 226', 'none', `stroke="${STEEL}" stroke-width="13" stroke-linecap="round"`) +
    oval(432, 284, 70, 14, '#b9c1cb') +
    input.paint.emoji('shallow-pan-of-food', 170, 240, 100)
  );
};

const STEEL = '#9aa3af';

/** A seven-pointed star covered in paper. */
export const pinata: Drawing = (input) => {
  const brush = new Brush(input);
  const tones = [
    brush.main,
    luminance(brush.second) > 0.93 ? '#ffd23f' : brush.second,
    brush.accent,
    '#ff4fa3',
    '#3ec6e0',
  ];
  const cone = (i: number) => {
    const tone = tones[i % tones.length] ?? brush.main;
    return turned(
      (360 / 7) * i,
      300,
      310,
      path('M250 200L300 44L350 200Z', brush.lit(tone)) +
        repeat(4, (k) =>
          path(
            `M${262 + k * 9} ${176 - k * 32}q${(76 - k * 18) / 2} 14 ${76 - k * 18} 0l-3 -12h${-(70 - k * 18)}Z`,
            tones[(i + k + 1) % tones.length] ?? '#fff',
          ),
        ) +
        repeat(5, (k) =>
          line(`M300 48q${(k - 2) * 12} -14 ${(k - 2) * 14} -34`, tones[(k + i) % tones.length] ?? '#fff', 4),
        ),
    );
  };
  const fringe = repeat(6, (row) =>
    repeat(12, (k) =>
      turned(
        k * 30 + row * 14,
        300,
        310,
        path(`M282 ${190 + row * 20}h36l-6 26-12-8-12 8Z`, tones[row % tones.length] ?? '#fff'),
      ),
    ),
  );
  return group(
    'transform="translate(0 -6)"',
    repeat(7, cone) +
      disc(300, 310, 132, brush.ball(brush.main)) +
      fringe +
      disc(300, 310, 26, brush.ball(tones[1] ?? '#ffd23f')) +
      disc(
        300,
        310,
        132,
        input.paint.radial(0.34, 0.28, 0.8, [0, '#fff', 0.3], [0.5, '#fff', 0], [1, '#10131f', 0.35]),
      ),
  );
};

export const robotToy: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const grey = '#c3cad3';
  return (
    line('M300 70V34', shade(grey, 0.3), 9) +
    disc(300, 30, 17, brush.ball(accent)) +
    mirrored(
      rect(226, 450, 54, 80, 10, brush.round(grey)) +
        path('M206 520h84v36h-96q-8-24 12-36Z', brush.lit(shade(main, 0.25))) +
        repeat(4, (i) => turned(18, 150, 300, oval(150, 280 + i * 26, 24, 16, brush.round(grey)))) +
        path('M96 390q-26 50 6 76l8-22q-12-14 0-34l26 10q8 22-6 32l18 16q28-40-4-78Z', brush.lit(main)) +
        rect(166, 96, 26, 70, 10, brush.round(accent)),
    ) +
    rect(180, 66, 240, 150, 44, brush.lit(main)) +
    rect(206, 92, 188, 96, 30, '#1d2430') +
    mirrored(disc(256, 138, 28, brush.ball('#7ef0ff')) + disc(248, 130, 8, '#fff')) +
    line('M280 170H320', '#7ef0ff', 6) +
    rect(262, 212, 76, 30, 8, brush.metal(grey)) +
    path(
      soft([
        [170, 236, 40],
        [430, 236, 40],
        [410, 460, 34],
        [190, 460, 34],
      ]),
      brush.lit(main),
    ) +
    rect(216, 280, 168, 110, 20, brush.lit(tint(main, 0.5))) +
    disc(256, 318, 20, brush.ball('#ff5a5f')) +
    disc(304, 318, 20, brush.ball('#ffd23f')) +
    disc(350, 318, 20, brush.ball('#43c59e')) +
    rect(236, 356, 128, 18, 9, shade(main, 0.3)) +
    rect(236, 356, 80, 18, 9, accent) +
    ring(300, 424, 15, shade(main, 0.3), 6)
  );
};

export const playTent: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent, second } = brush;
  const cloth = brush.cloth(brush.lit(main), 0.9);
  const bunting = repeat(7, (i) =>
    path(
      `M${150 + i * 44} ${300 + Math.sin((i / 6) * Math.PI) * 26}h36l-18 32Z`,
      [accent, tint(second, 0.2), '#ffd23f', '#43c59e'][i % 4] ?? accent,
    ),
  );
  return (
    line('M260 30L520 556M340 30L80 556', '#a9794a', 13) +
    path('M300 76L540 556H60Z', cloth) +
    path('M300 76L540 556H60Z', brush.across([0, '#fff', 0.22], [0.5, '#fff', 0], [1, '#10131f', 0.24])) +
    path('M300 190L392 556H208Z', shade(main, 0.62)) +
    path('M300 190L208 556H140Q230 440 300 190ZM300 190L392 556H460Q370 440 300 190Z', brush.lit(tint(main, 0.3))) +
    oval(300, 548, 92, 14, accent) +
    input.paint.emoji('teddy-bear', 300, 494, 96) +
    line('M150 300Q300 350 452 300', shade(accent, 0.3), 3) +
    bunting +
    path('M300 24l8 18 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2Z', '#ffd23f')
  );
};
