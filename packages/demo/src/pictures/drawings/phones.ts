import { luminance, mix, shade, tint } from '../palette.ts';
import { at, disc, group, line, oval, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { glassEye, solid, wallpaper } from './surfaces.ts';

/** A handset seen from the front. It is also drawn, with its screen lit, behind other handsets. */
function handset({ paint, random, main }: DrawingInput, x: number, y: number, width: number, height: number): string {
  const frame = solid(main);
  const radius = width * 0.14;
  return [
    rect(x - 4, y + height * 0.2, 8, height * 0.1, 3, shade(frame, 0.3)) +
      rect(x + width - 4, y + height * 0.22, 8, height * 0.14, 3, shade(frame, 0.3)),
    rect(
      x,
      y,
      width,
      height,
      radius,
      paint.across(
        shade(frame, 0.25),
        [0.06, tint(frame, 0.55)],
        [0.12, frame],
        [0.9, frame],
        [0.96, tint(frame, 0.3)],
        shade(frame, 0.4),
      ),
    ),
    rect(x + 6, y + 6, width - 12, height - 12, radius - 5, '#0c0d12'),
    wallpaper(paint, random, main, x + 14, y + 14, width - 28, height - 28, radius - 12),
    paint.text('9:41', { x: x + width / 2, y: y + height * 0.2, size: width * 0.2, fill: '#ffffff', face: 'medium' }),
    rect(x + width * 0.34, y + height * 0.265, width * 0.32, height * 0.012, 3, '#fff', 'opacity=".7"'),
    rect(x + width / 2 - width * 0.12, y + 24, width * 0.24, 15, 7.5, '#0c0d12'),
    repeat(4, (i) =>
      rect(
        x + width * (0.115 + i * 0.2),
        y + height * 0.87,
        width * 0.155,
        width * 0.155,
        width * 0.04,
        ['#ffffff', '#ffd166', '#06d6a0', '#ef7b7b'][i] ?? '#fff',
        'opacity=".88"',
      ),
    ),
  ].join('');
}

function phone(input: DrawingInput): string {
  const { paint, params, main } = input;
  const cameras = Math.max(1, Math.min(4, Number(params.cameras ?? 3)));
  const back = solid(main);
  const width = 246;
  const height = 500;
  const bump = cameras > 2 ? 112 : 64;
  const eyes =
    cameras === 1
      ? [[0, 0]]
      : cameras === 2
        ? [
            [0, 0],
            [0, 50],
          ]
        : cameras === 3
          ? [
              [0, 0],
              [0, 50],
              [48, 25],
            ]
          : [
              [0, 0],
              [0, 50],
              [50, 0],
              [50, 50],
            ];
  const rear = [
    rect(
      0,
      0,
      width,
      height,
      38,
      paint.across(shade(back, 0.4), [0.04, tint(back, 0.5)], [0.1, back], [0.94, back], shade(back, 0.35)),
    ),
    rect(
      6,
      6,
      width - 12,
      height - 12,
      33,
      paint.diagonal(tint(back, 0.34), [0.4, back], [0.75, shade(back, 0.12)], shade(back, 0.26)),
    ),
    path(
      `M6 60q40-54 120-54h80L60 ${height - 6}h-20q-34 0-34-34z`,
      paint.diagonal([0, '#ffffff', 0.34], [1, '#ffffff', 0]),
    ),
    rect(20, 20, bump, cameras > 1 ? 114 : 64, 28, paint.diagonal(tint(back, 0.3), shade(back, 0.22))),
    rect(
      22,
      22,
      bump - 4,
      (cameras > 1 ? 114 : 64) - 4,
      26,
      shade(back, luminance(back) > 0.5 ? 0.06 : 0.2),
      'opacity=".8"',
    ),
    eyes.map(([dx = 0, dy = 0]) => glassEye(paint, 52 + dx, 52 + dy, 23, mix(back, '#9aa0ab', 0.5))).join(''),
    cameras > 2 ? disc(cameras === 3 ? 102 : 77, cameras === 3 ? 36 : 77, 7, '#fff6d8') : '',
    paint.motif(
      params,
      width / 2,
      height * 0.58,
      92,
      disc(width / 2, height * 0.56, 17, tint(back, 0.3), 'opacity=".55"') +
        path(`M${width / 2 - 8} ${height * 0.56 + 6}l8-14 8 14z`, shade(back, 0.3), 'opacity=".6"'),
    ),
  ].join('');
  return (
    turned(-5, 200, 320, at(62, 60, 0.98, rear)) +
    turned(
      4,
      400,
      320,
      group('', rect(306, 84, 238, 480, 36, '#10131f', 'opacity=".22"'), handset(input, 298, 74, 236, 484)),
    )
  );
}

function foldable(input: DrawingInput): string {
  const { paint, random, main } = input;
  const frame = solid(main);
  const leaf = (x: number, lean: number, part: string) => `<g transform="matrix(1 ${lean} 0 1 ${x} 0)">${part}</g>`;
  const half = (content: string) =>
    rect(0, 110, 236, 430, 24, paint.across(shade(frame, 0.3), tint(frame, 0.35), frame)) +
    rect(7, 117, 222, 416, 18, '#0c0d12') +
    content;
  return (
    leaf(
      62,
      0.1,
      half(
        wallpaper(paint, random, main, 14, 124, 216, 402, 12) +
          paint.text('9:41', { x: 118, y: 190, size: 44, fill: '#fff', face: 'medium' }),
      ),
    ) +
    leaf(
      302,
      -0.1,
      half(
        wallpaper(paint, random, main, 6, 124, 216, 402, 12) +
          repeat(6, (i) =>
            rect(
              34 + (i % 3) * 58,
              330 + Math.floor(i / 3) * 62,
              44,
              44,
              12,
              ['#fff', '#ffd166', '#06d6a0', '#ef7b7b', '#8ecae6', '#cdb4db'][i] ?? '#fff',
              'opacity=".9"',
            ),
          ),
      ),
    ) +
    path('M296 136h8v400h-8z', paint.across('#1a1c22', '#4c505a', '#1a1c22'))
  );
}

function smartwatch(input: DrawingInput): string {
  const { paint, random, main, second } = input;
  const strap = solid(main);
  const metal = luminance(second) > 0.2 ? second : '#b9c0c9';
  return [
    path(
      'M206 196L222 40q2-16 18-16h120q16 0 18 16l16 156z',
      paint.across(shade(strap, 0.25), [0.2, tint(strap, 0.3)], [0.55, strap], shade(strap, 0.3)),
    ),
    path(
      'M206 388l16 154q2 16 18 16h120q16 0 18-16l16-154z',
      paint.across(shade(strap, 0.25), [0.2, tint(strap, 0.25)], [0.55, strap], shade(strap, 0.35)),
    ),
    repeat(3, (i) => oval(300, 470 + i * 28, 9, 6, shade(strap, 0.5))),
    rect(428, 262, 18, 60, 8, paint.metal(metal)),
    rect(166, 158, 268, 268, 76, paint.diagonal(tint(metal, 0.5), [0.5, metal], shade(metal, 0.4))),
    rect(176, 168, 248, 248, 68, '#0a0b10'),
    ring(300, 292, 84, '#2a2d36', 17) +
      line('M300 208A84 84 0 1 1 221 321', '#ff5c7a', 17) +
      ring(300, 292, 60, '#2a2d36', 15) +
      line('M300 232A60 60 0 0 1 300 352', '#7be08d', 15),
    paint.text('10:08', { x: 300, y: 292, size: 44, fill: '#fff', face: 'medium', maxWidth: 84 }),
    path('M190 240q0-62 62-62h60L210 400q-20-14-20-50z', '#fff', 'opacity=".07"'),
    random.chance(0.5) ? '' : disc(437, 350, 4, shade(metal, 0.4)),
  ].join('');
}

function phoneCase({ paint, main, second, accent, params }: DrawingInput): string {
  const fill = paint.pattern(params, [main, second, accent], paint.body(solid(main)), 0.9);
  return turned(
    6,
    300,
    300,
    [
      rect(168, 36, 264, 524, 50, shade(main, 0.38)),
      rect(172, 38, 256, 516, 46, fill),
      rect(172, 38, 256, 516, 46, paint.diagonal([0, '#ffffff', 0.3], [0.45, '#ffffff', 0], [1, '#10131f', 0.25])),
      rect(160, 170, 14, 60, 6, shade(main, 0.3)) +
        rect(160, 244, 14, 60, 6, shade(main, 0.3)) +
        rect(427, 200, 13, 84, 6, shade(main, 0.35)),
      rect(192, 58, 122, 124, 34, shade(main, 0.45)),
      rect(197, 63, 112, 114, 30, '#20232b'),
      glassEye(paint, 227, 95, 24) + glassEye(paint, 227, 146, 24) + glassEye(paint, 279, 120, 24),
      paint.motif(params, 300, 366, 178),
    ].join(''),
  );
}

function screenProtector({ paint, main }: DrawingInput): string {
  const edge = mix('#9fd0e8', main, 0.25);
  const sheet = (x: number, y: number, angle: number, opacity: number) =>
    turned(
      angle,
      x + 125,
      y + 240,
      rect(
        x,
        y,
        250,
        490,
        38,
        paint.diagonal([0, '#ffffff', 0.95], [0.5, tint(edge, 0.6), 0.6], [1, tint(edge, 0.35), 0.75]),
        `stroke="${edge}" stroke-width="5" opacity="${opacity}"`,
      ) +
        rect(x + 84, y + 20, 82, 18, 9, shade(edge, 0.4), 'opacity=".55"') +
        path(`M${x + 30} ${y + 320}L${x + 190} ${y + 60}h34L${x + 34} ${y + 400}z`, '#fff', 'opacity=".85"') +
        path(`M${x + 60} ${y + 430}L${x + 226} ${y + 150}v26L${x + 84} ${y + 430}z`, '#fff', 'opacity=".7"'),
    );
  return sheet(112, 46, -9, 0.85) + sheet(236, 58, 7, 1);
}

export const phones: DrawingFamily = {
  phone,
  foldable,
  smartwatch,
  'phone-case': phoneCase,
  'screen-protector': screenProtector,
};
