import { contrast, luminance, shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { solid } from './surfaces.ts';
import { bowl } from './tableware.ts';

function petFood({ paint, main, second, accent, params }: DrawingInput): string {
  const d = 'M120 60Q300 40 480 60L470 90Q506 300 492 540Q490 558 470 558H130Q110 558 108 540Q94 300 130 90z';
  const clip = paint.clip(path(d, '#000'));
  const light = luminance(second) > 0.5 ? second : tint(second, 0.75);
  return [
    path(d, shade(main, 0.4), 'transform="translate(4 4)"'),
    group(
      `clip-path="${clip}"`,
      rect(80, 30, 440, 540, 0, solid(main)),
      path('M80 420Q300 330 520 420V570H80z', accent) + path('M80 444Q300 354 520 444V570H80z', light),
      disc(300, 310, 126, light) +
        ring(300, 310, 126, accent, 9) +
        paint.motif(params, 300, 312, 176, paint.emoji('dog-face', 300, 312, 176)),
      paint.text(String(params.label ?? 'Patitas'), {
        x: 300,
        y: 138,
        size: 72,
        fill: contrast(main),
        maxWidth: 310,
        face: 'round',
      }),
      paint.text(String(params.sub ?? 'Croquetas'), {
        x: 300,
        y: 500,
        size: 40,
        fill: shade(luminance(main) > 0.6 ? '#33363f' : main, 0.35),
        maxWidth: 300,
        face: 'medium',
      }),
      rect(
        80,
        30,
        440,
        540,
        0,
        paint.across(
          [0, '#10131f', 0.3],
          [0.14, '#fff', 0.3],
          [0.3, '#fff', 0],
          [0.72, '#10131f', 0],
          [1, '#10131f', 0.34],
        ),
      ),
      path('M130 96Q160 180 124 300M472 96q-30 90 6 210', 'none', 'stroke="#fff" stroke-opacity=".3" stroke-width="9"'),
    ),
    path('M120 60Q300 40 480 60L474 92Q300 74 126 92z', shade(main, 0.3)) +
      line('M134 76Q300 58 466 76', tint(main, 0.6), 4, 'stroke-dasharray="10 8"'),
  ].join('');
}

function leash({ paint, main, accent }: DrawingInput): string {
  const strap = solid(main);
  const strapLine = (d: string, width: number) =>
    line(d, shade(strap, 0.34), width + 6) +
    line(d, strap, width) +
    line(d, tint(strap, 0.5), 3, 'stroke-dasharray="12 8" opacity=".8"');
  return [
    oval(210, 410, 180, 120, 'none', `stroke="${shade(strap, 0.4)}" stroke-width="50"`) +
      oval(
        210,
        402,
        180,
        120,
        'none',
        `stroke="${paint.diagonal(tint(strap, 0.3), shade(strap, 0.1))}" stroke-width="42"`,
      ) +
      oval(210, 402, 180, 120, 'none', `stroke="${tint(strap, 0.6)}" stroke-width="3" stroke-dasharray="12 8"`),
    turned(
      -14,
      120,
      502,
      rect(80, 478, 84, 62, 12, 'none', 'stroke="#c9ced6" stroke-width="12"') + line('M84 508h64', '#8a9099', 8),
    ),
    ring(240, 532, 22, '#aab1bb', 8),
    strapLine('M330 330Q470 420 540 300T420 90T250 100', 24) +
      path(
        'M250 66q-80-10-92 40t40 70 104-10 20-84q-30-22-72-16z',
        'none',
        `stroke="${shade(strap, 0.3)}" stroke-width="30"`,
      ) +
      path('M250 66q-80-10-92 40t40 70 104-10 20-84q-30-22-72-16z', 'none', `stroke="${strap}" stroke-width="24"`),
    rect(300, 312, 66, 32, 10, paint.metal('#d8b25a'), 'transform="rotate(36 330 328)"') +
      ring(306, 306, 20, '#d8b25a', 9),
    turned(
      12,
      360,
      470,
      path('M330 470q0-22 24-22t30 22q30-6 30 18t-30 20H346q-30 2-30-18t14-20z', accent) +
        paint.text('Max', { x: 364, y: 480, size: 24, fill: contrast(accent), face: 'round' }),
    ),
  ].join('');
}

function litterBox({ paint, main, second }: DrawingInput): string {
  const tray = solid(main);
  return [
    path(
      'M110 300Q110 130 300 130T490 300V400H110z',
      paint.across([0, shade(tray, 0.2)], [0.2, tint(tray, 0.5)], [0.5, tint(tray, 0.16)], [1, shade(tray, 0.28)]),
    ) + rect(240, 92, 120, 52, 22, 'none', `stroke="${shade(tray, 0.25)}" stroke-width="20"`),
    path('M196 420V310Q196 220 300 220T404 310V420z', shade(tray, 0.7)) +
      paint.emoji('cat-face', 300, 356, 150) +
      path('M190 420V310Q190 214 300 214T410 310V420', 'none', `stroke="${tint(tray, 0.5)}" stroke-width="13"`),
    path(
      'M70 396H530L506 530Q502 558 470 558H130Q98 558 94 530z',
      paint.down(tint(second, 0.14), shade(second, 0.28)),
    ) + rect(54, 384, 492, 34, 17, paint.down(tint(second, 0.4), second)),
    path(
      'M150 210Q180 166 240 156',
      'none',
      'stroke="#fff" stroke-opacity=".7" stroke-width="13" stroke-linecap="round"',
    ),
    turned(
      24,
      520,
      330,
      rect(508, 200, 26, 150, 12, paint.cylinder(shade(tray, 0.1))) +
        path('M480 340h82v60q0 30-41 30t-41-30z', paint.body(tray)) +
        repeat(3, (i) => rect(494 + i * 20, 360, 10, 46, 5, shade(tray, 0.4))),
    ),
  ].join('');
}

function petToy({ paint, main, second, accent, params }: DrawingInput): string {
  if (params.motif !== undefined) return paint.motif(params, 300, 300, 540);
  const knot = (x: number, y: number) =>
    disc(x, y, 50, shade(main, 0.35)) +
    disc(x, y - 3, 47, paint.sphere(main)) +
    line(`M${x - 34} ${y - 12}q30 26 66 18M${x - 20} ${y - 36}q10 40 50 52`, second, 13);
  const frayed = (x: number, y: number, direction: number) =>
    repeat(7, (i) =>
      line(`M${x} ${y}q${direction * 50} ${-50 + i * 16} ${direction * 96} ${-60 + i * 22}`, i % 2 ? second : main, 13),
    );
  const rope = 'M120 500Q300 420 480 440';
  return [
    frayed(120, 500, -1) + frayed(480, 440, 1),
    line(rope, shade(main, 0.4), 66) + line(rope, main, 58),
    `<path d="${rope}" fill="none" stroke="${second}" stroke-width="58" stroke-dasharray="15 27"/>`,
    line(rope, '#ffffff', 10, 'opacity=".35" transform="translate(-4 -16)"'),
    knot(134, 494) + knot(470, 440),
    disc(292, 250, 142, paint.sphere(accent)),
    path(
      'M182 160Q268 236 240 380M404 166q-78 70-62 212',
      'none',
      'stroke="#fff" stroke-opacity=".85" stroke-width="15" stroke-linecap="round"',
    ),
  ].join('');
}

export const pets: DrawingFamily = {
  'pet-food': petFood,
  leash,
  bowl,
  'litter-box': litterBox,
  'pet-toy': petToy,
};
