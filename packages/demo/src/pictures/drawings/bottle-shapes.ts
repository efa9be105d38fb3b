/** Shapes of bottles: outline, cap and position of the label. */
import { clampLightness, mix, shade, tint } from '../palette.ts';
import { path, rect, repeat } from '../shapes.ts';
import { capColor, plastic, pumpHead, screwCap, trigger } from './bottle-tops.ts';
import type { Brush } from './brush.ts';
import { type Box, bandPath, lathe, soft } from './outlines.ts';

type Material = 'glass' | 'clear' | 'opaque';

export interface Bottle {
  outline: string;
  label: Box;
  material: Material;
  /** Colour of the body that can be seen: the liquid or the plastic. */
  body: (brush: Brush) => string;

  /** The cap, pump or trigger. */
  top: (brush: Brush) => string;
  /** Upper level of the liquid, for glass and clear plastic. */
  level?: number;
}

export const bottles: Record<string, Bottle> = {
  tall: {
    outline: lathe([
      [34, 92, 4],
      [34, 140, 30],
      [98, 206, 50],
      [100, 300, 10],
      [100, 560, 30],
    ]),
    label: { x: 200, y: 262, width: 200, height: 240 },
    material: 'opaque',
    body: plastic,
    top: (b) => screwCap(b, 50, 42, 58, capColor(b)),
  },
  wine: {
    outline: lathe([
      [26, 60, 4],
      [26, 200, 50],
      [88, 262, 60],
      [88, 560, 22],
    ]),
    label: { x: 212, y: 318, width: 176, height: 180 },
    material: 'glass',
    level: 150,
    body: ({ main }) => clampLightness(mix(main, '#1d2a1c', 0.45), 0.1, 0.3),
    top: (b) =>
      path(
        lathe([
          [27, 34, 6],
          [28, 150, 3],
        ]),
        b.round(b.accent),
      ) +
      path(
        lathe([
          [32, 34, 6],
          [32, 58, 5],
        ]),
        b.round(shade(b.accent, 0.1)),
      ) +
      path(bandPath({ x: 272, y: 138, width: 56, height: 8 }, 2), tint(b.accent, 0.5)),
  },
  beer: {
    outline: lathe([
      [27, 66, 6],
      [30, 150, 40],
      [36, 190, 60],
      [92, 280, 70],
      [92, 560, 24],
    ]),
    label: { x: 208, y: 326, width: 184, height: 186 },
    material: 'glass',
    level: 168,
    body: ({ main }) => clampLightness(mix(main, '#6b3a12', 0.62), 0.2, 0.36),
    top: (b) =>
      path(
        lathe([
          [33, 72, 6],
          [33, 88, 6],
        ]),
        b.round('#5a3414'),
      ) +
      path(
        `M262 76L268 44q32-10 64 0l6 32q-3 6-6.3 0q-3 6-6.3 0q-3 6-6.3 0q-3 6-6.3 0q-3 6-6.3 0q-3 6-6.3 0q-3 6-6.3 0q-3 6-6.3 0q-3 6-6.3 0q-3 6-6.3 0q-3 6-6.3 0q-3 6-6.3 0Z`,
        b.round(capColor(b)),
      ) +
      b.clip(
        path('M268 176L332 176L346 214L254 214Z', '#000'),
        rect(250, 174, 100, 42, 0, b.second) + rect(250, 204, 100, 4, 0, b.main),
      ),
  },
  soda: {
    outline: lathe([
      [28, 88, 4],
      [30, 124, 26],
      [92, 220, 60],
      [96, 300, 40],
      [82, 372, 40],
      [96, 450, 40],
      [90, 560, 34],
    ]),
    label: { x: 206, y: 258, width: 188, height: 160 },
    material: 'clear',
    level: 172,
    body: ({ main }) => main,
    top: (b) =>
      screwCap(b, 52, 36, 44, capColor(b)) +
      path(
        lathe([
          [38, 98, 5],
          [38, 108, 5],
        ]),
        b.round(tint(b.main, 0.5)),
      ),
  },
  water: {
    outline: lathe([
      [28, 90, 4],
      [28, 122, 20],
      [88, 196, 50],
      [88, 262, 14],
      [80, 276, 14],
      [88, 290, 10],
      [88, 560, 30],
    ]),
    label: { x: 212, y: 300, width: 176, height: 130 },
    material: 'clear',
    level: 160,
    body: ({ main }) => mix('#cfe9f7', main, 0.16),
    top: (b) =>
      screwCap(b, 56, 36, 42, b.main) +
      path(
        lathe([
          [38, 100, 5],
          [38, 110, 5],
        ]),
        b.round('#e4f1f8'),
      ),
  },
  tequila: {
    outline: lathe([
      [34, 120, 4],
      [34, 196, 16],
      [44, 206, 26],
      [128, 236, 46],
      [120, 560, 34],
    ]),
    label: { x: 206, y: 304, width: 188, height: 190 },
    material: 'clear',
    level: 262,
    body: ({ main }) => mix(main, '#e2a13c', 0.25),
    top: (b) =>
      path(
        lathe([
          [28, 100, 2],
          [28, 132, 2],
        ]),
        b.round('#c99b63'),
      ) +
      path(
        lathe([
          [46, 44, 16],
          [42, 112, 12],
        ]),
        b.round(capColor(b)),
      ) +
      path(
        lathe([
          [40, 190, 8],
          [40, 206, 8],
        ]),
        b.round(b.accent),
      ),
  },
  spray: {
    outline: lathe([
      [46, 186, 6],
      [52, 210, 30],
      [108, 270, 50],
      [92, 380, 60],
      [108, 460, 40],
      [106, 560, 32],
    ]),
    label: { x: 204, y: 292, width: 192, height: 228 },
    material: 'opaque',
    body: plastic,
    top: trigger,
  },
  pump: {
    outline: lathe([
      [44, 184, 8],
      [50, 198, 14],
      [112, 216, 44],
      [112, 560, 36],
    ]),
    label: { x: 188, y: 262, width: 224, height: 250 },
    material: 'opaque',
    body: plastic,
    top: pumpHead,
  },
  dropper: {
    outline: lathe([
      [40, 236, 4],
      [42, 256, 16],
      [112, 290, 46],
      [112, 560, 34],
    ]),
    label: { x: 188, y: 340, width: 224, height: 178 },
    material: 'glass',
    level: 300,
    body: ({ main }) => clampLightness(main, 0.25, 0.6),
    top: (b) =>
      path('M270 168q-6-104 30-104t30 104Z', b.round('#2b2c33')) +
      path(
        lathe([
          [54, 162, 8],
          [56, 240, 6],
        ]),
        b.round(b.accent),
      ) +
      repeat(10, (i) => rect(252 + i * 10.2, 172, 2.4, 58, 1, '#000', 'opacity=".18"')),
  },
  sauce: {
    outline: lathe([
      [24, 130, 4],
      [26, 210, 36],
      [84, 282, 50],
      [84, 560, 26],
    ]),
    label: { x: 216, y: 310, width: 168, height: 210 },
    material: 'clear',
    level: 150,
    body: ({ main }) => main,
    top: (b) =>
      path(
        lathe([
          [15, 44, 8],
          [24, 78, 10],
          [32, 92, 6],
          [33, 142, 5],
        ]),
        b.round(capColor(b)),
      ) + repeat(8, (i) => rect(272 + i * 7.4, 98, 2, 38, 1, '#000', 'opacity=".2"')),
  },
  milk: {
    outline: lathe([
      [40, 100, 6],
      [44, 140, 40],
      [112, 230, 60],
      [112, 560, 34],
    ]),
    label: { x: 188, y: 284, width: 224, height: 220 },
    material: 'opaque',
    body: ({ main }) => tint(mix('#f4f1ea', main, 0.06), 0.3),
    top: (b) => screwCap(b, 58, 48, 50, b.main),
  },
  detergent: {
    outline: soft([
      [190, 142, 10],
      [262, 142, 20],
      [270, 170, 20],
      [390, 176, 70],
      [440, 300, 60],
      [440, 560, 40],
      [160, 560, 40],
      [160, 300, 60],
      [186, 190, 30],
    ]),
    label: { x: 174, y: 316, width: 252, height: 212 },
    material: 'opaque',
    body: plastic,
    top: (b) =>
      path('M322 206q72-4 84 74q4 30-22 22q-40-14-66-10q-22 2-18-30q4-50 22-56Z', shade(plastic(b), 0.42)) +
      path('M324 214q64-4 74 66q2 20-14 16q-42-14-66-10q-14 0-12-22q4-46 18-50Z', '#e9edf2') +
      path(
        lathe(
          [
            [44, 66, 12],
            [48, 148, 6],
          ],
          226,
        ),
        b.round(capColor(b)),
      ) +
      repeat(8, (i) => rect(186 + i * 11, 80, 3, 58, 1.5, '#000', 'opacity=".13"')),
  },
};
