import { luminance, mix, shade, tint } from '../palette.ts';
import { at, disc, group, line, mirrored, oval, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { cone, glassEye, gloss, grille, slab, solid } from './surfaces.ts';

function headphones({ paint, main, second }: DrawingInput): string {
  const shell = solid(main);
  const cushion = luminance(shell) > 0.5 ? '#4a4e58' : shade(shell, 0.5);
  const cup = [
    line('M112 352Q104 300 118 250', paint.metal('#c3c8d0'), 16),
    path(
      'M150 320Q196 330 196 426T150 532Q120 532 118 426T150 320z',
      paint.across(shade(cushion, 0.3), tint(cushion, 0.15)),
    ),
    path(
      'M134 312Q60 316 60 424T134 540Q162 536 162 426T134 312z',
      paint.across(shade(shell, 0.3), [0.35, tint(shell, 0.28)], [0.7, shell], shade(shell, 0.25)),
    ),
    oval(110, 426, 36, 78, 'none', `stroke="${tint(shell, 0.55)}" stroke-opacity=".6" stroke-width="4"`),
    oval(108, 426, 16, 36, second, 'opacity=".85"'),
  ].join('');
  return [
    line('M108 300C100 60 500 60 492 300', shade(shell, 0.35), 46),
    line(
      'M108 296C100 54 500 54 492 296',
      paint.across(shade(shell, 0.1), [0.3, tint(shell, 0.3)], shade(shell, 0.22)),
      38,
    ),
    line('M152 196C190 112 410 112 448 196', cushion, 20),
    line('M150 160Q200 90 290 84', '#fff', 9, 'opacity=".45"'),
    mirrored(cup),
  ].join('');
}

function earbuds({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  const bud = (x: number, y: number, angle: number) =>
    turned(
      angle,
      x,
      y,
      rect(x - 15, y + 10, 34, 128, 16, paint.across(shade(shell, 0.2), [0.3, tint(shell, 0.4)], shade(shell, 0.2))) +
        oval(x - 34, y - 6, 30, 26, '#3a3f4c') +
        oval(x - 40, y - 8, 22, 20, '#1d2028') +
        disc(x + 4, y - 4, 46, paint.sphere(shell)) +
        oval(x + 22, y + 6, 9, 20, shade(shell, 0.4), 'opacity=".6"') +
        rect(x - 7, y + 124, 18, 8, 4, accent),
    );
  return [
    path('M122 350Q122 264 208 264H392Q478 264 478 350V352H122z', paint.down(shade(shell, 0.05), shade(shell, 0.3))),
    path('M136 344Q140 282 208 280H392Q460 282 464 344z', '#20232b'),
    `${bud(222, 214, -8)}<g transform="matrix(-1 0 0 1 600 0)">${bud(222, 214, -8)}</g>`,
    rect(114, 340, 372, 218, 96, shade(shell, 0.35)),
    rect(114, 338, 372, 212, 94, paint.diagonal(tint(shell, 0.45), [0.4, shell], shade(shell, 0.22))),
    disc(300, 420, 7, '#7ff0a5') + gloss(paint, 140, 396, 14, 92, 0.7),
  ].join('');
}

function speaker({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  const clip = paint.clip(rect(60, 232, 480, 260, 118, '#000'));
  return [
    line('M100 260Q60 120 170 128H430Q540 120 500 260', shade(accent, 0.15), 22) +
      line('M100 256Q62 124 170 124H430', tint(accent, 0.3), 7),
    rect(52, 226, 496, 326, 150, shade(shell, 0.42)),
    rect(52, 222, 496, 320, 150, paint.down(tint(shell, 0.35), [0.35, shell], shade(shell, 0.35))),
    group(`clip-path="${clip}"`, `<g opacity=".55">${grille(66, 240, 30, 19, 17, 4.4, shade(shell, 0.5))}</g>`),
    disc(116, 382, 100, paint.diagonal(tint(shell, 0.2), shade(shell, 0.4))) +
      cone(paint, 108, 382, 84, shade(shell, 0.4), accent),
    rect(260, 340, 210, 84, 42, shade(shell, 0.5)) +
      repeat(3, (i) =>
        rect(300 + i * 50, 360 + (i % 2) * 6, 22, 44 - (i % 2) * 12, 8, i === 1 ? accent : tint(shell, 0.7)),
      ),
    path(
      'M110 270q60-34 190-34h100',
      'none',
      'stroke="#fff" stroke-opacity=".4" stroke-width="12" stroke-linecap="round"',
    ),
  ].join('');
}

function partySpeaker({ paint, main, accent }: DrawingInput): string {
  const shell = mix(solid(main), '#1d2028', 0.45);
  return [
    rect(214, 12, 172, 40, 18, 'none', `stroke="${shade(shell, 0.2)}" stroke-width="18"`),
    slab(paint, 132, 34, 336, 514, 40, shell),
    rect(150, 548, 50, 12, 5, '#16181d') + rect(400, 548, 50, 12, 5, '#16181d'),
    [170, 388]
      .map(
        (cy, i) =>
          disc(
            300,
            cy,
            i ? 132 : 92,
            paint.radial(0.5, 0.5, 0.5, [0.75, i ? '#4d96ff' : '#ff4d9d', 0.9], [1, i ? '#9b5de5' : '#ff9f1c', 0.05]),
          ) +
          ring(300, cy, i ? 118 : 80, i ? '#56b6ff' : '#ff6fb1', 7) +
          cone(paint, 300, cy, i ? 108 : 72, '#20232b', '#565c66'),
      )
      .join(''),
    repeat(4, (i) => disc(176 + i * 24, 72, 7, i === 0 ? '#7ff0a5' : '#8a9099')) + rect(330, 62, 112, 22, 11, accent),
    gloss(paint, 144, 90, 9, 400, 0.3),
  ].join('');
}

function soundbar({ paint, main }: DrawingInput): string {
  const shell = mix(solid(main), '#1d2028', 0.35);
  return [
    slab(paint, 392, 176, 176, 252, 22, shell) +
      cone(paint, 480, 332, 66, '#20232b', '#565c66') +
      rect(424, 206, 112, 26, 10, '#0f1116'),
    rect(14, 430, 572, 104, 30, shade(shell, 0.5)),
    rect(14, 424, 572, 98, 30, paint.down(tint(shell, 0.3), [0.25, shell], shade(shell, 0.3))),
    `<g opacity=".7">${grille(46, 448, 31, 5, 16.5, 4, shade(shell, 0.65))}</g>`,
    rect(258, 452, 84, 40, 8, '#0f1116') +
      paint.text('HDMI', { x: 300, y: 472, size: 22, fill: '#7fe3d0', face: 'medium', maxWidth: 66 }),
    rect(70, 524, 70, 14, 5, '#16181d') + rect(460, 524, 70, 14, 5, '#16181d'),
  ].join('');
}

function camera({ paint, main, accent }: DrawingInput): string {
  const shell = mix(solid(main), '#23262d', 0.4);
  const leather = shade(shell, 0.35);
  return [
    path('M212 168L238 110H362L388 168z', paint.down(tint(shell, 0.4), shell)),
    rect(96, 138, 80, 40, 12, paint.cylinder('#8a9099')) +
      rect(428, 130, 66, 44, 10, paint.metal()) +
      disc(396, 150, 12, accent),
    slab(paint, 40, 160, 520, 350, 46, tint(shell, 0.14)),
    rect(40, 230, 520, 210, 0, paint.across(leather, tint(leather, 0.12), shade(leather, 0.2))),
    rect(48, 210, 96, 266, 30, paint.across(shade(leather, 0.3), tint(leather, 0.2), leather)),
    disc(316, 340, 172, '#10131f', 'opacity=".3"'),
    disc(310, 332, 166, paint.diagonal('#5a606c', '#16181d')) +
      ring(310, 332, 150, '#0f1116', 10) +
      ring(310, 332, 132, accent, 4),
    repeat(
      40,
      (i) => `<path d="M310 ${332 - 160}v12" stroke="#0c0d12" stroke-width="5" transform="rotate(${i * 9} 310 332)"/>`,
    ),
    glassEye(paint, 310, 332, 118, '#2b2e36'),
    rect(478, 190, 50, 22, 8, '#fff6d8'),
    line('M66 186q40-12 120-10', '#fff', 6, 'opacity=".35"'),
  ].join('');
}

function lens({ paint, main, accent }: DrawingInput): string {
  const shell = mix(solid(main), '#20232b', 0.6);
  return [
    path('M150 220H450L436 520Q300 566 164 520z', paint.cylinder(shell)),
    rect(146, 300, 308, 96, 10, paint.cylinder(shade(shell, 0.25))) +
      repeat(22, (i) => line(`M${156 + i * 14} 306v84`, '#0c0d12', 5, 'opacity=".6"')),
    rect(150, 420, 300, 12, 4, accent) + path('M162 470h276l-3 40q-135 40-270 0z', paint.metal('#aab1bb')),
    oval(300, 200, 164, 116, paint.diagonal(tint(shell, 0.3), shade(shell, 0.4))) + oval(300, 196, 146, 100, '#0c0d12'),
    oval(300, 200, 122, 82, paint.radial(0.4, 0.3, 0.8, '#7d8fd0', [0.35, '#34407a'], [0.75, '#12141f'], '#27305a')) +
      oval(300, 204, 58, 38, paint.radial(0.4, 0.3, 0.8, '#8a5fc0', '#0a0810')),
    oval(246, 156, 40, 20, '#fff', 'opacity=".6" transform="rotate(-18 246 156)"') +
      oval(352, 244, 12, 7, '#b8c8ff', 'opacity=".7"'),
  ].join('');
}

function drone({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  const rotor = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      oval(0, -30, 112, 17, '#8a9099', 'opacity=".28"') +
        path('M-108-30q54-18 108-4 54-14 108 4-54 16-108 6-54 10-108-6z', '#3a3f4c', 'opacity=".85"') +
        rect(-17, -30, 34, 52, 10, paint.cylinder('#3a3f4c')) +
        disc(0, -32, 9, '#c9ced6'),
    );
  return [
    line('M250 270L130 210M350 270L470 210', shade(shell, 0.3), 22) + rotor(128, 206, 0.8) + rotor(472, 206, 0.8),
    line('M236 320L76 330M364 320L524 330', shade(shell, 0.15), 28) +
      line('M236 314L76 324M364 314L524 324', tint(shell, 0.3), 7),
    rotor(84, 316, 1) + rotor(516, 316, 1),
    line('M214 372l-40 118h-44M386 372l40 118h44', '#3a3f4c', 16),
    path(
      'M206 250Q220 214 300 214T394 250L416 348Q420 402 300 402T184 348z',
      paint.diagonal(tint(shell, 0.45), [0.4, shell], shade(shell, 0.3)),
    ),
    path('M232 246q18-18 68-18t68 18l8 30H224z', '#20232b', 'opacity=".85"') + rect(278, 294, 44, 10, 5, accent),
    rect(250, 384, 100, 92, 26, paint.cylinder('#3a3f4c')) + glassEye(paint, 300, 432, 40, '#20232b'),
    disc(96, 352, 7, '#ff5c7a') + disc(504, 352, 7, '#7ff0a5'),
  ].join('');
}

function securityCamera({ paint, main }: DrawingInput): string {
  const shell = solid(main);
  return [
    rect(60, 60, 60, 220, 20, paint.cylinder(shade(shell, 0.1))) +
      line('M112 170H220L250 232', shade(shell, 0.28), 34) +
      line('M112 164H216', tint(shell, 0.3), 9),
    turned(
      10,
      320,
      330,
      rect(136, 226, 420, 190, 60, shade(shell, 0.35)) +
        rect(136, 222, 410, 184, 60, paint.down(tint(shell, 0.45), [0.4, shell], shade(shell, 0.32))) +
        path('M120 214h420q30 0 30 24v10H110q-10-34 10-34z', paint.down(tint(shell, 0.5), shade(shell, 0.1))) +
        rect(424, 240, 130, 170, 58, '#171a21') +
        glassEye(paint, 492, 322, 60) +
        repeat(
          6,
          (i) => `<circle cx="492" cy="250" r="7" fill="#7a2a35" transform="rotate(${i * 60 + 30} 492 322)"/>`,
        ) +
        rect(180, 360, 90, 11, 5, shade(shell, 0.25)),
    ),
  ].join('');
}

function tripod({ paint, main, accent }: DrawingInput): string {
  const metal = mix(solid(main), '#2b2e36', 0.35);
  const leg = (x1: number, x2: number) =>
    line(`M${x1} 250L${x2} 540`, shade(metal, 0.25), 28) +
    line(`M${x1 - 3} 250L${x2 - 4} 540`, tint(metal, 0.35), 8) +
    line(`M${x1 + (x2 - x1) * 0.5} 395L${x1 + (x2 - x1) * 0.56} 412`, accent, 34) +
    line(`M${x2} 540v4`, '#16181d', 34);
  return [
    leg(300, 306) + leg(272, 128) + leg(328, 472),
    rect(281, 170, 38, 200, 12, paint.cylinder(metal)),
    line('M318 186L430 232', shade(metal, 0.3), 18) + line('M412 224l34 14', '#16181d', 26),
    rect(250, 196, 100, 66, 20, paint.cylinder(shade(metal, 0.2))) + disc(300, 228, 17, accent),
    rect(262, 132, 76, 66, 16, paint.cylinder(metal)) +
      rect(214, 96, 172, 44, 12, paint.down(tint(metal, 0.4), shade(metal, 0.25))) +
      rect(228, 84, 144, 16, 6, '#20232b') +
      disc(300, 74, 10, '#c9ced6'),
  ].join('');
}

export const audio: DrawingFamily = {
  headphones,
  earbuds,
  speaker,
  'party-speaker': partySpeaker,
  soundbar,
  camera,
  lens,
  drone,
  'security-camera': securityCamera,
  tripod,
};
