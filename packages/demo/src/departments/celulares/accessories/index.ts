import type { Archetype } from '../../../types.ts';
import {
  cableReviews,
  caseReviews,
  chargerReviews,
  glassReviews,
  memoryReviews,
  powerBankReviews,
  standReviews,
} from '../reviews/accessories.ts';
import { phoneCase } from './cases.ts';
import { cable, charger } from './chargers-and-cables.ts';
import { memory } from './memory-cards.ts';
import { powerBank } from './power-banks.ts';
import { screenGlass } from './screen-glass.ts';
import { stand } from './stands.ts';

const at = (leaf: string) => `celulares/accesorios-para-celular/${leaf}`;

export const accessories: readonly Archetype[] = [
  { category: at('fundas'), weight: 12, reviews: caseReviews, make: phoneCase },
  { category: at('micas-y-protectores'), weight: 6, reviews: glassReviews, make: screenGlass },
  { category: at('cargadores'), weight: 6, reviews: chargerReviews, make: charger },
  { category: at('cables'), weight: 5, reviews: cableReviews, make: cable },
  { category: at('baterias-portatiles'), weight: 5, reviews: powerBankReviews, make: powerBank },
  { category: at('soportes-y-tripies'), weight: 4, reviews: standReviews, make: stand },
  { category: at('memorias-microsd'), weight: 3, reviews: memoryReviews, make: memory },
];
