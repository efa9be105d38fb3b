import { shade, tint } from '../palette.ts';
import { disc, line, mirrored, path, rect, repeat } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { solid, woodOf } from './surfaces.ts';

const softly = ({ paint }: DrawingInput, color: string): string =>
  paint.down(tint(color, 0.3), [0.5, color], shade(color, 0.18));

function sofa(input: DrawingInput): string {
  const { paint, main, accent, params } = input;
  const cloth = solid(main);
  const seats = Math.max(1, Math.min(4, Number(params.seats ?? 3)));
  const half = [0, 150, 216, 256, 278][seats] ?? 256;
  const left = 300 - half;
  const width = half * 2;
  const arm = 58;
  const inner = width - arm * 2 + 24;
  const seat = inner / seats;
  const start = left + arm - 12;
  const wood = woodOf(input);
  const fill = paint.pattern(params, [cloth, input.second, accent], softly(input, cloth), 0.8);
  return [
    [left + 26, left + width - 26]
      .map((x, i) => path(`M${x - 12} 510h24l${i ? 6 : -6} 50h-12z`, paint.across(tint(wood, 0.2), shade(wood, 0.3))))
      .join(''),
    rect(left + 24, 200, width - 48, 270, 46, shade(cloth, 0.28)),
    repeat(
      seats,
      (i) =>
        rect(start + i * seat + 3, 206, seat - 6, 196, 36, shade(cloth, 0.2)) +
        rect(start + i * seat + 3, 200, seat - 6, 190, 36, fill) +
        line(
          `M${start + i * seat + 26} 226q${(seat - 52) / 2} -14 ${seat - 52} 0`,
          tint(cloth, 0.5),
          5,
          'opacity=".6"',
        ),
    ),
    rect(left + 14, 442, width - 28, 84, 22, paint.down(shade(cloth, 0.14), shade(cloth, 0.36))),
    repeat(
      seats,
      (i) =>
        rect(start + i * seat + 2, 376, seat - 4, 92, 30, shade(cloth, 0.3)) +
        rect(start + i * seat + 2, 370, seat - 4, 84, 30, fill) +
        rect(start + i * seat + 20, 378, seat - 40, 9, 4, tint(cloth, 0.6), 'opacity=".5"'),
    ),
    [left, left + width - arm]
      .map(
        (x) =>
          rect(x, 300, arm, 226, 28, shade(cloth, 0.34)) +
          rect(x, 296, arm - 2, 224, 28, paint.across(tint(cloth, 0.24), [0.4, cloth], shade(cloth, 0.24))) +
          rect(x + 10, 302, arm - 22, 10, 5, tint(cloth, 0.6), 'opacity=".55"'),
      )
      .join(''),
    seats > 1
      ? `<g transform="rotate(-12 ${left + arm + 62} 340)">${rect(left + arm + 4, 286, 104, 100, 26, paint.body(accent))}${line(`M${left + arm + 20} 304q40-8 72 0`, tint(accent, 0.6), 4)}</g>`
      : '',
  ].join('');
}

function armchair(input: DrawingInput): string {
  const { paint, main, accent } = input;
  const cloth = solid(main);
  const wood = woodOf(input);
  return [
    mirrored(path('M148 490h30l-12 70h-14zM232 500h22l-4 50h-12z', paint.across(tint(wood, 0.2), shade(wood, 0.3)))),
    path('M136 250Q130 60 300 60T464 250L452 440H148z', shade(cloth, 0.3)),
    path('M148 250Q146 74 300 74T452 250L440 430H160z', softly(input, cloth)) +
      path(
        'M176 230Q180 104 300 102',
        'none',
        `stroke="${tint(cloth, 0.6)}" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"`,
      ),
    repeat(3, (row) =>
      repeat(3 - (row % 2), (i) => disc(246 + i * 54 + (row % 2) * 27, 170 + row * 58, 7, shade(cloth, 0.36))),
    ),
    rect(232, 300, 136, 116, 30, paint.body(accent)) + line('M252 322q48-10 96 0', tint(accent, 0.6), 5),
    path(
      'M110 296Q74 296 76 344L88 470Q92 506 130 506H170V360Q168 296 110 296zM490 296Q526 296 524 344L512 470Q508 506 470 506H430V360Q432 296 490 296z',
      paint.across(tint(cloth, 0.18), cloth, shade(cloth, 0.26)),
    ),
    rect(152, 398, 296, 92, 32, shade(cloth, 0.3)) + rect(152, 390, 296, 88, 32, softly(input, cloth)),
    rect(140, 466, 320, 48, 18, paint.down(shade(cloth, 0.14), shade(cloth, 0.36))),
  ].join('');
}

function chair(input: DrawingInput): string {
  const { paint, main } = input;
  const cloth = solid(main);
  const wood = woodOf(input);
  const leg = (d: string) => path(d, paint.across(tint(wood, 0.28), shade(wood, 0.3)));
  return [
    leg('M214 380l-14 152h18l22-152zM404 380l22 152h-18l-26-152z'),
    path('M176 130Q176 48 300 48T424 130L408 372H192z', shade(cloth, 0.32)) +
      path('M184 132Q186 56 300 56T416 132L400 364H200z', softly(input, cloth)) +
      path(
        'M214 130Q220 84 296 82',
        'none',
        `stroke="${tint(cloth, 0.7)}" stroke-opacity=".7" stroke-width="9" stroke-linecap="round"`,
      ),
    leg('M160 410l-40 150h20l48-146zM440 410l40 150h-20l-48-146z'),
    path('M166 346H434Q476 350 482 400Q484 430 440 432H160Q116 430 118 400Q124 350 166 346z', shade(cloth, 0.36)) +
      path('M166 340H434Q474 344 480 388Q482 414 440 416H160Q118 414 120 388Q126 344 166 340z', softly(input, cloth)),
  ].join('');
}

function stool(input: DrawingInput): string {
  const { paint, main } = input;
  const cloth = solid(main);
  const wood = woodOf(input);
  return [
    path('M234 190l-20 300h18l30-300zM366 190l20 300h-18l-30-300z', shade(wood, 0.3)),
    path('M188 190l-62 370h24l72-370zM412 190l62 370h-24l-72-370z', paint.across(tint(wood, 0.3), shade(wood, 0.3))),
    rect(146, 420, 308, 22, 10, paint.down(tint(wood, 0.25), shade(wood, 0.3))),
    rect(150, 158, 300, 44, 14, shade(wood, 0.2)),
    path('M146 130Q150 84 300 84T454 130V160Q454 178 430 178H170Q146 178 146 160z', shade(cloth, 0.3)) +
      path('M146 126Q150 80 300 80T454 126V150Q454 166 430 166H170Q146 166 146 150z', softly(input, cloth)) +
      path(
        'M180 116q50-18 130-16',
        'none',
        'stroke="#fff" stroke-opacity=".45" stroke-width="9" stroke-linecap="round"',
      ),
  ].join('');
}

export const seating: DrawingFamily = {
  sofa,
  armchair,
  chair,
  stool,
};
