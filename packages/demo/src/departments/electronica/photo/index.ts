import type { Archetype } from '../../../types.ts';
import { cameraReviews, droneReviews, lensReviews, tripodReviews } from '../reviews/photo.ts';
import { camera } from './cameras.ts';
import { drone } from './drones.ts';
import { lens } from './lenses.ts';
import { tripod } from './tripods.ts';

const at = (leaf: string) => `electronica/camaras-y-drones/${leaf}`;

export const photo: readonly Archetype[] = [
  { category: at('camaras'), weight: 4, reviews: cameraReviews, make: camera },
  { category: at('lentes'), weight: 2, reviews: lensReviews, make: lens },
  { category: at('drones'), weight: 3, reviews: droneReviews, make: drone },
  { category: at('tripies-e-iluminacion'), weight: 2, reviews: tripodReviews, make: tripod },
];
