/** Things worn or carried with clothes. */
import { luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, line, mirrored, oval, path, rect, repeat, turned } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { fabric, garment, stitch, stitches } from './garments.ts';

const DARK = '#10131f';
const GOLD = '#d4ae5c';

export const cap: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const visor =
    Math.abs(luminance(second) - luminance(main)) > 0.1 && input.colors.length > 1 ? second : shade(main, 0.14);
  const crown = 'M110 380C90 200 180 110 306 110C440 110 500 220 492 372Q300 320 110 380Z';
  return (
    garment(
      brush,
      crown,
      fabric(brush),
      line('M306 112Q220 200 210 352M306 112Q410 200 420 350', stitch(main), 3) +
        path('M120 330Q140 180 240 130Q170 220 160 360Z', '#fff', 'opacity=".14"') +
        mirrored(disc(168, 226, 6, shade(main, 0.4))) +
        brush.motif(brush.word('motif'), 316, 246, 126),
      '',
    ) +
    oval(306, 110, 17, 9, shade(main, 0.2)) +
    path('M108 372Q300 310 494 366Q560 420 578 470Q560 500 500 470Q300 400 120 462Q70 440 108 372Z', brush.lit(visor)) +
    path(
      'M120 462Q300 400 500 470Q560 500 578 470Q580 490 560 500Q520 506 490 490Q300 424 128 474Z',
      shade(visor, 0.45),
    ) +
    stitches('M116 396Q300 336 510 396', visor) +
    stitches('M112 424Q300 362 540 438', visor)
  );
};

export const hat: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  return (
    oval(300, 420, 272, 92, brush.lit(shade(main, 0.16))) +
    oval(300, 408, 272, 88, brush.lit(main)) +
    oval(300, 410, 250, 76, 'none', `stroke="${shade(main, 0.2)}" stroke-width="3" stroke-dasharray="10 6"`) +
    path(
      'M150 410Q156 180 216 136Q260 110 300 150Q340 110 384 136Q444 180 450 410Q300 466 150 410Z',
      brush.round(main, 0.9),
    ) +
    path(
      'M216 136Q260 110 300 150Q340 110 384 136Q340 200 300 196Q260 200 216 136Z',
      shade(main, 0.2),
      'opacity=".8"',
    ) +
    path(
      'M152 356Q300 410 448 356L450 412Q300 466 150 412Z',
      brush.round(luminance(accent) > 0.8 ? '#3a2a20' : accent, 0.8),
    ) +
    path('M430 372Q470 330 480 280Q500 340 446 396Z', mix(accent, '#f4d58d', 0.6))
  );
};

export const scarf: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const fringe = (x: number, y: number) =>
    repeat(9, (i) => line(`M${x + i * 13} ${y}v38`, second === main ? shade(main, 0.2) : second, 6));
  const tail = 'M330 250L440 240L470 520H330Z';
  const other = 'M220 260L330 250L310 470H180Z';
  return (
    fringe(186, 466) +
    garment(
      brush,
      other,
      fabric(brush),
      '',
      path('M230 270Q260 380 240 470H220Q240 380 230 270Z', DARK, 'opacity=".15"'),
    ) +
    fringe(340, 516) +
    garment(
      brush,
      tail,
      fabric(brush),
      '',
      path('M380 270Q420 380 400 520H380Q400 380 380 270Z', DARK, 'opacity=".15"'),
    ) +
    path('M140 130Q300 60 460 130L430 190Q300 130 170 190Z', shade(main, 0.4)) +
    garment(
      brush,
      'M110 190Q120 120 160 120Q200 220 300 220T440 120Q480 120 490 190Q480 300 300 310T110 190Z',
      fabric(brush),
      '',
      path('M130 190Q200 280 300 280T470 190Q440 250 300 256T130 190Z', DARK, 'opacity=".18"') +
        path('M150 150Q210 250 300 244Q220 232 170 150Z', '#fff', 'opacity=".25"'),
    )
  );
};

/** A shawl in bands, with a knotted fringe. */
export const rebozo: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const outline = 'M90 70Q300 20 510 70L540 470Q300 510 60 470Z';
  const bands = repeat(
    4,
    (i) => rect(40, 130 + i * 86, 520, 12, 0, second, 'opacity=".75"') + rect(40, 148 + i * 86, 520, 5, 0, accent),
  );
  return (
    repeat(
      24,
      (i) =>
        line(
          `M${66 + i * 20.4} ${478 + Math.sin((i / 23) * Math.PI) * 14}l${i % 2 === 0 ? 6 : -6} 30l${i % 2 === 0 ? -6 : 6} 44`,
          i % 3 === 0 ? accent : main,
          4.5,
        ) + disc(66 + i * 20.4 + (i % 2 === 0 ? 6 : -6), 508 + Math.sin((i / 23) * Math.PI) * 12, 5, second),
    ) +
    garment(
      brush,
      outline,
      fabric(brush),
      brush.word('pattern', 'plain') === 'plain' ? bands : rect(40, 430, 520, 14, 0, accent),
      repeat(
        6,
        (i) =>
          path(
            `M${120 + i * 70} 50Q${150 + i * 64} 260 ${104 + i * 76} 500Q${126 + i * 66} 260 ${120 + i * 70} 50Z`,
            DARK,
            'opacity=".16"',
          ) +
          path(
            `M${150 + i * 66} 50Q${176 + i * 60} 260 ${136 + i * 74} 500Q${160 + i * 62} 260 ${150 + i * 66} 50Z`,
            '#fff',
            'opacity=".16"',
          ),
      ),
    )
  );
};

export const belt: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  const ring =
    'M300 120C460 120 550 190 550 290C550 400 440 470 300 470C160 470 50 400 50 290C50 190 140 120 300 120ZM300 176C180 176 104 224 104 290C104 364 186 414 300 414S496 364 496 290C496 224 420 176 300 176Z';
  return (
    path(ring, brush.round(main), 'fill-rule="evenodd"') +
    path('M104 290C104 224 180 176 300 176S496 224 496 290Q480 220 300 208T104 290Z', shade(main, 0.5)) +
    stitches('M62 290C62 400 160 460 300 460S538 400 538 290', main) +
    stitches('M94 300C100 370 186 424 300 424S500 370 506 300', main) +
    repeat(4, (i) => disc(130 + i * 34, 384 + i * 20, 5, shade(main, 0.6))) +
    rect(262, 396, 122, 92, 14, brush.metal(GOLD)) +
    rect(280, 414, 86, 56, 6, brush.lit(main)) +
    rect(264, 434, 78, 13, 6, brush.metal(GOLD)) +
    path('M384 424L440 404V450L384 462Z', shade(main, 0.2))
  );
};

export const tie: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const outline = 'M264 130L336 130L396 460L300 570L204 460Z';
  const plain = brush.word('pattern', 'plain') === 'plain';
  return (
    garment(
      brush,
      outline,
      fabric(brush, 0.7),
      plain ? repeat(9, (i) => line(`M170 ${220 + i * 46}L430 ${120 + i * 46}`, second, 14, 'opacity=".85"')) : '',
      path('M300 140Q330 300 300 560Q350 400 330 140Z', DARK, 'opacity=".12"'),
    ) +
    path('M236 40Q300 24 364 40L340 128Q300 146 260 128Z', brush.lit(main)) +
    path('M270 60Q300 90 292 128L270 126Z', DARK, 'opacity=".18"') +
    path('M250 124Q300 150 350 124L348 140Q300 162 252 140Z', shade(main, 0.4), 'opacity=".6"')
  );
};

export const umbrella: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const other =
    Math.abs(luminance(second) - luminance(main)) > 0.08 && input.colors.length > 1 ? second : tint(main, 0.2);
  return turned(
    12,
    300,
    300,
    rect(294, 60, 12, 440, 5, brush.metal()) +
      path(
        'M300 490V520Q300 560 264 560T230 526',
        'none',
        `stroke="${luminance(accent) > 0.7 ? '#6b4226' : shade(accent, 0.2)}" stroke-width="20" stroke-linecap="round"`,
      ) +
      path(
        'M30 320C40 160 160 70 300 70S560 160 570 320Q540 280 500 300Q470 270 410 300Q360 262 300 300Q240 262 190 300Q130 270 100 300Q60 280 30 320Z',
        brush.lit(main),
      ) +
      path(
        'M300 70C220 120 190 200 190 300Q240 262 300 300ZM300 70C450 100 500 200 500 300Q470 270 410 300C410 200 380 120 300 70ZM300 70C160 90 60 180 30 320Q60 280 100 300C110 200 180 110 300 70Z',
        other,
        'opacity=".92"',
      ) +
      path(
        'M30 320C40 160 160 70 300 70S560 160 570 320Q540 280 500 300Q470 270 410 300Q360 262 300 300Q240 262 190 300Q130 270 100 300Q60 280 30 320Z',
        brush.across([0, '#fff', 0.22], [0.4, '#fff', 0], [0.65, DARK, 0], [1, DARK, 0.3]),
      ) +
      path('M292 72L300 28L308 72Z', '#8b94a1'),
  );
};

export const sunglasses: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const lens = input.colors.length > 1 && luminance(second) < 0.6 ? second : '#2a3340';
  const shape = input.random.pick([
    'M70 250Q70 226 100 226H240Q272 226 270 262Q268 392 170 392Q76 392 70 250Z',
    'M64 300a106 106 0 1 0 212 0a106 106 0 1 0-212 0Z',
    'M56 220Q160 204 276 234Q280 384 176 388Q84 386 56 220Z',
  ]);
  return (
    mirrored(
      path(
        'M64 240Q40 200 90 150Q150 130 200 140',
        'none',
        `stroke="${shade(main, 0.3)}" stroke-width="13" stroke-linecap="round"`,
      ) +
        path(shape, brush.input.paint.down([0, shade(lens, 0.3)], [0.6, lens], [1, tint(lens, 0.4)])) +
        brush.clip(
          path(shape, '#000'),
          path('M90 200H170L90 400H30Z', '#fff', 'opacity=".22"') +
            path('M200 200h24L140 400h-24Z', '#fff', 'opacity=".16"'),
        ) +
        path(shape, 'none', `stroke="${main}" stroke-width="18" stroke-linejoin="round"`) +
        path(shape, 'none', `stroke="${tint(main, 0.5)}" stroke-width="3" transform="translate(-3 -5)" opacity=".7"`),
    ) +
    path('M268 262Q300 232 332 262', 'none', `stroke="${main}" stroke-width="16" stroke-linecap="round"`) +
    group('', mirrored(disc(84, 246, 5, GOLD)))
  );
};
