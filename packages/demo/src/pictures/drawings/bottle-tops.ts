/** Caps, pumps and triggers of bottles. */
import { clampLightness, luminance, mix, shade } from '../palette.ts';
import { path, rect, repeat } from '../shapes.ts';
import type { Brush } from './brush.ts';
import { lathe } from './outlines.ts';

/** A screw cap with ridges. */
export const screwCap = (brush: Brush, y: number, half: number, height: number, color: string): string =>
  path(
    lathe([
      [half - 3, y, 8],
      [half, y + height, 5],
    ]),
    brush.round(color),
  ) +
  repeat(9, (i) =>
    rect(
      300 - half + 6 + ((half * 2 - 14) / 8) * i,
      y + height * 0.3,
      2.4,
      height * 0.58,
      1.2,
      shade(color, 0.3),
      'opacity=".45"',
    ),
  ) +
  path(
    lathe([
      [half - 6, y + 2, 5],
      [half - 5, y + 8, 3],
    ]),
    '#fff',
    'opacity=".3"',
  );

/** A second colour that contrasts with the body. */
export const capColor = ({ main, second, accent }: Brush): string =>
  Math.abs(luminance(main) - luminance(second)) > 0.08 ? second : accent === main ? shade(main, 0.35) : accent;

export const plastic = ({ main }: Brush): string => clampLightness(main, 0.16, 0.95);

export const pumpHead = (brush: Brush): string => {
  const color = capColor(brush);
  return (
    rect(291, 96, 18, 60, 4, brush.metal(mix(color, '#c9cdd4', 0.5))) +
    path('M196 78q0-14 16-14h108q26 0 26 22v22h-88V92h-50q-12 0-12-14Z', brush.down(color, 0.8)) +
    path('M208 70h112q14 0 18 8H204q0-6 4-8Z', '#fff', 'opacity=".35"') +
    path(
      lathe([
        [46, 148, 10],
        [50, 192, 4],
      ]),
      brush.round(color),
    )
  );
};

export const trigger = (brush: Brush): string => {
  const color = capColor(brush);
  const dark = shade(brush.main, 0.15);
  return (
    path('M232 132q-26 34-22 84q10 6 16-2q0-38 28-66Z', brush.down(dark, 0.8)) +
    path('M186 62q-6 0-6 8v22q0 8 8 8h16v8q0 6 6 6h26l12 46h106V86q0-34-40-34H214q-12 0-14 10Z', brush.lit(color)) +
    path('M206 62q2-6 10-6h96q22 0 30 14q-20-6-50-6Z', '#fff', 'opacity=".45"') +
    rect(168, 68, 16, 24, 4, brush.down(dark)) +
    path(
      lathe([
        [54, 160, 6],
        [58, 194, 4],
      ]),
      brush.round(dark),
    )
  );
};
