import { clampLightness, luminance, mix, shade, tint } from '../palette.ts';
import { disc, line, oval, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { cord, gloss, slab, solid } from './surfaces.ts';

function ssd({ paint, main, accent, params }: DrawingInput): string {
  const shell = solid(main);
  return turned(
    -8,
    300,
    300,
    [
      rect(132, 72, 336, 468, 34, shade(shell, 0.45)),
      rect(132, 66, 336, 464, 34, paint.body(shell)),
      rect(150, 84, 300, 428, 22, 'none', `stroke="${tint(shell, 0.4)}" stroke-opacity=".5" stroke-width="3"`),
      path('M132 330L468 170V330L132 490z', accent, 'opacity=".9"') +
        path('M132 372L468 212v14L132 386z', tint(accent, 0.6)),
      paint.text(String(params.label ?? 'SSD'), {
        x: 178,
        y: 140,
        size: 60,
        fill: luminance(shell) > 0.5 ? shade(shell, 0.7) : '#fff',
        align: 'start',
        maxWidth: 240,
      }),
      rect(272, 516, 56, 18, 6, '#16181d') + disc(440, 496, 6, '#7ff0a5'),
      path('M150 100q0-18 18-18h150L150 330z', '#fff', 'opacity=".1"'),
    ].join(''),
  );
}

function memoryCard({ paint, main, accent, params }: DrawingInput): string {
  const shell = solid(main);
  return [
    path('M150 60H386L462 140V516Q462 540 438 540H162Q138 540 138 516V72Q138 60 150 60z', shade(shell, 0.4)),
    path('M150 52H386L462 132V506Q462 530 438 530H162Q138 530 138 506V64Q138 52 150 52z', paint.body(shell)),
    repeat(7, (i) => rect(166 + i * 31, 74, 21, i > 5 ? 66 : 84, 5, paint.down('#f5d98a', '#c79a3c'))),
    rect(164, 200, 272, 296, 16, paint.diagonal(tint(accent, 0.25), shade(accent, 0.15))),
    path('M164 410L436 290V480q0 16-16 16H180q-16 0-16-16z', shade(accent, 0.35), 'opacity=".7"'),
    paint.text(String(params.label ?? 'MICRO'), { x: 300, y: 258, size: 50, fill: '#fff', maxWidth: 230 }) +
      paint.text(String(params.sub ?? '4K'), { x: 300, y: 440, size: 72, fill: '#fff', maxWidth: 220 }),
    rect(130, 200, 14, 60, 4, shade(shell, 0.5)),
  ].join('');
}

function cable({ paint, main, accent }: DrawingInput): string {
  const coat = solid(main);
  const plug = (x: number, y: number, angle: number) =>
    turned(
      angle,
      x,
      y,
      rect(x - 27, y - 108, 54, 90, 14, paint.across(shade(coat, 0.3), [0.3, tint(coat, 0.35)], shade(coat, 0.25))) +
        rect(x - 17, y - 150, 34, 48, 9, paint.metal('#c9ced6')) +
        rect(x - 11, y - 146, 22, 8, 3, '#7d838d') +
        rect(x - 13, y - 22, 26, 34, 8, accent),
    );
  return [
    cord(
      'M150 250C150 380 60 420 90 480S250 560 340 520 560 430 500 320 330 240 250 320 230 470 330 480 480 400 452 252',
      coat,
      25,
    ),
    rect(206, 388, 34, 66, 10, accent),
    plug(150, 240, 0) + plug(452, 240, 0),
  ].join('');
}

function charger({ paint, main, second }: DrawingInput): string {
  const shell = solid(main);
  return [
    rect(232, 34, 22, 96, 5, paint.metal()) + rect(346, 34, 22, 96, 5, paint.metal()),
    path('M176 120H424L436 150V160H164V150z', shade(shell, 0.24)),
    slab(paint, 146, 142, 308, 330, 58, shell),
    rect(216, 410, 74, 26, 13, '#20232b') +
      rect(226, 418, 54, 9, 4, '#6a7079') +
      rect(312, 410, 74, 26, 13, '#20232b') +
      rect(322, 418, 54, 9, 4, '#6a7079'),
    path('M312 212L256 304h38l-12 66 62-98h-40z', solid(second) === shell ? tint(shell, 0.5) : second),
    gloss(paint, 168, 196, 16, 210, 0.55),
    cord('M252 470v22q0 60 60 60h250', tint(shell, 0.08), 20) +
      rect(233, 462, 38, 44, 9, paint.cylinder(shade(shell, 0.1))),
  ].join('');
}

function powerBank({ paint, main, accent, params }: DrawingInput): string {
  const shell = solid(main);
  return [
    slab(paint, 158, 46, 284, 512, 52, shell),
    rect(
      170,
      60,
      260,
      484,
      44,
      paint.across([0, '#fff', 0.28], [0.25, '#fff', 0], [0.8, '#10131f', 0], [1, '#10131f', 0.22]),
    ),
    rect(206, 62, 80, 26, 10, '#14161c') + rect(212, 70, 68, 9, 3, '#d8dce2') + rect(312, 66, 54, 18, 9, '#14161c'),
    repeat(4, (i) => disc(248 + i * 35, 150, 8, i < 3 ? '#7ff0a5' : shade(shell, 0.4))),
    path('M318 230L256 334h42l-14 78 68-112h-44z', accent),
    paint.text(String(params.label ?? '10 000'), {
      x: 300,
      y: 490,
      size: 42,
      fill: luminance(shell) > 0.45 ? shade(shell, 0.65) : '#fff',
      maxWidth: 210,
    }),
  ].join('');
}

function streamingStick({ paint, main, accent }: DrawingInput): string {
  const shell = mix(solid(main), '#1a1c22', 0.4);
  return [
    turned(
      -32,
      210,
      270,
      rect(168, 60, 84, 60, 8, paint.metal('#c9a75a')) +
        rect(152, 110, 116, 330, 34, shade(shell, 0.4)) +
        rect(152, 108, 116, 322, 34, paint.across(shade(shell, 0.2), [0.25, tint(shell, 0.3)], shade(shell, 0.25))) +
        path('M192 250l42 24-42 24z', accent),
    ),
    turned(
      10,
      420,
      330,
      rect(352, 92, 136, 466, 62, shade(shell, 0.5)) +
        rect(352, 88, 136, 464, 62, paint.across(shade(shell, 0.1), [0.25, tint(shell, 0.26)], shade(shell, 0.28))) +
        disc(420, 132, 11, '#ff5c7a') +
        disc(420, 220, 49, shade(shell, 0.4)) +
        ring(420, 220, 45, tint(shell, 0.35), 6) +
        disc(420, 220, 22, paint.sphere(tint(shell, 0.1))) +
        repeat(6, (i) =>
          disc(390 + (i % 2) * 60, 308 + Math.floor(i / 2) * 50, 16, i === 5 ? accent : tint(shell, 0.22)),
        ) +
        repeat(2, (i) => rect(374, 462 + i * 32, 92, 22, 8, i ? '#7a4fb5' : '#d9503f')),
    ),
  ].join('');
}

function landline({ paint, main, second }: DrawingInput): string {
  const shell = solid(main);
  return [
    path(
      'M150 250H450Q500 250 516 310L562 510Q568 556 524 556H76Q32 556 38 510L84 310Q100 250 150 250z',
      paint.down(tint(shell, 0.24), shade(shell, 0.24)),
    ),
    path(
      'M172 274H428Q462 274 474 320L508 492Q512 520 484 520H116Q88 520 92 492L126 320Q138 274 172 274z',
      shade(shell, 0.14),
    ),
    rect(196, 290, 208, 54, 12, '#bcd6b8') +
      paint.text('12:45', { x: 300, y: 317, size: 34, fill: '#2f4734', face: 'medium' }),
    repeat(12, (i) =>
      rect(182 + (i % 3) * 84, 362 + Math.floor(i / 3) * 38, 68, 28, 12, paint.down('#ffffff', tint(second, 0.6))),
    ),
    path(
      'M52 220Q40 120 140 104H460Q560 120 548 220Q546 250 516 250H450Q424 250 424 224V206H176V224Q176 250 150 250H84Q54 250 52 220z',
      paint.down(tint(shell, 0.34), [0.4, shell], shade(shell, 0.35)),
    ),
    path(
      'M96 150q20-30 60-30h200',
      'none',
      'stroke="#fff" stroke-opacity=".45" stroke-width="14" stroke-linecap="round"',
    ),
  ].join('');
}

function walkieTalkie({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  const set = (x: number, color: string) =>
    rect(x + 20, 20, 30, 170, 14, paint.cylinder('#2b2e36')) +
    rect(x + 106, 116, 42, 50, 10, paint.cylinder('#3a3f4c')) +
    slab(paint, x, 150, 180, 404, 40, color) +
    rect(x + 26, 186, 128, 88, 14, '#171a21') +
    rect(x + 34, 194, 112, 72, 8, '#cfe8b8') +
    paint.text('08', { x: x + 90, y: 230, size: 46, fill: '#2f4734', face: 'medium' }) +
    rect(x - 9, 240, 14, 110, 6, accent) +
    repeat(3, (i) => disc(x + 50 + i * 40, 312, 14, tint(color, 0.45))) +
    rect(x + 34, 352, 112, 160, 20, shade(color, 0.4)) +
    repeat(6, (i) => rect(x + 50, 370 + i * 22, 80, 9, 4, '#12141a'));
  return (
    turned(-5, 190, 350, set(86, shell)) + turned(6, 420, 350, set(332, clampLightness(shade(shell, 0.08), 0.1, 0.9)))
  );
}

function smartBulb({ paint, main, accent }: DrawingInput): string {
  const light = luminance(main) > 0.85 ? '#ffe9a8' : clampLightness(main, 0.55, 0.9);
  return [
    disc(300, 222, 250, paint.radial(0.5, 0.5, 0.5, [0.5, light, 0.4], [1, light, 0])),
    path(
      'M300 40C404 40 474 118 474 214C474 296 414 338 396 416H204C186 338 126 296 126 214C126 118 196 40 300 40z',
      paint.radial(0.38, 0.3, 0.8, '#ffffff', [0.4, tint(light, 0.55)], [0.8, light], shade(light, 0.12)),
    ),
    path('M196 384H404L392 470H208z', paint.cylinder('#f1f2f4')),
    rect(220, 470, 160, 60, 12, paint.metal('#aab1bb')) +
      repeat(3, (i) => line(`M222 ${484 + i * 16}h156`, '#6a7079', 4)) +
      path('M258 530h84l-16 28h-52z', '#33363d'),
    line('M252 250a70 70 0 0 1 96 0M228 220a104 104 0 0 1 144 0', '#fff', 17, 'opacity=".95"') +
      disc(300, 290, 15, '#fff'),
    oval(208, 150, 24, 50, '#fff', 'opacity=".7" transform="rotate(30 208 150)"') + disc(386, 410, 7, accent),
  ].join('');
}

export const gadgets: DrawingFamily = {
  ssd,
  'memory-card': memoryCard,
  cable,
  charger,
  'power-bank': powerBank,
  'streaming-stick': streamingStick,
  landline,
  'walkie-talkie': walkieTalkie,
  'smart-bulb': smartBulb,
};
