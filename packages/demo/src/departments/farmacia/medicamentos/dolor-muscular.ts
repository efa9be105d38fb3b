import { productLine } from '../../shared-product-line.ts';
import { medicina } from '../reviews/medicamentos.ts';
import { MEDICINA } from './medicina.ts';

export const dolorMuscular = productLine({
  ...MEDICINA,
  leaf: 'farmacia/medicamentos-de-libre-venta/dolor-muscular',
  reviews: medicina,
  weight: 4,
  art: 'tube',
  items: [
    {
      name: 'Gel con diclofenaco al 1 %',
      the: 'el gel',
      short: 'Diclofenaco',
      price: 96,
      hex: '#2c62b8',
      motif: 'emoji:flexed-biceps',
      say: 'Antiinflamatorio de uso local para torceduras y dolor de espalda. Aplica una capa delgada tres veces al día sobre piel sana, nunca en heridas.',
      facts: [['Sustancia activa', 'Diclofenaco 1 %']],
      points: ['Uso local'],
    },
    {
      name: 'Gel con árnica',
      the: 'el gel de árnica',
      short: 'Árnica',
      price: 68,
      hex: '#f2c14e',
      motif: 'emoji:sunflower',
      say: 'Árnica y mentol para masajear piernas y hombros cansados. Sensación fresca y sin grasa.',
      facts: [['Ingredientes', 'Árnica 10 %, mentol']],
      points: ['Sin grasa'],
    },
    {
      name: 'Pomada con mentol y alcanfor',
      the: 'la pomada',
      short: 'Mentol',
      price: 54,
      hex: '#2e8b57',
      motif: 'emoji:herb',
      say: 'Calor y frío al mismo tiempo, la de siempre para cuello y espalda. Lávate las manos al terminar.',
      facts: [['Ingredientes', 'Mentol 3 %, alcanfor 4 %']],
      points: ['La de siempre'],
    },
    {
      name: 'Gel frío con caléndula',
      the: 'el gel frío',
      short: 'Gel frío',
      price: 76,
      hex: '#8ec4ea',
      motif: 'emoji:snowflake',
      say: 'Refresca después del ejercicio y se absorbe en un minuto. También alivia la piel acalorada por el sol.',
      facts: [['Ingredientes', 'Caléndula, mentol 2 %']],
      points: ['Se absorbe rápido'],
    },
  ],
  traits: [
    {
      name: 'en tubo',
      say: 'Tubo con tapa de rosca que no se abre en la mochila.',
      facts: [['Empaque', 'Tubo de aluminio']],
      points: ['Tapa segura'],
    },
    {
      name: 'de aplicador redondo',
      say: 'El aplicador redondo sirve para dar masaje sin ensuciarte las manos.',
      factor: 1.15,
      facts: [['Empaque', 'Aplicador de masaje']],
      points: ['Manos limpias'],
    },
    {
      name: 'sin aroma fuerte',
      not: ['Pomada con mentol y alcanfor'],
      say: 'Aroma discreto, para usarlo en la oficina sin que se entere todo el piso.',
      factor: 1.08,
      facts: [
        ['Empaque', 'Tubo'],
        ['Aroma', 'Discreto'],
      ],
      points: ['Aroma discreto'],
    },
  ],
  sizes: {
    option: 'Contenido',
    values: [
      ['30 g', 0.6],
      ['60 g', 1],
      ['120 g', 1.75],
    ],
    most: 2,
  },
});
