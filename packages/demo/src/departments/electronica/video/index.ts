import type { Archetype } from '../../../types.ts';
import { mountReviews, projectorReviews, streamingReviews, tvReviews } from '../reviews/video.ts';
import { mount } from './mounts.ts';
import { projector } from './projectors.ts';
import { streaming } from './streaming.ts';
import { tv } from './televisions.ts';

const at = (leaf: string) => `electronica/pantallas-y-video/${leaf}`;

export const video: readonly Archetype[] = [
  { category: at('pantallas'), weight: 10, reviews: tvReviews, make: tv },
  { category: at('proyectores'), weight: 3, reviews: projectorReviews, make: projector },
  { category: at('reproductores-de-streaming'), weight: 2, reviews: streamingReviews, make: streaming },
  { category: at('soportes-y-cables-de-video'), weight: 2, reviews: mountReviews, make: mount },
];
