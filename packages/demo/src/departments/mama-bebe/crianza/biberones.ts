import { productLine } from '../../shared-product-line.ts';
import { comida } from '../reviews/crianza.ts';
import { MESA, PASTEL } from './base.ts';

export const biberones = productLine({
  ...MESA,
  leaf: 'mama-bebe/alimentacion/biberones',
  reviews: comida,
  weight: 4,
  art: 'baby-bottle',
  models: ['Ritmo', 'Pausa', 'Toma', 'Uno'],
  colors: PASTEL,
  mostColors: 3,
  sizes: {
    option: 'Capacidad',
    values: [
      ['150 ml', 0.9],
      ['240 ml', 1],
      ['330 ml', 1.15],
    ],
    most: 2,
  },
  close: [
    'Hierve las piezas cinco minutos antes del primer uso.',
    'Cambia la mamila cada dos o tres meses, o antes si se ve desgastada.',
    'Prueba la temperatura en tu muñeca antes de dárselo.',
  ],
  items: [
    {
      name: 'Biberón anticólico',
      the: 'el biberón',
      short: 'Anticólico',
      price: 148,
      say: 'La válvula deja salir el aire por abajo y no por la panza. Se desarma en cuatro piezas para lavarlo bien.',
      facts: [['Flujo', 'Lento']],
      points: ['Válvula de aire'],
    },
    {
      name: 'Biberón de vidrio',
      the: 'el biberón',
      short: 'Vidrio',
      price: 178,
      say: 'Vidrio de borosilicato con funda, que no guarda olor ni se raya por dentro.',
      facts: [
        ['Flujo', 'Medio'],
        ['Material', 'Borosilicato'],
      ],
      points: ['No guarda olor'],
    },
    {
      name: 'Biberón de boca ancha',
      the: 'el biberón',
      short: 'Boca ancha',
      price: 138,
      say: 'De boca ancha para llenarlo sin derramar la fórmula a las cuatro de la mañana.',
      facts: [['Flujo', 'Medio']],
      points: ['Fácil de llenar'],
    },
  ],
  traits: [
    {
      name: 'con mamila natural',
      say: 'Mamila ancha, parecida al pecho, que ayuda a alternar.',
      facts: [['Mamila', 'Ancha']],
      points: ['Ayuda a alternar'],
    },
    {
      name: 'con mamila ortodóntica',
      say: 'Mamila ortodóntica, para bebés que ya tienen costumbre.',
      factor: 1.05,
      facts: [['Mamila', 'Ortodóntica']],
      points: ['Ortodóntica'],
    },
    {
      name: 'con asas',
      say: 'Asas suaves para que empiece a sostenerlo solo.',
      factor: 1.1,
      facts: [['Asas', 'Desmontables']],
      points: ['Con asas'],
    },
  ],
});
