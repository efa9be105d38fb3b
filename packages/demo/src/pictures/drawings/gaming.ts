import { contrast, luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, line, mirrored, path, rect, repeat, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { Brush } from './brush.ts';
import { front } from './covers.ts';
import { glassEye, gloss, solid } from './surfaces.ts';

function pad({ paint, main, accent }: DrawingInput): string {
  const shell = solid(main);
  const stick = (x: number, y: number) =>
    disc(x, y + 5, 50, '#10131f', 'opacity=".3"') +
    disc(x, y, 48, shade(shell, 0.55)) +
    disc(x, y - 5, 37, paint.radial(0.4, 0.35, 0.7, '#4c505a', '#16181d')) +
    disc(x, y - 7, 24, 'none', 'stroke="#6a7079" stroke-width="3"');
  const button = (x: number, y: number, color: string) =>
    disc(x, y + 4, 21, shade(color, 0.5)) + disc(x, y, 21, paint.sphere(color));
  return [
    path('M132 176q8-36 66-36h18q20 0 24 30zM468 176q-8-36-66-36h-18q-20 0-24 30z', shade(shell, 0.5)),
    path(
      'M180 164H420C508 164 540 226 562 340C584 452 578 520 520 520C458 520 446 412 388 404H212C154 412 142 520 80 520C22 520 16 452 38 340C60 226 92 164 180 164z',
      paint.down(tint(shell, 0.25), [0.35, shell], shade(shell, 0.35)),
    ),
    path(
      'M180 172H420C490 172 524 216 546 300Q470 220 392 246H208Q130 220 54 300C76 216 110 172 180 172z',
      '#fff',
      'opacity=".16"',
    ),
    rect(226, 178, 148, 84, 18, shade(shell, 0.6)) +
      disc(300, 300, 17, accent) +
      rect(252, 288, 18, 10, 5, tint(shell, 0.6)) +
      rect(330, 288, 18, 10, 5, tint(shell, 0.6)),
    rect(116, 238, 36, 104, 10, '#23262d') +
      rect(82, 272, 104, 36, 10, '#23262d') +
      rect(120, 242, 28, 96, 8, '#33363f') +
      rect(86, 276, 96, 28, 8, '#33363f'),
    stick(212, 368) + stick(388, 368),
    button(466, 240, '#f2b134') +
      button(512, 290, '#ef5f6b') +
      button(420, 290, '#4d96ff') +
      button(466, 340, '#3fbf8a'),
  ].join('');
}

function gameConsole(input: DrawingInput): string {
  const { paint, main, accent } = input;
  const shell = solid(main);
  return [
    path('M118 78Q180 40 214 70V548H126Q98 330 118 78z', paint.across(tint(shell, 0.4), shade(shell, 0.1))),
    rect(212, 62, 62, 490, 10, paint.across('#16181d', '#33363f', '#101217')),
    path('M272 66Q330 30 376 60Q366 330 356 548H272z', paint.across(tint(shell, 0.2), [0.4, shell], shade(shell, 0.3))),
    rect(216, 120, 5, 360, 2, '#4d96ff') + rect(266, 120, 5, 360, 2, accent) + rect(228, 440, 30, 12, 5, '#4c505a'),
    rect(110, 544, 260, 16, 8, '#16181d'),
    `<g transform="translate(270 296) scale(.53)">${pad(input)}</g>`,
  ].join('');
}

function gameCase(input: DrawingInput): string {
  // Cases of games have deep or vivid colours. If the main colour is pale, it becomes the print on the second colour.
  const turned = luminance(input.main) > 0.5 && luminance(input.second) < 0.5;
  const [main, second] = turned ? [input.second, input.main] : [input.main, input.second];
  const { paint } = input;
  const brush = new Brush({ ...input, main, second });
  const art = paint.clip(rect(128, 108, 356, 420, 4, '#000'));
  return [
    rect(94, 36, 412, 524, 16, shade(mix(main, '#2f6fb5', 0.25), 0.35)),
    rect(
      98,
      38,
      402,
      516,
      14,
      paint.across(shade(main, 0.3), [0.07, tint(main, 0.3)], [0.09, main], shade(main, 0.25)),
    ),
    rect(128, 54, 356, 54, 4, paint.across(second, tint(second, 0.2))) +
      paint.text(brush.word('sub', 'PLAY').toLocaleUpperCase('es-MX'), {
        x: 466,
        y: 81,
        size: 24,
        fill: contrast(second),
        align: 'end',
        face: 'medium',
        spacing: 0.12,
        maxWidth: 316,
      }),
    group(
      `clip-path="${art}"`,
      front(brush, { x: 128, y: 108, width: 356, height: 420 }, 'game', 'Aventura', brush.word('imprint')),
    ),
    path('M98 52q0-14 14-14h170L98 420z', '#fff', 'opacity=".14"'),
  ].join('');
}

function giftCard({ paint, main, second, accent, params }: DrawingInput): string {
  const clip = paint.clip(rect(40, 150, 520, 330, 34, '#000'));
  const card = [
    rect(40, 158, 520, 330, 34, shade(main, 0.4)),
    group(
      `clip-path="${clip}"`,
      rect(40, 150, 520, 330, 0, paint.diagonal(tint(main, 0.2), [0.5, main], shade(main, 0.25))),
      disc(520, 180, 190, second, 'opacity=".28"') +
        disc(470, 480, 150, accent, 'opacity=".4"') +
        path('M40 150h260L120 480H40z', '#fff', 'opacity=".09"'),
    ),
    rect(84, 150, 30, 330, 0, accent, 'opacity=".85"') +
      path('M99 250c-50-54-84-12-34 14zM99 250c50-54 84-12 34 14z', tint(accent, 0.35)) +
      disc(99, 254, 15, accent),
    paint.motif(params, 446, 362, 170),
    paint.text(String(params.label ?? 'REGALO'), {
      x: 152,
      y: 218,
      size: 56,
      fill: contrast(main),
      align: 'start',
      maxWidth: 380,
    }),
    paint.text(String(params.sub ?? 'Tarjeta digital'), {
      x: 152,
      y: 420,
      size: 34,
      fill: contrast(main),
      align: 'start',
      face: 'medium',
      maxWidth: 210,
    }),
    repeat(3, (i) => rect(152 + i * 52, 300, 42, 10, 5, contrast(main), 'opacity=".55"')),
  ].join('');
  return turned(-7, 300, 320, card);
}

function headset({ paint, main, second }: DrawingInput): string {
  const shell = solid(main);
  return [
    path('M96 300C90 120 180 60 300 60S510 120 504 300', 'none', `stroke="${shade(second, 0.1)}" stroke-width="42"`),
    path(
      'M110 250C130 110 200 84 300 84S470 110 490 250',
      'none',
      `stroke="${tint(second, 0.25)}" stroke-width="10" opacity=".6"`,
    ),
    rect(40, 250, 70, 150, 30, paint.across(shade(shell, 0.45), shade(shell, 0.15))) +
      rect(490, 250, 70, 150, 30, paint.across(shade(shell, 0.15), shade(shell, 0.5))),
    path(
      'M150 226H450Q530 226 536 306L540 390Q540 480 452 490L392 494Q360 496 340 462Q322 434 300 434T260 462Q240 496 208 494L148 490Q60 480 60 390L64 306Q70 226 150 226z',
      shade(shell, 0.45),
    ),
    path(
      'M150 220H450Q528 220 534 300L538 378Q538 468 452 478L392 482Q362 484 342 450Q324 420 300 420T258 450Q238 484 208 482L148 478Q62 468 62 378L66 300Q72 220 150 220z',
      paint.diagonal(tint(shell, 0.45), [0.4, shell], shade(shell, 0.25)),
    ),
    rect(100, 264, 400, 112, 52, paint.diagonal('#343a4a', '#0d0f15')) +
      path('M124 290q10-18 40-18h140l-60 92h-80q-44 0-46-40z', '#fff', 'opacity=".1"'),
    glassEye(paint, 150, 320, 22) +
      glassEye(paint, 450, 320, 22) +
      glassEye(paint, 266, 320, 15) +
      glassEye(paint, 334, 320, 15),
    gloss(paint, 84, 290, 10, 120, 0.5),
  ].join('');
}

function gamingChair({ paint, main, second }: DrawingInput): string {
  const dark = luminance(main) < 0.12 ? shade(main, 0.1) : '#23262d';
  const trim = luminance(main) < 0.12 ? second : solid(main);
  const wheel = (x: number, y: number) =>
    line(`M300 490L${x} ${y - 18}`, paint.down('#565c66', '#23262d'), 18) +
    disc(x, y - 8, 16, '#16181d') +
    disc(x - 2, y - 10, 6, '#6a7079');
  return [
    rect(286, 420, 28, 90, 6, paint.metal('#8a9099')),
    wheel(130, 540) + wheel(470, 540) + wheel(210, 560) + wheel(390, 560) + wheel(300, 566),
    path(
      'M206 60Q210 20 252 20H348Q390 20 394 60L404 170Q440 200 428 260L404 400H196L172 260Q160 200 196 170z',
      paint.across(shade(trim, 0.25), tint(trim, 0.15), shade(trim, 0.3)),
    ),
    path(
      'M236 60Q238 38 258 38H342Q362 38 364 60L376 190 362 398H238L224 190z',
      paint.across(tint(dark, 0.14), dark, shade(dark, 0.3)),
    ),
    rect(240, 74, 120, 52, 24, paint.body(trim)) + rect(236, 308, 128, 58, 26, paint.body(trim)),
    line('M264 150v140M300 140v160M336 150v140', tint(dark, 0.22), 3, 'opacity=".6"'),
    mirrored(line('M176 424V352', '#33363f', 20) + rect(134, 326, 92, 28, 14, paint.down('#4c505a', '#1d2028'))),
    path(
      'M170 392Q300 370 430 392Q462 402 452 438Q446 464 412 466H188Q154 464 148 438Q138 402 170 392z',
      paint.down(tint(trim, 0.1), shade(trim, 0.3)),
    ),
    path('M214 390Q300 378 386 390L396 448H204z', paint.down(tint(dark, 0.16), dark)),
  ].join('');
}

export const gaming: DrawingFamily = {
  console: gameConsole,
  controller: pad,
  'game-case': gameCase,
  'gift-card': giftCard,
  'vr-headset': headset,
  'gaming-chair': gamingChair,
};
