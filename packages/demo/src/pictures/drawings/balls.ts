import { luminance, shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, repeat, turned } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';

const R = 232;
const CX = 300;
const CY = 320;

type BallMaker = (brush: Brush) => string;

const soccer: BallMaker = ({ main, second, accent }) => {
  const base = luminance(main) > 0.6 ? main : luminance(second) > 0.6 ? second : '#f7f6f2';
  const patch = luminance(main) > 0.6 ? (accent === main ? '#1d2230' : accent) : main;
  const pentagon = (x: number, y: number, r: number, turn: number, flat = 1) =>
    `<polygon points="${Array.from({ length: 5 }, (_, i) => {
      const a = ((i * 72 - 90 + turn) * Math.PI) / 180;
      return `${(x + Math.cos(a) * r).toFixed(1)},${(y + Math.sin(a) * r * flat).toFixed(1)}`;
    }).join(' ')}" fill="${patch}" stroke="${patch}" stroke-width="10" stroke-linejoin="round"/>`;
  return (
    disc(CX, CY, R, base) +
    pentagon(CX, CY, 72, 0) +
    repeat(5, (i) => {
      const a = ((i * 72 - 90) * Math.PI) / 180;
      const b = ((i * 72 - 54) * Math.PI) / 180;
      const c = ((i * 72 - 18) * Math.PI) / 180;
      const at = (angle: number, r: number) =>
        `${(CX + Math.cos(angle) * r).toFixed(1)} ${(CY + Math.sin(angle) * r).toFixed(1)}`;
      return (
        line(
          `M${at(a, 76)}L${at(a, 134)}L${at(b, 170)}L${at(c, 134)}M${at(b, 170)}L${at(b, 210)}`,
          shade(base, 0.3),
          5,
        ) + turned(i * 72, CX, CY, pentagon(CX, CY - 204, 66, 180, 0.7))
      );
    })
  );
};

const basket: BallMaker = ({ main }) => {
  const seam = (d: string) => line(d, '#231a17', 9);
  return (
    disc(CX, CY, R, main) +
    repeat(170, (i) =>
      disc(CX - R + ((i * 67) % (2 * R)), CY - R + ((i * 113) % (2 * R)), 3, shade(main, 0.24), 'opacity=".55"'),
    ) +
    turned(
      -20,
      CX,
      CY,
      seam(
        `M${CX} ${CY - R}V${CY + R}M${CX - R} ${CY}H${CX + R}M${CX - 158} ${CY - 172}Q${CX - 20} ${CY} ${CX - 158} ${CY + 172}M${CX + 158} ${CY - 172}Q${CX + 20} ${CY} ${CX + 158} ${CY + 172}`,
      ),
    )
  );
};

const volley: BallMaker = ({ main, second, accent }) => {
  const pale = luminance(second) > 0.4 ? second : '#f7f3e6';
  const panel = (fill: string) =>
    path(
      `M${CX} ${CY}Q${CX - 60} ${CY - 150} ${CX + 10} ${CY - 240}H${CX + 260}Q${CX + 170} ${CY - 40} ${CX} ${CY}Z`,
      fill,
    ) +
    line(
      `M${CX} ${CY}Q${CX + 60} ${CY - 130} ${CX + 90} ${CY - 230}M${CX} ${CY}Q${CX + 120} ${CY - 90} ${CX + 176} ${CY - 190}`,
      shade(fill, 0.3),
      4,
    );
  return (
    disc(CX, CY, R, pale) +
    [main, pale, accent].map((fill, i) => turned(i * 120, CX, CY, panel(fill))).join('') +
    repeat(3, (i) =>
      turned(
        i * 120,
        CX,
        CY,
        line(
          `M${CX} ${CY}Q${CX - 60} ${CY - 150} ${CX + 10} ${CY - 240}M${CX} ${CY}Q${CX - 110} ${CY - 110} ${CX - 120} ${CY - 210}`,
          shade(pale, 0.3),
          5,
        ),
      ),
    )
  );
};

const stitched = (d: string, color: string): string =>
  line(d, color, 5) + line(d, color, 22, 'stroke-dasharray="5 15" opacity=".9"');

const baseball: BallMaker = ({ main, accent }) => {
  const skin = luminance(main) > 0.6 ? main : '#faf6ec';
  const thread = luminance(main) > 0.6 ? (luminance(accent) < 0.4 ? '#c1121f' : accent) : main;
  return (
    disc(CX, CY, R, skin) +
    turned(
      -18,
      CX,
      CY,
      stitched(
        `M${CX - 130} ${CY - 210}Q${CX - 30} ${CY} ${CX - 130} ${CY + 210}M${CX + 130} ${CY - 210}Q${CX + 30} ${CY} ${CX + 130} ${CY + 210}`,
        thread,
      ),
    )
  );
};

const tennis: BallMaker = ({ main }) =>
  disc(CX, CY, R, main) +
  repeat(220, (i) =>
    disc(
      CX - R + ((i * 71) % (2 * R)),
      CY - R + ((i * 127) % (2 * R)),
      2.2,
      i % 2 === 0 ? tint(main, 0.4) : shade(main, 0.16),
      'opacity=".6"',
    ),
  ) +
  turned(
    24,
    CX,
    CY,
    line(
      `M${CX - 170} ${CY - 190}Q${CX + 10} ${CY} ${CX - 170} ${CY + 190}M${CX + 170} ${CY - 190}Q${CX - 10} ${CY} ${CX + 170} ${CY + 190}`,
      '#fbfaf4',
      15,
    ),
  );

const makers: Record<string, BallMaker> = { soccer, basket, volley, baseball, tennis };

const american = (brush: Brush): string => {
  const { main } = brush;
  const outline = 'M20 300C110 140 220 110 300 110S490 140 580 300C490 460 380 490 300 490S110 460 20 300Z';
  return turned(
    -28,
    300,
    310,
    path(outline, brush.ball(main)) +
      brush.clip(
        path(outline, '#000'),
        line('M128 120Q90 300 128 480M472 120Q510 300 472 480', '#fbf8f0', 26) +
          line('M20 300Q300 250 580 300', shade(main, 0.4), 4),
      ) +
      line('M200 236Q300 216 400 236', '#fbf8f0', 11) +
      repeat(7, (i) => line(`M${212 + i * 29} ${212 - Math.sin((i / 6) * Math.PI) * 10}v36`, '#fbf8f0', 11)) +
      path('M90 230Q180 136 300 130Q180 160 110 250Z', '#fff', 'opacity=".25"'),
  );
};

/** `ball`, of six sports. */
export const ball: Drawing = (input) => {
  const brush = new Brush(input);
  const kind = brush.word('kind', 'soccer');
  if (kind === 'american') return american(brush);
  const light = input.paint.radial(
    0.34,
    0.28,
    0.8,
    [0, '#ffffff', 0.5],
    [0.4, '#ffffff', 0],
    [0.7, '#10131f', 0.12],
    [1, '#10131f', 0.5],
  );
  return (
    brush.clip(disc(CX, CY, R, '#000'), (makers[kind] ?? soccer)(brush)) +
    disc(CX, CY, R, light) +
    group('opacity=".55"', oval(216, 206, 48, 28, '#fff', 'transform="rotate(-38 216 206)" opacity=".6"'))
  );
};
