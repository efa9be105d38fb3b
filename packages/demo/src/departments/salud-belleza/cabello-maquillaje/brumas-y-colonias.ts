import { productLine } from '../../shared-product-line.ts';
import { aroma } from '../reviews.ts';
import { AROMA } from './aroma.ts';

export const brumasYColonias = productLine({
  ...AROMA,
  leaf: 'salud-belleza/perfumes/brumas-y-colonias',
  reviews: aroma,
  weight: 4,
  art: 'bottle',
  params: { shape: 'spray' },
  sizes: {
    option: 'Contenido',
    values: [
      ['100 ml', 0.6],
      ['250 ml', 1],
      ['500 ml', 1.7],
    ],
    most: 2,
  },
  models: ['Fresco', 'Ligero', 'Vacaciones'],
  items: [
    {
      name: 'Bruma corporal',
      the: 'la bruma',
      short: 'Bruma',
      price: 168,
      hex: '#f2b5c4',
      say: 'Ligera, para después de bañarse o para el cambio de clima. No mancha la blusa.',
      facts: [['Concentración', '3 %']],
      points: ['No mancha'],
    },
    {
      name: 'Colonia fresca',
      the: 'la colonia',
      short: 'Colonia',
      price: 188,
      hex: '#cfe3ee',
      say: 'Para toda la familia, incluso después del juego. La de la abuela con mejor empaque.',
      facts: [['Concentración', '5 %']],
      points: ['Para todos'],
    },
    {
      name: 'Colonia para bebé',
      tag: 'bebe',
      the: 'la colonia',
      short: 'Bebé',
      price: 148,
      hex: '#cfe8f5',
      say: 'Muy suave y sin alcohol. Sobre la ropa, nunca directo en la piel del bebé.',
      facts: [
        ['Concentración', '1 %'],
        ['Alcohol', 'No contiene'],
      ],
      points: ['Sin alcohol'],
    },
  ],
  traits: [
    {
      name: 'de azahar',
      say: 'Azahar limpio, el más fácil de querer.',
      words: { uso: 'azahar' },
      motif: 'emoji:blossom',
      facts: [['Aroma', 'Azahar']],
      points: ['Azahar limpio'],
    },
    {
      name: 'de lavanda',
      say: 'Lavanda seca, para bajar el ritmo.',
      words: { uso: 'lavanda' },
      motif: 'emoji:hyacinth',
      facts: [['Aroma', 'Lavanda']],
      points: ['Lavanda seca'],
    },
    {
      name: 'de coco',
      not: ['bebe'],
      say: 'Coco sin exceso, con sal de mar al final.',
      words: { uso: 'playa' },
      motif: 'emoji:coconut',
      facts: [['Aroma', 'Coco']],
      points: ['A playa'],
    },
    {
      name: 'de manzanilla',
      say: 'Manzanilla y miel, tibia y discreta.',
      words: { uso: 'manzanilla' },
      motif: 'emoji:sunflower',
      facts: [['Aroma', 'Manzanilla']],
      points: ['Discreta'],
    },
  ],
});
