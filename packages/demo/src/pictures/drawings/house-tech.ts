/** Electronics for the house, the desk and the car that have no other file. */
import { luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat, ring } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { Brush } from './brush.ts';
import { glassEye, slab } from './surfaces.ts';

/** A small computer in a flat box. */
function miniPc(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main } = brush;
  return (
    path('M90 250L180 170H510L540 250Z', brush.diagonal(tint(main, 0.35), tint(main, 0.08))) +
    path('M90 250H540V430Q540 452 518 452H112Q90 452 90 430Z', brush.lit(main)) +
    rect(90, 250, 450, 6, 0, tint(main, 0.5)) +
    disc(140, 350, 22, shade(main, 0.4)) +
    ring(140, 350, 20, '#5ad1ff', 4) +
    rect(196, 330, 64, 26, 5, '#0d0f14') +
    rect(200, 334, 56, 9, 2, '#4a8df0') +
    rect(282, 330, 64, 26, 5, '#0d0f14') +
    rect(286, 334, 56, 9, 2, '#4a8df0') +
    rect(368, 332, 48, 22, 11, '#0d0f14') +
    disc(456, 343, 13, '#0d0f14') +
    repeat(16, (i) => rect(200 + i * 20, 396, 10, 26, 5, shade(main, 0.55))) +
    rect(120, 452, 60, 14, 5, '#23262d') +
    rect(450, 452, 60, 14, 5, '#23262d') +
    brush.text(brush.word('label'), { x: 250, y: 194, width: 170, height: 34 }, brush.ink(main), 'medium')
  );
}

/** A wall mount for a television: arms and plate. */
function tvMount(input: DrawingInput): string {
  const brush = new Brush(input);
  const main = luminance(brush.main) > 0.6 ? '#7d848f' : brush.main;
  const slot = (x: number, y: number, high: boolean) => rect(x, y, high ? 10 : 54, high ? 54 : 10, 5, '#f2f4f6');
  return (
    rect(70, 96, 90, 420, 12, brush.round(main)) +
    repeat(4, (i) => slot(110, 120 + i * 102, true)) +
    path('M150 262L330 208L342 244L156 306Z', brush.down(shade(main, 0.1), 1.2)) +
    path('M156 346L342 380L332 416L150 390Z', brush.down(shade(main, 0.25), 1.2)) +
    disc(336, 226, 26, brush.metal()) +
    disc(338, 398, 26, brush.metal()) +
    rect(352, 196, 80, 232, 10, brush.round(shade(main, 0.2))) +
    rect(416, 60, 46, 490, 10, brush.round(main)) +
    rect(500, 60, 46, 490, 10, brush.round(main)) +
    repeat(7, (i) => slot(434, 80 + i * 66, true) + slot(518, 80 + i * 66, true)) +
    rect(430, 180, 100, 40, 8, brush.lit(main)) +
    rect(430, 400, 100, 40, 8, brush.lit(main)) +
    repeat(4, (i) => slot(452, 192 + (i % 2) * 220, false))
  );
}

/** A smart plug, which is switched by phone. */
function smartPlug(input: DrawingInput): string {
  const brush = new Brush(input);
  const main = luminance(brush.main) < 0.05 ? '#3a3d46' : tint(brush.main, 0.3);
  return (
    slab(input.paint, 110, 80, 380, 440, 120, main) +
    disc(300, 300, 138, shade(main, 0.12)) +
    disc(300, 306, 130, tint(main, 0.2)) +
    rect(236, 250, 24, 86, 6, '#1d2028') +
    rect(340, 262, 24, 74, 6, '#1d2028') +
    path('M276 372a24 24 0 0 1 48 0v14h-48Z', '#1d2028') +
    disc(300, 136, 15, '#4ade80') +
    ring(300, 136, 24, '#4ade80', 4, 'opacity=".45"') +
    line('M262 472Q300 440 338 472M280 492Q300 474 320 492', shade(main, 0.5), 9)
  );
}

/** A wall plate with touch switches. */
function lightSwitch(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main } = brush;
  return (
    slab(input.paint, 130, 40, 340, 520, 34, main) +
    repeat(
      3,
      (i) =>
        rect(164, 76 + i * 152, 272, 136, 20, brush.lit(tint(main, 0.12))) +
        rect(164, 76 + i * 152, 272, 136, 20, 'none', `stroke="${shade(main, 0.2)}" stroke-width="3"`) +
        ring(300, 144 + i * 152, 26, i === 0 ? '#5ad1ff' : mix(main, '#8b93a3', 0.6), 6) +
        rect(296, 112 + i * 152, 8, 26, 4, i === 0 ? '#5ad1ff' : mix(main, '#8b93a3', 0.6)),
    )
  );
}

/** Two grounded sockets in a wall plate. */
function outlet(input: DrawingInput): string {
  const { paint, main } = input;
  const plate = tint(main, 0.1);
  return (
    slab(paint, 150, 40, 300, 520, 30, plate) +
    repeat(
      2,
      (i) =>
        rect(196, 92 + i * 222, 208, 194, 70, shade(plate, 0.16)) +
        rect(200, 92 + i * 222, 200, 186, 68, tint(plate, 0.25)) +
        rect(254, 126 + i * 222, 16, 60, 5, '#1d2028') +
        rect(330, 132 + i * 222, 16, 48, 5, '#1d2028') +
        path(`M282 ${252 + i * 222}v-16a18 18 0 0 1 36 0v16Z`, '#1d2028'),
    ) +
    disc(300, 300, 9, shade(plate, 0.4))
  );
}

/** A floor pump for tyres. */
function bikePump(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main } = brush;
  return (
    line('M330 500C470 500 480 300 420 210S350 90 410 70', '#2a2d35', 16) +
    rect(396, 46, 60, 34, 10, brush.metal()) +
    rect(284, 60, 20, 160, 6, brush.metal()) +
    rect(180, 36, 228, 36, 18, brush.round('#3a3d46')) +
    rect(262, 196, 64, 324, 14, brush.round(main)) +
    rect(254, 186, 80, 30, 10, brush.round('#2a2d35')) +
    disc(294, 452, 50, brush.metal()) +
    disc(294, 452, 40, '#fbfaf5') +
    line('M294 452L318 428', '#d5403a', 5) +
    path('M150 556Q160 516 262 514H326Q428 516 440 556Z', brush.round('#3a3d46')) +
    input.paint.text(brush.word('label'), { x: 294, y: 330, size: 34, maxWidth: 56, fill: brush.ink(main) })
  );
}

/** Three small towers of a Wi-Fi mesh. */
function mesh(input: DrawingInput): string {
  const brush = new Brush(input);
  const main = luminance(brush.main) < 0.05 ? '#3a3d46' : brush.main;
  const tower = (x: number, foot: number, w: number, h: number) =>
    rect(x - w / 2, foot - h, w, h, w * 0.42, brush.round(main)) +
    oval(x, foot - h + w * 0.2, w * 0.36, w * 0.13, shade(main, 0.18)) +
    rect(x - w * 0.16, foot - w * 0.4, w * 0.32, 8, 4, '#5ad1ff') +
    repeat(3, (i) => rect(x - w * 0.3, foot - h * 0.62 + i * 16, w * 0.6, 4, 2, shade(main, 0.25), 'opacity=".6"'));
  return (
    line('M226 92Q300 34 374 92M258 126Q300 92 342 126', '#5ad1ff', 12, 'opacity=".7"') +
    tower(130, 520, 150, 260) +
    tower(470, 520, 150, 260) +
    tower(300, 556, 190, 380)
  );
}

/** An action camera. */
function actionCamera(input: DrawingInput): string {
  const brush = new Brush(input);
  const main = luminance(brush.main) > 0.6 ? brush.main : shade(brush.main, 0.1);
  return (
    rect(150, 96, 90, 30, 10, '#d5403a') +
    slab(input.paint, 70, 118, 460, 330, 44, main) +
    rect(92, 140, 206, 286, 20, shade(main, 0.35)) +
    repeat(9, (i) => line(`M104 ${160 + i * 32}H286`, shade(main, 0.6), 4, 'opacity=".5"')) +
    brush.text(brush.word('label'), { x: 112, y: 350, width: 166, height: 44 }, '#fff', 'medium') +
    disc(416, 268, 110, shade(main, 0.55)) +
    glassEye(input.paint, 416, 268, 96) +
    disc(112, 158, 7, '#ff4d4d') +
    rect(230, 446, 140, 40, 8, brush.metal('#6b717c')) +
    path('M250 484H350V560H318V510H282V560H250Z', brush.round('#3a3d46')) +
    disc(300, 540, 12, brush.metal())
  );
}

/** Two lamps with soft boxes on their tripods. */
function studioLight(input: DrawingInput): string {
  const brush = new Brush(input);
  const lamp = (x: number, top: number, flip: number) =>
    line(`M${x} ${top + 130}V540M${x} 470L${x - 76} 558M${x} 470L${x + 76} 558`, '#2a2d35', 13) +
    rect(x - 14, top + 220, 28, 40, 8, brush.metal('#5b606b')) +
    group(
      `transform="rotate(${flip * 10} ${x} ${top + 90})"`,
      path(`M${x - 118} ${top}H${x + 118}L${x + 98} ${top + 196}H${x - 98}Z`, '#1d2028') +
        path(
          `M${x - 102} ${top + 14}H${x + 102}L${x + 84} ${top + 182}H${x - 84}Z`,
          input.paint.radial(0.5, 0.45, 0.7, '#ffffff', [0.5, '#fff6dc'], '#ffe2a0'),
        ),
    );
  return lamp(172, 36, -1) + lamp(428, 80, 1) + disc(428, 330, 12, brush.accent);
}

/** A pair of round loudspeakers for a car's doors. */
function carSpeaker(input: DrawingInput): string {
  const brush = new Brush(input);
  const { accent } = brush;
  const cone = (x: number, y: number, r: number) =>
    disc(x, y, r, brush.metal('#5b606b')) +
    repeat(4, (i) =>
      disc(x + Math.cos(i * 1.571 + 0.785) * r * 0.9, y + Math.sin(i * 1.571 + 0.785) * r * 0.9, r * 0.06, '#15171d'),
    ) +
    disc(x, y, r * 0.84, '#101217') +
    disc(x, y, r * 0.76, input.paint.radial(0.4, 0.35, 0.75, '#4a4e58', [0.6, '#23262d'], '#14161b')) +
    ring(x, y, r * 0.72, accent, r * 0.045) +
    ring(x, y, r * 0.52, '#000', r * 0.03, 'opacity=".5"') +
    disc(x, y, r * 0.26, brush.ball(shade(accent, 0.1)));
  return cone(390, 230, 190) + cone(196, 376, 176);
}

/** A car amplifier with cooling fins. */
function amplifier(input: DrawingInput): string {
  const brush = new Brush(input);
  const main = luminance(brush.main) > 0.5 ? '#8b929c' : brush.main;
  return (
    path('M60 250L150 150H520L560 250Z', brush.down(tint(main, 0.2), 0.6)) +
    repeat(12, (i) => line(`M${84 + i * 38} 250L${160 + i * 30} 152`, shade(main, 0.45), 6, 'opacity=".7"')) +
    rect(60, 250, 500, 180, 14, brush.lit(main)) +
    rect(84, 350, 452, 60, 8, shade(main, 0.55)) +
    repeat(8, (i) => disc(116 + i * 36, 380, 12, brush.metal(i % 2 ? '#d0a548' : '#b9c0c9'))) +
    repeat(3, (i) => disc(426 + i * 40, 380, 13, '#15171d') + line(`M${426 + i * 40} 380V370`, '#fff', 3)) +
    brush.text(brush.word('label', '4 CH'), { x: 100, y: 278, width: 260, height: 46 }, brush.ink(main)) +
    disc(516, 300, 9, '#4ade80') +
    rect(60, 430, 500, 12, 6, shade(main, 0.6))
  );
}

/** A memory stick for the slot on the board (M.2). */
function m2(input: DrawingInput): string {
  const brush = new Brush(input);
  const board = shade(brush.main, 0.25);
  const chip = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, 6, '#15171d') + rect(x + 8, y + 8, w - 16, 4, 2, '#fff', 'opacity=".15"');
  return group(
    'transform="rotate(-18 300 300)"',
    rect(40, 204, 520, 190, 10, shade(board, 0.5)) +
      rect(40, 198, 520, 190, 10, brush.lit(board)) +
      rect(40, 214, 30, 158, 3, brush.metal('#dcb65a')) +
      repeat(12, (i) => line(`M40 ${222 + i * 13}H70`, shade('#dcb65a', 0.5), 2.5)) +
      rect(38, 300, 34, 16, 3, shade(board, 0.4)) +
      chip(92, 222, 110, 140) +
      chip(222, 222, 130, 140) +
      chip(376, 222, 130, 140) +
      rect(212, 240, 300, 104, 6, '#f7f5ee') +
      brush.text(brush.word('label', 'NVMe'), { x: 226, y: 250, width: 272, height: 52 }, shade(brush.main, 0.4)) +
      brush.text(brush.word('sub', 'M.2'), { x: 226, y: 308, width: 272, height: 26 }, '#5b606b', 'medium') +
      path('M560 270a26 26 0 0 0 0 52Z', '#f2f4f6'),
  );
}

export const houseTech: DrawingFamily = {
  'mini-pc': miniPc,
  'tv-mount': tvMount,
  'smart-plug': smartPlug,
  'light-switch': lightSwitch,
  outlet,
  'bike-pump': bikePump,
  mesh,
  'action-camera': actionCamera,
  'studio-light': studioLight,
  'car-speaker': carSpeaker,
  amplifier,
  m2,
};
