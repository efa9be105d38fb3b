import { luminance, shade } from '../palette.ts';
import { disc, line, mirrored, path, repeat } from '../shapes.ts';
import type { Drawing } from '../types.ts';
import { Brush } from './brush.ts';
import { fabric, garment, nape } from './garments.ts';

/** A baby's one-piece suit with snap fasteners. */
export const onesie: Drawing = (input) => {
  const brush = new Brush(input);
  const { main, second } = brush;
  const trim = Math.abs(luminance(second) - luminance(main)) > 0.1 ? second : shade(main, 0.18);
  const outline =
    'M210 60L150 84Q116 98 96 140L48 236L128 284L164 230Q168 330 160 400Q220 440 252 540H348Q380 440 440 400Q432 330 436 230L472 284L552 236L504 140Q484 98 450 84L390 60Q300 150 210 60Z';
  return (
    nape(main, 62) +
    garment(
      brush,
      outline,
      fabric(brush),
      mirrored(
        line('M160 400Q222 440 252 540', trim, 16) +
          line('M52 232L130 280', trim, 14) +
          line('M196 66Q190 120 150 180', trim, 5),
      ) + brush.motif(brush.word('motif'), 300, 290, 170),
      '',
    ) +
    path('M210 60Q300 150 390 60', 'none', `stroke="${trim}" stroke-width="14"`) +
    path('M250 520H350L346 556H254Z', trim) +
    repeat(3, (i) => disc(272 + i * 28, 538, 6.5, brush.ball('#ffffff')))
  );
};
