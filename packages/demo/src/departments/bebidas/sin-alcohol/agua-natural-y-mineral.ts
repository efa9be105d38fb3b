import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { sinAlcohol } from '../reviews.ts';
import { BASE } from './base.ts';

export const aguaNaturalYMineral = productLine({
  ...BASE,
  leaf: 'bebidas/refrescos-y-aguas/agua-natural-y-mineral',
  reviews: sinAlcohol,
  weight: 5,
  makers: [M.ojoDeAgua, M.sodaPlaza, M.chispa],
  params: { shape: 'water' },
  close: [
    'Guárdala en la sombra; el plástico y el sol no se llevan.',
    'Va en paquete retráctil, con asa para cargarla.',
    'Separa el envase: se recicla completo, con todo y tapa.',
  ],
  items: [
    {
      name: 'Agua natural',
      the: 'el agua',
      short: 'Natural',
      tag: 'natural',
      price: 62,
      hex: '#8ec4ea',
      motif: 'emoji:droplet',
      say: 'Ligera y de baja mineralización, para todo el día y para el biberón hervido.',
      facts: [['Tipo', 'Natural purificada']],
      points: ['Baja en sodio'],
    },
    {
      name: 'Agua de manantial',
      the: 'el agua',
      short: 'Manantial',
      tag: 'natural',
      price: 78,
      hex: '#2bb5b8',
      motif: 'emoji:mountain',
      say: 'Se embotella donde brota, con sus minerales de origen y un sabor apenas dulce.',
      facts: [['Tipo', 'Manantial']],
      points: ['Embotellada en origen'],
    },
    {
      name: 'Agua mineral',
      the: 'el agua mineral',
      short: 'Mineral',
      tag: 'gas',
      price: 96,
      hex: '#1f5966',
      motif: 'emoji:bubbles',
      say: 'Burbuja fuerte que aguanta con limón, sal y chamoy. También parte a la mitad cualquier vino blanco.',
      facts: [['Tipo', 'Mineral carbonatada']],
      points: ['Burbuja fuerte'],
    },
    {
      name: 'Agua mineral ligera',
      the: 'el agua mineral',
      short: 'Ligera',
      tag: 'gas',
      price: 92,
      hex: '#6fd1d6',
      motif: 'emoji:bubbles',
      say: 'Gas suave para acompañar la comida sin inflar. Si te cansa el refresco, empieza por aquí.',
      facts: [['Tipo', 'Mineral de gas suave']],
      points: ['Gas suave'],
    },
  ],
  traits: [
    {
      name: 'sin sabor',
      say: 'Agua y nada más: sin sabor añadido, sin endulzante.',
      facts: [['Sabor', 'Sin sabor']],
      points: ['Solo agua'],
    },
    {
      name: 'con limón',
      say: 'Esencia natural de limón, sin azúcar ni jugo; cero calorías.',
      motif: 'emoji:lime',
      factor: 1.08,
      facts: [
        ['Sabor', 'Limón'],
        ['Calorías', '0 kcal'],
      ],
      points: ['Limón natural'],
    },
    {
      name: 'con toronja rosa',
      say: 'Toronja rosa, aroma fuerte y amargor leve. También cero azúcar.',
      motif: 'emoji:tangerine',
      factor: 1.08,
      facts: [
        ['Sabor', 'Toronja'],
        ['Calorías', '0 kcal'],
      ],
      points: ['Toronja rosa'],
    },
    {
      name: 'con pepino y menta',
      say: 'Pepino y menta: fresca como agua de spa, pero en la oficina.',
      motif: 'emoji:cucumber',
      factor: 1.1,
      facts: [
        ['Sabor', 'Pepino y menta'],
        ['Calorías', '0 kcal'],
      ],
      points: ['Pepino y menta'],
    },
  ],
  sizes: {
    option: 'Presentación',
    values: [
      ['6 de 1 L', 1],
      ['12 de 600 ml', 1.15],
      ['24 de 355 ml', 1.8],
    ],
    most: 1,
  },
});
