import type { Archetype } from '../../../types.ts';
import {
  desktopReviews,
  keyboardReviews,
  laptopReviews,
  monitorReviews,
  mouseReviews,
  printerReviews,
  tabletReviews,
  webcamReviews,
} from '../reviews/computers.ts';
import { desktop } from './desktops.ts';
import { keyboard } from './keyboards.ts';
import { laptop } from './laptops.ts';
import { mouse } from './mice.ts';
import { monitor } from './monitors.ts';
import { printer } from './printers.ts';
import { tablet } from './tablets.ts';
import { webcam } from './webcams.ts';

const at = (leaf: string) => `electronica/computo/${leaf}`;

export const computers: readonly Archetype[] = [
  { category: at('laptops'), weight: 10, reviews: laptopReviews, make: laptop },
  { category: at('computadoras-de-escritorio'), weight: 4, reviews: desktopReviews, make: desktop },
  { category: at('monitores'), weight: 5, reviews: monitorReviews, make: monitor },
  { category: at('tabletas'), weight: 5, reviews: tabletReviews, make: tablet },
  { category: at('teclados'), weight: 4, reviews: keyboardReviews, make: keyboard },
  { category: at('mouse'), weight: 4, reviews: mouseReviews, make: mouse },
  { category: at('impresoras'), weight: 4, reviews: printerReviews, make: printer },
  { category: at('camaras-web'), weight: 2, reviews: webcamReviews, make: webcam },
];
