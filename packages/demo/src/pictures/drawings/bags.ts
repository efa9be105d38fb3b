/** Bags and cases. */
import { luminance, shade, tint } from '../palette.ts';
import { disc, line, mirrored, path, rect, repeat } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { fabric, garment, stitches } from './garments.ts';
import { soft } from './outlines.ts';

const DARK = '#10131f';
const GOLD = '#d4ae5c';

export const handbag: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const body = soft([
    [110, 220, 30],
    [490, 220, 30],
    [544, 552, 54],
    [56, 552, 54],
  ]);
  return (
    path('M196 240Q190 50 300 50T404 240', 'none', `stroke="${shade(main, 0.3)}" stroke-width="22"`) +
    path('M190 240Q184 46 296 46', 'none', `stroke="${tint(main, 0.3)}" stroke-width="5"`) +
    path(body, brush.round(main, 0.8)) +
    path('M112 222H488L506 330Q300 450 94 330Z', brush.lit(tint(main, 0.06))) +
    path('M94 330Q300 450 506 330L508 344Q300 468 92 344Z', DARK, 'opacity=".22"') +
    stitches('M106 322Q300 432 494 322', main) +
    stitches('M72 530H528', main) +
    mirrored(rect(182, 226, 28, 44, 8, brush.metal(GOLD))) +
    rect(268, 356, 64, 62, 12, brush.metal(GOLD)) +
    rect(284, 374, 32, 26, 6, shade(main, 0.2)) +
    line('M470 300Q510 350 496 420', accent, 5) +
    path('M484 414l24 2-6 74h-24Z', brush.lit(accent)) +
    path('M120 230H260Q150 280 112 320Z', '#fff', 'opacity=".22"')
  );
};

export const wallet: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  return (
    path(
      soft([
        [90, 190, 16],
        [530, 160, 16],
        [540, 260, 10],
        [90, 280, 10],
      ]),
      '#4a8f5b',
    ) +
    repeat(3, (i) =>
      rect(
        110 + i * 16,
        176 - i * 22 + 20,
        400 - i * 26,
        120,
        12,
        brush.lit(['#e8c468', '#5c8fd6', '#e6e9ee'][i] ?? '#e6e9ee'),
        `transform="rotate(${-3 - i} 300 240)"`,
      ),
    ) +
    path(
      soft([
        [56, 210, 30],
        [544, 210, 30],
        [544, 520, 34],
        [56, 520, 34],
      ]),
      brush.lit(main),
    ) +
    stitches('M74 230H526V500H74Z', main) +
    path(
      'M400 320H560Q576 320 576 340V390Q576 410 560 410H400Q364 408 364 366T400 320Z',
      brush.lit(shade(main, 0.16)),
    ) +
    disc(410, 365, 18, brush.ball(GOLD)) +
    brush.text(brush.word('label', ''), { x: 96, y: 440, width: 160, height: 30 }, shade(main, 0.4), 'serif') +
    path('M70 224H360Q200 260 80 330Z', '#fff', 'opacity=".16"')
  );
};

export const backpack: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const trim =
    Math.abs(luminance(second) - luminance(main)) > 0.1 && input.colors.length > 1 ? second : shade(main, 0.3);
  const body = 'M120 240C116 110 190 70 300 70S484 110 480 240V520Q480 560 440 560H160Q120 560 120 520Z';
  return (
    path('M240 90Q236 30 300 30T360 90', 'none', `stroke="${shade(main, 0.45)}" stroke-width="18"`) +
    mirrored(path('M130 210Q76 230 84 330L96 500L130 520Z', brush.lit(shade(main, 0.4)))) +
    garment(
      brush,
      body,
      fabric(brush),
      line('M150 240C150 130 210 100 300 100S450 130 450 240', shade(main, 0.45), 8) +
        line('M150 240C150 130 210 100 300 100S450 130 450 240', '#c3c9d1', 2.5, 'stroke-dasharray="4 4"') +
        path('M120 280Q300 250 480 280V262Q300 232 120 262Z', DARK, 'opacity=".12"'),
      path('M130 240Q136 130 220 96Q160 180 160 300Z', '#fff', 'opacity=".2"'),
    ) +
    garment(
      brush,
      soft([
        [150, 330, 40],
        [450, 330, 40],
        [456, 548, 40],
        [144, 548, 40],
      ]),
      brush.word('pattern', 'plain') === 'plain' ? shade(main, 0.06) : fabric(brush),
      '',
      '',
    ) +
    rect(150, 366, 300, 14, 7, trim) +
    line('M164 373H436', '#e4e7eb', 3, 'stroke-dasharray="4 5"') +
    rect(424, 366, 16, 40, 6, brush.metal()) +
    rect(262, 420, 76, 64, 10, trim) +
    brush.text(brush.word('label', 'Sierra'), { x: 268, y: 438, width: 64, height: 24 }, brush.ink(trim), 'round') +
    mirrored(rect(184, 150, 18, 220, 6, trim, 'opacity=".85"'))
  );
};

export const suitcase: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  return (
    path('M236 130V40Q236 20 256 20H344Q364 20 364 40V130', 'none', 'stroke="#8b94a1" stroke-width="12"') +
    rect(236, 14, 128, 28, 14, brush.down('#3a3f49')) +
    rect(124, 110, 352, 430, 44, brush.round(main, 0.9)) +
    repeat(7, (i) =>
      rect(164 + i * 42, 130, 20, 390, 10, i % 2 === 0 ? '#fff' : DARK, `opacity="${i % 2 === 0 ? 0.16 : 0.12}"`),
    ) +
    rect(124, 110, 352, 430, 44, 'none', `stroke="${shade(main, 0.35)}" stroke-width="6"`) +
    mirrored(
      rect(118, 470, 36, 76, 16, shade(main, 0.35)) +
        rect(118, 106, 36, 66, 16, shade(main, 0.35)) +
        rect(150, 538, 50, 16, 6, '#3a3f49') +
        disc(174, 556, 17, '#22252c') +
        disc(174, 556, 7, '#aab2bd'),
    ) +
    rect(256, 104, 88, 24, 10, brush.down('#3a3f49')) +
    rect(440, 290, 44, 70, 10, brush.metal()) +
    rect(452, 306, 20, 38, 4, '#2b2f37') +
    path('M148 140Q150 126 176 126H260L170 400Q146 320 148 140Z', '#fff', 'opacity=".16"')
  );
};
