import { shade, tint } from '../palette.ts';
import { disc, line, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';

const BLACK = '#24272e';

const spoked = (x: number, y: number, r: number, tyre: number, rim: string, studs: boolean): string =>
  (studs ? repeat(32, (i) => turned(i * 11.25, x, y, rect(x - 4, y - r - tyre * 0.72, 8, 9, 2, BLACK))) : '') +
  ring(x, y, r, BLACK, tyre) +
  ring(x, y, r - tyre * 0.66, rim, tyre * 0.4) +
  repeat(16, (i) => turned(i * 22.5, x, y, line(`M${x} ${y}V${y - r + tyre * 0.6}`, '#aab2bd', 1.6))) +
  disc(x, y, 13, '#8b949f') +
  disc(x, y, 6, '#e7eaee');

const tube = (d: string, color: string, width: number): string =>
  line(d, shade(color, 0.32), width) +
  line(d, color, width * 0.78, 'transform="translate(-1 -1)"') +
  line(d, tint(color, 0.55), width * 0.2, 'transform="translate(-3 -3)"');

function exerciseBike(brush: Brush): string {
  const { main, accent } = brush;
  return (
    tube('M120 546H260M380 546H540M190 546L470 546', BLACK, 26) +
    tube('M250 530L210 200', '#aeb6c1', 28) +
    tube('M430 530L440 150', '#aeb6c1', 26) +
    path('M140 180Q140 160 170 160H270Q310 164 300 190Q260 216 190 212Q140 210 140 180Z', brush.lit(BLACK)) +
    path('M220 470Q300 330 470 360L480 510H250Z', brush.lit(main)) +
    disc(420, 446, 92, brush.lit(shade(main, 0.3))) +
    disc(420, 446, 64, brush.metal()) +
    disc(420, 446, 22, BLACK) +
    line('M300 440L262 486', '#8b949f', 13) +
    rect(226, 480, 66, 18, 6, BLACK) +
    tube('M440 160Q400 120 350 132M440 160Q480 120 530 150', BLACK, 20) +
    rect(404, 78, 92, 66, 12, BLACK) +
    rect(416, 90, 68, 40, 6, accent === main ? '#7ec8e3' : tint(accent, 0.2)) +
    path('M250 450Q300 370 380 366', 'none', 'stroke="#fff" stroke-width="8" opacity=".35" stroke-linecap="round"')
  );
}

/** `bike`: mountain, road, for children, or stationary. */
export const bike: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, accent } = brush;
  const kind = brush.word('kind', 'mtb');
  if (kind === 'static') return exerciseBike(brush);
  const road = kind === 'road';
  const kids = kind === 'kids';
  const r = kids ? 92 : road ? 118 : 106;
  const y = 546 - r - (road ? 8 : 16);
  const tyre = road ? 11 : kids ? 24 : 25;
  const [rear, front] = kids ? [150, 452] : [136, 464];
  const crank = 286;
  const crankY = y + (kids ? 20 : 10);
  const seat = kids ? 250 : 232;
  const top = kids ? 270 : road ? 206 : 226;
  const head = kids ? 410 : 408;
  const width = kids ? 22 : road ? 16 : 20;
  const rims = kids ? (accent === main ? '#ffd23f' : accent) : road ? main : '#8b949f';
  const bar = road
    ? line(
        `M${head - 6} ${top - 34}H${head + 40}Q${head + 82} ${top - 34} ${head + 72} ${top + 6}Q${head + 60} ${top + 30} ${head + 30} ${top + 20}`,
        BLACK,
        13,
      )
    : line(
        `M${head - 10} ${top - 46}L${head - 50} ${top - 62}M${head - 10} ${top - 46}L${head + 30} ${top - 50}`,
        BLACK,
        13,
      ) + rect(head - 84, top - 74, 52, 20, 10, kids ? rims : BLACK);
  return (
    spoked(rear, y, r, tyre, rims, kind === 'mtb') +
    spoked(front, y, r, tyre, rims, kind === 'mtb') +
    (kids ? disc(108, 520, 30, BLACK) + disc(108, 520, 15, rims) + line(`M${rear} ${y}L112 516`, '#8b949f', 8) : '') +
    tube(`M${rear} ${y}L${crank} ${crankY}M${rear} ${y}L${seat + 8} ${top + 14}`, main, width * 0.66) +
    (kind === 'mtb'
      ? tube(`M${head + 8} ${top + 50}L${front} ${y}`, '#3a3f49', 22) +
        tube(`M${head} ${top - 10}L${head + 16} ${top + 80}`, '#c9a24b', 13)
      : tube(`M${head} ${top}Q${head + 34} ${top + 120} ${front} ${y}`, shade(main, 0.2), width * 0.72)) +
    tube(
      `M${seat - 4} ${top - (road ? 10 : 20)}L${crank} ${crankY}L${head + 8} ${top + 36}${kids ? `M${seat + 10} ${top + 60}L${head + 4} ${top + 20}` : `M${seat + 4} ${top + 10}L${head} ${top + 4}`}`,
      main,
      width,
    ) +
    tube(`M${head - 8} ${top - 44}L${head + 10} ${top + 44}`, shade(main, 0.15), width) +
    line(`M${seat - 4} ${top - 10}L${seat - 14} ${top - 50}`, '#aeb6c1', 10) +
    path(
      `M${seat - 66} ${top - 66}Q${seat - 60} ${top - 80} ${seat - 30} ${top - 74}L${seat + 44} ${top - 64}Q${seat + 50} ${top - 52} ${seat + 20} ${top - 52}Q${seat - 50} ${top - 40} ${seat - 66} ${top - 66}Z`,
      brush.lit(BLACK),
    ) +
    bar +
    disc(crank, crankY, 34, '#3a3f49') +
    ring(crank, crankY, 30, '#aeb6c1', 5) +
    line(`M${rear} ${y - 16}L${crank} ${crankY - 32}M${rear} ${y + 16}L${crank} ${crankY + 32}`, '#4b515c', 4) +
    line(`M${crank} ${crankY}L${crank + 34} ${crankY + 46}`, '#8b949f', 11) +
    rect(crank + 10, crankY + 42, 54, 14, 5, BLACK) +
    disc(crank, crankY, 10, '#e7eaee') +
    (kids
      ? rect(head + 22, top - 20, 64, 46, 8, brush.lit('#d9a566')) +
        repeat(4, (i) => line(`M${head + 30 + i * 16} ${top - 18}v42`, '#a9794a', 2.5)) +
        input.paint.emoji('star', crank + 50, crankY - 70, 44)
      : '')
  );
};
