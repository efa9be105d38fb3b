import type { Random } from '../../random.ts';
import type { Paint } from '../paint.ts';
import { shade, tint } from '../palette.ts';
import { disc, group, line, oval, path, rect, repeat } from '../shapes.ts';

/** Input and output of a scene: background, foreground, and the position of the product. */
export interface SceneInput {
  paint: Paint;
  random: Random;
  /** Main colour of the product. Backdrops need enough contrast to it. */
  main: string;
  /** Whether the product stands on the floor (a sofa) and not on a table (a mug). */
  onFloor: boolean;
}

export interface Scene {
  back: string;
  front: string;
  /** Height of the ground under the product, from the top of a picture of 1000. */
  floor: number;
}

/** A wall, lit from the upper left. */
export const wall = (paint: Paint, color: string): string =>
  rect(0, 0, 1000, 1000, 0, paint.radial(0.3, 0.2, 1.05, tint(color, 0.35), [0.5, color], shade(color, 0.14)));

/** A floor from `y` downwards: boards, tiles or plain. */
export function floor(paint: Paint, y: number, color: string, kind: 'wood' | 'tiles' | 'plain'): string {
  const base = rect(0, y, 1000, 1000 - y, 0, paint.down(shade(color, 0.14), [0.3, color], tint(color, 0.12)));
  const ink = shade(color, 0.3);
  if (kind === 'plain') return base;
  const depth = 1000 - y;
  const cross = kind === 'wood' ? [0.2, 0.52] : [0.12, 0.32, 0.62];
  const rows = cross.map((part) => line(`M0 ${y + depth * part}H1000`, ink, 2, 'opacity=".22"')).join('');
  const rays = repeat(11, (i) => line(`M${i * 100} ${y}L${(i - 5) * 210 + 500} 1000`, ink, 2, 'opacity=".22"'));
  return base + rays + rows;
}

export const skirting = (y: number, color: string): string =>
  rect(0, y - 22, 1000, 22, 0, tint(color, 0.65)) + rect(0, y - 4, 1000, 6, 0, shade(color, 0.3), 'opacity=".25"');

/** A table or counter that fills the foreground. The back edge of its top is at `y`. */
export function surface(paint: Paint, y: number, color: string, grain = false): string {
  const front = y + 190;
  return [
    rect(0, y - 16, 1000, 20, 0, '#10131f', 'opacity=".07"'),
    rect(0, y, 1000, front - y, 0, paint.down(tint(color, 0.32), color)),
    grain
      ? repeat(4, (i) =>
          line(
            `M${-40 + i * 130} ${y + 26 + i * 42}q260 ${i % 2 ? 12 : -10} 620 0`,
            shade(color, 0.25),
            2.5,
            'opacity=".2"',
          ),
        )
      : '',
    rect(0, front, 1000, 26, 0, paint.down(shade(color, 0.1), shade(color, 0.28))),
    rect(
      0,
      front + 26,
      1000,
      1000 - front - 26,
      0,
      paint.down(shade(color, 0.45), [0.35, shade(color, 0.3)], shade(color, 0.34)),
    ),
  ].join('');
}

/** A window with daylight; (`x`, `y`) is its top left corner. */
export function windowPane(
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  curtain?: string,
): string {
  const sky = paint.down('#bfe3f7', [0.6, '#e6f4fb'], '#f7fbf4');
  const glass = paint.clip(rect(x + 14, y + 14, width - 28, height - 28, 4, '#000'));
  const drape = (from: number, direction: number) =>
    path(
      `M${from} ${y - 34}h${direction * width * 0.3}q${direction * -4} ${height * 0.5} ${direction * -width * 0.06} ${height + 90}h${direction * -width * 0.24}z`,
      paint.across(
        shade(curtain ?? '#ffffff', 0.1),
        [0.3, tint(curtain ?? '#ffffff', 0.3)],
        [0.6, curtain ?? '#ffffff'],
        shade(curtain ?? '#ffffff', 0.12),
      ),
      'opacity=".95"',
    );
  return [
    rect(x, y, width, height, 8, '#fffdf8'),
    rect(x + 14, y + 14, width - 28, height - 28, 4, sky),
    group(
      `clip-path="${glass}"`,
      oval(x + width * 0.25, y + height * 0.95, width * 0.4, height * 0.28, '#a9cf95'),
      oval(x + width * 0.78, y + height * 1.0, width * 0.42, height * 0.34, '#8fbf88'),
      path(
        `M${x + 20} ${y + height * 0.75}L${x + width * 0.5} ${y}h${width * 0.2}L${x + width * 0.2} ${y + height}h${-width * 0.2}z`,
        '#fff',
        'opacity=".22"',
      ),
    ),
    rect(x + width / 2 - 6, y + 10, 12, height - 20, 0, '#fffdf8'),
    rect(x + 10, y + height / 2 - 5, width - 20, 10, 0, '#fffdf8'),
    rect(x - 14, y + height - 4, width + 28, 18, 6, paint.down('#ffffff', '#e4dfd4')),
    curtain === undefined
      ? ''
      : rect(x - 50, y - 44, width + 100, 12, 6, '#8a6f55') + drape(x - 30, 1) + drape(x + width + 30, -1),
  ].join('');
}

/** A framed abstract print. */
export function print(
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  colours: readonly [string, string, string],
  motif: number,
): string {
  const inside = paint.clip(rect(x + 22, y + 22, width - 44, height - 44, 2, '#000'));
  const [a, b, c] = colours;
  const drawing =
    motif === 0
      ? disc(x + width * 0.55, y + height * 0.4, width * 0.2, b) +
        oval(x + width * 0.3, y + height * 0.92, width * 0.5, height * 0.3, c) +
        oval(x + width * 0.9, y + height, width * 0.5, height * 0.3, shade(c, 0.15))
      : motif === 1
        ? path(
            `M${x + width * 0.5} ${y + height * 0.85}C${x + width * 0.1} ${y + height * 0.7} ${x + width * 0.2} ${y + height * 0.3} ${x + width * 0.5} ${y + height * 0.2}C${x + width * 0.8} ${y + height * 0.3} ${x + width * 0.9} ${y + height * 0.7} ${x + width * 0.5} ${y + height * 0.85}z`,
            c,
          ) + line(`M${x + width * 0.5} ${y + height * 0.95}V${y + height * 0.3}`, b, 6)
        : path(
            `M${x} ${y + height * 0.8}L${x + width * 0.35} ${y + height * 0.4}L${x + width * 0.55} ${y + height * 0.62}L${x + width * 0.75} ${y + height * 0.42}L${x + width} ${y + height * 0.75}V${y + height}H${x}z`,
            c,
          ) + disc(x + width * 0.7, y + height * 0.28, width * 0.11, b);
  return [
    rect(x + 8, y + 14, width, height, 4, '#10131f', 'opacity=".1"'),
    rect(x, y, width, height, 4, paint.body('#b98a5e')),
    rect(x + 11, y + 11, width - 22, height - 22, 2, '#fffdf6'),
    rect(x + 22, y + 22, width - 44, height - 44, 2, a),
    group(`clip-path="${inside}"`, drawing),
  ].join('');
}

/** A leafy plant in a pot, standing at (`x`, `y`). */
export function plant(paint: Paint, x: number, y: number, size: number, pot: string, kind: number): string {
  const green = kind === 0 ? '#4f9a5d' : kind === 1 ? '#6aa84f' : '#3f8f74';
  const leaf = (angle: number, length: number, tone: string) =>
    `<path d="M0 0C${-length * 0.28} ${-length * 0.35} ${-length * 0.2} ${-length * 0.85} 0 ${-length}C${length * 0.2} ${-length * 0.85} ${length * 0.28} ${-length * 0.35} 0 0z" fill="${paint.across(tint(tone, 0.16), shade(tone, 0.18))}" transform="rotate(${angle})"/>`;
  const spike = (angle: number, length: number, tone: string) =>
    `<path d="M-9 0Q-14 ${-length * 0.5} 0 ${-length}Q14 ${-length * 0.5} 9 0z" fill="${paint.across(tint(tone, 0.2), shade(tone, 0.2))}" transform="rotate(${angle})"/>`;
  const leaves =
    kind === 2
      ? [-30, 26, -14, 15, 0]
          .map((angle, i) => spike(angle, 190 + (i % 3) * 35, i % 2 ? green : shade(green, 0.1)))
          .join('')
      : [-62, 58, -36, 38, -12, 14]
          .map((angle, i) => leaf(angle, 150 + (i % 3) * 26, i % 2 ? green : shade(green, 0.12)))
          .join('');
  return group(
    `transform="translate(${x} ${y}) scale(${(size / 300).toFixed(3)})"`,
    oval(4, 0, 92, 13, '#10131f', 'opacity=".16"'),
    group('transform="translate(0 -96)"', leaves),
    path('M-68 -104H68L52 -8Q50 0 40 0H-40Q-50 0 -52 -8z', paint.cylinder(pot, 0.8)),
    rect(-74, -116, 148, 26, 8, paint.cylinder(tint(pot, 0.08), 0.8)),
  );
}

/** A wall shelf with books and a vase. */
export function shelf(
  paint: Paint,
  x: number,
  y: number,
  width: number,
  colours: readonly string[],
  random: Random,
): string {
  const parts = [
    rect(x, y, width, 18, 4, paint.down('#c79b6c', '#a97c50')),
    rect(x + 6, y + 18, width - 12, 10, 0, '#10131f', 'opacity=".1"'),
  ];
  let left = x + 22;
  while (left < x + width - 120) {
    const thick = random.int(20, 36);
    const tall = random.int(86, 138);
    const color = random.pick(colours);
    parts.push(
      rect(left, y - tall, thick, tall, 3, paint.across(tint(color, 0.22), color, shade(color, 0.2))),
      rect(left + 4, y - tall + 18, thick - 8, 6, 2, '#fffdf8', 'opacity=".6"'),
    );
    left += thick + 3;
    if (random.chance(0.16)) left += 34;
  }
  parts.push(
    path(`M${x + width - 90} ${y}q-26-40 6-66q8-14 2-26h34q-6 14 2 26q32 26 6 66z`, paint.cylinder('#e9dccb', 0.7)),
  );
  return parts.join('');
}

/** A pendant lamp with its light. */
export function pendant(paint: Paint, x: number, drop: number, color: string): string {
  return [
    path(
      `M${x - 60} ${drop + 60}L${x - 260} 900H${x + 260}L${x + 60} ${drop + 60}z`,
      paint.down([0, '#fff3c9', 0.36], [0.7, '#fff3c9', 0]),
    ),
    line(`M${x} 0V${drop}`, '#4b4a4d', 5),
    path(
      `M${x - 88} ${drop + 70}Q${x - 74} ${drop - 14} ${x} ${drop - 16}Q${x + 74} ${drop - 14} ${x + 88} ${drop + 70}z`,
      paint.body(color),
    ),
    oval(x, drop + 70, 88, 12, '#fff4cf'),
  ].join('');
}

/** Pennants of papel picado across the top of the picture. */
export function papelPicado(colours: readonly string[], y: number, sag: number): string {
  const count = 7;
  return (
    line(`M-10 ${y}Q500 ${y + sag * 2} 1010 ${y}`, '#6d5a4a', 4) +
    repeat(count, (i) => {
      const x = 18 + i * 140;
      const middle = (x + 62) / 1000;
      const top = y + sag * 4 * middle * (1 - middle);
      const color = colours[i % colours.length] ?? '#e4572e';
      const hole = tint(color, 0.72);
      return group(
        `transform="translate(${x} ${top.toFixed(0)})"`,
        path(
          'M0 0H124V112l-12.4 16-12.4-16-12.4 16-12.4-16-12.4 16-12.4-16-12.4 16-12.4-16-12.4 16L0 112z',
          color,
          'opacity=".94"',
        ),
        repeat(
          8,
          (k) => `<ellipse cx="62" cy="35" rx="5" ry="13" fill="${hole}" transform="rotate(${k * 45} 62 56)"/>`,
        ),
        disc(62, 56, 6, hole),
        disc(16, 18, 6, hole) + disc(108, 18, 6, hole) + disc(16, 94, 6, hole) + disc(108, 94, 6, hole),
      );
    })
  );
}

/** A soft bush or cloud, made of ovals. */
export const bush = (paint: Paint, x: number, y: number, size: number, color: string): string =>
  group(
    `transform="translate(${x} ${y}) scale(${(size / 100).toFixed(2)})"`,
    oval(0, 2, 120, 10, '#10131f', 'opacity=".12"'),
    disc(-58, -38, 44, paint.sphere(shade(color, 0.1))) +
      disc(54, -40, 48, paint.sphere(shade(color, 0.06))) +
      disc(-4, -62, 58, paint.sphere(color)),
    rect(-104, -40, 208, 42, 21, paint.down(color, shade(color, 0.2))),
  );
