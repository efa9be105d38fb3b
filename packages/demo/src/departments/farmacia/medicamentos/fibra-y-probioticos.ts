import { productLine } from '../../shared-product-line.ts';
import { suplemento } from '../reviews/medicamentos.ts';
import { SUPLEMENTO } from './suplemento.ts';

export const fibraYProbioticos = productLine({
  ...SUPLEMENTO,
  leaf: 'farmacia/vitaminas-y-suplementos/fibra-y-probioticos',
  reviews: suplemento,
  weight: 3,
  art: 'jar',
  items: [
    {
      name: 'Fibra de psyllium',
      the: 'la fibra',
      short: 'Psyllium',
      price: 148,
      hex: '#c8ad7f',
      motif: 'emoji:sheaf-of-rice',
      say: 'Cáscara de plantago molida. Siempre con un vaso completo de agua y poco a poco: empieza con media cucharada.',
      facts: [['Fibra', '5 g por porción']],
      points: ['Con mucha agua'],
    },
    {
      name: 'Probióticos con 10 cepas',
      the: 'los probióticos',
      art: 'pill-bottle',
      sizes: {
        option: 'Contenido',
        values: [
          ['30 cápsulas', 1],
          ['60 cápsulas', 1.8],
        ],
        most: 2,
      },
      short: '10 cepas',
      price: 268,
      hex: '#7fd1ae',
      motif: 'emoji:microbe',
      say: 'Diez cepas identificadas por nombre y no «mezcla especial». Manténlos lejos del calor.',
      facts: [['Contenido', '20 mil millones de UFC']],
      points: ['Cepas con nombre'],
    },
    {
      name: 'Inulina de agave',
      the: 'la inulina',
      short: 'Inulina',
      price: 158,
      hex: '#5b8c3e',
      motif: 'emoji:cactus',
      say: 'Fibra soluble de agave de Jalisco, casi sin sabor. Va en el licuado; al inicio puede dar gases.',
      facts: [['Fibra', '4 g por porción']],
      points: ['De agave'],
    },
    {
      name: 'Semilla de chía molida',
      the: 'la chía',
      short: 'Chía',
      price: 96,
      hex: '#5a5f3c',
      motif: 'emoji:seedling',
      say: 'Recién molida y en bolsa opaca, porque la luz le pega. Una cucharada al yogur o al agua de limón.',
      facts: [['Fibra', '6 g por porción']],
      points: ['Molida en fresco'],
    },
  ],
  traits: [
    {
      name: 'natural',
      say: 'Sin azúcar, sin sabor y sin colorante.',
      facts: [['Sabor', 'Natural']],
      points: ['Sin azúcar'],
    },
    {
      name: 'sabor naranja',
      not: ['Probióticos con 10 cepas', 'Semilla de chía molida'],
      say: 'Sabor naranja para tomarla en la mañana sin pensarlo.',
      motif: 'emoji:tangerine',
      facts: [['Sabor', 'Naranja']],
      points: ['Sabor naranja'],
    },
    {
      name: 'sabor ciruela',
      not: ['Probióticos con 10 cepas', 'Semilla de chía molida'],
      say: 'Con ciruela pasa, que ayuda a lo mismo.',
      motif: 'emoji:grapes',
      facts: [['Sabor', 'Ciruela']],
      points: ['Con ciruela pasa'],
    },
  ],
  sizes: {
    option: 'Contenido',
    values: [
      ['200 g', 0.65],
      ['400 g', 1],
      ['1 kg', 2.2],
    ],
    most: 2,
  },
});
