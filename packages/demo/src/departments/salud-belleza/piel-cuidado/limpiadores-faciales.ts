import { productLine } from '../../shared-product-line.ts';
import { piel } from '../reviews.ts';
import { FACIAL } from './base.ts';

export const limpiadoresFaciales = productLine({
  ...FACIAL,
  leaf: 'salud-belleza/cuidado-facial/limpiadores-faciales',
  reviews: piel,
  weight: 5,
  art: 'bottle',
  params: { shape: 'pump' },
  sizes: {
    option: 'Contenido',
    values: [
      ['100 ml', 0.6],
      ['200 ml', 1],
      ['400 ml', 1.75],
    ],
    most: 2,
  },
  items: [
    {
      name: 'Gel limpiador facial',
      the: 'el gel',
      short: 'Gel',
      price: 168,
      hex: '#a5dcc3',
      motif: 'emoji:bubbles',
      say: 'Espuma ligera que se lleva el sudor y el humo del día sin dejar la piel tirante.',
      facts: [['Textura', 'Gel']],
      points: ['No deja tirante'],
    },
    {
      name: 'Leche desmaquillante',
      the: 'la leche',
      short: 'Leche',
      price: 178,
      hex: '#f3e7dc',
      motif: 'emoji:droplet',
      say: 'Se pone en seco, con las manos, y disuelve base y rímel antes de enjuagar.',
      facts: [['Textura', 'Leche']],
      points: ['Disuelve el rímel'],
    },
    {
      name: 'Agua micelar',
      the: 'el agua micelar',
      short: 'Micelar',
      price: 148,
      hex: '#cfe3ee',
      motif: 'emoji:droplet',
      say: 'Con un algodón, para las noches en que nadie quiere ir hasta el lavabo. Enjuaga si tu piel es reactiva.',
      facts: [['Textura', 'Agua']],
      points: ['Rápida'],
    },
    {
      name: 'Exfoliante facial',
      the: 'el exfoliante',
      short: 'Exfoliante',
      price: 188,
      hex: '#d9a066',
      motif: 'emoji:sparkles',
      say: 'Grano fino y redondo que no raspa. Una o dos veces por semana, nunca sobre granitos inflamados.',
      facts: [['Textura', 'Crema con grano']],
      points: ['Grano redondo'],
    },
  ],
  traits: [
    {
      name: 'para piel mixta',
      say: 'Con niacinamida al 2 %, que ayuda a controlar el brillo de la zona T.',
      facts: [
        ['Tipo de piel', 'Mixta a grasa'],
        ['Activo', 'Niacinamida 2 %'],
      ],
      points: ['Menos brillo'],
    },
    {
      name: 'para piel seca',
      say: 'Lleva glicerina y aceite de chía, para limpiar sin quitar lo que la piel necesita.',
      facts: [
        ['Tipo de piel', 'Seca'],
        ['Activo', 'Glicerina y chía'],
      ],
      points: ['Con aceite de chía'],
    },
    {
      name: 'para piel sensible',
      say: 'Sin perfume y con pantenol, pensado para pieles que se enrojecen.',
      factor: 1.1,
      facts: [
        ['Tipo de piel', 'Sensible'],
        ['Activo', 'Pantenol 1 %'],
      ],
      points: ['Sin perfume'],
    },
    {
      name: 'con té verde',
      say: 'El té verde de base le da un aroma limpio y un acabado fresco.',
      factor: 1.05,
      motif: 'emoji:teapot',
      facts: [
        ['Tipo de piel', 'Todas'],
        ['Activo', 'Té verde'],
      ],
      points: ['Con té verde'],
    },
  ],
});
