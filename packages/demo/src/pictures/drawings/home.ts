import { luminance, mix, shade, tint } from '../palette.ts';
import { isPatterned } from '../patterns.ts';
import { disc, group, line, mirrored, oval, path, rect, repeat, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { gloss, slab, solid } from './surfaces.ts';

function lamp(input: DrawingInput): string {
  const { paint, params, main, second } = input;
  const shadeColor = solid(main);
  const metal = input.colors[1] === undefined ? '#b98a4e' : solid(second);
  const glow = (cx: number, cy: number, r: number) =>
    disc(cx, cy, r, paint.radial(0.5, 0.5, 0.5, [0, '#ffe9a8', 0.75], [1, '#ffe9a8', 0]));
  const bell = (cx: number, top: number, narrow: number, wide: number, height: number) =>
    path(
      `M${cx - narrow} ${top}H${cx + narrow}L${cx + wide} ${top + height}H${cx - wide}z`,
      paint.across(
        shade(shadeColor, 0.14),
        [0.3, tint(shadeColor, 0.5)],
        [0.6, tint(shadeColor, 0.14)],
        shade(shadeColor, 0.22),
      ),
    ) +
    oval(cx, top + height, wide, wide * 0.1, '#fff3cc') +
    line(`M${cx - narrow} ${top}h${narrow * 2}`, shade(shadeColor, 0.3), 5);
  if (params.kind === 'ceiling') {
    return (
      glow(300, 430, 170) +
      rect(240, 14, 120, 26, 10, paint.metal(metal)) +
      line('M300 40V190', '#3a3f4c', 8) +
      rect(278, 180, 44, 50, 10, paint.metal(metal)) +
      path(
        'M300 222C440 226 512 320 520 430H80C88 320 160 226 300 222z',
        paint.across(
          shade(shadeColor, 0.2),
          [0.25, tint(shadeColor, 0.42)],
          [0.55, shadeColor],
          shade(shadeColor, 0.32),
        ),
      ) +
      oval(300, 430, 220, 28, shade(shadeColor, 0.4)) +
      oval(300, 432, 204, 22, '#fff3cc') +
      disc(300, 440, 40, paint.radial(0.5, 0.5, 0.5, '#ffffff', '#ffe08a'))
    );
  }
  if (params.kind === 'floor') {
    return (
      glow(300, 130, 190) +
      rect(293, 170, 14, 372, 6, paint.metal(metal)) +
      bell(300, 30, 84, 144, 150) +
      oval(300, 544, 104, 17, shade(metal, 0.4)) +
      oval(300, 538, 104, 17, paint.across(tint(metal, 0.4), shade(metal, 0.2))) +
      line('M350 182v64', metal, 3) +
      disc(350, 250, 6, metal)
    );
  }
  return (
    glow(300, 190, 220) +
    path('M268 276h64q-8 40 40 100t10 130q-10 30-82 30t-82-30q-38-70 10-130t40-100z', paint.cylinder(metal)) +
    oval(300, 544, 104, 17, shade(metal, 0.35)) +
    oval(300, 538, 104, 17, paint.across(tint(metal, 0.35), shade(metal, 0.2))) +
    bell(300, 60, 108, 196, 226)
  );
}

function mirrorGlass({ paint, main }: DrawingInput): string {
  const frame = solid(main);
  return [
    rect(142, 24, 316, 532, 158, shade(frame, 0.4)) +
      rect(138, 20, 316, 532, 158, paint.diagonal(tint(frame, 0.5), [0.5, frame], shade(frame, 0.3))),
    rect(160, 42, 272, 488, 136, paint.diagonal('#f4f9fc', [0.4, '#cfe0ea'], [0.75, '#a9c3d3'], '#dceaf1')),
    group(
      `clip-path="${paint.clip(rect(160, 42, 272, 488, 136, '#000'))}"`,
      path('M130 420L370 20h70L160 500z', '#fff', 'opacity=".5"') +
        path('M190 540L450 110v60L240 540z', '#fff', 'opacity=".34"'),
    ),
    rect(160, 42, 272, 488, 136, 'none', `stroke="${shade(frame, 0.35)}" stroke-opacity=".4" stroke-width="4"`),
  ].join('');
}

function clock({ paint, main, second, accent }: DrawingInput): string {
  const rim = solid(main);
  const face = luminance(second) > 0.5 ? second : '#fbfaf6';
  return [
    disc(306, 300, 258, '#10131f', 'opacity=".14"') +
      disc(300, 292, 256, paint.diagonal(tint(rim, 0.45), [0.5, rim], shade(rim, 0.35))) +
      disc(300, 292, 222, shade(rim, 0.3)) +
      disc(300, 292, 216, paint.diagonal(shade(face, 0.1), [0.4, face], tint(face, 0.5))),
    repeat(
      60,
      (i) =>
        `<path d="M300 ${i % 5 === 0 ? 96 : 92}V${i % 5 === 0 ? 120 : 100}" stroke="#33363f" stroke-width="${i % 5 === 0 ? 8 : 3}" stroke-linecap="round" transform="rotate(${i * 6} 300 292)"/>`,
    ),
    (
      [
        ['12', 0, -140],
        ['3', 140, 0],
        ['6', 0, 140],
        ['9', -140, 0],
      ] as const
    )
      .map(([hour, dx, dy]) => paint.text(hour, { x: 300 + dx, y: 292 + dy, size: 54, fill: '#33363f' }))
      .join(''),
    turned(-54, 300, 292, rect(291, 176, 18, 136, 9, '#23262d')) +
      turned(62, 300, 292, rect(293, 126, 14, 188, 7, '#23262d')) +
      turned(196, 300, 292, rect(297, 130, 6, 210, 3, accent)) +
      disc(300, 292, 17, '#23262d') +
      disc(300, 292, 7, accent),
    path('M130 200A200 200 0 0 1 260 100L400 300q-160 40-270-100z', '#fff', 'opacity=".2"'),
  ].join('');
}

function pictureFrame({ paint, main, second, accent, params }: DrawingInput): string {
  const wood = solid(main);
  const inside = paint.clip(rect(150, 110, 300, 360, 2, '#000'));
  const art =
    rect(150, 110, 300, 360, 0, paint.down(tint(second, 0.3), tint(second, 0.65))) +
    disc(350, 220, 62, accent) +
    oval(200, 480, 210, 130, mix(main, second, 0.4)) +
    oval(440, 500, 200, 110, shade(mix(main, second, 0.4), 0.25));
  return [
    path('M300 470l90 86h22l-70-100z', shade(wood, 0.45)),
    rect(74, 34, 456, 516, 10, shade(wood, 0.45)) +
      rect(70, 28, 456, 516, 10, paint.diagonal(tint(wood, 0.4), [0.5, wood], shade(wood, 0.3))),
    path(
      'M70 28l40 40M526 28l-40 40M70 544l40-40M526 544l-40-40',
      'none',
      `stroke="${shade(wood, 0.4)}" stroke-width="3" opacity=".6"`,
    ),
    rect(106, 64, 384, 444, 4, shade(wood, 0.35)) +
      rect(110, 70, 380, 438, 3, '#fdfbf5') +
      group(
        `clip-path="${inside}"`,
        params.motif === undefined
          ? art
          : rect(150, 110, 300, 360, 0, tint(second, 0.6)) + paint.motif(params, 300, 290, 240),
      ),
    path('M110 70h220L140 508h-30z', '#fff', 'opacity=".16"'),
  ].join('');
}

function candle({ paint, main, accent, params }: DrawingInput): string {
  const wax = tint(solid(main), 0.1);
  return [
    disc(300, 120, 150, paint.radial(0.5, 0.5, 0.5, [0, '#ffd98a', 0.7], [1, '#ffd98a', 0])),
    path(
      'M300 20C340 80 346 120 330 146Q300 176 270 146C254 120 266 80 300 20z',
      paint.radial(0.5, 0.75, 0.7, '#fff7d0', [0.5, '#ffc93c'], '#ff8a2a'),
    ) + line('M300 130v70', '#3a2c22', 7),
    path(
      'M140 220H460V520Q460 558 422 558H178Q140 558 140 520z',
      paint.across([0, '#b9c6ce', 0.9], [0.14, '#ffffff', 0.9], [0.6, '#dfe8ed', 0.75], [1, '#a3b4be', 0.95]),
    ),
    path('M156 246H444V512Q444 544 414 544H186Q156 544 156 512z', paint.cylinder(wax)) +
      oval(300, 246, 144, 27, tint(wax, 0.45)) +
      oval(300, 248, 84, 14, tint(wax, 0.7)) +
      oval(300, 220, 160, 30, 'none', 'stroke="#e6eef2" stroke-width="7"'),
    rect(188, 318, 224, 166, 14, '#fdfaf3') +
      rect(198, 328, 204, 146, 9, 'none', `stroke="${accent}" stroke-width="4"`) +
      paint.text(String(params.label ?? 'Aroma'), {
        x: 300,
        y: 372,
        size: 44,
        fill: shade(main, 0.6),
        maxWidth: 180,
        face: 'serif',
      }) +
      paint.motif(params, 300, 432, 62, paint.emoji('blossom', 300, 432, 56)),
    gloss(paint, 164, 270, 15, 240, 0.6),
  ].join('');
}

function planter({ paint, main, accent, params, second }: DrawingInput): string {
  const leaf = (angle: number, length: number, tone: string) =>
    `<path d="M300 350C${300 - length * 0.3} ${350 - length * 0.34} ${300 - length * 0.22} ${350 - length * 0.88} 300 ${350 - length}C${300 + length * 0.22} ${350 - length * 0.88} ${300 + length * 0.3} ${350 - length * 0.34} 300 350z" fill="${paint.across(tint(tone, 0.25), [0.5, tone], shade(tone, 0.22))}" transform="rotate(${angle} 300 350)"/><path d="M300 346V${350 - length * 0.9}" stroke="${tint(tone, 0.4)}" stroke-width="3" opacity=".6" transform="rotate(${angle} 300 350)"/>`;
  const clip = paint.clip(path('M140 336H460L424 530Q418 558 388 558H212Q182 558 176 530z', '#000'));
  return [
    [
      [-66, 230],
      [64, 236],
      [-40, 276],
      [38, 286],
      [-15, 312],
      [17, 304],
    ]
      .map(([angle = 0, length = 0], i) => leaf(angle, length, i % 2 ? '#4f9a5d' : '#3f8a52'))
      .join(''),
    group(
      `clip-path="${clip}"`,
      rect(120, 330, 360, 240, 0, paint.pattern(params, [main, second, accent], solid(main), 0.8)),
      rect(
        120,
        330,
        360,
        240,
        0,
        paint.across([0, '#10131f', 0.26], [0.2, '#fff', 0.34], [0.45, '#fff', 0], [1, '#10131f', 0.36]),
      ),
    ),
    rect(124, 308, 352, 52, 16, paint.cylinder(solid(main))),
    paint.motif(
      params,
      300,
      456,
      120,
      !isPatterned(params)
        ? path('M158 430Q230 400 300 430T442 430l-4 22Q370 424 300 452T162 452z', accent, 'opacity=".85"')
        : '',
    ),
  ].join('');
}

function storageBox({ paint, main, accent, params }: DrawingInput): string {
  const shell = solid(main);
  return [
    path(
      'M70 250H530L500 526Q496 556 464 556H136Q104 556 100 526z',
      paint.across(
        [0, shade(shell, 0.16), 0.95],
        [0.14, tint(shell, 0.55), 0.92],
        [0.5, tint(shell, 0.14), 0.9],
        [1, shade(shell, 0.3), 0.96],
      ),
    ),
    repeat(4, (i) => rect(150 + i * 82, 300, 46, 214, 12, tint(shell, 0.3), 'opacity=".4"')),
    path(
      'M52 196Q54 166 90 166H510Q546 166 548 196L552 236Q552 254 532 254H68Q48 254 48 236z',
      paint.down(tint(accent, 0.35), [0.5, accent], shade(accent, 0.28)),
    ) + rect(96, 180, 408, 30, 15, shade(accent, 0.16), 'opacity=".6"'),
    mirrored(rect(44, 222, 56, 84, 16, paint.across(tint(accent, 0.2), shade(accent, 0.3)))),
    rect(210, 366, 180, 88, 12, '#fdfbf5') +
      paint.text(String(params.label ?? 'Juguetes'), {
        x: 300,
        y: 410,
        size: 38,
        fill: '#3a3f4c',
        face: 'round',
        maxWidth: 150,
      }),
  ].join('');
}

function trashCan({ paint, main }: DrawingInput): string {
  const shell = solid(main);
  return [
    path('M146 150H454L430 520Q426 546 396 546H204Q174 546 170 520z', paint.cylinder(shell)) +
      rect(166, 520, 268, 38, 14, '#2b2e36'),
    path(
      'M132 146Q140 62 300 60T468 146V158Q468 166 458 166H142Q132 166 132 158z',
      paint.across(shade(shell, 0.25), [0.22, tint(shell, 0.5)], [0.5, shell], shade(shell, 0.35)),
    ) +
      path(
        'M168 128q20-40 96-46',
        'none',
        'stroke="#fff" stroke-opacity=".6" stroke-width="10" stroke-linecap="round"',
      ),
    path('M230 540h140l16 20H214z', paint.metal()) + rect(252, 176, 96, 10, 5, shade(shell, 0.4), 'opacity=".5"'),
    gloss(paint, 198, 200, 18, 290, 0.4),
  ].join('');
}

function ladder({ paint, main, accent }: DrawingInput): string {
  const rail = solid(main);
  return [
    line('M330 60L520 548', shade(rail, 0.42), 20) + line('M350 60L556 540', shade(rail, 0.3), 14),
    repeat(6, (i) => rect(196 - i * 17, 130 + i * 70, 164 + i * 26, 26, 6, paint.down('#eef1f4', '#9aa1ac'))),
    line('M214 60L92 548', rail, 28) +
      line('M208 64L88 544', tint(rail, 0.4), 8) +
      line('M346 60L470 548', shade(rail, 0.12), 28) +
      line('M340 64L464 544', tint(rail, 0.3), 8),
    slab(paint, 176, 34, 208, 44, 12, accent) +
      rect(70, 538, 46, 22, 7, '#23262d') +
      rect(448, 538, 46, 22, 7, '#23262d') +
      rect(536, 534, 36, 22, 7, '#23262d'),
  ].join('');
}

export const home: DrawingFamily = {
  lamp,
  mirror: mirrorGlass,
  clock,
  'picture-frame': pictureFrame,
  candle,
  planter,
  'storage-box': storageBox,
  'trash-can': trashCan,
  ladder,
};
