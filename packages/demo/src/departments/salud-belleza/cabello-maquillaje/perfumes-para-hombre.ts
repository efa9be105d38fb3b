import { productLine } from '../../shared-product-line.ts';
import { aroma } from '../reviews.ts';
import { AROMA } from './aroma.ts';

export const perfumesParaHombre = productLine({
  ...AROMA,
  leaf: 'salud-belleza/perfumes/perfumes-para-hombre',
  reviews: aroma,
  weight: 5,
  models: ['Camino Real', 'Ocote', 'Último Tren', 'Barranca', 'Piedra Negra', 'Sereno'],
  sizes: {
    option: 'Contenido',
    values: [
      ['50 ml', 1],
      ['100 ml', 1.6],
    ],
    most: 2,
  },
  items: [
    {
      name: 'Eau de parfum para hombre',
      the: 'el perfume',
      short: 'Parfum',
      params: { shape: 'square' },
      price: 568,
      hex: '#37474f',
      motif: 'emoji:wood',
      say: 'Madera y especia, con estela que se queda sin avasallar. De noche, y en clima fresco.',
      facts: [['Concentración', 'Eau de parfum, 15 %']],
      points: ['Estela larga'],
    },
    {
      name: 'Eau de toilette para hombre',
      the: 'el perfume',
      short: 'Toilette',
      params: { shape: 'tall' },
      price: 448,
      hex: '#1f5966',
      motif: 'emoji:lemon',
      say: 'Fresco y limpio para la oficina y el calor. Se nota cerca, no a tres metros.',
      facts: [['Concentración', 'Eau de toilette, 9 %']],
      points: ['Para la oficina'],
    },
  ],
  traits: [
    {
      name: 'de cedro y tabaco',
      say: 'Cedro, tabaco y un toque de naranja amarga.',
      words: { uso: 'madera y tabaco' },
      motif: 'emoji:evergreen-tree',
      facts: [
        ['Salida', 'Naranja amarga'],
        ['Corazón', 'Tabaco'],
        ['Fondo', 'Cedro'],
      ],
      points: ['Maderoso'],
    },
    {
      name: 'de limón y vetiver',
      say: 'Limón, jengibre y vetiver: recién bañado todo el día.',
      words: { uso: 'limón y pasto' },
      motif: 'emoji:lime',
      facts: [
        ['Salida', 'Limón'],
        ['Corazón', 'Jengibre'],
        ['Fondo', 'Vetiver'],
      ],
      points: ['Cítrico limpio'],
    },
    {
      name: 'de cuero y mezquite',
      say: 'Cuero suave y humo de mezquite; elegante y distinto.',
      factor: 1.2,
      words: { uso: 'cuero y humo' },
      motif: 'emoji:fire',
      facts: [
        ['Salida', 'Cardamomo'],
        ['Corazón', 'Cuero'],
        ['Fondo', 'Mezquite'],
      ],
      points: ['Distinto'],
    },
    {
      name: 'de lavanda y cacao',
      say: 'Lavanda, salvia y cacao amargo: barbería y postre a la vez.',
      factor: 1.08,
      words: { uso: 'lavanda y cacao' },
      motif: 'emoji:chocolate-bar',
      facts: [
        ['Salida', 'Lavanda'],
        ['Corazón', 'Salvia'],
        ['Fondo', 'Cacao'],
      ],
      points: ['Aromático'],
    },
  ],
});
