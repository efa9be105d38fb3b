import { clampLightness, contrast, luminance, mix, shade, tint } from '../palette.ts';
import { disc, line, oval, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { slab, solid } from './surfaces.ts';

function penSet({ paint, main, second, accent }: DrawingInput): string {
  const pen = (x: number, color: string, angle: number) =>
    turned(
      angle,
      x,
      540,
      rect(
        x - 25,
        150,
        50,
        280,
        10,
        paint.across(shade(color, 0.25), [0.25, tint(color, 0.5)], [0.55, color], shade(color, 0.34)),
      ) +
        path(`M${x - 25} 420h50l-14 84h-22z`, paint.across('#8a9099', '#eef1f4', '#8a9099')) +
        path(`M${x - 8} 502h16l-8 30z`, '#33363f') +
        rect(x - 27, 40, 54, 130, 14, paint.across(shade(color, 0.4), [0.25, tint(color, 0.2)], shade(color, 0.45))) +
        rect(x + 14, 56, 11, 120, 5, paint.metal('#d8b25a')) +
        rect(x - 27, 160, 54, 11, 3, paint.metal('#d8b25a')),
    );
  return (
    pen(150, main, -13) +
    pen(225, second, -6) +
    pen(300, accent, 0) +
    pen(375, shade(main, 0.3), 6) +
    pen(450, mix(main, accent, 0.5), 13)
  );
}

function pencilCase({ paint, main, second, accent, params }: DrawingInput): string {
  const cloth = paint.pattern(
    params,
    [main, second, accent],
    paint.diagonal(tint(main, 0.35), solid(main), shade(main, 0.3)),
    0.8,
  );
  const pencil = (x: number, color: string, angle: number) =>
    turned(
      angle,
      x,
      300,
      rect(x - 17, 90, 34, 240, 3, paint.across(shade(color, 0.2), tint(color, 0.35), shade(color, 0.2))) +
        path(`M${x - 17} 90L${x} 34L${x + 17} 90z`, '#f1d3a4') +
        path(`M${x - 6} 54L${x} 34L${x + 6} 54z`, color),
    );
  return [
    pencil(170, '#e4572e', -9) +
      pencil(228, '#f2b134', -3) +
      pencil(286, '#2a9d8f', 3) +
      pencil(344, '#3a86c8', 7) +
      turned(
        10,
        430,
        250,
        rect(404, 90, 50, 230, 4, '#ffe27a') +
          repeat(9, (i) => line(`M404 ${106 + i * 22}h${i % 2 ? 14 : 24}`, '#8a6a1c', 3)),
      ),
    rect(42, 256, 520, 300, 70, shade(main, 0.42)) +
      rect(38, 250, 520, 300, 70, cloth) +
      rect(38, 250, 520, 300, 70, paint.down([0, '#fff', 0.26], [0.45, '#fff', 0], [1, '#10131f', 0.3])),
    rect(60, 276, 476, 26, 13, shade(main, 0.5)) +
      line('M74 289H522', '#d8b25a', 9, 'stroke-dasharray="5 6"') +
      rect(470, 272, 38, 34, 10, paint.metal('#d8b25a')) +
      line('M506 296l34 52', accent, 15),
    paint.motif(params, 290, 430, 170),
  ].join('');
}

function calculator({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  const keys = ['7', '8', '9', '÷', '4', '5', '6', '×', '1', '2', '3', '−', '0', '.', '=', '+'];
  return [
    slab(paint, 118, 30, 364, 528, 44, shell),
    rect(146, 60, 308, 112, 18, '#15161a') +
      rect(154, 68, 292, 96, 12, paint.down('#d9e8c8', '#b9cfa6')) +
      paint.text('1 299.50', {
        x: 434,
        y: 116,
        size: 58,
        fill: '#2f3a28',
        align: 'end',
        face: 'medium',
        maxWidth: 260,
      }),
    rect(160, 188, 120, 22, 5, '#33241f') + repeat(3, (i) => line(`M${190 + i * 30} 188v22`, '#5a443c', 3)),
    keys
      .map((key, i) => {
        const x = 150 + (i % 4) * 78;
        const y = 226 + Math.floor(i / 4) * 78;
        const color =
          i % 4 === 3
            ? accent
            : key === '='
              ? shade(accent, 0.2)
              : clampLightness(tint(shell, luminance(shell) > 0.5 ? 0.6 : 0.24), 0.25, 0.96);
        return (
          rect(x, y + 5, 66, 62, 16, shade(shell, 0.45)) +
          rect(x, y, 66, 60, 16, paint.down(tint(color, 0.25), color)) +
          paint.text(key, { x: x + 33, y: y + 30, size: 34, fill: contrast(color) })
        );
      })
      .join(''),
  ].join('');
}

function deskOrganizer({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  const cup = (x: number, y: number, width: number, height: number) =>
    rect(
      x,
      y,
      width,
      height,
      14,
      paint.across(shade(shell, 0.2), [0.2, tint(shell, 0.4)], [0.5, shell], shade(shell, 0.28)),
    ) + oval(x + width / 2, y + 6, width / 2 - 6, 11, shade(shell, 0.55));
  const stick = (x: number, top: number, color: string, angle: number) =>
    turned(
      angle,
      x,
      340,
      rect(x - 11, top, 22, 300, 4, paint.across(shade(color, 0.15), tint(color, 0.4), shade(color, 0.2))) +
        path(`M${x - 11} ${top}L${x} ${top - 36}L${x + 11} ${top}z`, '#f1d3a4') +
        path(`M${x - 4} ${top - 24}L${x} ${top - 36}L${x + 4} ${top - 24}z`, '#33363f'),
    );
  return [
    stick(130, 110, '#f2b134', -8) +
      stick(176, 90, '#3a86c8', 2) +
      stick(214, 130, '#e4572e', 9) +
      paint.emoji('scissors', 320, 220, 170),
    cup(76, 250, 190, 300) + cup(268, 300, 140, 250),
    rect(410, 250, 8, 200, 2, '#fff') +
      repeat(4, (i) =>
        rect(424 + i * 17, 262 + i * 9, 14, 240, 2, ['#fff8d6', '#cfe8f3', '#f6cfcf', '#d7ecd0'][i] ?? '#fff'),
      ),
    path('M402 340L540 400V550H402z', paint.across(tint(shell, 0.2), shade(shell, 0.25))),
    rect(56, 444, 500, 112, 20, shade(shell, 0.35)) +
      rect(56, 438, 500, 110, 20, paint.down(tint(shell, 0.2), shade(shell, 0.2))) +
      rect(84, 462, 210, 62, 12, tint(shell, 0.22)) +
      disc(190, 492, 11, accent) +
      rect(316, 462, 210, 62, 12, tint(shell, 0.22)) +
      disc(420, 492, 11, accent),
  ].join('');
}

function printerPaper({ paint, main, accent, params }: DrawingInput): string {
  return [
    path('M90 300L330 236L536 290L296 360z', paint.diagonal('#ffffff', '#eceef0')) +
      path('M112 274L340 210L520 262L300 330z', '#ffffff', 'stroke="#d5d9de" stroke-width="3"'),
    path('M90 300L296 360V552L90 482z', paint.across(tint(main, 0.2), main)) +
      path('M296 360L536 290V474L296 552z', paint.across(shade(main, 0.12), shade(main, 0.36))),
    path('M90 300L296 360L536 290L536 312L296 384L90 322z', '#fdfdfb') +
      repeat(3, (i) => line(`M92 ${306 + i * 6}L296 ${366 + i * 6}L534 ${296 + i * 6}`, '#c9ced6', 1.5)),
    `<g transform="matrix(.96 .28 0 1 90 300)">${rect(26, 42, 160, 118, 10, '#fdfaf3')}${paint.text(String(params.label ?? 'Carta'), { x: 106, y: 78, size: 40, fill: shade(main, 0.4), maxWidth: 140 })}${paint.text(String(params.sub ?? '500 hojas'), { x: 106, y: 126, size: 24, fill: '#565c66', maxWidth: 140, face: 'medium' })}</g>`,
    `<g transform="matrix(.96 -.29 0 1 296 360)">${rect(30, 50, 180, 30, 15, accent)}${rect(30, 96, 120, 14, 7, '#fff', 'opacity=".6"')}</g>`,
    turned(
      -14,
      430,
      170,
      rect(340, 60, 170, 200, 4, '#ffffff', 'stroke="#dfe3e8" stroke-width="3"') +
        repeat(6, (i) => rect(362, 86 + i * 24, 120 - (i % 3) * 24, 9, 4, '#c9d0da')),
    ),
  ].join('');
}

function telescope({ paint, main, accent }: DrawingInput): string {
  const tube = solid(main);
  return [
    line('M300 330L160 548', '#6a7079', 20) +
      line('M300 330L440 548', '#565c66', 20) +
      line('M300 330V520', '#8a9099', 18) +
      line('M232 438H368', '#4c505a', 9),
    disc(160, 548, 13, '#23262d') + disc(440, 548, 13, '#23262d') + disc(300, 526, 13, '#23262d'),
    turned(
      -28,
      300,
      250,
      rect(
        110,
        196,
        340,
        108,
        18,
        paint.down(tint(tube, 0.5), [0.35, tube], [0.75, shade(tube, 0.16)], shade(tube, 0.42)),
      ) +
        rect(430, 176, 130, 148, 16, paint.down(tint(tube, 0.4), [0.4, shade(tube, 0.1)], shade(tube, 0.5))) +
        oval(560, 250, 20, 72, '#15161a') +
        oval(563, 250, 15, 62, paint.diagonal('#7d95d8', '#1d2338')) +
        rect(60, 216, 60, 68, 10, paint.down('#565c66', '#1d2028')) +
        rect(20, 228, 50, 44, 8, paint.down('#4c505a', '#15161a')) +
        rect(160, 196, 22, 108, 0, accent) +
        rect(400, 196, 22, 108, 0, accent) +
        rect(190, 150, 150, 26, 12, paint.down('#565c66', '#1d2028')) +
        rect(236, 172, 16, 28, 3, '#4c505a') +
        rect(296, 172, 16, 28, 3, '#4c505a'),
    ),
    disc(300, 318, 40, paint.sphere('#4c505a')) +
      ring(300, 318, 20, '#8a9099', 6) +
      line('M336 330L400 372', '#33363f', 13),
    path('M520 470l6 16 16 6-16 6-6 16-6-16-16-6 16-6zM70 110l5 13 13 5-13 5-5 13-5-13-13-5 13-5z', '#f2c14e'),
  ].join('');
}

export const office: DrawingFamily = {
  'pen-set': penSet,
  'pencil-case': pencilCase,
  calculator,
  'desk-organizer': deskOrganizer,
  'printer-paper': printerPaper,
  telescope,
};
