import type { Archetype } from '../../../types.ts';
import { caseReviews, driveReviews } from '../reviews/parts.ts';
import { chassis } from './chassis.ts';
import { externalDisk } from './external-disks.ts';
import { ssd } from './solid-state-disks.ts';
import { usbStick } from './usb-sticks.ts';

const at = (leaf: string) => `electronica/componentes-y-almacenamiento/${leaf}`;

export const parts: readonly Archetype[] = [
  { category: at('unidades-ssd'), weight: 4, reviews: driveReviews, make: ssd },
  { category: at('discos-externos'), weight: 3, reviews: driveReviews, make: externalDisk },
  { category: at('memorias-usb'), weight: 3, reviews: driveReviews, make: usbStick },
  { category: at('gabinetes'), weight: 2, reviews: caseReviews, make: chassis },
];
