import { luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { glassEye, gloss, grille, slab, solid, vents } from './surfaces.ts';

const rainbow = ['#ff4d6d', '#ff9f1c', '#ffe066', '#2ec4b6', '#4d96ff', '#9b5de5'] as const;

const hueOf = (i: number): string => rainbow[i % rainbow.length] ?? '#4d96ff';

function tower({ paint, main, params }: DrawingInput): string {
  const shell = solid(main);
  const lit = Number(params.rgb ?? 1) === 1;
  const fan = (cy: number, i: number) =>
    disc(432, cy, 56, '#0c0d12') +
    (lit
      ? ring(432, cy, 49, hueOf(i * 2), 9) + ring(432, cy, 49, tint(hueOf(i * 2 + 1), 0.3), 3)
      : ring(432, cy, 49, shade(shell, 0.3), 9)) +
    repeat(
      7,
      (k) =>
        `<path d="M432 ${cy}q12-26 34-30q-2 22-34 30z" fill="${lit ? tint(hueOf(i * 2), 0.35) : '#4c505a'}" opacity=".75" transform="rotate(${k * 51.4} 432 ${cy})"/>`,
    ) +
    disc(432, cy, 13, '#1d2028');
  return [
    path('M96 78L356 46V556L96 540z', paint.across(shade(shell, 0.3), shade(shell, 0.12))),
    path('M114 100L340 73V532L114 516z', paint.diagonal('#2a2e3a', '#14161c')),
    path('M132 260l190-14v40l-190 12zM132 330h190v66H132z', paint.body('#3a3f4c')),
    lit
      ? path('M132 396h190v5H132z', '#4d96ff') +
        path('M150 120v100M170 118v100M190 116v100', 'none', 'stroke="#ff4d6d" stroke-width="9"') +
        disc(262, 178, 45, '#0c0d12') +
        ring(262, 178, 39, '#9b5de5', 8)
      : disc(262, 178, 45, '#1d2028') + ring(262, 178, 30, '#4c505a', 6),
    rect(150, 350, 100, 9, 4, '#8a9099') + rect(150, 370, 60, 9, 4, '#6a7079'),
    path('M114 100L260 83L150 519L114 516z', '#ffffff', 'opacity=".07"'),
    path('M356 46L508 62V546L356 556z', paint.across(tint(shell, 0.14), shade(shell, 0.14))),
    path('M96 78L356 46L508 62L250 88z', tint(shell, 0.24)),
    rect(372, 98, 120, 410, 20, '#15171d'),
    fan(166, 0) + fan(302, 1) + fan(438, 2),
    rect(116, 540, 60, 14, 4, '#15171d') + rect(420, 548, 60, 12, 4, '#15171d') + rect(310, 552, 50, 10, 4, '#15171d'),
  ].join('');
}

function keyboard({ paint, main, params, accent }: DrawingInput): string {
  const shell = solid(main);
  const lit = Number(params.rgb ?? 0) === 1;
  const key = luminance(shell) > 0.5 ? '#ffffff' : tint(shell, 0.12);
  const rows = [14, 14, 13, 12];
  const cap = (x: number, y: number, width: number, color: string, glow: string) =>
    (lit
      ? rect(x - 2, y - 2, width + 4, 40, 9, glow, 'opacity=".85"')
      : rect(x, y + 3, width, 36, 8, shade(shell, 0.5), 'opacity=".8"')) +
    rect(x, y, width, 34, 7, shade(color, 0.18)) +
    rect(x + 2, y, width - 4, 29, 6, paint.down(tint(color, 0.18), color));
  return turned(
    -6,
    300,
    330,
    [
      rect(22, 214, 556, 236, 24, shade(shell, 0.5)),
      rect(22, 204, 556, 236, 24, paint.diagonal(tint(shell, 0.22), shade(shell, 0.18))),
      rect(36, 218, 528, 208, 14, shade(shell, 0.45)),
      rows
        .map((count, row) =>
          repeat(count, (i) =>
            cap(
              46 + i * (508 / count),
              226 + row * 40,
              508 / count - 6,
              (row === 0 && i === 0) || (row === 2 && i === count - 1) ? accent : key,
              hueOf(i),
            ),
          ),
        )
        .join(''),
      [56, 56, 56].map((width, i) => cap(46 + i * 62, 386, width, key, hueOf(i))).join('') +
        cap(232, 386, 178, key, '#2ec4b6') +
        [46, 46, 46]
          .map((width, i) => cap(416 + i * 47, 386, width - 5, i === 1 ? accent : key, hueOf(i + 3)))
          .join(''),
    ].join(''),
  );
}

function mouse({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return turned(
    14,
    300,
    320,
    [
      path(
        'M300 70C402 70 434 170 434 300V372C434 484 384 552 300 552S166 484 166 372V300C166 170 198 70 300 70z',
        paint.across(shade(shell, 0.25), [0.2, tint(shell, 0.28)], [0.55, shell], shade(shell, 0.34)),
      ),
      path(
        'M300 78C392 78 424 168 426 280Q372 258 300 258T174 280C176 168 208 78 300 78z',
        paint.down(tint(shell, 0.3), shade(shell, 0.06)),
      ),
      line('M300 74V258M172 286Q230 258 300 258T428 286', shade(shell, 0.5), 5),
      rect(280, 122, 40, 96, 20, shade(shell, 0.6)),
      rect(286, 128, 28, 84, 14, paint.across('#2b2e36', '#7a808b', '#2b2e36')) +
        repeat(5, (i) => line(`M289 ${142 + i * 14}h22`, '#16181d', 3)),
      rect(160, 318, 16, 62, 8, accent) + rect(162, 392, 14, 48, 7, shade(accent, 0.2)),
      oval(300, 450, 36, 22, accent, 'opacity=".85"') +
        path(
          'M226 320q-26 120 34 190',
          'none',
          'stroke="#fff" stroke-opacity=".28" stroke-width="20" stroke-linecap="round"',
        ),
    ].join(''),
  );
}

function router({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  const antenna = (x: number, angle: number) =>
    turned(
      angle,
      x,
      400,
      rect(x - 13, 110, 26, 300, 12, paint.cylinder(mix(shell, '#2b2e36', 0.65))) +
        rect(x - 16, 372, 32, 44, 8, '#23262d'),
    );
  return [
    antenna(110, -10) + antenna(236, -3) + antenna(364, 3) + antenna(490, 10),
    path('M70 408H530L572 524Q576 548 552 548H48Q24 548 28 524z', paint.down(tint(shell, 0.28), shell)),
    path('M28 520H572Q576 554 548 556H52Q24 554 28 520z', paint.down(shade(shell, 0.15), shade(shell, 0.4))),
    vents(190, 424, 220, 4, 13, shade(shell, 0.35)),
    path('M240 494L300 424l60 70z', 'none'),
    repeat(6, (i) => disc(130 + i * 26, 538, 5.5, i < 4 ? '#7ff0a5' : accent)),
    line('M276 500a34 34 0 0 1 48 0M262 486a54 54 0 0 1 76 0', tint(shell, luminance(shell) > 0.5 ? 0 : 0.6), 0),
  ].join('');
}

function printer({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    path('M168 60H432L444 240H156z', paint.down('#ffffff', '#dfe3e8')),
    repeat(4, (i) => rect(204, 96 + i * 30, 190 - (i % 2) * 60, 10, 5, '#c4cbd6')),
    slab(paint, 50, 218, 500, 250, 34, shell),
    rect(86, 238, 428, 24, 12, shade(shell, 0.55)),
    rect(92, 286, 190, 58, 14, '#171a21') +
      rect(100, 294, 84, 42, 6, paint.diagonal('#4d96ff', '#9b5de5')) +
      disc(212, 315, 10, '#4c505a') +
      disc(244, 315, 10, accent),
    disc(480, 314, 19, paint.sphere(tint(shell, 0.2))) + ring(480, 314, 19, '#7ff0a5', 3),
    rect(104, 380, 392, 50, 10, shade(shell, 0.62)),
    path('M128 404H472L506 530H94z', paint.down('#e9edf1', '#ffffff')) + paint.emoji('rose', 300, 474, 88),
    path('M76 524H524L516 558H84z', paint.down(shade(shell, 0.1), shade(shell, 0.35))),
    gloss(paint, 64, 250, 10, 180, 0.35),
  ].join('');
}

function projector({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  return [
    rect(96, 506, 62, 46, 10, '#2b2e36') + rect(442, 506, 62, 46, 10, '#2b2e36'),
    path('M84 206H516L556 262H44z', paint.down(tint(shell, 0.4), tint(shell, 0.1))),
    slab(paint, 36, 250, 528, 270, 44, shell),
    glassEye(paint, 196, 386, 104, mix(shell, '#3a3f4c', 0.75)),
    grille(352, 330, 9, 8, 21, 6, shade(shell, 0.55)),
    disc(524, 286, 8, '#7ff0a5'),
    repeat(4, (i) => oval(210 + i * 56, 232, 18, 8, i === 0 ? accent : shade(shell, 0.22))),
  ].join('');
}

function webcam({ paint, main }: DrawingInput): string {
  const shell = mix(solid(main), '#20232b', 0.25);
  return [
    path('M258 330h84l12 130h-108z', paint.across(shade(shell, 0.3), tint(shell, 0.15), shade(shell, 0.4))),
    path(
      'M170 452h260q24 0 30 24l16 64q4 18-14 18H138q-18 0-14-18l16-64q6-24 30-24z',
      paint.down(tint(shell, 0.18), shade(shell, 0.35)),
    ),
    slab(paint, 86, 132, 428, 220, 100, shell),
    glassEye(paint, 300, 242, 86, tint(shell, 0.1)),
    grille(132, 232, 3, 4, 18, 5, shade(shell, 0.55)) + grille(426, 232, 3, 4, 18, 5, shade(shell, 0.55)),
    disc(404, 182, 8, '#7ff0a5'),
  ].join('');
}

function microphone({ paint, main, second }: DrawingInput): string {
  const shell = solid(main);
  const mesh = mix(shell, '#8a9099', 0.6);
  const clip = paint.clip(rect(206, 40, 188, 270, 94, '#000'));
  return [
    ring(300, 250, 132, paint.metal('#9aa1ac'), 20, 'stroke-dasharray="430 400" stroke-dashoffset="-10"'),
    rect(286, 380, 28, 110, 0, paint.metal()),
    oval(300, 532, 146, 28, shade(shell, 0.5)) +
      oval(300, 518, 146, 28, paint.across(tint(shell, 0.2), shade(shell, 0.3))),
    rect(206, 40, 188, 350, 94, paint.cylinder(shell)),
    group(
      `clip-path="${clip}"`,
      rect(200, 30, 200, 240, 0, paint.cylinder(mesh)),
      repeat(14, (i) =>
        line(`M${170 + i * 18} 20l70 260M${430 - i * 18} 20l-70 260`, shade(mesh, 0.55), 2.4, 'opacity=".5"'),
      ),
    ),
    rect(200, 262, 200, 24, 8, paint.metal(luminance(second) > 0.3 ? second : '#c9ced6')),
    disc(300, 336, 15, '#ff5c7a') + ring(300, 336, 15, '#fff', 3),
  ].join('');
}

export const computing: DrawingFamily = {
  tower,
  keyboard,
  mouse,
  router,
  printer,
  projector,
  webcam,
  microphone,
};
