import { luminance, mix, shade, tint } from '../palette.ts';
import { at, group, line, oval, path, rect, repeat, turned } from '../shapes.ts';
import type { DrawingFamily, DrawingInput } from '../types.ts';
import { gloss, solid } from './surfaces.ts';

/** A plate seen a little from above. */
function plate({ paint, main, second, accent, params }: DrawingInput, cx: number, cy: number, rx: number): string {
  const ry = rx * 0.9;
  const rim = paint.pattern(params, [tint(main, 0.75), main, accent], paint.body(main), 0.7);
  const well = luminance(main) > 0.75 ? tint(main, 0.5) : tint(second, 0.65);
  return (
    oval(cx + 4, cy + 12, rx, ry, '#10131f', 'opacity=".16"') +
    oval(cx, cy + 5, rx, ry, shade(main, 0.3)) +
    oval(cx, cy, rx, ry, rim) +
    oval(cx, cy, rx, ry, paint.diagonal([0, '#ffffff', 0.4], [0.5, '#ffffff', 0], [1, '#10131f', 0.2])) +
    oval(cx, cy, rx * 0.66, ry * 0.66, paint.diagonal(shade(well, 0.14), tint(well, 0.6))) +
    oval(cx, cy + 2, rx * 0.61, ry * 0.61, paint.diagonal(tint(well, 0.7), shade(well, 0.05))) +
    path(
      `M${cx - rx * 0.86} ${cy - ry * 0.2}A${rx * 0.9} ${ry * 0.9} 0 0 1 ${cx - rx * 0.1} ${cy - ry * 0.88}`,
      'none',
      'stroke="#fff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"',
    )
  );
}

export function bowl({ paint, main, second, accent, params }: DrawingInput): string {
  const clip = paint.clip(path('M60 300H540Q534 470 400 526H200Q66 470 60 300z', '#000'));
  const fill = paint.pattern(params, [main, second, accent], main, 0.9);
  return [
    path('M210 520h180l14 30q2 8-8 8H204q-10 0-8-8z', paint.cylinder(shade(main, 0.12))),
    group(
      `clip-path="${clip}"`,
      rect(40, 280, 520, 280, 0, fill),
      rect(
        40,
        280,
        520,
        280,
        0,
        paint.across(
          [0, '#10131f', 0.3],
          [0.16, '#fff', 0.34],
          [0.4, '#fff', 0],
          [0.75, '#10131f', 0.08],
          [1, '#10131f', 0.36],
        ),
      ),
    ),
    oval(300, 300, 242, 66, tint(main, 0.4)) + oval(300, 303, 226, 56, paint.down(shade(main, 0.45), shade(main, 0.1))),
    params.motif === undefined ? '' : paint.motif(params, 300, 410, 150),
  ].join('');
}

function plateSet(input: DrawingInput): string {
  const small = { ...input, params: { pattern: input.params.pattern ?? 'plain' } };
  return (
    plate(input, 220, 250, 205) +
    plate(input, 420, 330, 145) +
    at(56, 292, 0.48, bowl(small)) +
    at(386, 350, 0.36, mug(small))
  );
}

function mug({ paint, main, second, accent, params }: DrawingInput): string {
  const clip = paint.clip(path('M110 130H420V500Q420 556 364 556H166Q110 556 110 500z', '#000'));
  const fill = paint.pattern(params, [main, second, accent], solid(main), 0.8);
  const ear = 'M410 230Q540 210 540 330T410 450';
  return [
    line(ear, shade(main, 0.34), 48) +
      line(ear, solid(main), 38) +
      line('M420 218Q526 212 526 316', tint(main, 0.45), 10),
    group(
      `clip-path="${clip}"`,
      rect(110, 130, 310, 430, 0, fill),
      rect(
        110,
        130,
        310,
        430,
        0,
        paint.across(
          [0, '#10131f', 0.26],
          [0.16, '#fff', 0.42],
          [0.34, '#fff', 0.04],
          [0.7, '#10131f', 0.06],
          [1, '#10131f', 0.34],
        ),
      ),
    ),
    oval(265, 130, 155, 36, tint(main, 0.5)) +
      oval(265, 132, 142, 29, '#4a2b18') +
      oval(265, 136, 138, 24, paint.radial(0.4, 0.4, 0.7, '#8d5a36', '#4a2b18')) +
      oval(226, 130, 40, 6, '#c08a5c', 'opacity=".6"'),
    paint.motif(params, 262, 344, 210),
    params.label === undefined
      ? ''
      : paint.text(params.label, {
          x: 262,
          y: params.motif === undefined ? 344 : 486,
          size: 60,
          fill: luminance(main) > 0.4 ? shade(main, 0.7) : '#fff',
          maxWidth: 240,
          face: 'round',
        }),
    path(
      'M206 84q-22-26 0-50t0-34M288 84q-22-26 0-50t0-34',
      'none',
      'stroke="#c9ced6" stroke-opacity=".7" stroke-width="11" stroke-linecap="round"',
    ),
  ].join('');
}

function glassSet({ paint, main, accent }: DrawingInput): string {
  const one = (x: number, y: number, s: number, drink: string, full: number) =>
    at(
      x,
      y,
      s,
      path(
        'M0 0H180L156 300Q154 312 140 312H40Q26 312 24 300z',
        paint.across([0, '#b9cbd6', 0.9], [0.18, '#ffffff', 0.85], [0.6, '#dfeaf0', 0.7], [1, '#a9bcc8', 0.95]),
      ) +
        path(
          `M${6 + full * 0.08} ${full}H${174 - full * 0.08}L151 288Q150 296 140 296H40Q30 296 29 288z`,
          paint.down(tint(drink, 0.35), drink),
        ) +
        oval(90, full, 84 - full * 0.08, 10, tint(drink, 0.55)) +
        oval(90, 0, 90, 12, 'none', 'stroke="#dfeaf0" stroke-width="5"') +
        path('M28 20L46 270', 'none', 'stroke="#fff" stroke-opacity=".85" stroke-width="12" stroke-linecap="round"'),
    );
  return (
    one(316, 92, 0.94, accent, 120) +
    one(96, 92, 0.94, main, 80) +
    one(196, 212, 1.1, mix(main, accent, 0.5), 96) +
    paint.emoji('lime', 320, 236, 78) +
    line('M330 320L372 150', '#e4572e', 10)
  );
}

function thermos({ paint, main, accent, params }: DrawingInput): string {
  const body = solid(main);
  return [
    path('M214 40H386Q396 40 396 52V150H204V52Q204 40 214 40z', paint.cylinder(mix(body, '#23262d', 0.55))) +
      path('M230 18h140q10 0 10 12v14H220V30q0-12 10-12z', paint.cylinder(shade(accent, 0.1))) +
      path('M392 70q64-4 64 46t-60 46', 'none', `stroke="${shade(body, 0.5)}" stroke-width="18"`),
    rect(196, 146, 208, 24, 6, paint.metal()),
    path(
      'M190 170H410Q420 230 420 260V526Q420 558 388 558H212Q180 558 180 526V260Q180 230 190 170z',
      paint.cylinder(body),
    ),
    rect(180, 470, 240, 14, 0, accent) + rect(184, 532, 232, 26, 12, paint.metal('#aab1bb')),
    paint.motif(
      params,
      296,
      350,
      150,
      turned(
        -90,
        300,
        350,
        paint.text(String(params.label ?? ''), {
          x: 300,
          y: 350,
          size: 66,
          fill: luminance(body) > 0.45 ? shade(body, 0.6) : '#fff',
          maxWidth: 240,
        }),
      ),
    ),
    gloss(paint, 212, 200, 17, 320, 0.45),
  ].join('');
}

function basket({ paint, main, second }: DrawingInput): string {
  const straw = luminance(main) > 0.85 ? '#d8b98a' : solid(main);
  const clip = paint.clip(path('M60 280H540L492 520Q484 556 440 556H160Q116 556 108 520z', '#000'));
  const weave = repeat(9, (row) =>
    repeat(14, (i) =>
      rect(
        40 + i * 42 + (row % 2) * 21,
        274 + row * 32,
        38,
        28,
        11,
        (i + row) % 2 ? paint.down(tint(straw, 0.34), straw) : paint.down(tint(straw, 0.1), shade(straw, 0.16)),
      ),
    ),
  );
  return [
    line('M110 270Q120 40 300 40T490 270', shade(straw, 0.35), 32) +
      line('M110 266Q120 36 300 36T490 266', straw, 26) +
      line('M112 260Q124 32 300 32T488 260', tint(straw, 0.4), 9, 'stroke-dasharray="22 12"'),
    path('M96 284Q150 220 230 260T380 236Q470 226 508 284L470 330H130z', paint.down(tint(second, 0.3), second)) +
      path(
        'M230 262q20 30 10 70M380 240q-6 40 10 80',
        'none',
        `stroke="${shade(second, 0.2)}" stroke-width="5" stroke-opacity=".5"`,
      ),
    group(
      `clip-path="${clip}"`,
      rect(40, 270, 520, 300, 0, shade(straw, 0.45)),
      weave,
      rect(
        40,
        270,
        520,
        300,
        0,
        paint.across([0, '#10131f', 0.35], [0.2, '#fff', 0.22], [0.5, '#fff', 0], [1, '#10131f', 0.4]),
      ),
    ),
    rect(44, 266, 512, 36, 18, shade(straw, 0.3)) +
      rect(44, 262, 512, 34, 17, paint.down(tint(straw, 0.4), straw)) +
      repeat(20, (i) => line(`M${62 + i * 25} 266l12 26`, shade(straw, 0.3), 4, 'opacity=".6"')),
  ].join('');
}

export const tableware: DrawingFamily = {
  'plate-set': plateSet,
  'glass-set': glassSet,
  mug,
  thermos,
  basket,
};
