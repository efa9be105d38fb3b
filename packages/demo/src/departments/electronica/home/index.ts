import type { Archetype } from '../../../types.ts';
import { bulbReviews, plugReviews, routerReviews, securityReviews } from '../reviews/home.ts';
import { router } from './routers.ts';
import { securityCamera } from './security-cameras.ts';
import { smartBulb } from './smart-bulbs.ts';
import { smartPlug } from './smart-plugs.ts';

const at = (leaf: string) => `electronica/redes-y-casa-inteligente/${leaf}`;

export const home: readonly Archetype[] = [
  { category: at('ruteadores-y-repetidores'), weight: 4, reviews: routerReviews, make: router },
  { category: at('camaras-de-seguridad'), weight: 4, reviews: securityReviews, make: securityCamera },
  { category: at('focos-inteligentes'), weight: 3, reviews: bulbReviews, make: smartBulb },
  { category: at('enchufes-y-sensores'), weight: 3, reviews: plugReviews, make: smartPlug },
];
