import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { tes } from '../reviews.ts';
import { CAFE } from './base.ts';

export const teEInfusiones = productLine({
  ...CAFE,
  leaf: 'bebidas/cafe-te-y-chocolate/te-e-infusiones',
  reviews: tes,
  weight: 4,
  makers: [M.herbolaria, M.tostadoPatio],
  art: 'box',
  items: [
    {
      name: 'Té verde',
      the: 'el té',
      short: 'Verde',
      price: 78,
      hex: '#8fbf7f',
      motif: 'emoji:teapot',
      say: 'Hoja entera, herbáceo y con un final dulce. El agua a 80 °C: hirviendo, amarga.',
      facts: [
        ['Base', 'Camellia sinensis'],
        ['Cafeína', 'Sí, poca'],
      ],
      points: ['Hoja entera'],
    },
    {
      name: 'Té negro',
      the: 'el té',
      short: 'Negro',
      price: 74,
      hex: '#6b3f2a',
      motif: 'emoji:teapot',
      say: 'Cuerpo y color de caramelo; solo, con limón o con leche. Cuatro minutos exactos.',
      facts: [
        ['Base', 'Camellia sinensis'],
        ['Cafeína', 'Sí'],
      ],
      points: ['Aguanta la leche'],
    },
    {
      name: 'Manzanilla',
      the: 'la manzanilla',
      short: 'Manzanilla',
      price: 52,
      hex: '#f2d66b',
      motif: 'emoji:sunflower',
      say: 'Flor entera, no polvo. La infusión de siempre después de comer.',
      facts: [
        ['Base', 'Flor de manzanilla'],
        ['Cafeína', 'No'],
      ],
      points: ['Flor entera'],
    },
    {
      name: 'Infusión de hierbabuena',
      the: 'la infusión',
      short: 'Hierbabuena',
      price: 56,
      hex: '#6a994e',
      motif: 'emoji:herb',
      say: 'Fresca y digestiva; fría, con limón, quita el calor de la tarde.',
      facts: [
        ['Base', 'Hierbabuena'],
        ['Cafeína', 'No'],
      ],
      points: ['Fría o caliente'],
    },
    {
      name: 'Infusión de jamaica y naranja',
      the: 'la infusión',
      short: 'Jamaica',
      price: 64,
      hex: '#8f1c3f',
      motif: 'emoji:hibiscus',
      say: 'Ácida y con color, con cáscara de naranja. Sirve para agua fresca con tres sobres por litro.',
      facts: [
        ['Base', 'Flor de jamaica'],
        ['Cafeína', 'No'],
      ],
      points: ['Sirve para agua fresca'],
    },
  ],
  traits: [
    {
      name: 'en sobres de tela',
      say: 'Sobre amplio de tela compostable: la hoja se abre y suelta mejor.',
      facts: [['Presentación de la hoja', 'Sobre de tela']],
      points: ['Sobre amplio'],
    },
    {
      name: 'a granel',
      sizes: {
        option: 'Contenido',
        values: [
          ['100 g', 1],
          ['250 g', 2.3],
        ],
        most: 2,
      },
      say: 'A granel, para infusor o tetera; sale más barato por taza.',
      factor: 0.9,
      facts: [['Presentación de la hoja', 'Granel']],
      points: ['Más barato por taza'],
    },
    {
      name: 'con jengibre y limón',
      say: 'Lleva jengibre deshidratado y cáscara de limón, que entibian la garganta.',
      factor: 1.12,
      motif: 'emoji:ginger-root',
      facts: [
        ['Presentación de la hoja', 'Sobre de tela'],
        ['Mezcla', 'Jengibre y limón'],
      ],
      points: ['Con jengibre'],
    },
    {
      name: 'de cultivo orgánico',
      say: 'Hierba orgánica, cosechada en la mañana y secada a la sombra.',
      factor: 1.25,
      facts: [
        ['Presentación de la hoja', 'Sobre de tela'],
        ['Certificación', 'Orgánico'],
      ],
      points: ['Orgánico'],
    },
  ],
  sizes: {
    option: 'Presentación',
    values: [
      ['25 sobres', 0.62],
      ['50 sobres', 1],
      ['100 sobres', 1.9],
    ],
    most: 2,
  },
  facts: [
    ['Conservación', 'Lugar seco, bien cerrado'],
    ['Caducidad', '24 meses'],
    ['País de origen', 'México'],
    ['Preparación', '200 ml de agua caliente, 3 a 5 min'],
  ],
  close: [
    'Tapa la taza mientras infusiona: guarda el aroma que se iba al techo.',
    'Fría también funciona: doce horas en el refri y con hielo.',
    'Guárdala lejos de las especias, que perfuman de más.',
  ],
});
