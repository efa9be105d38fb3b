import { productLine } from '../../shared-product-line.ts';
import { cuerpo } from '../reviews.ts';
import { AROMAS } from './aromas.ts';
import { CUERPO } from './base.ts';

export const jabonesYGelesDeBano = productLine({
  ...CUERPO,
  leaf: 'salud-belleza/cuidado-personal/jabones-y-geles-de-bano',
  reviews: cuerpo,
  weight: 5,
  art: 'soap',
  sizes: {
    option: 'Presentación',
    values: [
      ['1 pieza', 1],
      ['3 piezas', 2.8],
      ['6 piezas', 5.4],
    ],
    most: 2,
  },
  items: [
    {
      name: 'Jabón artesanal',
      the: 'el jabón',
      short: 'Artesanal',
      price: 68,
      hex: '#e0c29a',
      say: 'Curado cuarenta días en repisa: dura más en la jabonera y deja espuma cremosa. Colócalo en algo que escurra.',
      facts: [
        ['Peso', '110 g'],
        ['Forma', 'Barra'],
      ],
      points: ['Curado 40 días'],
    },
    {
      name: 'Gel de baño',
      the: 'el gel',
      short: 'Gel de baño',
      art: 'bottle',
      params: { shape: 'pump' },
      price: 148,
      hex: '#a5dcc3',
      say: 'Espuma abundante y enjuague fácil, para duchas rápidas. Con dos disparos alcanza.',
      facts: [
        ['Contenido', '500 ml'],
        ['Forma', 'Gel'],
      ],
      points: ['Enjuaga fácil'],
    },
    {
      name: 'Exfoliante corporal',
      the: 'el exfoliante',
      short: 'Exfoliante',
      art: 'jar',
      price: 178,
      hex: '#c9a66b',
      say: 'De azúcar y aceites: úsalo sobre piel mojada, en círculos, y enjuaga bien el piso, que queda resbaloso.',
      facts: [
        ['Contenido', '300 g'],
        ['Forma', 'Exfoliante'],
      ],
      points: ['De azúcar'],
    },
  ],
  traits: AROMAS,
  models: ['Río', 'Solar', 'Encanto', 'Jardín'],
});
