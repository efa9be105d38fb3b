import type { Archetype } from '../../../types.ts';
import { barReviews, headphoneReviews, micReviews, partyReviews, speakerReviews } from '../reviews/audio.ts';
import { headphones } from './headphones.ts';
import { microphone } from './microphones.ts';
import { soundbar } from './soundbars.ts';
import { party, speaker } from './speakers.ts';

const at = (leaf: string) => `electronica/audio/${leaf}`;

export const audio: readonly Archetype[] = [
  { category: at('audifonos-de-diadema'), weight: 6, reviews: headphoneReviews, make: headphones },
  { category: at('bocinas-portatiles'), weight: 6, reviews: speakerReviews, make: speaker },
  { category: at('bafles-y-bocinas-de-fiesta'), weight: 4, reviews: partyReviews, make: party },
  { category: at('barras-de-sonido'), weight: 3, reviews: barReviews, make: soundbar },
  { category: at('microfonos'), weight: 3, reviews: micReviews, make: microphone },
];
