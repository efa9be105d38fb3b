/** Accessories of phones (stands, pads, cables, chips), and phones other than smartphones. */
import { luminance, shade, tint } from '../palette.ts';
import { disc, group, line, mirrored, oval, path, rect, repeat, ring } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { Brush } from './brush.ts';
import { slab, wallpaper } from './surfaces.ts';

/** A round charging pad with its cord. */
function wirelessCharger(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main } = brush;
  return (
    line('M500 440C590 440 580 540 470 552', shade(main, 0.3), 15) +
    oval(290, 408, 250, 112, shade(main, 0.55)) +
    oval(290, 384, 250, 112, brush.round(main)) +
    oval(290, 372, 244, 106, brush.lit(main)) +
    oval(290, 372, 176, 74, 'none', `stroke="${tint(main, luminance(main) > 0.5 ? 0.9 : 0.35)}" stroke-width="5"`) +
    path('M306 312L250 382H288L272 432L332 360H294Z', luminance(main) > 0.5 ? shade(main, 0.5) : tint(main, 0.75)) +
    disc(290, 468, 6, '#4ade80')
  );
}

/** A charger for a car's socket. */
function carCharger(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main, accent } = brush;
  return group(
    'transform="rotate(18 300 300)"',
    rect(252, 300, 96, 200, 18, brush.metal('#aab1bb')) +
      rect(262, 488, 76, 34, 12, brush.round('#3a3d46')) +
      rect(280, 518, 40, 26, 10, brush.metal()) +
      mirrored(rect(240, 400, 16, 60, 8, brush.metal('#c9ced6'))) +
      rect(196, 70, 208, 250, 46, brush.round(main)) +
      rect(196, 250, 208, 14, 0, accent, 'opacity=".8"') +
      oval(300, 86, 104, 34, shade(main, 0.25)) +
      rect(236, 74, 50, 22, 8, '#15171d') +
      rect(312, 74, 50, 22, 8, '#15171d') +
      rect(312, 80, 50, 8, 3, '#4a8df0') +
      path('M310 140L264 210H296L284 250L336 186H304Z', tint(main, 0.8)),
  );
}

/** A desk stand with a phone on it. */
function phoneStand(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main } = brush;
  return (
    oval(300, 540, 190, 26, shade(main, 0.5)) +
    oval(300, 528, 190, 26, brush.round(main)) +
    rect(280, 330, 40, 200, 16, brush.round(main)) +
    group(
      'transform="rotate(-7 300 240)"',
      rect(176, 36, 248, 420, 34, '#14161c') +
        rect(188, 48, 224, 396, 26, '#0a0b10') +
        wallpaper(input.paint, input.random, brush.accent, 192, 52, 216, 388, 22) +
        rect(270, 62, 60, 14, 7, '#0a0b10'),
    ) +
    rect(196, 440, 208, 36, 14, brush.lit(main)) +
    mirrored(rect(206, 416, 30, 52, 10, brush.round(shade(main, 0.15))))
  );
}

/** Wired earphones with a plug. */
function wiredEarbuds(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main } = brush;
  const tip = luminance(main) > 0.5 ? '#3a3d46' : '#d9dde2';
  const bud = (x: number, turn: number) =>
    group(
      `transform="rotate(${turn} ${x} 130)"`,
      rect(x - 17, 130, 34, 96, 15, brush.round(main)) +
        disc(x, 120, 58, brush.ball(main)) +
        oval(x - 44, 120, 26, 36, brush.ball(tip)) +
        oval(x + 8, 112, 22, 28, shade(main, 0.35), 'opacity=".5"'),
    );
  return (
    line('M186 220C190 380 286 330 292 420V470', shade(main, 0.2), 11) +
    line('M414 220C410 380 314 330 308 420V470', shade(main, 0.2), 11) +
    line('M300 470C300 600 120 560 130 470C136 420 60 420 62 500', shade(main, 0.2), 11) +
    rect(280, 390, 40, 84, 14, brush.round(main)) +
    rect(384, 290, 28, 70, 12, brush.round(shade(main, 0.1)), 'transform="rotate(16 398 325)"') +
    bud(180, 14) +
    group('transform="matrix(-1 0 0 1 600 0)"', bud(180, 14)) +
    rect(46, 496, 32, 50, 8, brush.round(main)) +
    rect(54, 544, 16, 26, 4, brush.metal('#d0a548'))
  );
}

/** A cordless handset in its base. */
function cordlessPhone(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main } = brush;
  const keys = luminance(main) > 0.5 ? shade(main, 0.55) : tint(main, 0.8);
  return (
    path('M150 470H450L486 556H114Z', brush.down(shade(main, 0.12), 1.2)) +
    rect(114, 540, 372, 20, 10, shade(main, 0.5)) +
    rect(372, 40, 26, 110, 12, brush.round(shade(main, 0.2))) +
    rect(196, 80, 208, 430, 52, shade(main, 0.4)) +
    rect(200, 76, 200, 428, 50, brush.lit(main)) +
    repeat(3, (i) => rect(262 + i * 28, 104, 18, 8, 4, shade(main, 0.6))) +
    rect(230, 136, 140, 96, 14, '#14161c') +
    rect(238, 144, 124, 80, 9, input.paint.diagonal('#bfe3c9', '#86b99a')) +
    input.paint.text('12:45', { x: 300, y: 184, size: 42, fill: '#17352a' }) +
    rect(228, 252, 62, 30, 15, '#2fa560') +
    rect(310, 252, 62, 30, 15, '#d5403a') +
    repeat(12, (i) => rect(228 + (i % 3) * 51, 300 + Math.floor(i / 3) * 44, 42, 30, 11, keys)) +
    rect(196, 464, 208, 40, 14, shade(main, 0.35), 'opacity=".35"')
  );
}

/** A flip phone with real keys. */
function flipPhone(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main } = brush;
  const keys = luminance(main) > 0.5 ? shade(main, 0.6) : tint(main, 0.85);
  return (
    rect(178, 24, 244, 272, 40, shade(main, 0.4)) +
    rect(182, 20, 236, 272, 38, brush.lit(main)) +
    rect(208, 54, 184, 208, 16, '#0f1116') +
    wallpaper(input.paint, input.random, brush.accent, 216, 62, 168, 192, 10) +
    input.paint.text('9:41', { x: 300, y: 120, size: 60, fill: '#fff' }) +
    rect(176, 286, 248, 30, 14, brush.metal('#8b929c')) +
    rect(178, 306, 244, 254, 40, shade(main, 0.4)) +
    rect(182, 304, 236, 250, 38, brush.lit(shade(main, 0.05))) +
    rect(206, 326, 54, 26, 13, '#2fa560') +
    rect(340, 326, 54, 26, 13, '#d5403a') +
    disc(300, 344, 24, brush.metal('#b9c0c9')) +
    repeat(12, (i) => {
      const x = 206 + (i % 3) * 65;
      const y = 376 + Math.floor(i / 3) * 42;
      return (
        rect(x, y, 58, 33, 12, keys) +
        input.paint.text('123456789*0#'.charAt(i), {
          x: x + 29,
          y: y + 16,
          size: 28,
          fill: luminance(keys) > 0.4 ? '#1d2028' : '#fff',
        })
      );
    })
  );
}

/** A SIM chip in its card. */
function simCard(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const ink = brush.ink(main);
  return group(
    'transform="rotate(-6 300 310)"',
    rect(50, 136, 500, 330, 28, shade(main, 0.4)) +
      brush.clip(
        rect(50, 130, 500, 328, 28, '#000'),
        rect(50, 130, 500, 328, 0, brush.lit(main)) +
          path('M50 380Q180 300 320 380T550 340V460H50Z', second, 'opacity=".35"') +
          path('M50 420Q200 350 340 420T550 390V460H50Z', accent, 'opacity=".45"'),
      ) +
      path('M350 196H478L510 228V392H350Z', tint(main, 0.85)) +
      path('M350 196H478L510 228V392H350Z', 'none', `stroke="${shade(main, 0.35)}" stroke-width="3"`) +
      rect(376, 244, 108, 108, 14, brush.metal('#dcb65a')) +
      line('M376 280H408V316H376M484 280H452V316H484M430 244V272M430 352V324', '#8a6a20', 4) +
      input.paint.text(brush.word('label', 'CHIP'), {
        x: 84,
        y: 194,
        size: 54,
        maxWidth: 240,
        fill: ink,
        align: 'start',
      }) +
      input.paint.text(brush.word('sub'), {
        x: 84,
        y: 262,
        size: 38,
        maxWidth: 240,
        fill: ink,
        face: 'medium',
        align: 'start',
      }) +
      brush.motif(brush.word('motif'), 134, 372, 110),
  );
}

/** A fitness band with a slim screen. */
function fitnessBand(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main } = brush;
  return (
    path('M236 30Q300 10 364 30L372 200H228Z', brush.round(main)) +
    path('M228 400H372L364 560Q300 584 236 560Z', brush.round(main)) +
    repeat(4, (i) => oval(300, 474 + i * 24, 9, 6, shade(main, 0.6))) +
    rect(214, 150, 172, 300, 70, brush.metal('#555b66')) +
    rect(222, 158, 156, 284, 64, '#0b0c11') +
    input.paint.text('10', { x: 300, y: 228, size: 70, fill: '#fff' }) +
    input.paint.text('08', { x: 300, y: 294, size: 70, fill: '#fff', face: 'light' }) +
    ring(300, 376, 34, '#2a2d36', 10) +
    path('M300 342A34 34 0 1 1 266 376', 'none', 'stroke="#4ade80" stroke-width="10" stroke-linecap="round"') +
    path(
      'M240 190Q250 168 280 166',
      'none',
      'stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"',
    )
  );
}

/** A round smartwatch. */
function roundSmartwatch(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const steel = luminance(main) > 0.5 ? '#b9c0c9' : '#5b606b';
  return (
    path('M224 24H376L388 190H212Z', brush.round(main)) +
    path('M212 410H388L376 576H224Z', brush.round(main)) +
    repeat(4, (i) => oval(300, 490 + i * 22, 9, 6, shade(main, 0.6))) +
    rect(470, 250, 26, 34, 8, brush.metal(steel)) +
    rect(470, 316, 26, 34, 8, brush.metal(steel)) +
    disc(300, 300, 178, input.paint.diagonal(tint(steel, 0.6), steel, shade(steel, 0.45))) +
    disc(300, 300, 158, '#0b0c11') +
    repeat(60, (i) =>
      group(
        `transform="rotate(${i * 6} 300 300)"`,
        rect(298, 150, 4, i % 5 === 0 ? 18 : 9, 2, i % 15 === 0 ? accent : '#8b93a3'),
      ),
    ) +
    input.paint.text('10:08', { x: 300, y: 270, size: 84, fill: '#fff' }) +
    input.paint.text('8,240', { x: 250, y: 352, size: 34, fill: '#4ade80', face: 'medium' }) +
    input.paint.text('72', { x: 352, y: 352, size: 34, fill: '#ff6b6b', face: 'medium' }) +
    path('M172 230A150 150 0 0 1 320 146L226 420A150 150 0 0 1 172 230Z', '#fff', 'opacity=".08"')
  );
}

/** A small USB stick. */
function usbDrive(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main } = brush;
  return group(
    'transform="rotate(-24 300 300)"',
    rect(236, 20, 128, 150, 6, brush.metal()) +
      rect(262, 60, 26, 26, 3, '#2a2d35') +
      rect(312, 60, 26, 26, 3, '#2a2d35') +
      slab(input.paint, 212, 160, 176, 370, 34, main) +
      brush.text(
        brush.word('label'),
        { x: 226, y: 300, width: 148, height: 50 },
        luminance(main) > 0.4 ? shade(main, 0.7) : '#fff',
        'medium',
      ) +
      brush.text(
        brush.word('sub'),
        { x: 240, y: 372, width: 120, height: 34 },
        luminance(main) > 0.4 ? shade(main, 0.5) : tint(main, 0.7),
        'medium',
      ) +
      ring(300, 480, 22, shade(main, 0.5), 12),
  );
}

export const phoneGear: DrawingFamily = {
  'wireless-charger': wirelessCharger,
  'car-charger': carCharger,
  'phone-stand': phoneStand,
  'wired-earbuds': wiredEarbuds,
  'cordless-phone': cordlessPhone,
  'flip-phone': flipPhone,
  'sim-card': simCard,
  'fitness-band': fitnessBand,
  'round-smartwatch': roundSmartwatch,
  'usb-drive': usbDrive,
};
