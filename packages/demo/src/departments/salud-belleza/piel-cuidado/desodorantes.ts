import { productLine } from '../../shared-product-line.ts';
import { cuerpo } from '../reviews.ts';
import { CUERPO } from './base.ts';

export const desodorantes = productLine({
  ...CUERPO,
  leaf: 'salud-belleza/cuidado-personal/desodorantes',
  reviews: cuerpo,
  weight: 4,
  art: 'bottle',
  params: { shape: 'spray' },
  sizes: {
    option: 'Presentación',
    values: [
      ['1 pieza', 1],
      ['2 piezas', 1.9],
      ['4 piezas', 3.7],
    ],
    most: 2,
  },
  items: [
    {
      name: 'Desodorante en barra',
      the: 'el desodorante',
      short: 'En barra',
      art: 'tube',
      price: 78,
      hex: '#6a994e',
      say: 'Se desliza sin jalar y seca rápido. Espera un minuto antes de vestirte.',
      facts: [
        ['Forma', 'Barra'],
        ['Contenido', '60 g'],
      ],
      points: ['Seca rápido'],
    },
    {
      name: 'Desodorante roll-on',
      the: 'el desodorante',
      short: 'Roll-on',
      price: 62,
      hex: '#8ec4ea',
      say: 'Rinde muchísimo y no reseca. Deja que se seque antes de la camisa blanca.',
      facts: [
        ['Forma', 'Roll-on'],
        ['Contenido', '60 ml'],
      ],
      points: ['Rendidor'],
    },
    {
      name: 'Desodorante en aerosol',
      the: 'el desodorante',
      short: 'Aerosol',
      price: 88,
      hex: '#45484e',
      say: 'Secado inmediato, a quince centímetros de la axila. No lo uses cerca de una flama.',
      facts: [
        ['Forma', 'Aerosol'],
        ['Contenido', '150 ml'],
      ],
      points: ['Seca al instante'],
    },
  ],
  traits: [
    {
      name: 'sin aluminio',
      say: 'Sin sales de aluminio ni alcohol: controla el olor y deja transpirar.',
      facts: [
        ['Tipo', 'Desodorante'],
        ['Aluminio', 'No contiene'],
      ],
      points: ['Sin aluminio'],
    },
    {
      name: 'antitranspirante',
      say: 'Antitranspirante, para días de calor y juntas largas.',
      factor: 1.1,
      facts: [['Tipo', 'Antitranspirante']],
      points: ['Días de calor'],
    },
    {
      name: 'para piel sensible',
      say: 'Sin perfume y sin bicarbonato, que a algunas personas irrita.',
      factor: 1.08,
      facts: [
        ['Tipo', 'Desodorante'],
        ['Perfume', 'No contiene'],
      ],
      points: ['Sin perfume'],
    },
    {
      name: 'de aroma herbal',
      say: 'Salvia y cardamomo, aroma que se va solo y no pelea con tu perfume.',
      facts: [
        ['Tipo', 'Desodorante'],
        ['Aroma', 'Salvia y cardamomo'],
      ],
      points: ['Aroma discreto'],
      motif: 'emoji:herb',
    },
    {
      name: 'con menta',
      say: 'Frescura de menta para climas calientes.',
      facts: [
        ['Tipo', 'Desodorante'],
        ['Aroma', 'Menta'],
      ],
      points: ['Con menta'],
      motif: 'emoji:leafy-green',
    },
  ],
});
