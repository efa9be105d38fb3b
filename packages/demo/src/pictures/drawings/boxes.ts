/** Packages with flat faces and soft packs: boxes, cartons, pouches, sacks, trays, blisters. */
import { clampLightness, luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { labelInk, printLabel } from './labels.ts';
import { soft } from './outlines.ts';

/** `box`: a carton box seen a little from the right. */
export const box: Drawing = (input) => {
  const brush = new Brush(input);
  const { random } = input;
  const width = random.pick([300, 330, 360]);
  const height = random.pick([400, 440, 340]);
  const depth = 74;
  const x = 300 - (width + depth) / 2;
  const y = 552 - height;
  const ink = labelInk(brush);
  const right = x + width;
  const side = `M${right} ${y}L${right + depth} ${y - 26}V${526}L${right} ${552}Z`;
  const lid = `M${x} ${y}L${x + depth} ${y - 26}H${right + depth}L${right} ${y}Z`;
  const face = { x, y, width, height };
  return (
    path(side, brush.down(shade(ink.band, 0.22), 0.7)) +
    path(
      `M${right} ${y + height * 0.64}L${right + depth} ${y + height * 0.64 - 26}v${height * 0.12}L${right} ${y + height * 0.76}Z`,
      shade(ink.accent, 0.2),
      'opacity=".85"',
    ) +
    path(lid, brush.down(tint(ink.band, 0.22), 0.5)) +
    path(
      `M${x + depth * 0.5} ${y - 13}H${right + depth * 0.5}`,
      'none',
      `stroke="${shade(ink.band, 0.25)}" stroke-width="2" opacity=".5"`,
    ) +
    printLabel(brush, face, ink) +
    rect(x, y, width, height, 0, brush.faceLight()) +
    rect(right - 3, y, 3, height, 0, '#fff', 'opacity=".28"') +
    rect(x, y, width, 3, 0, '#fff', 'opacity=".4"')
  );
};

/** `carton`: milk or juice with a gable top. */
export const carton: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second, accent } = brush;
  const ink = labelInk(brush);
  const cap = luminance(second) > 0.85 ? accent : second;
  const side = mix(ink.band, main, 0.3);
  return (
    path('M390 196L470 176V534L390 556Z', brush.down(shade(side, 0.24), 0.6)) +
    path('M390 196L470 176L434 92L380 92Z', brush.down(shade(side, 0.12), 0.6)) +
    path('M390 196L430 140L470 176Z', shade(side, 0.36), 'opacity=".55"') +
    path('M150 196H390L380 92H176Z', brush.down(tint(ink.band, 0.16), 0.6)) +
    path('M170 60H376L436 56V92H170Z', brush.down(tint(ink.band, 0.3), 0.4)) +
    rect(170, 78, 210, 3, 0, shade(ink.band, 0.3), 'opacity=".35"') +
    oval(270, 160, 42, 13, shade(cap, 0.35)) +
    path('M230 118h80v40q-40 16-80 0Z', brush.round(cap)) +
    oval(270, 118, 40, 12, tint(cap, 0.25)) +
    printLabel(brush, { x: 150, y: 196, width: 240, height: 360 }, ink) +
    rect(150, 196, 240, 360, 0, brush.faceLight()) +
    rect(386, 196, 4, 360, 0, '#fff', 'opacity=".3"') +
    rect(150, 194, 240, 4, 0, '#fff', 'opacity=".35"')
  );
};

const creases = (marks: readonly string[]): string =>
  marks
    .map((d) => line(d, '#fff', 6, 'opacity=".22"') + line(d, '#10131f', 3, 'opacity=".13" transform="translate(5 4)"'))
    .join('');

/** `pouch`: coffee, chips, pet treats. */
export const pouch: Drawing = (input) => {
  const brush = new Brush(input);
  const ink = labelInk(brush);
  const outline =
    'M128 60H472C462 120 462 180 474 260C488 360 486 460 476 548Q300 572 124 548C114 460 112 360 126 260C138 180 138 120 128 60Z';
  const seal = 'M128 60H472L468 92H132Z';
  return (
    path(outline, brush.round(ink.band)) +
    brush.clip(
      path(outline, '#000'),
      printLabel(brush, { x: 118, y: 84, width: 364, height: 474 }, { ...ink, paper: mix(ink.paper, ink.band, 0.04) }),
    ) +
    brush.clip(
      path(outline, '#000'),
      path(outline, brush.roundShade(0.95)) +
        path('M120 520q180 46 360 0v60H120Z', '#10131f', 'opacity=".16"') +
        path('M150 96q30 120-6 220q-20 90 2 210l-40 20V96Z', '#fff', 'opacity=".12"') +
        creases([
          'M168 110q18 40 10 90',
          'M424 108q-16 50-6 84',
          'M150 470q24 20 30 60',
          'M446 462q-20 26-26 64',
          'M140 300q10 30 4 60',
        ]),
    ) +
    path(seal, brush.down(tint(ink.band, 0.12))) +
    repeat(28, (i) => rect(136 + i * 12, 64, 3, 26, 1, '#10131f', 'opacity=".12"')) +
    path('M128 60l8 8-8 8 8 8v-24Z', tint(ink.band, 0.2), 'opacity=".3"')
  );
};

/** `sack`: rice, flour, beans, cement: woven paper with a stitched top. */
export const sack: Drawing = (input) => {
  const brush = new Brush(input);
  const paper = mix('#efe2c8', brush.main, 0.1);
  const ink = { ...labelInk(brush), paper: tint(paper, 0.25) };
  const outline =
    'M120 96Q300 78 480 96Q470 150 488 220Q510 380 486 530Q480 560 440 558Q300 566 160 558Q120 560 114 530Q90 380 112 220Q130 150 120 96Z';
  return (
    path(outline, brush.round(paper, 0.7)) +
    printLabel(
      brush,
      { x: 146, y: 176, width: 308, height: 320 },
      ink,
      path(
        soft([
          [146, 176, 26],
          [454, 176, 26],
          [454, 496, 26],
          [146, 496, 26],
        ]),
        '#000',
      ),
    ) +
    brush.clip(
      path(outline, '#000'),
      path(outline, brush.roundShade(0.75)) +
        creases([
          'M150 120q20 40 6 90',
          'M300 104q10 24-4 52',
          'M452 120q-24 40-12 84',
          'M118 520q40-10 54-40',
          'M482 520q-40-14-52-44',
          'M132 330q14 20 4 50',
        ]) +
        path('M90 500q210 60 420 0v80H90Z', '#10131f', 'opacity=".1"'),
    ) +
    path('M116 56Q300 40 484 56L482 100Q300 84 118 100Z', brush.round(tint(paper, 0.15), 0.7)) +
    line('M122 80Q300 64 478 80', brush.main, 5, 'stroke-dasharray="14 9"')
  );
};

/** `tray`: fresh food under film. */
export const tray: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, random } = { main: brush.main, random: input.random };
  const dish = tint(mix('#eef0f2', brush.second, 0.2), 0.2);
  const motif = brush.word('motif');
  const heap = repeat(8, (i) => {
    const x = 150 + (i % 4) * 100 + (i > 3 ? 14 : -8);
    const y = (i > 3 ? 360 : 282) + random.int(-8, 8);
    return motif === '' ? disc(x, y, 52, brush.ball(main)) : brush.motif(motif, x, y, 118);
  });
  return (
    path('M60 250Q60 226 90 226H510Q540 226 540 250L506 512Q502 540 470 540H130Q98 540 94 512Z', brush.down(dish)) +
    path('M82 258Q82 244 98 244H502Q518 244 518 258L496 440H104Z', shade(dish, 0.3)) +
    brush.clip(path('M82 200H518V258L494 446H106L82 258Z', '#000'), heap) +
    path('M60 250Q60 226 90 226H510Q540 226 540 250V262Q540 244 510 244H90Q60 244 60 262Z', tint(dish, 0.5)) +
    path('M96 430H504L496 500Q492 530 466 530H134Q108 530 104 500Z', brush.down(dish)) +
    printLabel(
      brush,
      { x: 160, y: 424, width: 280, height: 92 },
      labelInk(brush),
      rect(160, 424, 280, 92, 14, '#000'),
    ) +
    path('M110 250L300 250L180 420H130Z', brush.shine(0.35)) +
    path('M400 250h60L340 420h-50Z', brush.shine(0.2))
  );
};

/** `blister`: two strips of tablets on their box. */
export const blister: Drawing = (input) => {
  const brush = new Brush(input);
  const pill = clampLightness(brush.second === brush.main ? '#ffffff' : brush.second, 0.45, 0.97);
  const strip = (turn: number) =>
    group(
      `transform="rotate(${turn} 300 400)"`,
      rect(120, 330, 360, 190, 22, brush.diagonal(tint('#c6ccd4', 0.6), '#b7bec8', tint('#c6ccd4', 0.4))) +
        rect(126, 336, 348, 178, 18, 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width="3"') +
        repeat(10, (i) => {
          const x = 168 + (i % 5) * 66;
          const y = 382 + Math.floor(i / 5) * 86;
          return (
            oval(x + 2, y + 4, 28, 34, '#8a93a0', 'opacity=".5"') +
            oval(x, y, 27, 33, brush.ball(pill)) +
            oval(x - 8, y - 13, 7, 9, '#fff', 'opacity=".8"')
          );
        }),
    );
  return (
    group(
      'transform="rotate(-5 300 200)"',
      path('M110 60H450L500 46V296L450 320H110Z', brush.lit(shade(brush.main, 0.25))) +
        printLabel(brush, { x: 96, y: 62, width: 366, height: 262 }, labelInk(brush)) +
        path('M462 62L506 46V298L462 324Z', shade(brush.main, 0.3)),
    ) + strip(4)
  );
};
