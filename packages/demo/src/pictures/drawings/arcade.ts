/** Game hardware other than consoles for the television. */
import { luminance, shade, tint } from '../palette.ts';
import { disc, line, mirrored, oval, path, rect, repeat } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { Brush } from './brush.ts';
import { wallpaper } from './surfaces.ts';

/** A console to hold in both hands. */
function handheld(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const right = luminance(second) > 0.85 ? accent : second;
  const stick = (x: number, y: number) => disc(x, y, 32, '#15171d') + disc(x, y - 3, 23, brush.ball('#4a4e58'));
  return (
    path('M150 150H60Q20 150 20 200V400Q20 450 60 450H150Z', brush.lit(main)) +
    path('M450 150H540Q580 150 580 200V400Q580 450 540 450H450Z', brush.lit(right)) +
    rect(128, 140, 344, 320, 18, '#1b1d24') +
    rect(148, 164, 304, 272, 10, '#0a0b10') +
    wallpaper(input.paint, input.random, accent, 152, 168, 296, 264, 8) +
    input.paint.motif(input.params, 300, 310, 150, input.paint.emoji('video-game', 300, 306, 150)) +
    stick(76, 232) +
    stick(526, 346) +
    rect(64, 314, 26, 82, 8, '#23262d') +
    rect(36, 342, 82, 26, 8, '#23262d') +
    disc(526, 200, 15, '#e8604c') +
    disc(526, 264, 15, '#f2b632') +
    disc(494, 232, 15, '#4a8df0') +
    disc(558, 232, 15, '#2fa560') +
    mirrored(rect(64, 134, 76, 16, 8, shade(main, 0.4)))
  );
}

/** A box with a lever and eight buttons, as in the arcade. */
function arcadeStick(input: DrawingInput): string {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const tones = ['#e0342f', '#f2b632', '#2fa560', '#3a7bd5'];
  return (
    path('M70 300L120 220H480L530 300Z', brush.down(tint(main, 0.25), 0.5)) +
    path('M40 470L70 300H530L560 470Z', brush.diagonal(tint(main, 0.25), main, shade(main, 0.15))) +
    rect(40, 468, 520, 76, 16, brush.down(shade(main, 0.15), 1.2)) +
    line('M60 486H540', luminance(second) > 0.7 ? second : accent, 6, 'opacity=".7"') +
    oval(186, 388, 62, 30, shade(main, 0.55)) +
    oval(186, 382, 44, 20, '#1d2028') +
    line('M186 382L170 200', brush.metal(), 18) +
    disc(168, 176, 58, brush.ball(luminance(accent) > 0.85 ? '#e0342f' : accent)) +
    repeat(8, (i) => {
      const x = 306 + (i % 4) * 58 + (i > 3 ? 10 : 0);
      const y = 352 + Math.floor(i / 4) * 62 - (i % 4) * 5;
      const tone = tones[i % 4] ?? '#e0342f';
      return oval(x, y + 6, 26, 19, shade(tone, 0.5)) + oval(x, y, 26, 19, brush.ball(tone));
    }) +
    repeat(3, (i) => disc(120 + i * 34, 516, 9, '#1d2028'))
  );
}

/** A motif drawn as a neon tube on a dark board. */
function neonSign(input: DrawingInput): string {
  const brush = new Brush(input);
  const glow = luminance(brush.main) < 0.12 ? brush.accent : brush.main;
  const lamp = (width: number, color: string, more = '') =>
    line('M150 392Q120 300 176 226T330 166T462 262T430 396Q380 440 300 440T150 392Z', color, width, more);
  return (
    line('M170 90V30M430 90V30', '#8b93a3', 4) +
    rect(60, 84, 480, 440, 26, '#171923') +
    rect(60, 84, 480, 440, 26, input.paint.radial(0.5, 0.5, 0.6, [0, glow, 0.55], [1, glow, 0])) +
    lamp(34, glow, 'opacity=".28"') +
    lamp(14, glow) +
    lamp(5, tint(glow, 0.8)) +
    input.paint.motif(input.params, 302, 304, 170, input.paint.emoji('high-voltage', 302, 304, 170)) +
    mirrored(disc(90, 114, 7, '#b9c0c9') + disc(90, 494, 7, '#b9c0c9'))
  );
}

export const arcade: DrawingFamily = { handheld, 'arcade-stick': arcadeStick, 'neon-sign': neonSign };
