/** Shoes, seen from the side: one shoe, with the other one of the pair behind. */
import { luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { stitches } from './garments.ts';

const DARK = '#10131f';

/** The same shoe twice; the one behind is higher and darker. */
const pair = (shoe: string, dx = 46, dy = -96): string =>
  group(`transform="translate(${dx} ${dy + 20}) scale(.92)"`, shoe) + group('transform="translate(-8 20)"', shoe);

const lit = (brush: Brush, outline: string): string =>
  brush.clip(
    path(outline, '#000'),
    path(outline, brush.input.paint.down([0, '#fff', 0.22], [0.4, '#fff', 0], [0.65, DARK, 0], [1, DARK, 0.24])) +
      path(outline, 'none', `stroke="${DARK}" stroke-opacity=".2" stroke-width="6"`),
  );

export const sneaker: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second, accent, random } = {
    main: brush.main,
    second: brush.second,
    accent: brush.accent,
    random: input.random,
  };
  const sole = luminance(main) > 0.8 && luminance(second) > 0.8 ? '#e9e4d8' : '#f7f6f2';
  const pop = Math.abs(luminance(second) - luminance(main)) > 0.08 ? second : accent;
  const upper =
    'M70 300Q60 230 84 196Q120 176 152 206Q196 236 244 186Q262 176 280 196L372 304Q420 336 496 346Q556 360 562 420Q400 450 60 424Z';
  const chunky = random.chance(0.5);
  const style = random.int(0, 2);
  const stripe =
    style === 0
      ? path('M140 400Q260 396 330 300L362 334Q300 410 150 424Z', pop) +
        path('M150 412Q270 404 348 318', 'none', `stroke="${accent}" stroke-width="4"`)
      : style === 1
        ? repeat(3, (i) =>
            path(
              `M${206 + i * 48} 424L${260 + i * 40} ${250 + i * 28}L${282 + i * 40} ${268 + i * 28}L${236 + i * 48} 424Z`,
              pop,
            ),
          )
        : path('M90 310Q200 390 390 330L420 352Q220 430 84 350Z', pop) +
          path('M96 330Q210 400 400 340', 'none', `stroke="${accent}" stroke-width="5"`);
  const midsole = chunky
    ? 'M48 410Q40 440 52 474Q58 492 84 492H520Q574 490 580 448Q580 424 562 408Q470 436 390 420Q240 400 160 424Q90 426 48 410Z'
    : 'M52 414Q44 450 56 474Q62 486 84 486H530Q574 484 572 440L562 412Q300 440 52 414Z';
  const shoe =
    path('M84 200Q150 172 250 190L280 200L230 250Q150 270 90 240Z', shade(main, 0.55)) +
    path('M236 150Q262 140 282 164L320 230L270 250L222 200Z', brush.lit(mix(main, pop, 0.25))) +
    path(upper, brush.lit(main)) +
    brush.clip(
      path(upper, '#000'),
      path('M400 320Q520 330 570 430H380Q450 390 400 320Z', tint(main, 0.16)) +
        repeat(20, (i) => disc(432 + (i % 5) * 20, 366 + Math.floor(i / 5) * 14, 2.4, DARK, 'opacity=".22"')) +
        stripe +
        path('M50 190Q130 210 132 300T118 430H40Z', mix(main, accent, 0.75)) +
        path('M470 400Q520 380 570 392V440H430Z', shade(main, 0.18)) +
        path('M244 186L290 200L404 330L372 352Q310 300 244 240Z', shade(main, 0.14)),
    ) +
    lit(brush, upper) +
    stitches('M132 300Q128 360 118 424', main) +
    stitches('M250 244Q310 304 372 356', main) +
    repeat(
      5,
      (i) =>
        line(
          `M${268 + i * 25} ${240 + i * 25}L${308 + i * 24} ${218 + i * 24}`,
          DARK,
          13,
          'opacity=".16" transform="translate(2 5)"',
        ) +
        line(
          `M${268 + i * 25} ${240 + i * 25}L${308 + i * 24} ${218 + i * 24}`,
          luminance(main) > 0.7 ? tint(accent, 0.1) : '#fbfaf6',
          10,
        ),
    ) +
    path('M70 206Q120 178 152 206', 'none', `stroke="${tint(main, 0.3)}" stroke-width="7" stroke-linecap="round"`) +
    path(midsole, brush.down(sole, 0.55)) +
    path(
      'M54 458Q300 474 574 448Q574 486 530 490H84Q56 490 54 458Z',
      chunky ? mix(pop, sole, 0.15) : shade(sole, 0.14),
    ) +
    (chunky
      ? path('M90 440Q160 424 230 446T380 440', 'none', `stroke="${accent}" stroke-width="8" stroke-linecap="round"`)
      : line('M64 440Q300 458 560 432', shade(sole, 0.2), 3)) +
    repeat(16, (i) => rect(84 + i * 30, 482, 16, 9, 3, shade(sole, 0.4)));
  return group('transform="translate(4 60)"', pair(shoe, 30, -150));
};

export const boot: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  const kind = brush.word('kind', 'work');
  const tall = kind === 'cowboy' ? 40 : kind === 'work' ? 110 : 190;
  const outline = `M130 ${tall}Q220 ${tall + 20} 306 ${tall}Q300 ${tall + 120} 312 300Q330 360 410 380C500 392 560 416 552 500H110Q100 420 118 340Q140 260 130 ${tall}Z`;
  const sole = kind === 'work' ? '#2c2a29' : shade(main, 0.65);
  const welt = tint(mix(main, '#d9a86a', 0.7), 0.1);
  const detail =
    kind === 'cowboy'
      ? group(
          'opacity=".95"',
          line(
            'M216 110Q160 180 216 250Q272 180 216 110ZM216 150Q190 190 216 226Q242 190 216 150Z',
            tint(main, 0.5),
            4,
          ) +
            line('M160 90Q150 230 200 300M272 90Q282 230 236 300', tint(main, 0.5), 3) +
            line('M360 400Q420 380 470 420M350 420Q420 400 450 440', tint(main, 0.5), 3.5),
        ) +
        path(
          `M120 ${tall}Q216 ${tall + 70} 312 ${tall}L316 ${tall + 20}Q216 ${tall + 96} 122 ${tall + 22}Z`,
          shade(main, 0.22),
        )
      : path('M410 380Q540 390 560 500H380Q440 450 410 380Z', shade(main, 0.13)) +
        path(
          `M246 ${tall + 8}L306 ${tall}Q300 220 312 300L330 350L282 372Q252 240 246 ${tall + 8}Z`,
          shade(main, 0.2),
        ) +
        stitches('M104 420Q180 370 280 374', main) +
        stitches('M382 500Q438 450 418 388', main);
  const laces =
    kind === 'work'
      ? repeat(
          6,
          (i) =>
            line(`M${252 + i * 5} ${150 + i * 37}L${312 + i * 6} ${140 + i * 37}`, welt, 9) +
            disc(254 + i * 5, 150 + i * 37, 5, '#d8b25c'),
        )
      : kind === 'ankle'
        ? rect(206, 300, 44, 30, 5, 'none', 'stroke="#d8b25c" stroke-width="6"') +
          path('M118 300H210V330H116ZM246 306L320 312L330 338L246 332Z', shade(main, 0.2))
        : '';
  const base =
    kind === 'work'
      ? path('M100 488H554Q562 488 562 500V536Q562 546 550 546H108Q96 546 96 534V500Z', sole) +
        repeat(11, (i) => rect(108 + i * 41, 532, 26, 22, 5, sole))
      : path('M102 490H556Q562 508 546 514H300L270 520H236L226 560H104Q112 520 102 490Z', sole);
  const shoe =
    path(outline, brush.lit(main)) +
    brush.clip(
      path(outline, '#000'),
      detail +
        path('M140 100Q160 300 130 480H96V100Z', '#fff', 'opacity=".16"') +
        path('M230 360Q300 380 330 350Q290 420 200 420Z', DARK, 'opacity=".14"'),
    ) +
    lit(brush, outline) +
    oval(218, tall + 4, 88, 14, shade(main, 0.6)) +
    laces +
    path('M98 486H556V500H98Z', welt) +
    base;
  return group('transform="translate(56 -20) scale(.92)"', shoe) + group('transform="translate(-16 0)"', shoe);
};

export const heels: Drawing = (input) => {
  const brush = new Brush(input);
  const { main } = brush;
  const outline =
    'M96 210Q90 180 110 166Q150 200 214 250Q300 330 372 350Q400 330 440 346Q520 384 556 440Q560 462 536 464H380Q300 452 220 370Q150 310 110 290Q92 260 96 210Z';
  const shoe =
    path(
      'M110 168Q160 210 230 262Q310 330 372 350Q390 340 410 340L400 380Q300 380 200 300Q120 240 110 168Z',
      '#e9cfae',
    ) +
    path(
      'M98 270Q120 300 150 320Q128 400 134 520H108Q110 400 98 270Z',
      brush.across(shade(main, 0.1), tint(main, 0.3), shade(main, 0.4)),
    ) +
    path(outline, brush.lit(main)) +
    path('M372 350Q400 330 440 346Q500 372 530 410Q470 372 372 350Z', '#fff', 'opacity=".35"') +
    path(
      'M106 190Q104 250 130 280',
      'none',
      'stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"',
    ) +
    lit(brush, outline) +
    path(
      'M150 318Q240 372 300 424Q350 456 390 462H540Q556 460 556 470H380Q300 470 240 414Q190 360 140 336Z',
      shade(main, 0.6),
    );
  return group('transform="translate(0 24)"', pair(shoe, 40, -120));
};

export const loafers: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const outline =
    'M70 330Q64 260 90 240Q180 280 270 262Q310 250 340 280Q430 320 500 350Q560 380 560 440H72Q62 390 70 330Z';
  const shoe =
    path('M88 244Q180 220 280 258L240 300Q150 310 88 244Z', shade(main, 0.6)) +
    path(outline, brush.lit(main)) +
    brush.clip(
      path(outline, '#000'),
      path('M330 272Q420 320 470 360Q400 400 330 360Q280 320 330 272Z', tint(main, 0.12)) +
        line('M330 272Q280 320 330 360Q400 400 480 366', shade(main, 0.4), 4) +
        path('M250 262L318 270L290 380L200 370Z', shade(main, 0.16)) +
        path('M60 240L130 256Q140 340 120 450H50Z', shade(main, 0.14)),
    ) +
    line('M262 300Q290 290 306 310L290 330Q270 320 256 322', '#d8b25c', 8) +
    lit(brush, outline) +
    path('M420 346Q500 370 530 410Q470 380 420 346Z', '#fff', 'opacity=".4"') +
    path('M66 436H564L566 458H210L206 478H70Z', shade(luminance(main) < 0.05 ? '#3a3029' : accent, 0.6));
  return group('transform="translate(0 50)"', pair(shoe, 30, -110));
};

const insole =
  'M300 40C390 40 410 140 396 230C388 300 400 380 392 450C384 530 350 560 300 560C250 560 216 530 208 450C200 380 212 300 204 230C190 140 210 40 300 40Z';

/** A pair of soles with straps, seen from above. Straps are drawn for each sole, because emoji ids must be unique. */
const fromAbove = (brush: Brush, strap: () => string, footbed: string): string => {
  const one = () =>
    path(insole, shade(footbed, 0.5), 'transform="translate(8 10)"') +
    path(insole, brush.lit(footbed)) +
    path(
      insole,
      'none',
      `stroke="${shade(footbed, 0.25)}" stroke-width="3" stroke-dasharray="8 5" transform="translate(21 22) scale(.93)"`,
    ) +
    oval(300, 470, 56, 58, DARK, 'opacity=".08"') +
    oval(300, 160, 66, 76, DARK, 'opacity=".08"') +
    strap();
  const foot = () => group('transform="translate(-134 16) rotate(-5 300 300) scale(.95)"', one());
  return foot() + group('transform="matrix(-1 0 0 1 600 0)"', foot());
};

export const sandal: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const bed = luminance(second) > 0.75 ? '#d9b48a' : second;
  const strap = () =>
    path('M190 210Q300 150 412 214L406 276Q300 216 196 270Z', brush.round(main)) +
    path('M194 304Q300 256 404 306L400 352Q300 306 198 348Z', brush.round(main)) +
    stitches('M196 222Q300 164 406 226M200 314Q300 268 398 316', main) +
    rect(352, 190, 34, 44, 5, 'none', 'stroke="#d8b25c" stroke-width="6" transform="rotate(22 369 212)"');
  return fromAbove(brush, strap, bed);
};

export const slippers: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const strap = () =>
    path(
      'M192 220C180 110 220 36 300 36S420 110 408 220Q404 290 398 320Q300 262 202 320Q196 290 192 220Z',
      brush.lit(main),
    ) +
    path('M202 322Q300 264 398 322', 'none', `stroke="${tint(second, 0.5)}" stroke-width="26" stroke-linecap="round"`) +
    repeat(9, (i) => disc(208 + i * 23, 316 - Math.sin(((i + 0.5) / 9) * Math.PI) * 34, 14, tint(second, 0.6))) +
    (brush.word('motif') === ''
      ? path('M240 90Q280 60 320 64Q260 90 240 150Z', '#fff', 'opacity=".3"')
      : brush.motif(brush.word('motif'), 300, 170, 110));
  return fromAbove(brush, strap, tint(second, 0.15));
};
