import { productLine } from '../../shared-product-line.ts';
import { cuerpo } from '../reviews.ts';
import { AROMAS } from './aromas.ts';
import { CUERPO } from './base.ts';

export const manosYPies = productLine({
  ...CUERPO,
  leaf: 'salud-belleza/cuidado-personal/manos-y-pies',
  reviews: cuerpo,
  weight: 3,
  art: 'tube',
  sizes: {
    option: 'Contenido',
    values: [
      ['50 ml', 0.65],
      ['100 ml', 1],
      ['200 ml', 1.7],
    ],
    most: 2,
  },
  items: [
    {
      name: 'Crema de manos',
      the: 'la crema',
      short: 'Manos',
      price: 78,
      hex: '#f3d9c4',
      say: 'Para las manos que lavan trastes y usan gel todo el día. Se absorbe antes de que toques el celular.',
      facts: [['Zona', 'Manos']],
      points: ['Se absorbe rápido'],
    },
    {
      name: 'Crema para pies',
      the: 'la crema',
      short: 'Pies',
      price: 98,
      hex: '#8fc4a7',
      say: 'Con urea, para talones partidos. De noche, con calcetín de algodón, se nota en una semana.',
      facts: [
        ['Zona', 'Pies'],
        ['Activo', 'Urea 10 %'],
      ],
      points: ['Con urea'],
    },
    {
      name: 'Aceite de cutícula',
      the: 'el aceite',
      short: 'Cutícula',
      art: 'bottle',
      params: { shape: 'dropper' },
      price: 88,
      hex: '#e9b44c',
      say: 'Dos gotas por mano y un masajito. Ablanda la cutícula y evita que se levante.',
      facts: [['Zona', 'Uñas']],
      points: ['Ablanda la cutícula'],
    },
  ],
  traits: AROMAS,
});
